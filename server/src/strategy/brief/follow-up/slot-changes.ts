import { formatDate } from "@app/contract/formats";
import { PLATFORMS } from "@app/contract/platforms";
import { piecesText } from "@app/contract/strategy/pieces";
import { creatorCountText, shareText } from "#/strategy/brief/brief-facts.ts";
import { ANY_COUNT, ANY_SHARE, limitsTakenAway } from "#/strategy/brief/no-limits.ts";
import { banOf } from "#/strategy/brief/places/bans.ts";
import {
  audienceText,
  categoryWord,
  flightText,
  followersText,
  slotText,
} from "#/strategy/brief/slot-words.ts";
import type { ReadText, Stated } from "#/strategy/brief/stated.ts";
import { amountText, andList, orList } from "#/strategy/brief/wording.ts";

const ONLY =
  /(?<!\p{L})(?:only|just|nur|seulement|uniquement|solo|solamente|apenas|somente|instead|stattdessen)(?!\p{L})/u;
const ALSO =
  /(?<!\p{L})(?:also|and|add|plus|too|auch|und|aussi|ajoute|et|tambien|anade|e|tambem|adiciona)(?!\p{L})/u;
const NOT =
  /(?<!\p{L})(?:without|no|not|drop|remove|ohne|kein\p{L}*|nicht|sans|pas de|sin|sem|nao)(?!\p{L})/u;

/** Platforms, markets, cities, tiers and languages. Each change is answered in words; so are those below. */
export function changeSets(
  before: Stated,
  { stated: said, spans }: ReadText,
  folded: string,
  after: Stated,
): string[] {
  const words = changePlatforms(before, said, folded, after);
  for (const slot of ["markets", "regions", "cities", "tiers", "languages"] as const) {
    const values = said[slot];
    // "Not in Berlin" says nothing of the country that the city lies in.
    const isImplied = NOT.test(folded) && !spans.some((span) => span.slot === slot);
    if (!values || isImplied) continue;
    const known = before[slot] ?? [];
    if (NOT.test(folded) && !known.some((value) => values.includes(value))) {
      words.push(...banned(slot, values, after));
      continue;
    }
    if (NOT.test(folded)) after[slot] = known.filter((value) => !values.includes(value));
    else if (!ONLY.test(folded) && ALSO.test(folded)) after[slot] = [...new Set([...known, ...values])];
    else after[slot] = values;
    words.push(slotText(slot, after[slot] ?? []));
  }
  return words;
}

/** Values that nobody had asked for are kept out by a rule of their own. */
function banned(
  slot: "markets" | "regions" | "cities" | "tiers" | "languages",
  values: readonly string[],
  after: Stated,
): string[] {
  const rule = banOf(slot, values);
  after.rules = [...(after.rules ?? []).filter(({ label }) => label !== rule.label), rule];
  return [rule.label];
}

function changePlatforms(before: Stated, said: Stated, folded: string, after: Stated): string[] {
  const { platforms: wanted, withoutPlatforms: unwanted = [] } = said;
  if (!wanted && unwanted.length === 0) return [];
  const excluded = (before.withoutPlatforms ?? []).filter((platform) => !wanted?.includes(platform));
  const all = PLATFORMS.filter((platform) => !excluded.includes(platform));
  const isOpen = wanted !== undefined && before.withoutPlatforms === undefined;
  const known: readonly string[] = before.platforms ?? (isOpen ? [] : all);
  const isMore = wanted && ((ALSO.test(folded) && !ONLY.test(folded)) || unwanted.length > 0);
  const next = isMore ? [...new Set([...known, ...wanted])] : (wanted ?? known);
  after.platforms = next.filter((platform) => !unwanted.includes(platform));
  delete after.withoutPlatforms;
  return [slotText("platforms", after.platforms)];
}

/** Creators who have to be in, must not be in, or have a price. */
export function changeHandles(before: Stated, said: Stated, after: Stated): string[] {
  const words: string[] = [];
  if (said.never) {
    after.never = [...new Set([...(before.never ?? []), ...said.never])];
    after.must = (before.must ?? []).filter((handle) => !said.never?.includes(handle));
    words.push(`without ${andList(said.never.map((handle) => `@${handle}`))}`);
  }
  if (said.must) {
    after.must = [...new Set([...(after.must ?? []), ...said.must])];
    after.never = (after.never ?? []).filter((handle) => !said.must?.includes(handle));
    words.push(`with ${andList(said.must.map((handle) => `@${handle}`))}`);
  }
  if (said.named) after.named = [...new Set([...(before.named ?? []), ...said.named])];
  const { prices = [] } = said;
  const others = (before.prices ?? []).filter((old) => !prices.some(({ handle }) => handle === old.handle));
  if (prices.length > 0) after.prices = [...others, ...prices];
  return [...words, ...prices.map(({ handle, price }) => `@${handle} at ${amountText(price)} a piece`)];
}

/** What has one value. */
export function changeSlots(said: Stated, after: Stated): string[] {
  const words: string[] = [];
  const say = (value: string) => words.push(value);
  if (said.objective) say(`for ${(after.objective = said.objective)}`);
  if (said.gender) after.gender = said.gender;
  if (said.age) after.age = said.age;
  if (said.gender ?? said.age) say(audienceText({ gender: after.gender ?? null, age: after.age ?? null }));
  if (said.flight) {
    after.flight = mergedFlight(after.flight, said.flight);
    say(`flight ${flightWords(said.flight)}`);
  }
  if (said.deliverables) {
    after.deliverables = said.deliverables;
    say(`${piecesText(said.deliverables)} each`);
  }
  if (said.followers) say(followersText((after.followers = said.followers)));
  if (said.maxPrice) {
    after.maxPrice = said.maxPrice;
    say(`at most ${amountText(said.maxPrice)} a piece`);
  }
  if (said.maxShare !== undefined) say(shareText((after.maxShare = said.maxShare)));
  changeCounts(said, after, say);
  if (!said.rules) return words;
  const replaced = (after.rules ?? []).filter(
    (old) => !said.rules?.some(({ field, value }) => old.field === field && old.value === value),
  );
  after.rules = [...replaced, ...said.rules];
  for (const { label } of said.rules) say(label);
  return words;
}

/** A length alone keeps the start, a start alone keeps the length. */
function mergedFlight(
  before: Stated["flight"],
  said: NonNullable<Stated["flight"]>,
): NonNullable<Stated["flight"]> {
  if (said.to) return said;
  if (said.from)
    return before?.days === undefined || said.days !== undefined ? said : { ...said, days: before.days };
  return before?.from === undefined ? said : { from: before.from, ...said };
}

function flightWords({ from, to, days }: NonNullable<Stated["flight"]>): string {
  if (from && to) return flightText({ from, to });
  return [
    days && `${days} days`,
    from && `from ${formatDate(from, "UTC")}`,
    to && `until ${formatDate(to, "UTC")}`,
  ]
    .filter(Boolean)
    .join(" ");
}

/** What only counts beside the name of its slot, as the chips of assumptions write it: "Creators: 30". */
export function changeLabelled(label: string | null, text: string, said: Stated, after: Stated): string[] {
  const percent = label === "maxshare" ? /(\d{1,3})\s*%/u.exec(text)?.[1] : undefined;
  if (percent && said.maxShare === undefined) {
    after.maxShare = Number(percent);
    return [`at most ${percent} % to one creator`];
  }
  const count = label === "creators" ? /^\s*(\d{1,3})\s*$/u.exec(text)?.[1] : undefined;
  if (count) {
    after.maxCreators = Number(count);
    delete after.minCreators;
    return [`at most ${count} ${count === "1" ? "creator" : "creators"}`];
  }
  if (label === "product") return [(after.product = text)];
  if (label === "categories" && said.categories) {
    after.categories = said.categories;
    return [`creators about ${orList(said.categories.map(categoryWord))}`];
  }
  return [];
}

/** Takes away limits that were assumed, or stated. */
export function changeLimits(folded: string, said: Stated, after: Stated): string[] {
  const taken = limitsTakenAway(folded);
  const words: string[] = [];
  if (taken?.count && said.maxCreators === undefined && said.minCreators === undefined) {
    delete after.minCreators;
    words.push(creatorCountText(null, (after.maxCreators = ANY_COUNT)) ?? "");
  }
  if (taken?.share && said.maxShare === undefined) words.push(shareText((after.maxShare = ANY_SHARE)));
  if (said.knownPrices) {
    after.knownPrices = true;
    words.push("only creators with a known price");
  }
  return words;
}

function changeCounts(said: Stated, after: Stated, say: (value: string) => void): void {
  const { minCreators, maxCreators } = said;
  if (minCreators === undefined && maxCreators === undefined) return;
  delete after.minCreators;
  delete after.maxCreators;
  if (minCreators !== undefined) after.minCreators = minCreators;
  if (maxCreators !== undefined) after.maxCreators = maxCreators;
  say(creatorCountText(minCreators ?? null, maxCreators ?? null) ?? "");
}
