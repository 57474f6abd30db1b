import type { Brief } from "@app/contract/strategy/plan";
import { briefOf } from "#/strategy/brief/brief.fixtures.ts";
import type { Candidate } from "#/strategy/plans/candidate.ts";
import { candidate, normal, seeded } from "#/strategy/plans/planning.fixtures.ts";
import type { ForecastPart } from "./views-model.ts";
import { peopleReached } from "./people-of-worlds.fixtures.ts";

/** How the luck of posts is made; none of them is the log-normal of the forecast. */
export type World = "student" | "mixture" | "skewed";

/** A campaign as it may go: what was known before, and what came. */
export interface SimulatedCampaign {
  brief: Brief;
  parts: ForecastPart[];
  actual: { views: number; engagements: number; reach: number };
  /** Views of each part. */
  partViews: number[];
}

export interface CampaignShape {
  world: World;
  /** Pieces of each creator. */
  pieces: readonly number[];
  /** Chance that the usual views of a creator are known. */
  measured: number;
  /** Effect of payment in this workspace, in logarithms; drawn anew for each campaign where it is left out. */
  sponsored?: number;
}

type Random = () => number;

/** Where an own effect of payment comes from: it differs from what the forecast takes for granted. */
const SPONSORED = { mean: -0.24, spread: 0.18 };
const LUCK = 0.2;
const VIRAL = 0.07;
const MARKETS = ["IE", "PT", "DE"] as const;

/** Followers and views per follower of the sizes of creators; smaller ones have more views for each follower. */
const TIERS = [
  { from: 2e3, to: 1e4, rate: 0.22, part: 0.25 },
  { from: 1e4, to: 5e4, rate: 0.17, part: 0.35 },
  { from: 5e4, to: 5e5, rate: 0.13, part: 0.3 },
  { from: 5e5, to: 3e6, rate: 0.09, part: 0.1 },
];

/** Pieces of a creator: mostly one, at most three. */
export function piecesOf(random: Random): number {
  const place = random();
  if (place < 0.5) return 1;
  return place < 0.8 ? 2 : 3;
}

/** So many pieces, shared out among creators. */
export function shareOut(total: number, random: Random): number[] {
  const pieces: number[] = [];
  for (let left = total; left > 0;) {
    const own = Math.min(left, piecesOf(random));
    pieces.push(own);
    left -= own;
  }
  return pieces;
}

/** What an own effect of payment may be, for all campaigns of a workspace. */
function sponsoredEffect(random: Random): number {
  return SPONSORED.mean + SPONSORED.spread * normal(random);
}

export function simulateCampaign(seed: number, shape: CampaignShape): SimulatedCampaign {
  const random = seeded(seed);
  const market = MARKETS[Math.floor(random() * MARKETS.length)] ?? "DE";
  const brief = briefOf({ markets: [market] });
  const shared = (shape.sponsored ?? sponsoredEffect(random)) + LUCK * student(random, 5);
  const made = shape.pieces.map((pieces, index) =>
    simulateCreator(random, { ...shape, index, pieces, market, shared }),
  );
  const views = made.map((one) => sum(one.views));
  const people = made.map((one) => ({ views: one.views, topic: one.candidate.categories[0] ?? "food" }));
  return {
    brief,
    parts: made.map((one, index) => ({ candidate: one.candidate, pieces: shape.pieces[index] ?? 1 })),
    actual: {
      views: sum(views),
      engagements: sum(made.map(({ engagements }) => engagements)),
      reach: peopleReached(random, market, people),
    },
    partViews: views,
  };
}

interface CreatorShape extends Omit<CampaignShape, "pieces"> {
  index: number;
  pieces: number;
  market: string;
  shared: number;
}

type MadeCreator = { candidate: Candidate; views: number[]; engagements: number };

function simulateCreator(
  random: Random,
  { index, world, market, shared, measured, pieces }: CreatorShape,
): MadeCreator {
  const tier = pickTier(random);
  const followers = Math.round(tier.from * (tier.to / tier.from) ** random());
  const level = Math.log(followers * tier.rate) + 0.95 * student(random, 6);
  const luck = postLuck(world, random);
  const seenPosts = 6 + Math.floor(random() * 15);
  const seen = Array.from({ length: seenPosts }, () => Math.exp(level + luck()));
  const rate = Math.exp(Math.log(0.03) + 0.5 * normal(random));
  // Between the figures and the campaign, an account grows or fades.
  const now = level + 0.34 * student(random, 5) + 0.15 * normal(random) + shared;
  const views = Array.from({ length: pieces }, () => Math.exp(now + luck()));
  const reacted = rate * Math.exp(0.2 * normal(random) - 0.1);
  const isAverage = random() < 0.5;
  const usual = isAverage ? sum(seen) / seenPosts : median(seen);
  const isMeasured = random() < measured;
  const known = isMeasured ? Math.max(1, Math.round(usual)) : null;
  const engagementRate =
    random() < 0.8 ? (100 * rate * usual * Math.exp(0.25 * normal(random))) / followers : null;
  return {
    candidate: candidate(`creator.${index}`, {
      platform: ["instagram", "tiktok", "youtube"][Math.floor(random() * 3)] ?? "instagram",
      followers,
      medianViews: known,
      isAverage,
      viewsSample: isMeasured && random() < 0.6 ? seenPosts : null,
      engagementRate,
      country: market,
      categories: [TOPICS[Math.floor(random() ** 1.5 * TOPICS.length)] ?? "food"],
    }),
    views,
    engagements: sum(views) * reacted,
  };
}

const TOPICS = ["food", "fitness", "beauty", "fashion", "travel", "tech", "gaming", "music"];

function pickTier(random: Random) {
  let left = random();
  const found = TIERS.find(({ part }) => (left -= part) < 0);
  return found ?? { from: 1e4, to: 5e4, rate: 0.17 };
}

/** The luck of one post after another, in logarithms. */
function postLuck(world: World, random: Random): () => number {
  const spread = 0.56 * Math.exp(0.3 * normal(random));
  let run = 0;
  return () => {
    const viral = random() < VIRAL ? 0.8 + 0.8 * random() : 0;
    if (world === "mixture") return (random() < 0.2 ? 1.6 : 0.9) * spread * normal(random) + viral;
    if (world === "student") {
      // Good weeks come in a row.
      run = 0.5 * run + 0.85 * spread * student(random, 4);
      return run + viral;
    }
    const tail = -Math.log(Math.max(1e-9, random()));
    return 0.88 * spread * (random() < 0.6 ? tail - 0.4 : -0.8 * tail - 0.1) + 1.2 * viral;
  };
}

/** Student's t of so many degrees, scaled to a standard deviation of one. */
function student(random: Random, degrees: number): number {
  let squares = 0;
  for (let index = 0; index < degrees; index += 1) squares += normal(random) ** 2;
  return (normal(random) / Math.sqrt(squares / degrees)) * Math.sqrt((degrees - 2) / degrees);
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? 0)
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
