import { createStore, useStore } from "./store.ts";

/** Without an answer for so long people are told; nothing is broken off (specification section 9). Chosen by us. */
const SLOW_AFTER_MS = 10_000;

/** Forms that somebody waits for, and requests that take long; what goes on unasked is none of them. */
const counts = createStore({ waiting: 0, slow: 0 });

/** What somebody has sent, and waits for. */
export async function waitedFor<T>(work: Promise<T>): Promise<T> {
  add("waiting", 1);
  try {
    return await work;
  } finally {
    add("waiting", -1);
  }
}

/** When nothing is under way any more that somebody has sent, whatever became of it. */
export function allAnswered(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (counts.get().waiting > 0) return;
      leave();
      // What was refused is unsaved again once that is drawn.
      setTimeout(resolve);
    };
    const leave = counts.subscribe(look);
    look();
  });
}

/** A request: only these count, since a form also waits for people, as for a second factor. */
export async function timed<T>(request: Promise<T>): Promise<T> {
  let isSlow = false;
  const timer = setTimeout(() => {
    isSlow = true;
    add("slow", 1);
  }, SLOW_AFTER_MS);
  try {
    return await request;
  } finally {
    clearTimeout(timer);
    if (isSlow) add("slow", -1);
  }
}

/** Whether somebody waits for an answer that takes longer than usual. */
export function useIsSlow(): boolean {
  const { waiting, slow } = useStore(counts);
  return waiting > 0 && slow > 0;
}

function add(name: "waiting" | "slow", by: 1 | -1): void {
  const now = counts.get();
  counts.set({ ...now, [name]: now[name] + by });
}
