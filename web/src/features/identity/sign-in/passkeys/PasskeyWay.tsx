import { useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { useSending } from "#/lib/forms/use-sending.ts";
import { Button } from "#/ui/Button.tsx";
import { FingerprintMark } from "#/ui/text/SmallMarks.tsx";

/**
 * Signs in by a passkey: by a press, or by choosing one beside the address. What does it is loaded with the first key or
 * press. For browsers that have passkeys.
 */
export function PasskeyWay() {
  const offer = useRef<AbortController | null>(null);
  const [problem, setProblem] = useState<ReactNode>(null);
  const { state, submit } = useSending(() => ({ fields: {}, form: null }));

  useEffect(() => {
    const offered = new AbortController();
    offer.current = offered;
    let isBegun = false;
    async function start() {
      if (isBegun) return;
      isBegun = true;
      const { offerPasskeys, FormProblem } = await import("#/features/identity/sign-in/ways.ts");
      await offerPasskeys(offered.signal, (text) => setProblem(<FormProblem text={text} />));
    }
    const begin = () => void start().catch(() => undefined);
    // The page can be used before its scripts run; a field that gets the focus by itself is no use of it.
    if (navigator.userActivation?.hasBeenActive) begin();
    for (const kind of ["keydown", "pointerdown"])
      document.addEventListener(kind, begin, { once: true, signal: offered.signal });
    return () => offered.abort();
  }, []);

  // The browser asks one question at a time.
  async function ask() {
    offer.current?.abort();
    setProblem(null);
    const { askForPasskey, FormProblem } = await import("#/features/identity/sign-in/ways.ts");
    setProblem(<FormProblem text={await askForPasskey()} />);
  }

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
      {problem}
    </div>
  );
}
