import type { BriefRule } from "@app/contract/strategy/plan";
import { anyOf } from "#/language/dictionary.ts";
import { platformNamed } from "#/language/media/media.ts";
import { FEMALE_CREATORS } from "#/language/people/people.ts";
import type { BriefText, Found } from "./brief-text.ts";
import {
  CATEGORY_PATTERNS,
  CREATOR_WORDS,
  GENDER_PATTERNS,
  PLATFORM_PATTERNS,
  TIER_PATTERNS,
} from "./brief-words.ts";
import { COUNT, PERCENT, readCount } from "./numbers.ts";
import type { PlaceWords } from "./places/place-words.ts";
import { findPlaces } from "./places/named-places.ts";

const MIN =
  "at least|minimum(?: of)?|a minimum of|min\\.?|mind\\.|no fewer than|not fewer than|mindestens|wenigstens|au moins|al menos|como minimo|minimo|por lo menos|pelo menos|no minimo|en az|kam se kam";
const MAX =
  "at most|maximum(?: of)?|a maximum of|max\\.?|up to|no more than|not more than|hochstens|maximal|nicht mehr als|bis zu|au plus|au maximum|pas plus de|como maximo|maximo|maxime|a lo sumo|no mas de|hasta|no maximo|ate|en fazla|en cok";
const EXACT = "exactly|genau|exactement|exactamente|exatamente|just";
const NONE = "no|none|without|keine?n?|ohne|sin|ningun|pas de|sans|sem|nenhum";
/** Ends the reach of a rule: the next thought begins. */
const CLAUSE_END =
  /[\u25ae,;:!?()\n]|\.(?:\s|$)|(?<!\p{L})(?:and|und|et|y|e|but|aber|mais|pero|mas|with|mit|avec|con|com)(?!\p{L})/u;
const WHO = `(?:to|for|per|on|with|an|fur|pro|a|par|pour|para|por)\\s+(?:any |one |a |each |single |eine[nr]? |un |une |uno |um |cada )*(?:${CREATOR_WORDS})`;
const BUDGET_WORDS =
  "(?:of (?:the )?(?:budget|money|spend)|des budgets|du budget|del presupuesto|do orcamento)";

const HALF = "(?:die |la |a )?(?:half|halfte|moitie|mitad|metade)";
const HALF_PERCENT = 50;

export interface StatedRules {
  rules: BriefRule[];
  minCreators?: number;
  maxCreators?: number;
  /** Percent of the budget. */
  maxShare?: number;
}

/** Reads and takes out every rule that counts creators or shares of the budget. */
export function takeRules(text: BriefText, places: PlaceWords): StatedRules {
  const stated: StatedRules = { rules: [] };
  takeShares(text, places, stated);
  takeBetween(text, stated);
  takeComparisons(text, places, stated);
  takeBans(text, stated);
  const gender = findGender(text);
  takeBareCount(text, stated);
  if (gender) {
    // "YouTuberinnen" names the platform, too.
    if (platformNamed(gender.found.text) === null) text.take(gender.found);
    stated.rules.push(gender.rule);
  }
  return stated;
}

function takeShares(text: BriefText, places: PlaceWords, stated: StatedRules): void {
  const single = text.takeFirst(
    new RegExp(
      `(?:${MAX}|${NONE} more than)\\s*(\\d{1,3})\\s*${PERCENT}\\s*(?:${BUDGET_WORDS}\\s*)?${WHO}`,
      "gu",
    ),
  );
  const reversed = text.takeFirst(
    new RegExp(
      `(?:no|kein|aucun|ningun|nenhum)\\s+(?:single |one )?(?:${CREATOR_WORDS})\\s+(?:\\p{L}+\\s+){0,3}(?:more than|over|above|mehr als|plus de|mas de|mais de)\\s*(\\d{1,3})\\s*${PERCENT}(?:\\s*${BUDGET_WORDS})?`,
      "gu",
    ),
  );
  const share = single?.groups[0] ?? reversed?.groups[0];
  if (share) stated.maxShare = Number(share);
  const grouped = new RegExp(
    `(?:(${MIN})|${MAX})\\s*(?:(\\d{1,3})\\s*${PERCENT}|(?:${HALF})(?!\\p{L}))\\s*(?:${BUDGET_WORDS}\\s*)?`,
    "gu",
  );
  for (const found of text.all(grouped)) {
    const target = targetAfter(text, found, places);
    if (!target) continue;
    const amount = Number(found.groups[1] ?? HALF_PERCENT);
    const isMin = found.groups[0] !== undefined;
    pushRule(text, stated, found, target, "budget", isMin ? amount : null, isMin ? null : amount);
  }
}

function takeBetween(text: BriefText, stated: StatedRules): void {
  const found = text.takeFirst(
    new RegExp(
      `(?:between |zwischen |entre )?(?<![\\p{L}\\p{N}.,])(${COUNT})\\s?(?:-|–|to|and|bis|und|a|y|et|e)\\s?(${COUNT})\\s+(?:${CREATOR_WORDS})(?!\\p{L})`,
      "gu",
    ),
  );
  const [low, high] = found?.groups ?? [];
  if (!low || !high) return;
  stated.minCreators = readCount(low);
  stated.maxCreators = readCount(high);
}

function takeComparisons(text: BriefText, places: PlaceWords, stated: StatedRules): void {
  const pattern = new RegExp(
    `(?<!\\p{L})(?:(${MIN})|(${MAX})|${EXACT})\\s+(${COUNT})(?![\\p{L}%]|\\s*%)`,
    "gu",
  );
  for (const found of text.all(pattern)) {
    const [least, most, number = ""] = found.groups;
    const count = readCount(number);
    const [isMin, isMax] = [most === undefined, least === undefined];
    const target = targetAfter(text, found, places);
    if (target) {
      pushRule(text, stated, found, target, "creators", isMin ? count : null, isMax ? count : null);
      continue;
    }
    const creators = new RegExp(`^\\s*(?:different )?(?:${CREATOR_WORDS})(?!\\p{L})`, "u").exec(
      text.folded.slice(found.end),
    );
    if (!creators) continue;
    text.take({ start: found.start, end: found.end + creators[0].length });
    if (isMin) stated.minCreators = count;
    if (isMax) stated.maxCreators = count;
  }
}

/** "no mega", "keine Mega-Influencer": none of a tier. */
function takeBans(text: BriefText, stated: StatedRules): void {
  for (const [tier, pattern] of Object.entries(TIER_PATTERNS)) {
    const found = text.takeFirst(
      new RegExp(
        `(?<!\\p{L})(?:${NONE})\\s+(?:${pattern})(?!\\p{L})(?:[ -](?:${CREATOR_WORDS})(?!\\p{L}))?`,
        "gu",
      ),
    );
    if (!found) continue;
    stated.rules.push({
      label: text.spelling(found),
      field: "tier",
      value: tier,
      of: "creators",
      min: null,
      max: 0,
    });
  }
}

const GENDERS = { female: "women", male: "men" } as const;
const FEMALE_NOUN = anyOf(FEMALE_CREATORS);

/** "Female creators", "nur Creatorinnen": who the creators are, not whom they reach. Those not known stay in. */
function findGender(text: BriefText): { found: Found; rule: BriefRule } | null {
  for (const gender of ["female", "male"] as const) {
    const noun = gender === "female" ? `|(?:${FEMALE_NOUN})(?!\\p{L})` : "";
    const found = text.first(
      new RegExp(
        `(?<!\\p{L})(?:(?:${GENDER_PATTERNS[gender]})(?=[ -](?:${CREATOR_WORDS})(?!\\p{L}))${noun})`,
        "gu",
      ),
    );
    if (!found) continue;
    const isNot = new RegExp(`(?<!\\p{L})(?:${NONE}|not)\\s+$`, "u").test(text.folded.slice(0, found.start));
    const others = gender === "female" ? "male|nonbinary" : "female|nonbinary";
    const value = isNot ? gender : others;
    const label = `${isNot ? "no" : "only"} creators who are ${GENDERS[gender]}`;
    return { found, rule: { label, field: "gender", value, of: "creators", min: null, max: 0 } };
  }
  return null;
}

/** "10 creators", "mit 8 Influencern": exactly so many. */
function takeBareCount(text: BriefText, stated: StatedRules): void {
  if (stated.maxCreators !== undefined || stated.minCreators !== undefined) return;
  const tiers = Object.values(TIER_PATTERNS).join("|");
  const found = text.first(
    new RegExp(
      `(?<![\\p{L}\\p{N}.,%€$£@-])(${COUNT})\\s+(?=(?:(?!per|pro|par|por)\\p{L}+[ -]){0,2}(?:${CREATOR_WORDS}|${tiers}|youtubers?|tiktokers?|instagramm?ers?)(?!\\p{L}))`,
      "gu",
    ),
  );
  const count = found?.groups[0];
  if (!found || !count) return;
  text.take(found);
  text.takeFirst(new RegExp(`(?<!\\p{L})(?:${CREATOR_WORDS})(?!\\p{L})`, "gu"));
  const after = text.folded.slice(found.end).replaceAll("\u25ae", "");
  const isMost = new RegExp(`^\\s*(?:${MAX}|or fewer|or less|oder weniger)(?!\\p{L})`, "u").test(after);
  const isLeast = new RegExp(`^\\s*(?:${MIN}|or more|oder mehr)(?!\\p{L})`, "u").test(after);
  if (!isMost) stated.minCreators = readCount(count);
  if (!isLeast) stated.maxCreators = readCount(count);
}

interface Target {
  field: BriefRule["field"];
  value: string;
  end: number;
}

function pushRule(
  text: BriefText,
  stated: StatedRules,
  found: Found,
  target: Target,
  of: BriefRule["of"],
  min: number | null,
  max: number | null,
): void {
  const span = { start: found.start, end: target.end };
  text.take(span);
  stated.rules.push({ label: text.spelling(span), field: target.field, value: target.value, of, min, max });
}

/** The first thing named between the number and the end of its clause. */
function targetAfter(text: BriefText, found: Found, places: PlaceWords): Target | null {
  const rest = text.folded.slice(found.end);
  const end = CLAUSE_END.exec(rest)?.index ?? rest.length;
  const clause = rest.slice(0, end);
  const hits = [
    ...wordTargets(clause, "platform", PLATFORM_PATTERNS),
    ...wordTargets(clause, "tier", TIER_PATTERNS),
    ...placeTargets(clause, places),
    ...wordTargets(clause, "category", Object.fromEntries(CATEGORY_PATTERNS)),
    ...wordTargets(clause, "gender", GENDER_PATTERNS),
  ];
  const [first] = hits.toSorted((left, right) => left.start - right.start || right.end - left.end);
  return first
    ? { field: first.field, value: first.value, end: found.end + withNoun(clause, first.end) }
    : null;
}

function withNoun(clause: string, end: number): number {
  const noun = new RegExp(`^[ -](?:${CREATOR_WORDS})(?!\\p{L})`, "u").exec(clause.slice(end));
  return end + (noun?.[0].length ?? 0);
}

function wordTargets(clause: string, field: BriefRule["field"], words: Readonly<Record<string, string>>) {
  return Object.entries(words).flatMap(([value, pattern]) => {
    const match = new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, "u").exec(clause);
    return match ? [{ field, value, start: match.index, end: match.index + match[0].length }] : [];
  });
}

function placeTargets(clause: string, places: PlaceWords) {
  return [...findPlaces({ folded: clause, original: clause }, places)].map(({ place, start, end }) => ({
    field: place.kind,
    value: place.values.join("|"),
    start,
    end,
  }));
}
