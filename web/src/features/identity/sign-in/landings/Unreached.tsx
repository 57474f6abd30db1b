import { CloudOff } from "lucide-react";
import { Button } from "#/ui/Button.tsx";
import { buttonClass } from "#/ui/button.styles.ts";
import { refusalOf, sentenceOf } from "#/features/identity/client/errors.ts";

const FORBIDDEN = 403;

/** No word on the link itself: no answer arrived, or it was about something else. Whether it was used is not known. */
export function Unreached({ error }: { error: unknown }) {
  const refusal = refusalOf(error);
  return (
    <>
      <span className="mb-5 grid size-12 place-items-center rounded-lg bg-danger-soft text-danger">
        <CloudOff aria-hidden size={20} />
      </span>
      <div role="alert">
        <h1 className="text-2xl font-semibold">The link could not be checked</h1>
        <p className="mt-1 text-fg-2">
          {sentenceOf(error)}
          {!refusal && " It may have worked: try to sign in, or open the link again."}
        </p>
      </div>
      {refusal?.status !== FORBIDDEN && (
        <Button variant="primary" size={44} className="mt-6 w-full" onClick={() => window.location.reload()}>
          Try again
        </Button>
      )}
      <a href="/signin" className={`${buttonClass("secondary", 44)} mt-2 w-full`}>
        Back to sign-in
      </a>
    </>
  );
}
