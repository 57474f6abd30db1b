import { madeOnce } from "@app/contract/made-once";

const DAY_MINUTES = 24 * 60;
const FORMATS = new Map<string, Intl.DateTimeFormat>();

/**
 * What the clocks of another time zone show at a time of day, both as hh:mm; `date`, yyyy-mm-dd, says whether clocks are
 * forward there.
 */
export function timeElsewhere(time: string, { date, from, to }: Elsewhere): string {
  const noon = new Date(`${date}T12:00:00Z`);
  const apart = minutesAt(to, noon) - minutesAt(from, noon);
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const there = (hours * 60 + minutes + apart + 2 * DAY_MINUTES) % DAY_MINUTES;
  return [Math.floor(there / 60), there % 60].map((part) => String(part).padStart(2, "0")).join(":");
}

interface Elsewhere {
  date: string;
  from: string;
  to: string;
}

/** Minutes since midnight that the clocks of a time zone show. */
function minutesAt(timeZone: string, moment: Date): number {
  const make = () =>
    new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  const [hours = 0, minutes = 0] = madeOnce(FORMATS, timeZone, make).format(moment).split(":").map(Number);
  return hours * 60 + minutes;
}
