import { fold } from "#/language/fold.ts";
import type { Random } from "./random.rules.ts";
import { firstNamesOf, NAME_PARTS, PLACES, TOPICS } from "./vocabulary.ts";
import type { Place, Topic } from "./vocabulary.ts";

export type SamplePlatform = "instagram" | "tiktok" | "youtube";

/** Who a fictional creator is, before any figure. */
export interface Person {
  platform: SamplePlatform;
  handle: string;
  name: string;
  /** A name nobody has, from which the handle and the address are made. */
  surname: string;
  gender: "female" | "male";
  age: number;
  place: Place;
  city: { name: string; region: string };
  topic: Topic;
  /** A second interest; null for most. */
  side: Topic | null;
  categories: string[];
}

const PLATFORMS = [
  { platform: "instagram", weight: 50 },
  { platform: "tiktok", weight: 32 },
  { platform: "youtube", weight: 18 },
] as const;
const SIDE_INTEREST = 0.35;

/** Draws a person whose handle nobody in `taken` has, and takes it. */
export function drawPerson(random: Random, taken: Set<string>): Person {
  const { platform } = random.weighted(PLATFORMS);
  const place = random.weighted(PLACES);
  const topic = random.weighted(TOPICS);
  const side = random.chance(SIDE_INTEREST) ? random.weighted(TOPICS) : null;
  const gender = random.chance(topic.femaleCreators) ? "female" : "male";
  const first = random.pick(firstNamesOf(gender, place.language));
  const surname = drawSurname(random);
  return {
    platform,
    handle: drawHandle(random, { first, surname, topic, platform }, taken),
    name: `${first} ${surname}`,
    surname,
    gender,
    age: Math.round(Math.min(58, Math.max(18, 29 + random.normal() * 7))),
    place,
    city: random.weighted(place.cities),
    topic,
    side,
    categories: [...new Set([topic, ...(side ? [side] : [])].flatMap(withParent))],
  };
}

function withParent({ category, parent }: Topic): string[] {
  return parent === null ? [category] : [category, parent];
}

function drawSurname(random: Random): string {
  return random.pick(NAME_PARTS.begin) + random.pick(NAME_PARTS.middle) + random.pick(NAME_PARTS.end);
}

// Always with the invented surname, so that no handle of a living person is met.
function drawHandle(
  random: Random,
  { first, surname, topic, platform }: { first: string; surname: string; topic: Topic; platform: string },
  taken: Set<string>,
): string {
  const [given, family, theme] = [plain(first), plain(surname), plain(topic.category)];
  const shapes = [
    `${given}.${family}`,
    `${given}_${family}`,
    `${family}.${theme}`,
    `${theme}with${family}`,
    `${family}daily`,
    `the.${family}`,
  ];
  for (let attempt = 0; ; attempt++) {
    const handle = random.pick(shapes) + (attempt > 3 ? String(random.whole(2, 99)) : "");
    const key = `${platform}/${handle}`;
    if (taken.has(key)) continue;
    taken.add(key);
    return handle;
  }
}

function plain(text: string): string {
  return fold(text).replaceAll(/[^a-z]/g, "");
}
