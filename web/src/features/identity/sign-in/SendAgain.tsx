import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useSending } from "#/lib/forms/use-sending.ts";
import { FormProblem } from "#/ui/feedback/FormProblem.tsx";
import { LINK_CLASS } from "./link-class.ts";
import { plainSentence } from "#/features/identity/sign-in/refusals.rules.ts";

const RESEND_AFTER_S = 30;

interface SendAgainProps {
  /** "New e-mail", "New message": what comes then. */
  what: string;
  onSend: () => Promise<void>;
}

/** Sending again waits half a minute, so that the first one can arrive. */
export function SendAgain({ what, onSend }: SendAgainProps) {
  const [left, setLeft] = useState(RESEND_AFTER_S);
  const waiting = useRef<HTMLSpanElement>(null);
  const { state, submit } = useSending((error) => ({ fields: {}, form: plainSentence(error) }));
  useEffect(() => {
    const timer = setInterval(() => setLeft((now) => Math.max(0, now - 1)), 1000);
    return () => clearInterval(timer);
  }, []);

  async function send() {
    await onSend();
    // The button goes: the focus stays where it was.
    flushSync(() => setLeft(RESEND_AFTER_S));
    waiting.current?.focus();
  }

  if (left > 0)
    return (
      <span ref={waiting} tabIndex={-1} className="text-sm text-fg-2 outline-none">
        {what} in <span className="tabular-nums">0:{String(left).padStart(2, "0")}</span>
      </span>
    );
  return (
    <>
      {state.form !== null && (
        <div className="w-full">
          <FormProblem text={state.form} />
        </div>
      )}
      <button
        type="button"
        className={`${LINK_CLASS} h-6`}
        aria-disabled={state.busy}
        onClick={(event) => submit(event, send)}
      >
        {state.busy ? "Sending" : "Send it again"}
      </button>
    </>
  );
}
