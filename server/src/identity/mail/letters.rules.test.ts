import { expect, test } from "vitest";
import { htmlLetter } from "./letters.rules.ts";
import {
  addAddressMail,
  addressAsideMail,
  addressProvedElsewhereMail,
  memberLostAddressMail,
} from "./address-mails.rules.ts";
import { administratorGoneMail, anotherAdministratorMail } from "./administrator-mails.rules.ts";
import {
  accountEndedMail,
  firstProofMail,
  letInUnprovedMail,
  linkEndedMail,
  madeOwnerMail,
  newOwnerMail,
  outByProofMail,
  outWithOwnerMail,
  ownerNowMail,
} from "./membership-mails.rules.ts";
import {
  accountThereMail,
  codeMail,
  newAccountMail,
  passwordChangedMail,
  resetMail,
  signInMail,
  signUpMail,
  testMail,
} from "./mails.rules.ts";
import type { Mail } from "./mails.rules.ts";

const LINK = "https://herald.example.org/authenticate?stytch_token_type=magic_links&token=abc";
const DAVE = {
  name: "Dave Ruiz",
  emails: [{ id: "1", email: "dave@fernhollow.com", verified: true }],
};
const GWEN = { name: "Gwen", email: "gwen@fernhollow.com", role: "admin" } as const;
const LOSSES = { workspace: "Fern", names: ["Pia", "", "evil.example"] };
const ALL: Mail[] = [
  signInMail("Maya", LINK),
  signUpMail(LINK),
  signUpMail(LINK, true),
  codeMail("", "123456", 2, "aside"),
  newAccountMail(LINK, true),
  accountThereMail("Maya", LINK),
  resetMail("Maya", LINK),
  resetMail("", LINK, false),
  signInMail("", LINK, false),
  passwordChangedMail("Maya"),
  testMail("Maya"),
  anotherAdministratorMail("Maya", DAVE),
  administratorGoneMail("Maya", DAVE, null),
  firstProofMail([LOSSES], [{ workspace: "Fern", role: "admin", owners: [DAVE] }]),
  addressProvedElsewhereMail("Maya", "maya@fern.com"),
  addressAsideMail(LINK),
  addAddressMail(LINK, { isAside: true }),
  memberLostAddressMail("Maya", "Fern", { role: "admin", email: "vic@fern.com", goesOnAs: DAVE }),
  outByProofMail("Maya", "Fern", GWEN),
  outWithOwnerMail("Maya", "evil.example", GWEN),
  letInUnprovedMail("Maya", LOSSES, GWEN),
  accountEndedMail("Maya", "Fern", { ...GWEN, name: "" }),
  ownerNowMail("Maya", "Fern"),
  newOwnerMail("Maya", "Fern", DAVE),
  madeOwnerMail("Maya", { workspace: "Fern", by: DAVE }),
  linkEndedMail("Maya", { workspace: "Fern", by: DAVE, role: "member", whom: DAVE }),
];

const htmlOf = (mail: Mail) => htmlLetter({ ...mail, action: mail.action ?? null });

/** The words of an HTML mail's body, as a screen reader says them. */
function wordsOf(html: string): string[] {
  const [, body = ""] = /<body[^>]*>(.*)<\/body>/su.exec(html) ?? [];
  return body
    .replaceAll(/<[^>]*>/gu, "\n")
    .replaceAll("&amp;", "&")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

test.each(ALL)("$subject: HTML and plain text say the same", (mail) => {
  const button = mail.action === undefined ? [] : [mail.action];
  const parts = mail.text.split("\n\n");
  const wanted = parts.flatMap((part) => (part === LINK ? [...button, part] : [part]));

  expect(wordsOf(htmlOf(mail))).toEqual(["Herald", ...wanted]);
});

test.each(ALL.filter(({ action }) => action !== undefined))(
  "$subject: the words of the button stand in the text, and the link is there as a button and as text",
  (mail) => {
    const html = htmlOf(mail);

    expect(mail.text.toLowerCase()).toContain(mail.action?.toLowerCase());
    expect(html.match(/<a /gu)).toHaveLength(2);
    expect(html.match(/href="[^"]*"/gu)).toEqual(Array(2).fill(`href="${LINK.replace("&", "&amp;")}"`));
  },
);

test.each(ALL)("$subject: whole sentences, and of names no more than names", ({ text }) => {
  expect(text).not.toMatch(/\.\.|\. ?,|evil\.example|\bundefined\b/u);
});

test("nothing of a mail is fetched, and nothing in it runs", () => {
  const html = ALL.map(htmlOf).join("");

  expect(html).not.toMatch(/<(?:img|link|script|style|iframe)|url\(|@import|\bon\w+=/iu);
});

test("it is read on white and on black: only the button has colours of its own", () => {
  const html = htmlOf(signInMail("Maya", LINK));

  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  expect(
    html.match(/(?:background|[; "]color): [^;"]*/gu)?.map((rule) => rule.slice(rule.indexOf(":") + 2)),
  ).toEqual(["#4f46e5", "#ffffff", "inherit"]);
});

test("a name is text, whatever stands in it", () => {
  const html = htmlOf(signInMail('<img src=x onerror="alert(1)">', LINK));

  expect(html).not.toContain("<img");
  expect(html).toContain("Hello &lt;img src=x onerror=&quot;alert(1)&quot;&gt;,");
});

test.each([
  ["a link", "https://evil.example"],
  ["an address of a page", "customer, pay at evil.example now"],
  ["a page by number", "192.0.2.7"],
  ["a dot of another script", "evil。example"],
  ["a mailbox", "help@evil.example"],
  ["lines", "customer,\n\nyour account was locked."],
  ["more than a name", "a".repeat(121)],
])("a name that is %s is left out", (_what, name) => {
  expect(signInMail(name, LINK).text).toMatch(/^Hello,\n\nopen this/u);
});

test.each(["Maya Ferro", "J.R. Núñez-O’Brien", "Dr. Ana M. Sá", "माया फ़ेरो", "玛雅"])(
  "%s is greeted",
  (name) => {
    expect(signInMail(name, LINK).text).toContain(`Hello ${name},`);
  },
);
