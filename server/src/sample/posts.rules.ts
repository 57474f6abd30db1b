import { clamp, habitsOf } from "./figures.rules.ts";
import type { Person } from "./people.rules.ts";
import type { Random } from "./random.rules.ts";
import type { PostRow } from "./rows.ts";
import { brandsOf, phrasesOf } from "./vocabulary.ts";

const DAY_MS = 24 * 3600 * 1000;
const SPONSORED = 0.18;
const MENTIONS_UNPAID = 0.1;

/** What posts are drawn around. */
export interface PostOccasion {
  workspaceId: string;
  creatorId: string;
  accountId: string;
  person: Person;
  followers: number;
  /** Percent of followers. */
  engagement: number;
  views: number;
  /** Pictures to choose from. */
  images: string[];
  now: Date;
}

/** Draws posts of the last half year, newest first; their figures lie around those of the creator. */
export function drawPosts(random: Random, occasion: PostOccasion, count: number): PostRow[] {
  const every = random.between(2, 9) * DAY_MS;
  let at = occasion.now.getTime() - random.between(0.2, 12) * DAY_MS;
  return Array.from({ length: count }, () => {
    const post = drawPost(random, occasion, new Date(at));
    at -= every * random.between(0.5, 1.5);
    return post;
  });
}

function drawPost(random: Random, occasion: PostOccasion, at: Date): PostRow {
  const { person, followers, engagement, images } = occasion;
  const format = drawFormat(random, person);
  const isMoving = format === "reel" || format === "video" || format === "short";
  const luck = random.spread(0.5);
  const views = isMoving ? Math.max(20, Math.round(occasion.views * luck)) : null;
  const reactions = (followers * engagement * random.spread(0.3)) / 100;
  const comments = Math.round(reactions * random.between(0.02, 0.07));
  const sponsored = random.chance(SPONSORED);
  const brand =
    sponsored || random.chance(MENTIONS_UNPAID) ? random.pick(brandsOf(person.topic.category)) : null;
  const { caption, hashtags } = drawCaption(random, person, brand, sponsored);
  return {
    workspace_id: occasion.workspaceId,
    id: random.uuid(),
    account_id: occasion.accountId,
    creator_id: occasion.creatorId,
    platform: person.platform,
    format,
    caption,
    image_id: images.length > 0 ? random.pick(images) : null,
    hashtags,
    mentions: brand === null ? [] : [brand],
    brands: brand === null ? [] : [brand],
    views,
    likes: Math.max(0, Math.round(Math.min(reactions, views ?? reactions) - comments)),
    comments,
    shares: random.chance(0.8) ? Math.round(reactions * random.between(0.01, 0.05)) : null,
    duration_s: isMoving ? Math.round(clamp(28 * random.spread(0.6), 6, 900)) : null,
    sponsored,
    posted_at: at.toISOString(),
    source: "sample",
    version: 1,
  };
}

function drawFormat(random: Random, { platform }: Person): string {
  if (platform === "tiktok") return "video";
  if (platform === "youtube") return random.chance(0.4) ? "short" : "video";
  return random.chance(0.65) ? habitsOf(platform).format : random.pick(["image", "carousel"]);
}

function drawCaption(
  random: Random,
  { place, topic, side, city }: Person,
  brand: string | null,
  paid: boolean,
) {
  const { openers, closers, disclosure } = phrasesOf(place.language);
  const about = side && random.chance(0.2) ? side : topic;
  const phrase = random.pick(about.phrases);
  const hashtags = [
    about.category.replaceAll("-", ""),
    ...random.pickSome([...about.keywords.map(toTag), toTag(phrase.split(" ").slice(0, 2).join(" "))], 2),
    place.language === "de" ? about.germanTag : toTag(city.name),
  ];
  const words = [
    paid ? `${disclosure}.` : "",
    random.pick(openers),
    `${phrase}.`,
    brand === null ? "" : `${paid ? "With" : "I like"} @${brand}.`,
    random.pick(closers),
    [...new Set(hashtags)].map((tag) => `#${tag}`).join(" "),
  ];
  return { caption: words.filter(Boolean).join(" "), hashtags: [...new Set(hashtags)] };
}

function toTag(text: string): string {
  return text.replaceAll(/[^a-z0-9]/gi, "").toLowerCase();
}
