import type { FigureSource } from "../figures.ts";
import { plural } from "../formats.ts";
import { platformLabel } from "../platforms.ts";
import type { ShownPlan } from "./plan.ts";

/** What a figure of a plan was made of, line by line. */
export type Inputs = FigureSource["inputs"];
export type Pick = ShownPlan["picks"][number];

/** Creators that a popover lists; the rest is counted. */
const LISTED = 6;

/** A line for each of the first creators. */
export function listed(picks: readonly Pick[], write: (pick: Pick) => string): Inputs {
  const rest = picks.length - LISTED;
  return [
    ...picks
      .slice(0, LISTED)
      .map((pick) => input(`@${pick.handle}, ${platformLabel(pick.platform)}`, write(pick))),
    ...(rest > 0 ? [input("And", `${plural(rest, "more creator")} in the shortlist`)] : []),
  ];
}

export function input(label: string, value: string): Inputs[number] {
  return { label, value };
}
