import { expect, test } from "vitest";
import { invitationMail } from "./invitations.rules.ts";

test.each([
  ["waiting", null, "waiting"],
  ["sent", null, "sent"],
  ["kept", null, "kept"],
  ["failed", "recipient", "unknown_address"],
  ["failed", "mail", "refused"],
  ["failed", "login", "failed"],
  ["failed", null, "failed"],
] as const)("of a mail that is %s (%s) whoever invited hears: %s", (state, kind, told) => {
  expect(invitationMail({ state, kind })).toBe(told);
});
