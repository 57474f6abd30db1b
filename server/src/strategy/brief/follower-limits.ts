import { FIGURE_PATTERNS } from "#/language/media/media.ts";
import type { BriefText, Found } from "./brief-text.ts";
import { CREATOR_WORDS } from "./brief-words.ts";
import { SIGNS } from "./currencies.ts";
import { DIGITS, SCALE, readNumber } from "./numbers.ts";
import type { SlotSpan, Stated } from "./stated.ts";

const NUMBER = `(${DIGITS})\\s?(${SCALE})?`;
const FOLLOWERS = `(?:${FIGURE_PATTERNS.followers})(?!\\p{L})`;
const UNDER =
  "under|below|less than|fewer than|up to|at most|no more than|smaller than|max\\.?|unter|weniger als|hochstens|maximal|bis(?: zu)?|moins de|au plus|menos de|hasta|como maximo|abaixo de|ate";
const OVER =
  "over|above|more than|at least|bigger than|larger than|min\\.?|uber|mehr als|mindestens|ab|plus de|au moins|mas de|al menos|mais de|acima de|pelo menos";
const GAP = "(?:\\s?[-–]\\s?|\\s(?:to|and|bis|und|a|y|et|e)\\s)";
const WITH = "(?:with |who have |mit |avec |con |com )?";
/** After creators and a limit, a number of followers, not of money. */
const NOT_MONEY = `(?!\\d|[.,]\\d|\\s?(?:%|${SIGNS}|years?|jahre|ans|anos))`;
/** "creators under 25" speaks of age. */
const FOLLOWERS_MIN = 500;

/** "No creators under 10k" are creators from 10k on. */
const NONE_OF = new RegExp(
  `(?<!\\p{L})(?:(?:no|not|keine?n?|sans|pas de|sin|ningun|sem|nenhum)\\s+(?:${CREATOR_WORDS})\\s+${WITH}|(?:nobody|no one|niemand\\p{L}*|nadie|ninguem)\\s+${WITH})$`,
  "u",
);

const RANGE = new RegExp(
  `(?:between |zwischen |entre |from |von |de )?(?<![\\p{L}\\p{N}.,])${NUMBER}${GAP}${NUMBER}\\s*${FOLLOWERS}|(?<=(?:${CREATOR_WORDS})\\s+${WITH})(?:between |zwischen |entre )${NUMBER}${GAP}${NUMBER}${NOT_MONEY}`,
  "gu",
);
const MOST = limit(UNDER);
const LEAST = limit(OVER);
const OPEN = new RegExp(`(?<![\\p{L}\\p{N}.,])${NUMBER}\\s?\\+\\s*${FOLLOWERS}`, "gu");

/** How many followers creators may have: "only creators under 50k", "10k to 50k followers". */
export function takeFollowers(
  text: BriefText,
  stated: Stated,
  note: (slot: SlotSpan["slot"], span: { start: number; end: number }) => void,
): void {
  const range = text.first(RANGE);
  const [low, high] = range ? numbersOf(range) : [];
  const take = (found: Found, limits: NonNullable<Stated["followers"]>) => {
    text.take(found);
    note("followers", found);
    stated.followers = limits;
  };
  if (range && low !== undefined && high !== undefined && low < high && high >= FOLLOWERS_MIN) {
    take(range, { min: low, max: high });
    return;
  }
  const most = text.first(MOST);
  const max = most && numbersOf(most)[0];
  const put = (found: Found, end: "min" | "max", value: number) => {
    const none = NONE_OF.exec(text.folded.slice(0, found.start));
    const side = none === null ? end : end === "min" ? "max" : "min";
    const limits = { min: null, max: null, ...stated.followers, [side]: value };
    take({ ...found, start: none?.index ?? found.start }, limits);
  };
  if (most && max && max >= FOLLOWERS_MIN) put(most, "max", max);
  const least = text.first(LEAST) ?? text.first(OPEN);
  const min = least && numbersOf(least)[0];
  if (least && min && min >= FOLLOWERS_MIN) put(least, "min", min);
}

function limit(words: string): RegExp {
  return new RegExp(
    `(?<!\\p{L})(?:${words})\\s+${NUMBER}\\s*${FOLLOWERS}|(?<=(?:${CREATOR_WORDS})\\s+${WITH})(?:${words})\\s+${NUMBER}${NOT_MONEY}`,
    "gu",
  );
}

/** The numbers of a match in order; a scale stands after its digits, and one at the end of a range holds for both. */
function numbersOf({ groups }: Found): number[] {
  const pairs: [string, string | undefined][] = [];
  for (let index = 0; index < groups.length; index += 2) {
    const digits = groups[index];
    if (digits !== undefined) pairs.push([digits, groups[index + 1]]);
  }
  const shared = pairs.at(-1)?.[1];
  return pairs.map(([digits, scale]) => readNumber(digits, scale ?? shared));
}
