import type { BriefRule, Unmet } from "@app/contract/strategy/plan";
import { Filters } from "@app/contract/discovery/filters";
import { anyListed, anyOf, lengthOf, patternOf, wordsListed } from "#/language/dictionary.ts";
import { FEMALE_CREATORS } from "#/language/people/people.ts";
import type { BriefText, Found, Span } from "#/strategy/brief/brief-text.ts";
import { FORMAT_PATTERNS } from "#/strategy/brief/brief-words.ts";
import { PLACE_FIELDS } from "#/strategy/brief/filter-sets.ts";
import { COUNT, readCount } from "#/strategy/brief/numbers.ts";
import type { ReadingContext } from "#/strategy/brief/reading/search-words.ts";
import { REST_NEXT } from "./rest-of-creators.ts";
import { MAX, MIN, NOUNS, OF_THEM, targetIn } from "./rule-words.ts";
import type { Target } from "./rule-words.ts";

/** So many creators of one place, platform or size: "3 in Berlin". */
interface Group extends Span {
  count: number;
  /** "At least" and "at most" hold for the groups behind them as well. */
  bound: "min" | "max" | null;
  /** So many of each place of a list, and not of all of them. */
  isEach: boolean;
  /** It says that it is a part of all creators. */
  isPart: boolean;
  field: Target["field"];
  targets: Target[];
  /** "3 micros in Berlin": more than one thing is said of them. */
  isTwofold: boolean;
  /** The words between the number and the first name. */
  link: string;
}

export interface CreatorSplit {
  rules: BriefRule[];
  /** Of all groups together; null where they leave it open. */
  sum: number | null;
  /** Whoever is of one of the groups. */
  filters: Filters;
  unmet: Unmet[];
}

const JOINER = anyListed("and, und, et, y, e, aur, plus, sowie, or, oder, ou, o");
const LINKS =
  "in, from, on, at, near, aus, auf, bei, a, de, en, sur, dans, em, no, na, nos, nas, do, da, au, aux, the, den, der, dem, la, le, les, el, los, di, per, city, via, live in, based in";
const LINK = `(?:${anyListed(LINKS)}(?![\\p{L}\\p{N}])\\s*|d['’])`;
const EACH =
  "each, apiece, je, jeweils, chacun, chacune, cada, each in, per city, per country, per platform, per market, pro stadt, pro land, pro plattform, par ville, par pays, par plateforme, por ciudad, por pais, por plataforma, por cidade, har";
/** A group begins a thought, or goes on with one: "phase 2 in Spain" counts nobody. */
const LEAD = `(?<=(?:^|[,;:.(&+/\\n\\u25ae]|\\s[-–]|${wordsListed("and, und, et, y, e, aur, plus, sowie, with, mit, avec, con, com, need, want, book, take, brauchen, suchen, cherchons, buscamos, procuramos, davon, chahiye, of whom, me, us, uns, nous faut, faut, quiero, queremos, necesito, necesitamos, preciso de, precisamos de, preciso, precisamos, brauche, suche, cherche, bitte, get, find, hire, pick, have, like")})\\s*)`;
const GROUP = new RegExp(
  `${LEAD}(?:(${MIN})\\s+|(${MAX})\\s+)?(?:(${anyListed(EACH)})\\s+)?(?<![\\p{L}\\p{N}.,@#%€$£/-])(${COUNT})(?![\\p{L}\\p{N}%])` +
    `(?:\\s+(${OF_THEM})(?!\\p{L}))?(?:\\s+(${NOUNS})(?!\\p{L}))?(?:\\s+(${anyListed(EACH)})(?!\\p{L}))?[\\s:]+(${LINK}*)`,
  "gu",
);
type GroupWords = [
  least: string | undefined,
  most: string | undefined,
  each: string | undefined,
  count: string,
  part: string | undefined,
  noun: string | undefined,
  each: string | undefined,
  link: string,
];
const NEXT = patternOf(`^\\s*(?:[,/&]\\s*(?:${JOINER}\\s+)?|${JOINER}\\s+)(${LINK}*)`);
const COUNT_NEXT = patternOf(`^(?:${COUNT})(?![\\p{L}\\p{N}])`);
/** "Mumbai se", "creators": what belongs to a name and stands behind it. */
const TAIL = patternOf(`^(?:\\s*(?:${NOUNS}|se|mein|wale|wali|ke|each|jeweils|chacun|cada)(?!\\p{L}))+`);
const PIECE_NEXT = patternOf(`^\\s+(?:${Object.values(FORMAT_PATTERNS).join("|")})(?!\\p{L})`);
const BARE = patternOf(`^(?:${COUNT})\\s+${LINK}`);
const COUNTED = new RegExp(
  `(?<![\\p{L}\\p{N}.,@€$£-])(${COUNT})\\s+(?:\\p{L}+[ -])?(?:${NOUNS})(?!\\p{L})`,
  "gu",
);
const COUNT_BEHIND = new RegExp(
  `(?<!\\p{L})(\\p{L}[\\p{L} '’-]{1,24}?)\\s*(?:[:=x×–(-]\\s*)?(?<![\\p{N}.,])([1-9]\\d?)\\)?(?:\\s+(?:${NOUNS})(?!\\p{L}))?(?=\\s*(?:[,;.)\\n\\u25ae](?!\\d)|$|${JOINER}\\s))`,
  "gu",
);
const FIELDS: ReadonlySet<string> = new Set([...PLACE_FIELDS, "platform", "tier"]);
/** More of one group nobody counts. */
const GROUP_MAX = 200;
const BEHIND_CLAUSE = /(?:\s[–-]\s|[\u25ae,;:!?()/&+\n.]).*/su;

const TWOFOLD = "A rule of a plan counts one thing: a place, a platform or a size. Say it of one of them.";

/**
 * "3 in Berlin, 2 in Munich", "je 2 in Wien und Graz": how many creators there are of each group, taken out of the text.
 * One group alone says how many there are, unless it is a part of more; its name is left to the search.
 */
export function takeCreatorSplit(text: BriefText, context: ReadingContext): CreatorSplit {
  const split: CreatorSplit = { rules: [], sum: null, filters: {}, unmet: [] };
  const groups = [...groupsIn(text, context), ...groupsBefore(text, context)];
  const total = totalIn(text);
  for (const alike of Map.groupBy(groups, ({ field }) => field).values()) {
    const isPart = alike.some((group) => isPartOf(text, group, alike.length === 1 ? total : 0));
    if (alike.length > 1 || isPart || alike.some(isList)) keepGroups(text, alike, split, isPart);
    else if (groups.length === 1) for (const group of alike) takeLone(text, group, split);
  }
  return split;
}

/** "3 of them in Berlin", or "3 in Berlin" of a larger total: no noun stands between the number and the name. */
function isPartOf(text: BriefText, group: Group, total: number): boolean {
  const isOfRest = REST_NEXT.test(text.folded.slice(group.end));
  return group.isPart || (total > group.count && (isOfRest || isBare(text, group)));
}

function isList({ isEach, targets, bound }: Group): boolean {
  return isEach && targets.length > 1 && bound === null;
}

function keepGroups(text: BriefText, groups: readonly Group[], split: CreatorSplit, isPart: boolean): void {
  for (const group of groups) {
    if (group.isTwofold) {
      split.unmet.push({ words: text.spelling(group), why: TWOFOLD });
      text.take({ start: group.start, end: group.start + numberLength(text, group) });
    } else keepGroup(text, group, split);
  }
  if (!isPart && groups.every(({ bound }) => bound === null)) split.sum ??= sumOf(groups);
}

/** The most creators that a number with a noun counts: "10 creators"; 0 without one. */
function totalIn(text: BriefText): number {
  return Math.max(0, ...text.all(COUNTED).map(({ groups: [number] }) => readCount(number)));
}

function isBare(text: BriefText, group: Group): boolean {
  return BARE.test(text.folded.slice(group.start, group.end));
}

/** A number without a noun: so many creators in all. "One in ten" counts nobody. */
function takeLone(text: BriefText, group: Group, split: CreatorSplit): void {
  if (group.count < 2 || group.bound !== null || group.isTwofold || !isBare(text, group)) return;
  text.take({ start: group.start, end: group.start + numberLength(text, group) });
  split.sum = group.count;
}

function sumOf(groups: readonly Group[]): number {
  return groups.reduce((sum, { count, isEach, targets }) => sum + count * (isEach ? targets.length : 1), 0);
}

function numberLength(text: BriefText, { start, end }: Group): number {
  const words = text.folded.slice(start, end);
  return lengthOf(UP_TO_COUNT, words);
}

const UP_TO_COUNT = patternOf(`^.*?(?:${COUNT})(?![\\p{L}\\p{N}])`);

function groupsIn(text: BriefText, context: ReadingContext): Group[] {
  const groups: Group[] = [];
  for (const found of text.all<GroupWords>(GROUP)) {
    const group = groupAt(text, found, context, groups.at(-1));
    if (group) groups.push(group);
  }
  return groups;
}

/** "Berlin: 3, Munich: 2", "Berlin (3) and Munich (2)": one alone may be anything. */
function groupsBefore(text: BriefText, context: ReadingContext): Group[] {
  const groups = text.all<[string, string]>(COUNT_BEHIND).flatMap((found): Group[] => {
    const [name, number] = found.groups;
    const target = targetIn(text.readable.slice(found.start, found.start + name.length), context);
    if (target?.end !== name.length || !FIELDS.has(target.field)) return [];
    const start = found.start + target.start;
    const targets = [{ ...target, start, end: found.start + target.end }];
    const said = { isEach: false, isPart: false, isTwofold: false, link: "" };
    const { field } = target;
    return [{ start, end: found.end, count: Number(number), bound: null, field, targets, ...said }];
  });
  return groups.length > 1 ? groups : [];
}

function groupAt(
  text: BriefText,
  found: Found<GroupWords>,
  context: ReadingContext,
  before?: Group,
): Group | null {
  const [least, most, each, number, part, noun, eachBehind, link] = found.groups;
  const count = readCount(number);
  if (count < 1 || count > GROUP_MAX) return null;
  // "2 TikTokers": the noun itself may say where they are.
  const named = targetsFrom(text, found.end - link.length, context);
  const isNoun = named.length === 0 && noun !== undefined;
  const targets = isNoun ? targetsFrom(text, found.start + found.text.indexOf(noun), context) : named;
  const last = targets.at(-1);
  // "2 Instagram reels" are pieces.
  if (!last || PIECE_NEXT.test(text.folded.slice(last.end))) return null;
  const end = last.end + lengthOf(TAIL, text.folded.slice(last.end));
  const joined =
    before && patternOf(`^\\s*,?\\s*(?:${JOINER})?\\s*$`).test(text.folded.slice(before.end, found.start));
  const own = least === undefined ? (most === undefined ? null : "max") : "min";
  const other = targetAt(text, end, context);
  return {
    start: found.start,
    end,
    count,
    bound: own ?? (joined ? before.bound : null),
    isEach:
      (each ?? eachBehind) !== undefined ||
      /each|jeweils|chacun|cada/u.test(text.folded.slice(last.end, end)),
    isPart: part !== undefined,
    field: last.field,
    targets,
    isTwofold: other !== null && other.field !== last.field,
    link: text.spelling({ start: found.end - link.length, end: found.end }),
  };
}

/** The names of a list, as far as it is one of places, of platforms or of sizes. */
function targetsFrom(text: BriefText, start: number, context: ReadingContext): Target[] {
  const targets: Target[] = [];
  for (let target = targetAt(text, start, context); target;) {
    targets.push(target);
    const rest = text.folded.slice(target.end);
    const next = NEXT.exec(rest);
    if (!next) break;
    const [joiner, link = ""] = next;
    const at = target.end + joiner.length;
    if (COUNT_NEXT.test(text.folded.slice(at))) break;
    const other = targetAt(text, at - link.length, context);
    target = other?.field === target.field ? other : null;
  }
  return targets;
}

/** What stands right here, with nothing but small words before it. */
function targetAt(text: BriefText, start: number, context: ReadingContext): Target | null {
  const clause = text.folded.slice(start).replace(BEHIND_CLAUSE, "");
  const joiner = JOINED.exec(clause);
  const piece = text.readable.slice(start, start + (joiner?.index ?? clause.length));
  const small = lengthOf(LEADING, clause.slice(0, piece.length));
  // "4 DE, 2 AT": in capitals they are codes of countries.
  const lead = CODE.exec(piece.slice(0, small))?.index ?? small;
  const target = startingAt(piece, lead, context);
  return target && { ...target, start: start + target.start, end: start + target.end };
}

const JOINED = patternOf(`\\s${JOINER}\\s`);
const LEADING = patternOf(`^\\s*(?:${LINK})*`);
const CODE = /(?<!\p{L})\p{Lu}{2}\s*$/u;
/** "4 do Rio", "4 DE": what a search takes for a place behind "in" only. */
const IN = "in ";

function startingAt(piece: string, lead: number, context: ReadingContext): Target | null {
  const target = targetIn(piece, context);
  if (isStartedAt(target, lead)) return target;
  if (!/^\p{Lu}/u.test(piece.slice(lead))) return null;
  const place = targetIn(IN + piece.slice(lead), context);
  if (!isStartedAt(place, IN.length)) return null;
  const shift = lead - IN.length;
  return { ...place, start: place.start + shift, end: place.end + shift };
}

function isStartedAt(target: Target | null, from: number): target is Target {
  return target?.start === from && FIELDS.has(target.field);
}

function keepGroup(text: BriefText, group: Group, split: CreatorSplit): void {
  const { count, bound, isEach, field, targets, link } = group;
  const parts = isEach ? targets.map((target) => [target]) : [targets];
  for (const part of parts) {
    const values = part.map(({ value }) => value).join("|");
    const said = isEach
      ? `${count} ${link} ${part.map((one) => text.spelling(one)).join("")}`
      : text.spelling(group);
    split.rules.push({
      label: said.replaceAll(/\s+/gu, " "),
      field,
      value: values,
      of: "creators",
      min: bound === "max" ? null : count,
      max: bound === "min" ? null : count,
    });
  }
  const before: Readonly<Record<string, unknown>> = split.filters;
  const known = before[field];
  const values = [
    ...(Array.isArray(known) ? known : []),
    ...targets.flatMap(({ value }) => value.split("|")),
  ];
  split.filters = Filters.parse({ ...split.filters, [field]: [...new Set(values)] });
  // "4 creadoras" are women: the noun is left to the search.
  const noun = FEMALE_NOUN.exec(text.folded.slice(group.start, group.end));
  const at = group.start + (noun?.index ?? 0);
  text.take({ start: group.start, end: noun ? at : group.end });
  if (noun) text.take({ start: at + noun[0].length, end: group.end });
}

const FEMALE_NOUN = patternOf(`(?<!\\p{L})(?:${anyOf(FEMALE_CREATORS)})(?!\\p{L})`);
