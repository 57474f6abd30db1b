import { useTimeZone } from "#/lib/time-zone.ts";

/** The day of a moment in the workspace's time zone, yyyy-mm-dd. */
export function useDayOf(): (moment: string) => string {
  const timeZone = useTimeZone();
  const format = new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" });
  return (moment) => format.format(new Date(moment));
}
