import { SOURCED_COLUMNS } from "#/discovery/index.ts";
import { median } from "#/platform/median.ts";
import type { Audience, Provenance } from "#/discovery/index.ts";
import {
  drawAudience,
  drawEngagement,
  drawFollowers,
  drawPrice,
  drawViews,
  habitsOf,
  round,
} from "./figures.rules.ts";
import { drawPerson } from "./people.rules.ts";
import type { Person } from "./people.rules.ts";
import { drawPosts } from "./posts.rules.ts";
import { Random } from "./random.rules.ts";
import type { AccountRow, CreatorRow, PostRow, SnapshotRow } from "./rows.ts";
import { drawSnapshots } from "./snapshots.rules.ts";

const SAMPLE_CREATORS = 5_000;

/** Chosen by us: the same people at every start. */
const SEED = 4_870;
const WITH_POSTS = 0.315;
const POSTS_MIN = 12;
const POSTS_MAX = 15;
const WEEK_MS = 7 * 24 * 3600 * 1000;
/** Share of creators of whom little more than a handle and a size is known. */
const BARE = 0.07;

/** One fictional creator with everything that is known of them; each has one account. */
export interface SampleCreator {
  creator: CreatorRow;
  account: AccountRow;
  snapshots: SnapshotRow[];
  posts: PostRow[];
}

export interface SampleOccasion {
  workspaceId: string;
  now: Date;
  /** Pictures already stored, for faces nobody has and for posts. */
  faces: Record<Person["gender"], string[]>;
  images: string[];
  count?: number;
}

/** Draws the sample, one creator after the other. The same occasion gives the same sample. */
export function* drawSample(occasion: SampleOccasion): Generator<SampleCreator> {
  const random = new Random(SEED);
  const taken = new Set<string>();
  for (let index = 0; index < (occasion.count ?? SAMPLE_CREATORS); index++) {
    yield drawCreator(random, drawPerson(random, taken), occasion);
  }
}

function drawCreator(random: Random, person: Person, { workspaceId, now, faces, images }: SampleOccasion) {
  const id = random.uuid();
  const followers = drawFollowers(random, person.platform);
  const engagement = drawEngagement(random, person.platform, followers);
  const views = drawViews(random, person.platform, followers);
  const isBare = random.chance(BARE);
  const count = !isBare && random.chance(WITH_POSTS) ? random.whole(POSTS_MIN, POSTS_MAX) : 0;
  const occasion = {
    workspaceId,
    creatorId: id,
    accountId: id,
    person,
    followers,
    engagement,
    views,
    images,
    now,
  };
  const posts = drawPosts(random, occasion, count);
  const known = { ...estimates(random, views, followers, engagement), ...measures(posts, followers) };
  const profile = drawProfile(random, person, isBare);
  const common = {
    workspace_id: workspaceId,
    id,
    source: "sample",
    version: 1,
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
  };
  const account: Omit<AccountRow, "provenance"> = {
    ...common,
    creator_id: id,
    platform: person.platform,
    handle: person.handle,
    handle_key: person.handle.toLowerCase(),
    avatar_image_id: faces[person.gender].length > 0 ? random.pick(faces[person.gender]) : null,
    followers,
    ...(isBare ? BARE_FIGURES : known),
    ...profile.account,
    brands: [...new Set(posts.flatMap((post) => post.brands))],
    prices: drawOffer(random, person, views, isBare),
    links: [],
  };
  const creator = { ...common, ...profile.person, tags: [], fields: {} };
  const history = isBare
    ? []
    : drawSnapshots(random, { workspaceId, accountId: id, followers, engagement, views, now });
  return {
    creator: { ...creator, provenance: provenanceOf(creator, posts.length) },
    account: { ...account, provenance: provenanceOf(account, posts.length) },
    snapshots: history,
    posts,
  };
}

const BARE_FIGURES = {
  engagement_rate: null,
  avg_views: null,
  avg_likes: null,
  avg_comments: null,
  median_views: null,
  posts_per_week: null,
  last_post_at: null,
  sponsor_share: null,
};

// Without posts the figures are those that a list would give; some are missing, as in any list.
function estimates(random: Random, views: number, followers: number, engagement: number) {
  const isRateKnown = random.chance(0.9);
  const likes = Math.round((followers * engagement * 0.96) / 100);
  return {
    ...BARE_FIGURES,
    engagement_rate: isRateKnown ? engagement : null,
    avg_views: random.chance(0.85) ? views : null,
    avg_likes: isRateKnown ? likes : null,
    avg_comments: isRateKnown ? Math.round((followers * engagement) / 100) - likes : null,
  };
}

/** What the posts themselves say; nothing without posts. */
function measures(posts: PostRow[], followers: number) {
  const [newest] = posts;
  const oldest = posts.at(-1);
  if (!newest || !oldest) return {};
  const views = posts.flatMap((post) => post.views ?? []).toSorted((a, b) => a - b);
  const middle = median(views);
  const likes = mean(posts.map((post) => post.likes ?? 0));
  const comments = mean(posts.map((post) => post.comments ?? 0));
  const weeks = (Date.parse(newest.posted_at) - Date.parse(oldest.posted_at)) / WEEK_MS;
  return {
    engagement_rate: round(((likes + comments) / followers) * 100, 2),
    avg_views: views.length > 0 ? Math.round(mean(views)) : null,
    avg_likes: Math.round(likes),
    avg_comments: Math.round(comments),
    median_views: middle === null ? null : Math.round(middle),
    posts_per_week: round((posts.length - 1) / weeks, 1),
    last_post_at: newest.posted_at,
    sponsor_share: round((posts.filter((post) => post.sponsored).length / posts.length) * 100, 1),
  };
}

function drawProfile(random: Random, person: Person, isBare: boolean) {
  const { place, city, topic } = person;
  const known = <T>(probability: number, value: T): T | null =>
    !isBare && random.chance(probability) ? value : null;
  // What is known of whom is drawn in this order, so that the sample stays the same.
  const name = known(0.97, person.name);
  const bio = known(
    0.85,
    `${topic.keywords.slice(0, 2).join(" and ")} from ${titled(city.name)}. A fictional creator.`,
  );
  const who = {
    name,
    country: known(0.96, place.country),
    region: known(0.8, city.region),
    city: known(0.85, city.name),
    language: known(0.94, place.language),
    gender: known(0.85, person.gender),
    age: known(0.7, person.age),
  };
  const account = {
    bio,
    verified: known(0.95, random.chance(0.08)),
    account_type: known(0.9, random.chance(0.85) ? "creator" : "business"),
    fake_followers: known(0.6, round(Math.min(45, 6 * random.spread(0.6)), 1)),
  };
  const email = known(0.62, `hello@${person.handle.replaceAll(/[._]/g, "-")}.example`);
  return {
    person: { ...who, email },
    account: {
      ...account,
      categories: isBare && random.chance(0.5) ? [] : person.categories,
      keywords: isBare ? [] : topic.keywords.slice(0, 3),
      audience: isBare || random.chance(0.1) ? NOTHING_KNOWN : drawAudience(random, person),
    },
  };
}

const NOTHING_KNOWN: Audience = {};

function drawOffer(random: Random, person: Person, views: number, isBare: boolean): AccountRow["prices"] {
  const amount = drawPrice(random, person, views);
  if (!random.chance(isBare ? 0.4 : 0.72)) return [];
  return [{ amount, currency: person.place.currency, per: habitsOf(person.platform).per }];
}

/** Every known value says that it is part of the sample, and on how many posts it was measured. */
function provenanceOf(
  row: Omit<CreatorRow, "provenance"> | Omit<AccountRow, "provenance">,
  posts: number,
): Provenance {
  const values: Readonly<Record<string, unknown>> = row;
  const known = Object.entries(SOURCED_COLUMNS).filter(([, column]) => isKnown(column, values[column]));
  return Object.fromEntries(
    known.map(([value, column]) => {
      const isMeasured = posts > 0 && MEASURED.has(column);
      return [
        value,
        { source: "sample" as const, asOf: row.created_at, ...(isMeasured && { sample: posts }) },
      ];
    }),
  );
}

function isKnown(column: string, value: unknown): boolean {
  if (column === "prices") return Array.isArray(value) && value.length > 0;
  return value !== null && value !== undefined;
}

const MEASURED: ReadonlySet<string> = new Set(Object.keys(BARE_FIGURES));

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function titled(name: string): string {
  return name.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());
}
