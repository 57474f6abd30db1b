import { CREATOR_WORDS } from "#/strategy/brief/brief-words.ts";
import { foldInPlace } from "#/language/fold.ts";
import { COUNT, readCount } from "#/strategy/brief/numbers.ts";

const ARTICLE = "(?:the|de[rnm]|die|das|les?|la|l'|el|los|las|os?|as?)\\s*";
const DEAREST =
  "most expensive|priciest|dearest|expensive(?= ones?)|pricey(?= ones?)|teuerste[nrs]?|plus che(?:re?)s?|mas car[oa]s?|mais car[oa]s?|(?:sabse )?mehng[aie](?: wal[aei])?";
const CHEAPEST =
  "least expensive|cheapest|billigste[nrs]?|gunstigste[nrs]?|moins che(?:re?)s?|mas barat[oa]s?|mais barat[oa]s?|(?:sabse )?sast[aie](?: wal[aei])?|cheap(?= ones?)";
const BY_PRICE = new RegExp(
  `(?<!\\p{L})(?:${ARTICLE}(?=${COUNT}|${DEAREST}|${CHEAPEST}))?(?:(${COUNT})\\s+)?(?:(${DEAREST})|(?:${CHEAPEST}))(?:\\s+(?:ones?|picks?|${CREATOR_WORDS}))?(?!\\p{L})`,
  "u",
);

interface PricedPick {
  handle: string;
  /** In one currency for all picks. */
  cost: { amount: number };
}

/**
 * "Drop the two most expensive" as "drop @a, @b": creators whom a follow-up names by what they cost in the plan before
 * it. The text as it is when it names none so, or when there are no picks.
 */
export function withNamedPicks(source: string, picks: readonly PricedPick[]): string {
  const text = source.normalize("NFC");
  const match = BY_PRICE.exec(foldInPlace(text));
  if (!match || picks.length === 0) return source;
  const [whole, count = "1", dearest] = match;
  const direction = dearest === undefined ? 1 : -1;
  const handles = picks
    .toSorted((left, right) => direction * (left.cost.amount - right.cost.amount))
    .slice(0, readCount(count))
    .map(({ handle }) => `@${handle}`);
  return text.slice(0, match.index) + handles.join(", ") + text.slice(match.index + whole.length);
}
