import { sumKnown } from "./report-inputs.ts";

interface ViewedPost {
  /** ISO, UTC. */
  postedAt: string | null;
  views: number | null;
}

/** Views by week of posting, weeks from Monday, without gaps between the first and the last. */
export function viewsByWeek(
  posts: readonly ViewedPost[],
  dayOf: (moment: Date) => string,
): { week: string; views: number | null; posts: number }[] {
  const weeks = Map.groupBy(
    posts.flatMap((post) =>
      post.postedAt === null ? [] : [{ post, week: mondayOf(dayOf(new Date(post.postedAt))) }],
    ),
    ({ week }) => week,
  );
  const days = [...weeks.keys()].toSorted();
  const [first] = days;
  const last = days.at(-1);
  if (first === undefined || last === undefined) return [];
  const all: string[] = [];
  for (let week = first; week <= last; week = addDays(week, 7)) all.push(week);
  return all.map((week) => {
    const entries = weeks.get(week) ?? [];
    return { week, views: weekViews(entries.map(({ post }) => post.views)), posts: entries.length };
  });
}

// A week without any post has 0 views; one whose posts have no view count is unknown.
function weekViews(views: readonly (number | null)[]): number | null {
  return views.length === 0 ? 0 : sumKnown(views);
}

function mondayOf(day: string): string {
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return addDays(day, -weekday);
}

function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
