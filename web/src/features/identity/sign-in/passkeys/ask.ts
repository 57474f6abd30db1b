import { webauthn } from "#/features/identity/client/calls/webauthn.ts";
import { getIdentity } from "#/features/identity/identity.ts";
import { chosen } from "#/features/identity/sign-in/offer/chosen.ts";
import { passkeyProblem } from "./passkeys.rules.ts";

/** The question to the browser is renewed before the server has forgotten it. */
const RENEWED_MS = 4 * 60_000;

/** Asks for a passkey; the session's state leads on. @returns why it failed; null when it did not. */
export async function askForPasskey(): Promise<string | null> {
  try {
    await webauthn(await chosen("webauthn")).authenticate();
    return null;
  } catch (error) {
    return passkeyProblem(error);
  }
}

/**
 * Has the browser offer passkeys beside the address, until `signal` ends it. Nobody has asked for one: that the browser
 * cannot is told to nobody, and what goes wrong with one that was taken is told.
 */
export async function offerPasskeys(
  signal: AbortSignal,
  onProblem: (problem: string | null) => void,
): Promise<void> {
  const isOffered = (await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false;
  if (!isOffered) return;
  const { client } = await getIdentity();
  let isTaken = false;
  const onOfferTaken = () => {
    isTaken = true;
    void chosen("webauthn");
  };
  for (;;) {
    if (signal.aborted) return;
    const renewed = AbortSignal.timeout(RENEWED_MS);
    try {
      const until = AbortSignal.any([signal, renewed]);
      await webauthn(client).authenticate({ signal: until, onOfferTaken });
      return;
    } catch (error) {
      if (isTaken && !signal.aborted) onProblem(passkeyProblem(error));
      if (isTaken || !renewed.aborted) return;
    }
  }
}
