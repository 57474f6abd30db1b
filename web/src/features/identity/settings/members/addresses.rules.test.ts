import { expect, test } from "vitest";
import { lookupText, readAddresses, refusedText, sentText } from "./addresses.rules.ts";

test.each<[string, string, string[], string[]]>([
  ["one address", "maya@fern.com", ["maya@fern.com"], []],
  [
    "lines, commas, semicolons and spaces",
    "a@x.com\nb@x.com, c@x.com; d@x.com e@x.com",
    ["a@x.com", "b@x.com", "c@x.com", "d@x.com", "e@x.com"],
    [],
  ],
  [
    "names with addresses",
    "Maya Ferro <Maya@Fern.com>; Ida <ida@fern.com>",
    ["maya@fern.com", "ida@fern.com"],
    [],
  ],
  [
    "names in quotes, with commas",
    '"Lee, Kim" <kim@work.com>, "Ortiz; Ana"<ana@work.com>\nbo@work.com',
    ["kim@work.com", "ana@work.com", "bo@work.com"],
    [],
  ],
  ["the same one twice", "maya@fern.com MAYA@fern.com", ["maya@fern.com"], []],
  ["what is no address", "maya@fern.com, Ida, tomas@", ["maya@fern.com"], ["Ida", "tomas@"]],
  ["nothing", " \n, ", [], []],
])("a pasted text is read: %s", (_what, text, addresses, others) => {
  expect(readAddresses(text, "specification")).toEqual({ addresses, others });
});

test("an address that this server does not take is called one, with who can allow it", () => {
  expect(refusedText(["Ida"])).toBe("No e-mail address: Ida");
  expect(refusedText(["Ida", "x@studio.agency"])).toBe(
    "No e-mail address: Ida. x@studio.agency: This server does not take this e-mail: after the last dot there must be 2 to 4 letters, and agency has 6. Its administrator can allow it with the setting EMAIL_PATTERN=any.",
  );
});

test("what is known of an address stands beside it", () => {
  expect(lookupText(undefined)).toBe("Looking it up");
  expect(lookupText({ state: "member", name: "Maya" })).toBe("Is a member already");
  expect(lookupText({ state: "account" })).toBe("Has an account");
  expect(lookupText({ state: "unknown" })).toBe("");
  expect(lookupText({ state: "failed", message: "Error searching for user" })).toBe(
    "Error searching for user",
  );
});

const of = (outcome: "invited" | "is_member" | "limited", name: string) => ({
  email: `${name}@fern.com`,
  outcome,
});

test("what was sent is counted, and who is a member already is named", () => {
  const sent = (...items: ReturnType<typeof of>[]) => sentText({ areKept: false, items });
  expect(sent(of("invited", "ida"))).toBe("Invitation sent");
  expect(sent(of("invited", "ida"), of("invited", "noor"), of("is_member", "maya"))).toBe(
    "2 invitations sent. Already a member: maya@fern.com",
  );
  expect(sent(of("is_member", "maya"))).toBe("Already a member: maya@fern.com");
  expect(sent(of("limited", "ida"))).toBe("");
});

test("where nothing sends mails no invitation is called sent", () => {
  const items = [of("invited", "ida"), of("invited", "noor")];

  expect(sentText({ areKept: true, items })).toBe(
    "2 invitations made, not mailed: no mail server is set up, so the mail waits in the outbox. Copy an invite link instead",
  );
  expect(sentText({ areKept: true, items: [of("is_member", "maya")] })).toBe(
    "Already a member: maya@fern.com",
  );
});
