import type { Plan } from "@app/contract/strategy/plan";

const WEEK_DAYS = 7;
const DAY_MS = 86_400_000;

/** Weeks of the calendar with the pieces of each day; days outside the flight are null. */
export function calendarWeeks({ calendar, brief }: Pick<Plan, "calendar" | "brief">): {
  from: string;
  days: { date: string; entries: Plan["calendar"] }[];
}[] {
  const first = Date.parse(brief.flight.from);
  const count = Math.round((Date.parse(brief.flight.to) - first) / DAY_MS) + 1;
  const day = (index: number) => new Date(first + index * DAY_MS).toISOString().slice(0, 10);
  const days = Array.from({ length: count }, (_, index) => ({
    date: day(index),
    entries: calendar.filter(({ date }) => date === day(index)),
  }));
  return Array.from({ length: Math.ceil(count / WEEK_DAYS) }, (_, week) => {
    const own = days.slice(week * WEEK_DAYS, (week + 1) * WEEK_DAYS);
    return { from: own[0]?.date ?? brief.flight.from, days: own };
  });
}
