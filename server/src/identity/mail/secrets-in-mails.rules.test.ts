import { expect, test } from "vitest";
import { addressAddedMail } from "./address-mails.rules.ts";
import { codeMail, invitationMail, signInMail } from "./mails.rules.ts";
import { codeText, testText } from "#/identity/texts/texts.rules.ts";
import { withoutSecrets } from "./secrets-in-mails.rules.ts";

test("the link or the code of a message goes, and nothing else of it", () => {
  const link = "https://herald.example/authenticate?token=abc-123";
  const code = codeMail("Maya", "042137", 2);
  const invitation = invitationMail({ by: "Maya", workspace: "Fern", role: "member" }, link);

  expect(withoutSecrets(signInMail("Maya", link).text)).not.toContain("token=");
  expect(withoutSecrets(invitation.text)).toBe(invitation.text.replace(link, "[link not shown]"));
  expect(withoutSecrets(code.text)).toBe(code.text.replace("042137", "[code not shown]"));
  const plain = addressAddedMail("Maya", "ida@fern.com").text;
  expect(withoutSecrets(plain)).toBe(plain);
});

test.each([null, "herald.example"])(
  "a message to a phone shows its code nowhere, with the page %s",
  (host) => {
    const { text } = codeText("042137", 5, host);

    expect(text).toContain("042137");
    expect(withoutSecrets(text)).not.toContain("042137");
    expect(withoutSecrets(text)).toMatch(/^\[code not shown\] is your Herald code, for 5 minutes\./u);
  },
);

test("a message that only looks like one with a code stays as it is", () => {
  expect(withoutSecrets(testText().text)).toBe(testText().text);
});
