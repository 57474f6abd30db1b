import { CloudOff } from "lucide-react";
import { Button } from "#/ui/Button.tsx";
import { buttonClass } from "#/ui/button.styles.ts";
import { sentenceOf } from "#/features/identity/client/errors.ts";

/** The link could not even be checked. */
export function Unreached({ error }: { error: unknown }) {
  return (
    <>
      <span className="mb-5 grid size-12 place-items-center rounded-lg bg-danger-soft text-danger">
        <CloudOff aria-hidden size={20} />
      </span>
      <div role="alert">
        <h1 className="text-2xl font-semibold">The link could not be checked</h1>
        <p className="mt-1 text-fg-2">{sentenceOf(error)} The link is still good.</p>
      </div>
      <Button variant="primary" size={44} className="mt-6 w-full" onClick={() => window.location.reload()}>
        Try again
      </Button>
      <a href="/signin" className={`${buttonClass("secondary", 44)} mt-2 w-full`}>
        Back to sign-in
      </a>
    </>
  );
}
