import { Filters } from "@app/contract/discovery/filters";
import type { BriefRule, Unmet } from "@app/contract/strategy/plan";
import { anyListed, lengthOf, patternOf, wordsListed } from "#/language/dictionary.ts";
import type { BriefText, Found, Span } from "#/strategy/brief/brief-text.ts";
import { CREATOR_WORDS } from "#/strategy/brief/brief-words.ts";
import { PLACE_FIELDS } from "#/strategy/brief/filter-sets.ts";
import { COUNT, PERCENT } from "#/strategy/brief/numbers.ts";
import { MAX, MIN, NONE, targetAfter, targetIn, targetsAfter } from "./rule-words.ts";
import type { Target } from "./rule-words.ts";
import type { ReadingContext } from "#/strategy/brief/reading/search-words.ts";

/** Percent points by which a stated split may be missed: prices come in steps. Chosen by us. */
export const SPLIT_SLACK = 5;
const WHO = `(?:(?:to|for|per|on|with|an|fur|pro|a|par|sur|pour|para|por|numa?|em uma?)\\s+(?:any |one |a |each |single |meme |mismo |mesmo |eine[nr]? |un |une |uno |um |cada )*(?:${CREATOR_WORDS}|einzelne[nr]?|single|person|pessoa|personne|persona|nase|kopf)(?: so| seule?| sola?)?|an eine[nr]|a un[eo]? seule?|(?:to|for|on) (?:any )?(?:single )?one)`;
const NOBODY =
  "(?:nobody|no ?one|none|niemand\\p{L}*|keine[rs]?|kein(?:e[rs]?)?|personne|aucune?|nadie|ningun[ao]?|ninguem|nenhuma?|no|koi bhi|koi ek)";
const MORE_THAN =
  "(?:more than|over|above|mehr als|uber|plus de|depasser|mas de(?: un)?|mais (?:de|que)|mais do que|se zyada)";
/** "One of them can take max half", "koi ek creator ko 25 % se zyada mat do". */
const ANY_ONE =
  "(?<!\\p{L})(?:(?:any )?one of (?:them|those)|any ?one|each|einer (?:davon|von ihnen)|jede[rs]?|chacun|un seul|uno solo|cada un[oa]|um so|cada um)";
const ANY_ONE_HI = `(?<!\\p{L})(?:koi (?:bhi |ek )?|kisi (?:ek |bhi )?|ek )(?:(?:${CREATOR_WORDS})\\s+)?ko`;
const BUDGET_WORDS =
  "(?:(?:of (?:the |our )?|the )?(?:budget|money|spend|cash)|of (?:what|all that) (?:is|gets) spent|of the (?:total|whole) spend|(?:des|vom) (?:budgets?|geld(?:es)?)|vom (?:budget|geld)|du budget|de l['’]argent|del (?:presupuesto|dinero)|do orcamento|da (?:verba|grana)|do dinheiro|budget|(?:ka |ke )?(?:paisa|paise))";
const OF_CREATORS = `(?:of |der |des |de |dos |den |die |the |all |los |as |our )*(?:${CREATOR_WORDS})`;
/** Parts of a whole in words, in percent. */
const PARTS: readonly [string, number][] = [
  ["(?:die |la |a |una )?(?:half|halfte|moitie|mitad|metade|aadha|adha|1/2)", 50],
  ["(?:two thirds|zwei drittel|deux tiers|dos tercios|dois tercos)", 67],
  ["(?:a third|one third|ein drittel|un tiers|un tercio|um terco|ek tihai|1/3)", 33],
  ["(?:three quarters|drei viertel|trois quarts|tres cuartos|tres quartos)", 75],
  ["(?:a quarter|ein(?:em)? viertel|un quart|un cuarto|um quarto|chauthai)", 25],
  ["(?:a fifth|ein(?:em)? funftel|un cinquieme|un quinto|um quinto|1/5)", 20],
  ["(?:a tenth|ein(?:em)? zehntel|un dixieme|un decimo|um decimo|1/10)", 10],
];
export const PART = PARTS.map(([words]) => words).join("|");
const SHARE = `(?:(0*\\d{1,3}(?=\\s*${PERCENT})|(?:${PART})(?!\\p{L}))(?:\\s*${PERCENT})?)`;
/** Between a share and what it is of nothing but small words stands. */
export const GAP = patternOf(
  `^\\s*(?:${anyListed("on, in, for, to, from, at, with, go, goes, should, be, soll, sollen, geht, gehen, nach, auf, a, fur, aus, von, sur, en, pour, para, pro, pra, pros, pras, al, ao, aos, au, aux, va, vai, im, zum, zur, em, de, del, do, da, no, na, the, der, die, das, la, le, el, o, of")}\\s+|[ld]['’]\\s*)*$`,
);
const NOT_SHARED = patternOf(
  wordsListed(
    "engagement, audience, follower, followers, zielgruppe, publikum, interaction, publico, er, view, views",
  ),
);

/** A part of the creators, until it is known how many there are. */
export interface CreatorShare {
  label: string;
  target: Target;
  percent: number;
  bound: "min" | "max" | null;
  /** Its other part is another share: of an odd number either may have one more. */
  isSplit?: boolean;
}

export interface StatedShares {
  rules: BriefRule[];
  ofCreators: CreatorShare[];
  /** What the rest of the money is of, so that nothing else is. */
  withRest: Set<BriefRule["field"]>;
  /** Percent of the budget. */
  maxShare?: number;
}

/** Reads and takes out shares of the budget and of the creators: "at most 25 % to one creator", "60 % Instagram". */
export function takeShares(text: BriefText, context: ReadingContext): StatedShares {
  const stated: StatedShares = { rules: [], ofCreators: [], withRest: new Set() };
  takeSingle(text, context, stated);
  takeSplits(text, context, stated);
  takePairs(text, context, stated);
  takeRanges(text, context, stated);
  takeParts(text, context, stated);
  takeReversed(text, context, stated);
  return stated;
}

const OF_ONE = new RegExp(
  `(?:${MAX}|${NONE} more than)\\s*${SHARE}\\s*(?:${BUDGET_WORDS}\\s*)?${WHO}(?!\\p{L})|${ANY_ONE}\\s+(?:\\p{L}+\\s+){0,3}(?:${MAX})\\s*${SHARE}(?:\\s+(?:of it|davon|du tout|del total|do total))?(?:\\s*${BUDGET_WORDS})?(?!\\p{L})|${ANY_ONE_HI}\\s+${SHARE}\\s*se\\s+(?:zyada|upar)\\s+(?:mat|nahin?)(?:\\s+(?:do|dena|ho|hona))?(?!\\p{L})`,
  "gu",
);

const OF_ONE_BEHIND = new RegExp(
  `(?<![\\p{L}\\p{N}.,])${SHARE}\\s*(?:${MAX})\\s*(?:${BUDGET_WORDS}\\s*)?${WHO}(?!\\p{L})`,
  "gu",
);

const OF_NOBODY = new RegExp(
  `(?<!\\p{L})${NOBODY}\\s+(?:single |one )?(?:(?:${CREATOR_WORDS})\\s+)?(?:(?!${MORE_THAN})\\p{L}+\\s+){0,4}${MORE_THAN}\\s*${SHARE}(?:\\s*${BUDGET_WORDS})?(?:\\s+(?:kriegen|bekommen|erhalten|haben|get|llevar|levar|toucher))?`,
  "gu",
);

function takeSingle(text: BriefText, context: ReadingContext, stated: StatedShares): void {
  const single = text.takeFirst(OF_ONE);
  const behind = single ? null : text.takeFirst(OF_ONE_BEHIND);
  const nobody = text.first(OF_NOBODY);
  // "No more than 30 % on TikTok" is no share of one creator.
  const isOfSome = nobody !== null && nobody.text.startsWith("no more") && targetAfter(text, nobody, context);
  const reversed = isOfSome ? null : nobody;
  if (reversed) text.take(reversed);
  const said = (single ?? behind ?? reversed)?.groups.join("");
  if (said !== undefined) stated.maxShare = /\d{2}|^\d$/u.test(said) ? Number(said) : percentOf(said);
}

const SPLIT_OF_TWO = /(?:split\s+)?(?<![\p{N}.,/])(\d{2})\s?[/:-]\s?(\d{2})(?![\p{N}/.])/gu;

/** "60/40 Instagram/TikTok", "split 70-30 between TikTok and YouTube". */
function takeSplits(text: BriefText, context: ReadingContext, stated: StatedShares): void {
  for (const found of text.all<[string, string]>(SPLIT_OF_TWO)) {
    const [first, second] = found.groups;
    if (Number(first) + Number(second) !== 100) continue;
    const pair = pairBehind(text, found, context) ?? pairBefore(text, found, context);
    // "Audience 50/50 men and women": no money is split by that.
    if (!pair || pair.one.field === "gender") continue;
    text.take(pair.span);
    for (const [target, percent] of [
      [pair.one, first],
      [pair.other, second],
    ] as const) {
      stated.rules.push(splitRule(text.spelling(pair.span), target, Number(percent)));
    }
  }
}

/** The two things that a split is of, with the words of all. */
interface Pair {
  one: Target;
  other: Target;
  span: Span;
}

/** Two numbers that come to less count something else than percent. Chosen by us. */
const PAIR_MIN = 80;

const NAMED_PAIR =
  /(\p{L}[\p{L} ]{1,24}?)\s*:?\s*(\d{2})(?:\s*[/,&+-]?\s*|\s?%\s+)(\p{L}[\p{L} ]{1,24}?)\s*:?\s*(\d{2})\s*%?(?![\p{L}\p{N}/%]|[.,]\d)/gu;

/** "TikTok 60 / Insta 40", "Insta 70% yt 30%": each number stands behind its name. */
function takePairs(text: BriefText, context: ReadingContext, stated: StatedShares): void {
  for (const found of text.all<[string, string, string, string]>(NAMED_PAIR)) {
    const [one, first, other, second] = found.groups;
    const [left, right] = [targetIn(one, context), targetIn(other, context)];
    const sum = Number(first) + Number(second);
    if (sum > 100 || sum < PAIR_MIN || left?.end !== one.length || right?.end !== other.length) continue;
    if (left.field !== right.field) continue;
    text.take({ start: found.start + left.start, end: found.end });
    const label = text.spelling({ start: found.start + left.start, end: found.end });
    stated.rules.push(splitRule(label, left, Number(first)), splitRule(label, right, Number(second)));
  }
}

function pairBehind(text: BriefText, found: Found, context: ReadingContext): Pair | null {
  const rest = text.readable.slice(found.end).replace(/[;.!?\n].*/su, "");
  const one = targetIn(rest, context);
  const other = one && targetIn(rest.slice(one.end), context);
  if (!one || other?.field !== one.field) return null;
  return { one, other, span: { start: found.start, end: found.end + one.end + other.end } };
}

/** "Stockholm and Malmö, 50/50": the names stand before it. */
function pairBefore(text: BriefText, found: Found, context: ReadingContext): Pair | null {
  const names = NAMES_BEFORE.exec(text.readable.slice(0, found.start));
  if (!names) return null;
  const [whole, first = "", second = ""] = names;
  const [one, other] = [targetIn(first, context), targetIn(second, context)];
  if (one?.end !== first.length || other?.end !== second.length || one.field !== other.field) return null;
  return { one, other, span: { start: found.start - whole.length + one.start, end: found.end } };
}

const NAMED = "(\\p{L}[\\p{L}.'’-]*(?:\\s(?!(?:and|und|et|y|e)\\s)[\\p{L}.'’-]+){0,2})";
const NAMES_BEFORE = patternOf(
  `(?<!\\p{L})${NAMED}\\s*(?:,|/|&|\\s(?:and|und|et|y|e)\\s)\\s*${NAMED}\\s*[,:(–-]?\\s*$`,
);

const RANGE = new RegExp(
  `(?:(?:between|zwischen|entre|from|von|de)\\s+(?:el |le |o )?)?(?<![\\p{L}\\p{N}.,])(\\d{1,2})\\s*(?:${PERCENT})?\\s?(?:-|–|(?<!\\p{L})(?:to|and|bis|und|a|y|et|e|se)(?!\\p{L}))\\s?(?:el |le |o )?(\\d{1,3})\\s*${PERCENT}(?!\\p{L})(?:\\s*(${BUDGET_WORDS})|\\s*(${OF_CREATORS})(?!\\p{L}))?`,
  "gu",
);

/** "Between 20 and 30 % in Austria": the least and the most. */
function takeRanges(text: BriefText, context: ReadingContext, stated: StatedShares): void {
  for (const found of text.all(RANGE)) {
    const [low, high] = [Number(found.groups[0]), Number(found.groups[1])];
    const creators = found.groups[3];
    const target = low < high && high <= 100 ? targetsAfter(text, found, context) : null;
    if (!target || !isOf(text, found, target, creators !== undefined, false)) continue;
    const span = { start: found.start, end: target.end };
    const label = text.spelling(span);
    text.take(span);
    if (creators === undefined) stated.rules.push(budgetRule(label, target, low, high));
    else
      stated.ofCreators.push(
        { label, target, percent: low, bound: "min" },
        { label, target, percent: high, bound: "max" },
      );
  }
}

const OF_PART = new RegExp(
  `(?:(${MIN})\\s*|(${MAX})\\s*)?(?<![\\p{L}\\p{N}.,])${SHARE}(?:\\s*(${BUDGET_WORDS})|\\s*(${OF_CREATORS}|of (?:them|those)|de ell[oa]s|del[ea]s|d['’]entre (?:eux|elles)|von ihnen)(?!\\p{L}))?`,
  "gu",
);

/** "At least 30 % on TikTok", "60 % Instagram", "half the creators from Austria". */
function takeParts(text: BriefText, context: ReadingContext, stated: StatedShares): void {
  for (const found of text.all<ShareGroups>(OF_PART)) {
    const [least, most, share, budget, creators] = found.groups;
    const target = targetsAfter(text, found, context);
    const isLimit = (least ?? most) !== undefined;
    if (!target || !isOf(text, found, target, creators !== undefined, isLimit)) continue;
    const behind = text.folded.slice(target.end);
    const [minBehind, maxBehind] = [lengthOf(MIN_BEHIND, behind), lengthOf(MAX_BEHIND, behind)];
    const span = { start: found.start, end: target.end + minBehind + maxBehind };
    const label = text.spelling(span);
    const isOfCreators =
      creators !== undefined ||
      (budget === undefined &&
        ((!/^\d+$/u.test(share) && CREATORS_BEFORE.test(text.folded.slice(0, found.start))) ||
          (OF_CREATORS_NEXT.test(text.folded.slice(found.end, target.end + 24)) &&
            target.field !== "platform")));
    const percent = percentOf(share);
    text.take(span);
    const isLeast = least !== undefined || minBehind > 0;
    const isMost = most !== undefined || maxBehind > 0;
    const bound = isLeast ? "min" : isMost ? "max" : null;
    if (isOfCreators) stated.ofCreators.push({ label, target, percent, bound });
    else
      stated.rules.push(
        bound === null
          ? splitRule(label, target, percent)
          : budgetRule(label, target, bound === "min" ? percent : null, bound === "max" ? percent : null),
      );
  }
}

type ShareGroups = [
  least: string | undefined,
  most: string | undefined,
  share: string,
  budget: string | undefined,
  creators: string | undefined,
];

const limitBehind = (words: string) => patternOf(`^\\s+(?:${words})(?=\\s*(?:[\\u25ae,;.:!?()\\n]|$))`);
/** "A third to YouTube como mínimo", "30 % on TikTok max". */
const MIN_BEHIND = limitBehind(MIN);
const MAX_BEHIND = limitBehind(MAX);

/** "10 creators, half in Berlin": the half is of them. */
const CREATORS_BEFORE = patternOf(
  `(?<![\\p{L}\\p{N}.,])${COUNT}\\s+(?:\\p{L}+\\s+)?(?:${CREATOR_WORDS})(?!\\p{L})[^.;!?\\n]*$`,
);
const OF_CREATORS_NEXT = patternOf(`(?<!\\p{L})(?:${CREATOR_WORDS})(?!\\p{L})`);

const REVERSED = new RegExp(
  `(\\p{L}[\\p{L} ]{2,24}?)\\s*[:=-]?\\s*(?:zuerst |first |en premier )?\\(?(?:(${MIN})\\s*|(${MAX})\\s*)?(\\d{1,3})\\s*${PERCENT}(?!\\p{L})(?:\\s*${BUDGET_WORDS})?\\)?`,
  "gu",
);

/** "Instagram 60 %, TikTok 40 %". */
function takeReversed(text: BriefText, context: ReadingContext, stated: StatedShares): void {
  for (const found of text.all<[string, string | undefined, string | undefined, string]>(REVERSED)) {
    const [name, least, most, percent] = found.groups;
    const target = targetIn(name, context);
    if (!target || target.field === "gender" || target.field === "language" || target.end !== name.length)
      continue;
    const span = { start: found.start + target.start, end: found.end };
    text.take(span);
    const label = text.spelling(span);
    const share = Number(percent);
    stated.rules.push(
      least === undefined && most === undefined
        ? splitRule(label, target, share)
        : budgetRule(label, target, least === undefined ? null : share, most === undefined ? null : share),
    );
  }
}

function isOf(
  text: BriefText,
  found: Found,
  { start, end, field }: Target,
  isOfCreators: boolean,
  isLimit: boolean,
): boolean {
  const clause = text.folded.slice(found.end, end + 24).replace(/[\u25ae,;.:!?()\n].*/su, "");
  if (NOT_SHARED.test(clause)) return false;
  // "60 % women" is said of an audience.
  if (field === "gender" && !isOfCreators && !OF_CREATORS_NEXT.test(clause)) return false;
  const gap = text.folded.slice(found.end, start);
  return GAP.test(gap) || isLimit || isOfCreators;
}

/** In digits or in words. */
function percentOf(share: string): number {
  const part = PARTS.find(([pattern]) => patternOf(`^(?:${pattern})$`).test(share));
  return part ? part[1] : Number(share);
}

export function splitRule(label: string, target: Target, percent: number): BriefRule {
  return budgetRule(label, target, Math.max(0, percent - SPLIT_SLACK), Math.min(100, percent + SPLIT_SLACK));
}

export function budgetRule(
  label: string,
  { field, value }: Target,
  min: number | null,
  max: number | null,
): BriefRule {
  return { label, field, value, of: "budget", min, max };
}

/** "Half in Austria, the rest in Germany": where shares of the money make up the whole, nobody else is chosen. */
export function wholeOf({ rules, withRest }: StatedShares): Filters {
  const whole = [...Map.groupBy(rules, ({ field }) => field)].flatMap(([field, parts]) => {
    const sum = parts.reduce((all, { min, max }) => all + ((min ?? 0) + (max ?? min ?? 0)) / 2, 0);
    const isAll = parts.length > 1 && (withRest.has(field) || (OF_MONEY.has(field) && sum >= ALL));
    return isAll ? [[field, [...new Set(parts.flatMap(({ value }) => value.split("|")))]] as const] : [];
  });
  return Filters.parse(Object.fromEntries(whole));
}

/** Shares of the money are often of these. */
export const OF_MONEY: ReadonlySet<string> = new Set([...PLACE_FIELDS, "platform"]);
/** Shares in thirds come to a little less than a hundred. */
const ALL = 98;
/** The least of a rest of which nobody can tell how much it is, in percent. */
export const REST = 1;

/** Shares of the creators as numbers of them, where it is said how many there are. */
export function countShares(
  shares: readonly CreatorShare[],
  { minCreators, maxCreators }: { minCreators?: number; maxCreators?: number },
): { rules: BriefRule[]; unmet: Unmet[] } {
  const rules: BriefRule[] = [];
  const unmet: Unmet[] = [];
  for (const { label, target, percent, bound, isSplit = false } of shares) {
    const isCounted = minCreators !== undefined && maxCreators !== undefined;
    if (!isCounted || (minCreators !== maxCreators && !isSplit)) {
      const why = "A share of the creators needs their number. Say how many there are.";
      if (unmet.every(({ words }) => words !== label)) unmet.push({ words: label, why });
      continue;
    }
    const [least, most] = [(minCreators * percent) / 100, (maxCreators * percent) / 100];
    const min = bound === "max" ? null : isSplit ? Math.floor(least) : Math.ceil(least);
    const max = bound === "min" ? null : bound === "max" ? Math.floor(most) : Math.ceil(most);
    rules.push({ label, field: target.field, value: target.value, of: "creators", min, max });
  }
  return { rules, unmet };
}
