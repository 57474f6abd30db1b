import { ASSUMPTION_GROUPS, MODEL_ASSUMPTIONS } from "@app/contract/strategy/assumptions/registry";
import type { ModelAssumption } from "@app/contract/strategy/assumptions/registry";
import { whyNotAssumed } from "@app/contract/strategy/assumptions/schemas";
import type {
  ForecastAssumptions,
  ForecastAssumptionsInput,
} from "@app/contract/strategy/assumptions/schemas";
import { InvalidInput } from "#/lib/forms/invalid-input.ts";

/** What is typed, by `fieldOf`; an empty text stands for what Herald takes by itself. */
export type AssumptionsDraft = Record<string, string>;

/** The name of a field of the form: the id of the registry without its point, which would divide it. */
export function fieldOf(id: string): string {
  return id.replace(".", "_");
}

const UNITS: Readonly<Record<ModelAssumption["unit"], string>> = {
  percent: "%",
  times: "times",
  posts: "posts",
  millions: "million people",
};

/** All assumptions in their groups, in the order of the registry. */
export function groupedAssumptions(): { group: string; entries: [string, ModelAssumption][] }[] {
  const all = [...MODEL_ASSUMPTIONS];
  return ASSUMPTION_GROUPS.map((group) => ({
    group,
    entries: all.filter(([, assumption]) => assumption.group === group),
  }));
}

export function toDraft({ changed }: Pick<ForecastAssumptions, "changed">): AssumptionsDraft {
  return Object.fromEntries(
    [...MODEL_ASSUMPTIONS.keys()].map((id) => [fieldOf(id), id in changed ? String(changed[id]) : ""]),
  );
}

/** @throws InvalidInput that names each field whose text is no number within its limits. */
export function toInput(draft: AssumptionsDraft): ForecastAssumptionsInput {
  const changed: Record<string, number> = {};
  const wrong: Record<string, string> = {};
  for (const id of MODEL_ASSUMPTIONS.keys()) {
    const text = draft[fieldOf(id)] ?? "";
    if (text.trim() === "") continue;
    const value = readNumber(text);
    const message = whyNotAssumed(id, value);
    if (message) wrong[fieldOf(id)] = message;
    else changed[id] = value;
  }
  if (Object.keys(wrong).length > 0) throw new InvalidInput(wrong);
  return { changed };
}

/** "12.5", "12,5" and "12.5%"; anything else is no number. */
function readNumber(text: string): number {
  const plain = text
    .replace(/[%×x]|times|posts|million(?: people)?/giu, "")
    .trim()
    .replace(",", ".");
  return /^[+−-]?\d+(?:\.\d+)?$/u.test(plain) ? Number(plain.replace("−", "-")) : Number.NaN;
}

/** "70%", "2.7 times". */
export function valueText({ unit }: Pick<ModelAssumption, "unit">, value: number): string {
  return unit === "percent" ? `${value}%` : `${value} ${UNITS[unit]}`;
}

/** How many values of a group people have changed. */
export function changedIn(entries: readonly [string, ModelAssumption][], draft: AssumptionsDraft): number {
  return entries.filter(([id]) => (draft[fieldOf(id)] ?? "").trim() !== "").length;
}
