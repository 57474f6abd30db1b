import type { NamedStretch } from "#/language/time/day-lines.ts";

/** What a workspace says of its days. */
export interface CalendarFacts {
  /** Where no market says what time it is. */
  timeZone: string;
  /** No piece goes live on these. */
  quietDays: readonly NamedStretch[];
  /** Said at the pieces on these. */
  schoolHolidays: readonly NamedStretch[];
}
