import { expect, test } from "vitest";
import { CallError, UnreachableError } from "#/features/identity/client/errors.ts";
import { passkeyProblem } from "./passkeys.rules.ts";

test.each([
  ["AbortError", null],
  ["NotAllowedError", "No passkey was chosen, or it took too long. Try again, or sign in another way."],
  ["InvalidStateError", "This device has a passkey of yours for Herald already."],
  ["SecurityError", "Passkeys work at the address of this server only. Open Herald there."],
  ["UnknownError", "The browser could not use a passkey here. Sign in another way."],
])("what the browser calls %s is told as %j", (name, sentence) => {
  expect(passkeyProblem(new DOMException("technical words", name))).toBe(sentence);
});

test("what the server refuses is told as it says", () => {
  const cause = new UnreachableError(new TypeError("Failed to fetch"));

  expect(passkeyProblem(new CallError("Failed to register WebAuthn device", { cause }))).toBe(
    "Failed to register WebAuthn device. Unable to contact the servers. Are you online?",
  );
});
