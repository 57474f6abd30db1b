import { expect, test } from "vitest";
import { userAnswer } from "#/features/identity/client/client.fixtures.ts";
import { invitationIn, invitePath, isFor, personOf } from "./invited.rules.ts";

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

test.each([
  [null, true],
  ["ana@brand.com", true],
  ["nora@brand.com", false],
])("an invitation for %s may be used by ana@brand.com: %s", (email, expected) => {
  expect(isFor(email, userAnswer())).toBe(expected);
});

test("a person is called by their name, else by their address", () => {
  const unnamed = { first_name: "", middle_name: "", last_name: "" };

  expect(personOf(userAnswer())).toEqual({ name: "Ana", address: "ana@brand.com" });
  expect(personOf(userAnswer({ name: unnamed }))).toEqual({ name: "ana@brand.com", address: null });
  expect(personOf(userAnswer({ name: unnamed, emails: [] }))).toEqual({
    name: "this account",
    address: null,
  });
});
