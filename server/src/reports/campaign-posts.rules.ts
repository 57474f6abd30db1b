import type { CreatorPost } from "#/discovery/index.ts";

/** What makes a post one of a campaign. Days are yyyy-mm-dd, both included. */
export interface CampaignMarks {
  id: string;
  handles: readonly string[];
  hashtags: readonly string[];
  startsOn: string | null;
  endsOn: string | null;
}

/**
 * The posts that belong to a campaign: those that are attached to it; of those that nothing places, the ones within its days
 * that name at least one of its handles or hashtags. Without days none of these can be told apart.
 */
export function postsOfCampaign(
  posts: readonly CreatorPost[],
  marks: CampaignMarks,
  dayOf: (moment: Date) => string,
): CreatorPost[] {
  const { startsOn, endsOn } = marks;
  const handles = new Set(marks.handles.map((handle) => handle.toLowerCase()));
  const hashtags = new Set(marks.hashtags.map((hashtag) => hashtag.toLowerCase()));
  return posts.filter((post) => {
    if (post.isPlaced) return post.campaignId === marks.id;
    if (post.postedAt === null || startsOn === null || endsOn === null) return false;
    const day = dayOf(post.postedAt);
    const named =
      post.mentions.some((mention) => handles.has(mention.toLowerCase())) ||
      post.hashtags.some((hashtag) => hashtags.has(hashtag.toLowerCase()));
    return named && day >= startsOn && day <= endsOn;
  });
}

/** Sum of what is known; null when nothing is. */
export function sumKnown(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
}

/**
 * (likes + comments + shares) ÷ views × 100 over the posts whose views and likes are known; unknown comments or
 * shares add nothing. Null without such a post.
 */
export function engagementByViews(posts: readonly CreatorPost[]): number | null {
  const measured = posts.filter((post) => post.views !== null && post.likes !== null);
  const views = sumKnown(measured.map((post) => post.views));
  const actions = sumKnown(measured.flatMap((post) => [post.likes, post.comments, post.shares]));
  return views === null || views === 0 || actions === null ? null : (actions / views) * 100;
}

/** Views by week of posting, weeks from Monday, without gaps between the first and the last. */
export function viewsByWeek(
  posts: readonly CreatorPost[],
  dayOf: (moment: Date) => string,
): { week: string; views: number | null; posts: number }[] {
  const weeks = Map.groupBy(
    posts.flatMap((post) => (post.postedAt ? [{ post, week: mondayOf(dayOf(post.postedAt)) }] : [])),
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
