import { useEffect, useState } from "react";
import { signInAddress } from "#/features/identity/index.ts";
import { isAnythingUnsaved, noteLostText } from "#/lib/forms/unsaved.ts";
import { Brand } from "#/ui/text/Brand.tsx";

const RETRY_MS = 5000;

/**
 * Leads to the sign-in screen, a page of its own, small and quick, which leads back here. Where the server is not reached
 * the browser would show an error of its own, so this page stays until it is.
 */
export function ToSignIn({ from }: { from: string }) {
  const [isUnreached, setUnreached] = useState(false);
  // Asked while the forms are still there.
  const [isLost] = useState(isAnythingUnsaved);
  useEffect(() => {
    if (isLost) noteLostText("signed-out");
  }, [isLost]);
  useEffect(() => lead(from, () => setUnreached(true)), [from]);
  if (!isUnreached) return null;
  return (
    <div className="flex min-h-screen flex-col bg-surface px-4 py-5 md:px-12 md:pt-8">
      <header>
        <Brand />
      </header>
      <main className="mx-auto mt-12 mb-auto w-full max-w-94 md:my-auto">
        <h1 className="text-2xl font-semibold">You are signed out</h1>
        <p role="status" className="mt-1 text-fg-2">
          Herald is not reached right now. The sign-in page opens as soon as it is.
        </p>
      </main>
    </div>
  );
}

/** @returns how to stop trying. */
function lead(from: string, onUnreached: () => void): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  let timer: ReturnType<typeof setTimeout> | undefined;
  async function leave() {
    clearTimeout(timer);
    try {
      await fetch("/signin", { method: "HEAD", cache: "no-store", signal });
    } catch {
      if (signal.aborted) return;
      onUnreached();
      timer = setTimeout(() => void leave(), RETRY_MS);
      return;
    }
    window.location.replace(signInAddress(from));
  }
  void leave();
  window.addEventListener("online", () => void leave(), { signal });
  return () => {
    clearTimeout(timer);
    leaving.abort();
  };
}
