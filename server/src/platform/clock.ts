import { madeOnce } from "@app/contract/made-once";

/** The time as the product sees it. */
export interface Clock {
  now(): Date;
}

const DAYS = new Map<string, Intl.DateTimeFormat>();

/** The day of a moment in a time zone, as yyyy-mm-dd. */
export function dayIn(timeZone: string, moment: Date): string {
  const make = () => new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" });
  return madeOnce(DAYS, timeZone, make).format(moment);
}

export const systemClock: Clock = { now: () => new Date() };
