import type { Audience } from "#/discovery/index.ts";
import type { Person, SamplePlatform } from "./people.rules.ts";
import type { Random } from "./random.rules.ts";
import { PLACES } from "./vocabulary.ts";

const FOLLOWERS_MIN = 1_000;
const FOLLOWERS_MAX = 6_000_000;
const AGE_GROUPS = ["13-17", "18-24", "25-34", "35-44", "45-54", "55-64"] as const;

/** How a platform's accounts behave at 10,000 followers; rates in percent of followers. */
const HABITS: Record<
  SamplePlatform,
  { median: number; engagement: number; views: number; format: string; per: string }
> = {
  instagram: { median: 21_000, engagement: 3.1, views: 38, format: "reel", per: "reel" },
  tiktok: { median: 34_000, engagement: 6.2, views: 70, format: "video", per: "video" },
  youtube: { median: 26_000, engagement: 3.6, views: 30, format: "video", per: "video" },
};

/** Rates fall as accounts grow: by a power of the followers. */
const ENGAGEMENT_FALL = -0.17;
const VIEWS_FALL = -0.09;
/** Euros for a thousand views, before level of country and topic. */
const CPM_EUR = 17;

export function habitsOf(platform: SamplePlatform) {
  return HABITS[platform];
}

export function drawFollowers(random: Random, platform: SamplePlatform): number {
  const drawn = HABITS[platform].median * random.spread(1.3);
  return Math.round(Math.min(FOLLOWERS_MAX, Math.max(FOLLOWERS_MIN, drawn)));
}

/** Percent of followers that like or comment. */
export function drawEngagement(random: Random, platform: SamplePlatform, followers: number): number {
  const size = (followers / 10_000) ** ENGAGEMENT_FALL;
  return round(Math.min(24, HABITS[platform].engagement * size * random.spread(0.35)), 2);
}

export function drawViews(random: Random, platform: SamplePlatform, followers: number): number {
  const rate = (HABITS[platform].views / 100) * (followers / 10_000) ** VIEWS_FALL;
  return Math.max(120, Math.round(followers * rate * random.spread(0.4)));
}

/** Minor units of the country's currency for one piece, rounded as people round their prices. */
export function drawPrice(random: Random, { place, topic }: Person, views: number): number {
  const euros = 25 + (views / 1000) * CPM_EUR * topic.priceLevel * random.spread(0.35);
  const local = euros * place.priceLevel;
  const step = local < 200 ? 10 : local < 2000 ? 50 : 100;
  return Math.max(step, Math.round(local / step) * step) * 100;
}

export function drawAudience(random: Random, { place, topic, gender }: Person): Audience {
  const tilt = gender === "female" ? 4 : -6;
  const female = round(clamp(topic.femaleAudience + tilt + random.normal() * 6, 6, 96), 1);
  return {
    countries: drawCountries(random, place.country, place.language),
    genders: { female, male: round(100 - female, 1) },
    ages: drawAges(random),
  };
}

function drawCountries(random: Random, home: string, language: string): Record<string, number> {
  const share = round(clamp(64 + random.normal() * 11, 32, 90), 1);
  const near = PLACES.filter((place) => place.country !== home && place.language === language);
  const others = random.pickSome(
    PLACES.filter((place) => place.country !== home && !near.includes(place)),
    2,
  );
  const countries: Record<string, number> = { [home]: share };
  let rest = 100 - share;
  for (const { country } of [...near.slice(0, 2), ...others]) {
    const part = round(rest * random.between(0.25, 0.5), 1);
    countries[country] = part;
    rest -= part;
  }
  return countries;
}

// Centred between 18 and 34, as audiences of these platforms are.
function drawAges(random: Random): Record<string, number> {
  const centre = random.between(0.9, 2.4);
  const weights = AGE_GROUPS.map((_group, index) => Math.exp(-((index - centre) ** 2) / 1.6));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return Object.fromEntries(
    AGE_GROUPS.map((group, index) => [group, round(((weights[index] ?? 0) / total) * 100, 1)]),
  );
}

export function clamp(value: number, minimum: number, maximum: number): number {
  return Math.min(maximum, Math.max(minimum, value));
}

export function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
