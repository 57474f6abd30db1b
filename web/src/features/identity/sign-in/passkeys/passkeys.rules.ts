import { CallError, sentenceOf } from "#/features/identity/client/errors.ts";

/** Why a passkey was not made or used; null where the person broke off, which they know. */
export function passkeyProblem(error: unknown): string | null {
  if (error instanceof CallError || !(error instanceof DOMException)) return sentenceOf(error);
  const problem = PROBLEMS[error.name];
  return problem === undefined ? "The browser could not use a passkey here. Sign in another way." : problem;
}

// A browser does not tell whether somebody broke off or there was none to choose.
const PROBLEMS: Readonly<Record<string, string | null>> = {
  AbortError: null,
  NotAllowedError: "No passkey was chosen, or it took too long. Try again, or sign in another way.",
  InvalidStateError: "This device has a passkey of yours for Herald already.",
  SecurityError: "Passkeys work at the address of this server only. Open Herald there.",
};
