import type { NamedStretch } from "#/language/time/day-lines.ts";
import type { PostingHours } from "./posting-hours.ts";

/** What a workspace says of its days, and its posts of their hours. */
export interface CalendarFacts {
  /** Where no market says what time it is. */
  timeZone: string;
  /** No piece goes live on these. */
  quietDays: readonly NamedStretch[];
  /** Said at the pieces on these. */
  schoolHolidays: readonly NamedStretch[];
  /** By the clocks of `timeZone`; absent where there are no posts to ask. */
  hours?: PostingHours;
}
