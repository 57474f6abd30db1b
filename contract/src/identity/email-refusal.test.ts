import { expect, test } from "vitest";
import { emailRefusal } from "./email-refusal.ts";

test.each([
  ["anna@studio.agency", "after the last dot there must be 2 to 4 letters, and agency has 6"],
  ["ana@brand.c", "after the last dot there must be 2 to 4 letters, and c has 1"],
  ["a+b@x.de", "before the @ there must be letters, digits, dots, hyphens or underscores only"],
  ["ana@brand", "after the @ there must be a name such as brand.com"],
])("%s is refused with the reason and the setting that allows it", (email, reason) => {
  expect(emailRefusal(email)).toBe(
    `This server does not take this e-mail: ${reason}. Its administrator can allow it with the setting EMAIL_PATTERN=any.`,
  );
});

test.each(["", "ana", "@brand.com", "ana@@brand.com", "ana brand@x.de", `${"a".repeat(250)}@x.de`])(
  "%s is no e-mail, so no setting is named",
  (text) => {
    expect(emailRefusal(text)).toBe("Enter an e-mail such as name@brand.com");
  },
);

test.each([
  ["bob@acme.com,", ","],
  ["bob@acme.com;", ";"],
  ["bob@acme.com>", ">"],
])("%s has a sign too many, which is named, and no setting", (email, sign) => {
  expect(emailRefusal(email)).toBe(
    `Take the ${sign} out: after the @ there is only a name such as brand.com`,
  );
});
