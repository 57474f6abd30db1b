import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { hasPasskeys } from "#/features/identity/client/passkey-support.ts";
import { getIdentity } from "#/features/identity/identity.ts";
import { chosen } from "#/features/identity/sign-in/offer/chosen.ts";
import { useSending } from "#/lib/forms/use-sending.ts";
import { Button } from "#/ui/Button.tsx";
import { FormProblem } from "#/ui/feedback/FormProblem.tsx";
import { FingerprintMark } from "#/ui/text/SmallMarks.tsx";

const neverChanges = () => () => undefined;

/**
 * Signs in by a passkey: by a press, or by choosing one beside the address. What does it is loaded with the first key or
 * press; where the browser has no passkeys, nothing stands here.
 */
export function PasskeyWay() {
  // What is drawn before scripts run knows of no browser.
  const isPossible = useSyncExternalStore(neverChanges, hasPasskeys, () => false);
  const offer = useRef<AbortController | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { state, submit } = useSending(() => ({ fields: {}, form: null }));

  useEffect(() => {
    if (!isPossible) return undefined;
    const offered = new AbortController();
    offer.current = offered;
    async function start() {
      const [{ client }, { offerPasskeys }] = await Promise.all([
        getIdentity(),
        import("#/features/identity/sign-in/ways.ts"),
      ]);
      await offerPasskeys(client, offered.signal, setProblem);
    }
    const begin = () => void start().catch(() => undefined);
    // The page can be used before its scripts run: then a field has the focus already.
    if (document.querySelector(":focus")) begin();
    else document.addEventListener("focusin", begin, { once: true, signal: offered.signal });
    return () => offered.abort();
  }, [isPossible]);

  // The browser asks one question at a time.
  async function ask() {
    offer.current?.abort();
    setProblem(null);
    const [client, { askForPasskey }] = await Promise.all([
      chosen("webauthn"),
      import("#/features/identity/sign-in/ways.ts"),
    ]);
    setProblem(await askForPasskey(client));
  }

  if (!isPossible) return null;
  return (
    <div className="mt-3 flex flex-col gap-3">
      <Button
        size={44}
        icon={<FingerprintMark size={16} />}
        busy={state.busy}
        className="w-full"
        onClick={(event) => submit(event, ask)}
      >
        Use a passkey
      </Button>
      <FormProblem text={problem} />
    </div>
  );
}
