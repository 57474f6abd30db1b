import { expect, test } from "vitest";
import { invitationIn, invitePath } from "./invited.rules.ts";

test.each([{ token: "t0ken" }, { token: "t0ken", name: "Ida & Søn?" }])(
  "the page of an invite link leads back with what it was opened with: %o",
  (invitation) => {
    expect(invitationIn(invitePath(invitation))).toEqual(invitation);
  },
);

test.each([
  "/home",
  "/authenticate?stytch_token_type=setup&token=t0ken",
  "/authenticate?stytch_token_type=invite",
  "/authenticate/x?stytch_token_type=invite&token=t0ken",
])("%s holds no invitation", (path) => {
  expect(invitationIn(path)).toBeUndefined();
});
