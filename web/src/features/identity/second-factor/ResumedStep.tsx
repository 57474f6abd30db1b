import { Suspense, useState } from "react";
import { late } from "#/ui/late.tsx";
import { useSending } from "#/lib/forms/use-sending.ts";
import { FormProblem } from "#/ui/feedback/FormProblem.tsx";
import { sentenceOf } from "#/features/identity/client/errors.ts";
import { getIdentity } from "#/features/identity/identity.ts";
import { LINK_CLASS } from "#/features/identity/sign-in/link-class.ts";
import { awaitedCode, isHalfInTime } from "./half-here.ts";
import { SecondFactor } from "./SecondFactorDialog.tsx";

const CodeStep = late(async () => (await import("#/features/identity/sign-in/codes/CodeStep.tsx")).CodeStep);

interface ResumedStepProps {
  onDone?: () => void;
  /** Nobody is half signed in any more. */
  onAgain: () => void;
}

/** What is left of a sign-in whose page was loaded again, or whose question was closed: the second step, or a code that was sent. */
export function ResumedStep({ onDone, onAgain }: ResumedStepProps) {
  const [isInTime] = useState(isHalfInTime);
  const [code] = useState(awaitedCode);
  const { state, submit } = useSending((error) => ({ fields: {}, form: sentenceOf(error) }));
  async function beginAgain() {
    const { session } = await getIdentity();
    await session.logOut();
    onAgain();
  }
  if (code) {
    return (
      <Suspense>
        <CodeStep sent={code} onBack={onAgain} />
      </Suspense>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <h1 className="text-2xl font-semibold">One more step</h1>
      {isInTime ? (
        <SecondFactor onDone={() => onDone?.()} />
      ) : (
        <p role="status" className="text-fg-2">
          Too much time has passed since the first step.
        </p>
      )}
      <FormProblem text={state.form} />
      <button
        type="button"
        className={`${LINK_CLASS} h-6 self-start`}
        onClick={(event) => submit(event, beginAgain)}
      >
        Sign in from the beginning
      </button>
    </div>
  );
}
