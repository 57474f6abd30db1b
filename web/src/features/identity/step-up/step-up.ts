import { createStore } from "#/lib/store.ts";

/** The open question who sits there; null while there is none. */
export const stepUp = createStore<{ done: (isProved: boolean) => void } | null>(null);

let isOffered = false;
let asking: Promise<boolean> | undefined;

/** Whoever draws the question says so, and takes it back when it goes. */
export function offerStepUp(): () => void {
  isOffered = true;
  return () => {
    isOffered = false;
    stepUp.get()?.done(false);
  };
}

/** Asks for a factor, once for all that need one at that time. @returns whether it was proved; false where nobody asks. */
export function askForFactor(): Promise<boolean> {
  if (!isOffered) return Promise.resolve(false);
  asking ??= new Promise<boolean>((done) => stepUp.set({ done })).finally(() => {
    asking = undefined;
    stepUp.set(null);
  });
  return asking;
}
