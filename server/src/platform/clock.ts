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

const OFFSETS = new Map<string, Intl.DateTimeFormat>();

/** The moment at which clocks of a time zone show a day and time, such as `2026-11-03T10:00`. */
export function momentIn(timeZone: string, local: string): Date {
  const asUtc = Date.parse(`${local}Z`);
  // Twice: the first answer may lie on the other side of a change of the clocks.
  const near = asUtc - offsetOf(timeZone, asUtc);
  return new Date(asUtc - offsetOf(timeZone, near));
}

/** How far the clocks of a time zone are ahead of UTC, in milliseconds. */
function offsetOf(timeZone: string, moment: number): number {
  const make = () =>
    new Intl.DateTimeFormat("en-GB", { timeZone, timeZoneName: "longOffset", hour: "numeric" });
  const parts = madeOnce(OFFSETS, timeZone, make).formatToParts(moment);
  const text = parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
  const [, sign, hours, minutes = "0"] = /([+-])(\d{2}):(\d{2})/u.exec(text) ?? [];
  const ahead = (Number(hours ?? 0) * 60 + Number(minutes)) * 60_000;
  return sign === "-" ? -ahead : ahead;
}

export const systemClock: Clock = { now: () => new Date() };
