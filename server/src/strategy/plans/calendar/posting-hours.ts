import { platformLabel } from "@app/contract/platforms";
import type { CalendarEntry } from "@app/contract/strategy/plan";
import { timeElsewhere } from "#/language/time/clocks.ts";
import { countText } from "#/strategy/brief/wording.ts";

/** Fewer posts than these say no hour. */
export const HOURS_FROM = 30;
/** As how many posts it counts that an hour is usually like the others. Chosen by us. */
const LIKE_OTHERS = 10;
/** Fewer posts than these of one hour say nothing of it. Chosen by us. */
const OF_HOUR = 3;

/** Own posts of one hour, and how far their views lie from the usual ones, in logarithms. */
export interface PostsOfHour {
  platform: string;
  /** Null: of everybody on the platform. */
  creatorId: string | null;
  /** 0 to 23, by the clocks of the workspace. */
  hour: number;
  posts: number;
  lift: number;
}

/** The hour that did best, and of how many posts. */
interface BestHour {
  hour: number;
  posts: number;
}

/** By platform, and by creator and platform. */
export type PostingHours = Readonly<Record<string, BestHour>>;

/**
 * The best hour of each platform and creator that have enough posts: the one with the highest lift, each drawn towards the
 * mean of all by how few posts it has; of equals the earlier one.
 */
export function bestHours(hours: readonly PostsOfHour[]): PostingHours {
  const groups = Map.groupBy(hours, (one) => keyOf(one.platform, one.creatorId));
  return Object.fromEntries([...groups].flatMap(([key, own]) => toEntry(key, own)));
}

function toEntry(key: string, own: readonly PostsOfHour[]): [string, BestHour][] {
  const posts = own.reduce((sum, one) => sum + one.posts, 0);
  if (posts < HOURS_FROM) return [];
  const mean = own.reduce((sum, one) => sum + one.lift * one.posts, 0) / posts;
  const [best] = own
    .filter((one) => one.posts >= OF_HOUR)
    .map((one) => ({
      hour: one.hour,
      lift: mean + ((one.lift - mean) * one.posts) / (one.posts + LIKE_OTHERS),
    }))
    .toSorted((left, right) => right.lift - left.lift || left.hour - right.hour);
  return best ? [[key, { hour: best.hour, posts }]] : [];
}

interface Place {
  /** Clocks by which the hours were counted, and those of the people whom a piece is for. */
  counted: string;
  shown: string;
  /** yyyy-mm-dd. */
  date: string;
}

/** The time of a piece by own posts, and which ones; null where neither the creator nor the platform has enough. */
export function ownTime(
  { creatorId, platform, handle }: Pick<CalendarEntry, "creatorId" | "platform" | "handle">,
  hours: PostingHours | undefined,
  { counted, shown, date }: Place,
): Required<Pick<CalendarEntry, "time" | "timeFrom">> | null {
  const ofCreator = hours?.[keyOf(platform, creatorId)];
  const best = ofCreator ?? hours?.[keyOf(platform, null)];
  if (!best) return null;
  const time = `${String(best.hour).padStart(2, "0")}:00`;
  const posts = `${platformLabel(platform)} posts`;
  const count = countText(best.posts);
  return {
    time: timeElsewhere(time, { date, from: counted, to: shown }),
    timeFrom: ofCreator ? `From ${count} ${posts} of @${handle}` : `From ${count} of your own ${posts}`,
  };
}

function keyOf(platform: string, creatorId: string | null): string {
  return creatorId === null ? platform : `${platform} ${creatorId}`;
}
