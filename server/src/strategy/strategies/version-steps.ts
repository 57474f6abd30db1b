import type { Step } from "#/strategy/brief/follow-up/version-asked.ts";

/**
 * Which version a step leads to: each undoing goes one further back, and a later one forward again. `marks` stand for
 * the plans of the versions in their order, equal for equal plans: a version that was restored is one that was there.
 * Null where there is nothing to go to.
 */
export function versionAt(marks: readonly string[], step: Step): number | null {
  const { past, future } = pathOf(marks);
  return (step === "before" ? past : future).at(-1) ?? null;
}

/** Numbers of the versions that lie behind the newest one and, after steps back, before it; the nearest last. */
function pathOf(marks: readonly string[]): { past: number[]; future: number[] } {
  const markOf = (number: number | undefined) => (number === undefined ? undefined : marks[number - 1]);
  let past: number[] = [];
  let future: number[] = [];
  let current = 1;
  for (let number = 2; number <= marks.length; number += 1) {
    const mark = markOf(number);
    if (mark === markOf(past.at(-1))) {
      future.push(current);
      current = past.pop() ?? number;
    } else if (mark === markOf(future.at(-1))) {
      past.push(current);
      current = future.pop() ?? number;
    } else {
      past = [...past, current];
      future = [];
      current = number;
    }
  }
  return { past, future };
}
