import type { FiguresOfDay } from "#/discovery/imports/reading/values.ts";
import { MONTH_FIGURES } from "./month-columns.ts";
import { monthOf } from "./months-of-figures.ts";

/** A figure of a month that stays as it is known, whatever the table says of it. */
export interface KeptMonth {
  field: (typeof MONTH_FIGURES)[number];
  kept: string;
  offered: string;
  reason: string;
}

/** What a table says of months of which something else is known. */
export function keptMonths(told: readonly FiguresOfDay[], known: readonly FiguresOfDay[]): KeptMonth[] {
  return told.flatMap((one) => {
    const before = known.find(({ day }) => monthOf(day) === monthOf(one.day));
    return MONTH_FIGURES.flatMap((field) => {
      const [kept, offered] = [before?.[field] ?? null, one[field]];
      if (kept === null || offered === null || isAlike(kept, offered)) return [];
      const reason = `This is known of ${monthOf(one.day)} already`;
      return [{ field, kept: String(kept), offered: String(offered), reason }];
    });
  });
}

/** Rates are stored with seven digits. */
function isAlike(one: number, other: number): boolean {
  return Math.fround(one) === Math.fround(other);
}
