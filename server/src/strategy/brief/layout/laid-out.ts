import type { Unmet } from "@app/contract/strategy/plan";
import { withoutCaps } from "./caps.ts";
import { withoutStamps } from "./chats.ts";
import { withoutForms } from "./forms.ts";
import { withoutMonthly } from "./monthly.ts";
import { withoutPhases } from "./phases.ts";
import { withPlainSheets } from "./sheets.ts";
import { withoutTables } from "./tables.ts";
import type { LaidOut } from "./tables.ts";

const STEPS: readonly ((text: string) => LaidOut)[] = [
  withPlainSheets,
  withoutTables,
  withoutPhases,
  withoutMonthly,
  withoutCaps,
];

/** A text whose layout says something, tables, phases and lists of limits, as sentences, and what of it no plan keeps. */
export function laidOut(source: string): { text: string; unmet: readonly Unmet[] } {
  return STEPS.reduce<LaidOut>(
    ({ text, unmet }, step) => {
      const next = step(text);
      return { text: next.text, unmet: [...unmet, ...next.unmet] };
    },
    { text: withoutForms(withoutStamps(source)), unmet: [] },
  );
}
