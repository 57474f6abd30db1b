import { webauthn } from "#/features/identity/client/calls/webauthn.ts";
import { offersPasskeys } from "#/features/identity/client/passkey-support.ts";
import type { IdentityClient } from "#/features/identity/client/client.ts";
import { chosen } from "#/features/identity/sign-in/offer/chosen.ts";
import { passkeyProblem } from "./passkeys.rules.ts";

/** The question to the browser is renewed before the server has forgotten it. */
const RENEWED_MS = 4 * 60_000;

/** Asks for a passkey; the session's state leads on. @returns why it failed; null when it did not. */
export async function askForPasskey(client: IdentityClient): Promise<string | null> {
  try {
    await webauthn(client).authenticate();
    return null;
  } catch (error) {
    return passkeyProblem(error);
  }
}

/** Has the browser offer passkeys beside the address, until `signal` ends it. */
export async function offerPasskeys(
  client: IdentityClient,
  signal: AbortSignal,
  onProblem: (problem: string | null) => void,
): Promise<void> {
  if (!(await offersPasskeys())) return;
  for (;;) {
    if (signal.aborted) return;
    const renewed = AbortSignal.timeout(RENEWED_MS);
    try {
      await webauthn(client).authenticate({ isOffer: true, signal: AbortSignal.any([signal, renewed]) });
      break;
    } catch (error) {
      if (signal.aborted) return;
      if (renewed.aborted) continue;
      onProblem(passkeyProblem(error));
      break;
    }
  }
  // What a browser offers is chosen only once it is taken.
  await chosen("webauthn");
}
