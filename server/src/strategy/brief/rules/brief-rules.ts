import type { Chip } from "@app/contract/discovery/queries";
import type { BriefRule } from "@app/contract/strategy/plan";
import { anyListed, anyOf, patternOf } from "#/language/dictionary.ts";
import { TIER_WORDS } from "#/language/people/people.ts";
import type { BriefText, Found } from "#/strategy/brief/brief-text.ts";
import { CREATOR_WORDS } from "#/strategy/brief/brief-words.ts";
import { PLACE_FIELDS } from "#/strategy/brief/filter-sets.ts";
import { isOfPast } from "#/strategy/brief/money/amount-roles.ts";
import { COUNT, readCount } from "#/strategy/brief/numbers.ts";
import { EXACT, MAX, MIN, NOUNS, OF_THEM, targetAfter } from "./rule-words.ts";
import type { Target } from "./rule-words.ts";
import type { ReadingContext } from "#/strategy/brief/reading/search-words.ts";
import { SCALE } from "#/language/numbers/scales.ts";

const TIERS = anyOf(Object.values(TIER_WORDS).flat());
/** What is counted here and is no creator. */
const OTHER_NOUN = patternOf(
  `^\\s*(?:${SCALE}|${anyListed("per, pro, par, por, je, each, cada, har, a, follower*, abonn*, seguid*, view, views, like, likes, year, years, jahre, ans, anos, week, weeks, woche, wochen, day, days, tage, tagen, month, months, monate, monaten, post, posts, reel, reels, story, stories, video, videos, click, clicks")})(?!\\p{L})`,
);

const CREATORS_NEXT = patternOf(`^\\s*(?:different )?(?=(?:\\p{L}+[ -])?(?:${CREATOR_WORDS})(?!\\p{L}))`);

export interface StatedRules {
  rules: BriefRule[];
  minCreators?: number;
  maxCreators?: number;
}

/** Reads and takes out every rule that counts creators. `chips` are those of the whole text. */
export function takeRules(text: BriefText, context: ReadingContext, chips: readonly Chip[]): StatedRules {
  const stated: StatedRules = { rules: [] };
  takeBetween(text, stated);
  takeComparisons(text, context, chips, stated);
  takeBareCount(text, stated);
  takeLoneCount(text, stated);
  takeLeeway(text, stated);
  return stated;
}

function takeBetween(text: BriefText, stated: StatedRules): void {
  const found = text.takeFirst(BETWEEN);
  if (!found) return;
  const [low, high] = found.groups;
  stated.minCreators = readCount(low);
  stated.maxCreators = readCount(high);
}

const COMPARED = new RegExp(
  `(?<!\\p{L})(?:(${MIN})|(${MAX})|${EXACT})\\s+(${COUNT})(?![\\p{L}%]|\\s*%)`,
  "gu",
);

function takeComparisons(
  text: BriefText,
  context: ReadingContext,
  chips: readonly Chip[],
  stated: StatedRules,
): void {
  for (const found of text.all(COMPARED)) {
    const [least, most, number] = found.groups;
    const after = text.folded.slice(found.end);
    if (OTHER_NOUN.test(after)) continue;
    const count = readCount(number);
    const min = most === undefined ? count : null;
    const max = least === undefined ? count : null;
    const target = targetAfter(text, found, context);
    const creators = CREATORS_NEXT.exec(after);
    const isSome = ({ field }: Target) => !creators || (most === undefined && !PLACE_FIELDS.has(field));
    if (target && (isSome(target) || isBesideOther(chips, found, target))) {
      pushRule(text, stated, found, target, min, max);
    } else if (creators) {
      text.take({ start: found.start, end: found.end + creators[0].length });
      if (min !== null) stated.minCreators = min;
      if (max !== null) stated.maxCreators = max;
    }
  }
}

/** "Germany, at least 5 creators in Austria" counts those there; with no other place it says where all of them are. */
function isBesideOther(chips: readonly Chip[], found: Found, target: Target): boolean {
  return chips.some(
    ({ slot, span: [start, end] }) => slot === target.field && (end <= found.start || start >= target.end),
  );
}

const OR_LESS =
  "or (?:fewer|less)|oder weniger|ou moins|o menos|ou menos|ya (?:us ?se )?kam|und weniger|and fewer|se kam";
const OR_MORE =
  "or more|oder mehr|ou (?:plus|davantage)|o mas|ou mais|ya (?:us ?se )?zyada|und mehr|and more|se zyada";
/** "1 Post je Creator" counts what each one makes. */
const COUNTED = `(?:(?!(?:per|pro|par|por|je|each|cada|chaque|har|a|${SCALE}|for|fur|pour|para)[ -])\\p{L}+[ -]){0,2}(?:${NOUNS}|${TIERS})(?!\\p{L})`;
const BETWEEN = new RegExp(
  `(?:between |zwischen |entre )?(?<![\\p{L}\\p{N}.,])(${COUNT})\\s?(?:-|–|to|and|bis|und|a|y|et|e)\\s?(${COUNT})\\s+(?=${COUNTED})`,
  "gu",
);
const BARE_COUNT = new RegExp(
  `(?<![\\p{L}\\p{N}.,%€$£@-])(${COUNT})(?:-?ish(?!\\p{L}))?(?:(\\+)|\\s+(${OR_LESS})|\\s+(${OR_MORE}))?\\s+(?=${COUNTED})`,
  "gu",
);
/** What stands behind the creators and says whether their number is the least or the most. */
const LIMIT_BEHIND = patternOf(
  `^(\\s*${COUNTED}(?:\\s+(?:${NOUNS})(?!\\p{L}))?\\s*)(?:(${MAX}|${OR_LESS})|(${MIN}|${OR_MORE}))(?!\\p{L})`,
);

/** "10 creators", "mit 8 Influencern": exactly so many; "10+ creators", "30 TikTok creators or more": a limit. */
function takeBareCount(text: BriefText, stated: StatedRules): void {
  if (stated.maxCreators !== undefined || stated.minCreators !== undefined) return;
  const found = text.all(BARE_COUNT).find(({ start }) => !isOfPast(text.folded.slice(0, start)));
  if (!found) return;
  const [count, plus, less, more] = found.groups;
  text.take(found);
  const behind = LIMIT_BEHIND.exec(text.folded.slice(found.end));
  if (behind) {
    const [whole, before = ""] = behind;
    text.take({ start: found.end + before.length, end: found.end + whole.length });
  }
  const isMost = less !== undefined || behind?.[2] !== undefined;
  const isLeast = (plus ?? more) !== undefined || behind?.[3] !== undefined;
  if (!isMost) stated.minCreators = readCount(count);
  if (!isLeast) stated.maxCreators = readCount(count);
}

const LEEWAY = new RegExp(
  `[\\s,(]*(?:(?:plus\\s?(?:/|or|oder|ou|o)\\s?minus|[+]\\s?/\\s?-|±|give or take|mas o menos|mais ou menos|plus ou moins)\\s*(${COUNT})|${anyListed("maybe, perhaps, possibly, vielleicht, evtl, eventuell, peut-etre, quiza, quizas, tal vez, talvez, shayad")}\\s+(${COUNT}))(?![\\p{L}\\p{N}])\\)?`,
  "gu",
);

/** "8 Leute, plus/minus einer", "three of them, maybe four": by how many creators a number may be missed. */
function takeLeeway(text: BriefText, stated: StatedRules): void {
  const { minCreators, maxCreators } = stated;
  if (minCreators === undefined || minCreators !== maxCreators) return;
  const found = text.first(LEEWAY);
  if (!found || !BEHIND_TAKEN.test(text.folded.slice(0, found.start))) return;
  const [by, other] = found.groups;
  const high = by === undefined ? readCount(other) : maxCreators + readCount(by);
  if (high > 2 * maxCreators) return;
  text.take(found);
  const low = by === undefined ? high : Math.max(1, minCreators - readCount(by));
  stated.minCreators = Math.min(minCreators, low);
  stated.maxCreators = Math.max(maxCreators, high);
}

/** The number itself, and its noun, are just before. */
const BEHIND_TAKEN = patternOf(`\u25ae(?:\\s*(?:${NOUNS}))?\\s*$`);

const DASH = "(?:\\s?[-–]\\s?|\\s(?:to|or|bis|oder|a|ou|ate|o|se)\\s)";
/** "A handful: 5". */
const HANDFUL = `(?<!\\p{L})(?:an? |eine |une |un |uma? )?${anyListed("handful, handvoll, poignee, punado, punhado, mutthi bhar")}`;
const CLAUSE_END = "(?=\\s*(?:[;:)\\n\\u25ae]|[.,](?!\\d)|$))";
const BETWEEN_WORD = "(?:between|zwischen|entre)";
const RANGE_AND = "\\s(?:and|und|et|y|e)\\s";
const CLAUSE_START = "(?<=(?:^|[\\u25ae;:!?()\\n]|[.,](?!\\d))\\s*)";
const LABELLED = `(?<!\\p{L})${anyListed("how many, number of creators, creators, wie viele, wieviele, anzahl, nombre, cuantos, cuantas, numero, quantos, quantas, kitne")}\\s*[:=]\\s*`;
const ABOUT = anyListed(
  "about, around, roughly, approx, approx., circa, ca, ca., etwa, ungefahr, rund, so um die, um die, environ, autour de, a peu pres, unos, unas, alrededor de, cerca de, por volta de, uns, umas, karib, lagbhag",
);
/** Younger people than these no plan is for: a range below counts creators, and is no age. */
const BELOW_AGES = 17;
/** More creators than these nobody counts without saying what they are. */
const LONE_MAX = 200;

const START = "(?<![\\p{L}\\p{N}.,%€$£@/-])";
const IN_TOTAL = `(?:\\s+${anyListed("in total, in all, altogether, overall, total, insgesamt, zusammen, gesamt, au total, en tout, en total, entre todos, em total, no total, ao todo, kul, kul milake")}(?!\\p{L}))?`;
const OF_THEM_OR_END = `(?:\\s+${OF_THEM}(?!\\p{L})|${IN_TOTAL}${CLAUSE_END})`;

/** "Plan me 4 for 3k", "necesito 3 en Lyon": who is wanted is counted, where nothing else is. */
const WANTED = `(?<!\\p{L})(?:${anyListed("plan, find, get, book, pick, choose, give, need, want, hire, plane, such, suche, suchen, buch, buche, nimm, brauche, brauchen, will, wollen, wahle, trouve, trouvez, cherche, prends, prevois, faut, veux, voudrais, busca, buscame, quiero, queremos, necesito, necesitamos, planifica, planea, elige, dame, quero, queremos, preciso, preciso de, precisamos de, planeja, escolhe, acha")})\\s+(?:(?:${anyListed("me, us, mir, uns, moi, nous, nos, pra mim, para mim")})\\s+)?`;
const WHERE = `(?=\\s+(?:${anyListed("for, in, from, around, near, with, under, on, fur, aus, bei, mit, unter, auf, pour, a, de, avec, sur, para, en, con, em, pra, por, com")})\\s)`;

/** What a count alone says: the least, the most, or else both; `upTo` is the largest that it can be. */
interface LoneCount {
  pattern: RegExp;
  says?: "min" | "max";
  upTo?: number;
  /** The smallest: "one" is as often a plan. */
  from?: number;
}

const LONE_COUNTS: readonly LoneCount[] = [
  {
    pattern: new RegExp(
      `${LABELLED}(?:${ABOUT}\\s+|${BETWEEN_WORD}\\s+)?(${COUNT})(?:${DASH}|${RANGE_AND})(${COUNT})${CLAUSE_END}`,
      "gu",
    ),
  },
  { pattern: new RegExp(`${LABELLED}(?:${ABOUT}\\s+)?(${COUNT})(?:-?ish)?${CLAUSE_END}`, "gu") },
  {
    pattern: new RegExp(
      `${CLAUSE_START}${BETWEEN_WORD}\\s+(${COUNT})${RANGE_AND}(${COUNT})${CLAUSE_END}`,
      "gu",
    ),
    upTo: BELOW_AGES,
  },
  {
    pattern: new RegExp(
      `${CLAUSE_START}(${COUNT})\\s(?:to|or|bis|oder|ou|o|se)\\s(${COUNT})${CLAUSE_END}`,
      "gu",
    ),
    upTo: BELOW_AGES,
  },
  { pattern: new RegExp(`${CLAUSE_START}(?:${ABOUT})\\s+(${COUNT})${CLAUSE_END}`, "gu") },
  { pattern: new RegExp(`${START}(${COUNT})${DASH}(${COUNT})\\s+${OF_THEM}(?!\\p{L})`, "gu") },
  { pattern: new RegExp(`${HANDFUL}\\s*[:(=–-]\\s*(${COUNT})\\)?${CLAUSE_END}`, "gu") },
  { pattern: new RegExp(`${START}(?:${EXACT})\\s+(${COUNT})${CLAUSE_END}`, "gu") },
  { pattern: new RegExp(`${START}(?:${MIN})\\s+(${COUNT})${OF_THEM_OR_END}`, "gu"), says: "min" },
  {
    pattern: new RegExp(
      `${START}(?:(?:${MAX})\\s+(${COUNT})${OF_THEM_OR_END}|(${COUNT})\\s+(?:max|maximal|maximum|hochstens|max\\.)${CLAUSE_END})`,
      "gu",
    ),
    says: "max",
  },
  { pattern: new RegExp(`${START}(${COUNT})\\s+${OF_THEM}(?!\\p{L})`, "gu") },
  { pattern: new RegExp(`(?<=${WANTED})(${COUNT})${WHERE}`, "gu"), from: 2 },
];

/** "Max 6", "exactly 8", "12 max", "entre 7 e 9": what counts nothing else in a brief counts creators. */
function takeLoneCount(text: BriefText, stated: StatedRules): void {
  if (stated.maxCreators !== undefined || stated.minCreators !== undefined) return;
  for (const { pattern, says, from = 0, upTo = LONE_MAX } of LONE_COUNTS) {
    const found = text.first(pattern);
    const [low, high] = (found?.groups ?? [])
      .filter((group) => group !== undefined)
      .map((group) => readCount(group));
    if (
      !found ||
      low === undefined ||
      low < from ||
      (high ?? low) > upTo ||
      (high !== undefined && high < low)
    )
      continue;
    // "Max 6, two of them must be @a and @b": the first one counts all.
    if (says === undefined && (stated.minCreators ?? stated.maxCreators) !== undefined) return;
    text.take(found);
    if (says !== "max") stated.minCreators = low;
    if (says !== "min") stated.maxCreators = high ?? low;
    if (says === undefined) return;
  }
}

function pushRule(
  text: BriefText,
  stated: StatedRules,
  found: Found,
  target: Target,
  min: number | null,
  max: number | null,
): void {
  const span = { start: found.start, end: target.end };
  text.take(span);
  stated.rules.push({
    label: text.spelling(span),
    field: target.field,
    value: target.value,
    of: "creators",
    min,
    max,
  });
}
