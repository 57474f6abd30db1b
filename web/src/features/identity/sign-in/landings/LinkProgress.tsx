import { LoaderCircle } from "lucide-react";
import { useEffect, useState } from "react";
import { LINK_CLASS } from "#/features/identity/sign-in/link-class.ts";

/** Without an answer for so long there is a way on. */
const WAY_ON_AFTER_MS = 10_000;

interface LinkProgressProps {
  title: string;
  text: string;
}

/** One status line; it does not name what waits behind the link. */
export function LinkProgress({ title, text }: LinkProgressProps) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), WAY_ON_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <div role="status">
        <span className="mb-5 grid size-12 place-items-center rounded-lg bg-brand-soft text-brand">
          <LoaderCircle aria-hidden size={24} className="animate-spin" />
        </span>
        <h1 className="text-2xl font-semibold">{title}</h1>
        <p className="mt-1 text-fg-2">{text}</p>
      </div>
      {isLate && (
        <div className="mt-6 flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-t border-line pt-4">
          <p className="text-sm text-fg-2">No answer yet.</p>
          <span className="flex gap-4">
            <button type="button" onClick={() => window.location.reload()} className={`${LINK_CLASS} h-6`}>
              Try again
            </button>
            <a href="/signin" className={`${LINK_CLASS} py-0.5`}>
              Back to sign-in
            </a>
          </span>
        </div>
      )}
    </>
  );
}
