import { isOneOf, wordList } from "#/discovery/search/query-language/phrases.ts";
import { ownValue } from "@app/contract/discovery/known-values";
import type { Match, Phrases } from "#/discovery/search/query-language/phrases.ts";
import { isPlainWord } from "#/discovery/search/query-language/plain-words.ts";
import type { Sentence } from "#/discovery/search/query-language/sentence.ts";
import { JOINERS, MAX, MIN, NOT, PER, PER_UNITS, UNITS } from "#/discovery/search/query-language/words.ts";
import type { WorkspaceName } from "#/discovery/search/query-language/workspace-names.ts";
import {
  HAVING,
  KNOWN,
  LACKING,
  LIMITLESS,
  MARKS,
  UNKNOWN,
  UNKNOWN_TO_US,
  UNPRICED,
  VALUES,
} from "./team-words.ts";
import { namedColumnAt } from "#/discovery/search/query-language/grammar/own/columns.ts";
import { denialOf } from "./clauses.ts";
import { daysIn } from "./days.ts";
import type { Stretch } from "./clauses.ts";

/** May stand between a noun and what is said of its value: "price is known", "the price of whom we do not know". */
const FILLERS = new Set(
  "su sus son sa leur leurs seu sua seus ihre ihren deren dessen unka unki uska uski inka must be should muss soll sein debe ser doit etre deve hona chahiye a an any the is are isn ist sind est sont es son e esta known their his her of un une una uma eine einen ein der die das le la el o los their it address jinka jinki".split(
    " ",
  ),
);
/** "No likes" and "no audience" ask for more than for a value that is not known. */
const NEEDS_WITHOUT = new Set(
  "followers avgViews likes engagementRate language category region status gender growth tags links".split(
    " ",
  ),
);
/** "No contact since May" and "no client meetings" say more; alone, that nothing is known. */
const ALONE = new Set("lastContact lastDeal lastPrice lastPostWithinDays client".split(" "));
const WITHOUT = new Set("without lacking missing neither weder ohne sans sin sem tanpa bina".split(" "));
const HAD: ReadonlySet<string> = new Set(
  "price owner agency client status address bio links code audience".split(" "),
);
/** A way to reach somebody that nobody keeps apart from the phone. */
const NOT_KEPT = "whatsapp";
/** "Without fake followers" asks for few of them, "without posts about" for a topic. */
const NEVER_LACKING = new Set("fakeFollowers posts".split(" "));

/** Whether a value is known at all: "price known", "without e-mail", "city unknown". */
export function findKnownValues(sentence: Sentence): void {
  for (const at of sentence.tokens.keys()) {
    if (!sentence.isFree(at)) continue;
    readMark(sentence, at);
    const unpriced = UNPRICED.at(sentence.tokens, at);
    const nouns = unpriced ? [{ ...unpriced, value: "price" }] : valuesFrom(sentence, at);
    if (nouns.length > 0) readValues(sentence, nouns);
  }
}

/** "Verified unknown", "Verifizierung bekannt": whether the mark is known, where nothing more is said of it. */
function readMark(sentence: Sentence, at: number): void {
  const mark = MARKS.at(sentence.tokens, at);
  if (!mark || !sentence.areFree(at, mark.to)) return;
  const unknown = saidBehind(sentence, UNKNOWN, mark.to);
  const said = unknown ?? saidBehind(sentence, KNOWN, mark.to);
  if (said && isWhole(sentence, said.to))
    add(sentence, unknown ? "hasNot" : "has", [mark], { from: at, to: said.to });
}

/** "Email", "email, phone or city": what is said of one of a list is said of all. */
function valuesFrom(sentence: Sentence, at: number): Match<string>[] {
  const found: Match<string>[] = [];
  let joined = 1;
  let noun = valueAt(sentence, at);
  while (noun && (found.length === 0 || !saysMore(sentence, noun))) {
    found.push(noun);
    const end = isOneOf(sentence.word(noun.to), "hai hain ho") ? noun.to + 1 : noun.to;
    const joiner = JOINERS.at(sentence.tokens, end) ?? JOINERS.at(sentence.tokens, noun.to);
    const next = joiner?.to ?? (sentence.word(noun.to) === "," ? noun.to + 1 : undefined);
    noun = next === undefined ? undefined : valueAt(sentence, skipOn(sentence, next));
    if (joiner && noun) joined = found.length + 1;
  }
  return found.slice(0, joined);
}

/** "Seguidores falsos" are no followers. */
function valueAt(sentence: Sentence, at: number): Match<string> | undefined {
  const noun = VALUES.at(sentence.tokens, at);
  const column = namedColumnAt(sentence, at);
  if (column && column.to > (noun?.to ?? 0)) return asOwn(sentence, column);
  const unit = UNITS.at(sentence.tokens, at);
  const isOther = unit !== undefined && noun !== undefined && unit.to > noun.to;
  return noun && !isOther && sentence.areFree(noun.from, noun.to) ? noun : undefined;
}

function asOwn(sentence: Sentence, { from, to, value }: Match<WorkspaceName>): Match<string> | undefined {
  return sentence.areFree(from, to) ? { from, to, value: ownValue(value.value) } : undefined;
}

function readValues(sentence: Sentence, nouns: readonly Match<string>[]): void {
  const [first, last] = [nouns[0], nouns.at(-1)];
  if (!first || !last) return;
  if (UNPRICED.at(sentence.tokens, first.from)) {
    readUnpriced(sentence, first);
    return;
  }
  const without = lackingBefore(sentence, first);
  if (without && LIMITLESS.has(sentence.word(first.to))) {
    sentence.take(without.from, first.to + 1);
    return;
  }
  const isClear = without && !saysMore(sentence, last);
  const known = KNOWN.at(sentence.tokens, last.to);
  const missing = isClear
    ? { from: without.from, to: known?.to ?? last.to }
    : unknownBeside(sentence, first, last);
  if (missing && waves(sentence, nouns, missing)) return;
  if (missing) {
    const refusal = denialOf(sentence, { from: missing.from, to: missing.from });
    if (refusal?.excludes) add(sentence, "has", nouns, { from: refusal.from, to: missing.to });
    else add(sentence, "hasNot", nouns, missing);
    return;
  }
  const isHad = HAVING.before(sentence.tokens, first.from) !== undefined;
  const said = knownBeside(sentence, isHad ? last : first, last);
  const denied = said && deniedBefore(sentence, first.from);
  if (denied !== undefined) sentence.cannotSay(denied, said?.to ?? last.to);
  else if (said) add(sentence, "has", isHad ? [last] : nouns, said);
  else readHad(sentence, first);
}

function readUnpriced(sentence: Sentence, said: Match<string>): void {
  const denial = denialOf(sentence, said);
  if (denial) sentence.cannotSay(denial.from, denial.to);
  else add(sentence, "hasNot", [said], said);
}

const FINE = new Set(
  "ok okay fine egal passt vale bien tudo theek chalega allowed welcome erlaubt".split(" "),
);
const REMOVED = wordList(
  "bina hata hatao nikal nikalo chhodkar raus weg weglassen rausnehmen out hors fuera fora quitar",
  "exclu",
);
const OR = new Set("or oder ou o u ya atau".split(" "));
const BEFORE_WAVED = new Set(
  "is are ist sind est sont es e hai hain unke unko jinka s that wale wali walo walon ko ones creators a".split(
    " ",
  ),
);

const DENIAL_REACH = 3;

/** "Kein Reel-Preis bekannt": what is known is denied by a word further in front. */
function deniedBefore(sentence: Sentence, from: number): number | undefined {
  for (let at = from - 1; at >= from - DENIAL_REACH && !sentence.isBreak(at); at -= 1) {
    // French "dont" is no "don't".
    const mayDeny = sentence.isFree(at) && sentence.word(at) !== "dont";
    if (mayDeny && NOT.at(sentence.tokens, at)) return at;
  }
  return undefined;
}

/** "Country unknown or Austria": whose country is not known stays in. */
export function keepUnknown(sentence: Sentence): void {
  const { findings } = sentence;
  for (const finding of findings.filter(({ slot }) => slot === "hasNot")) {
    const isJoined = (from: number, to: number) => to === from + 1 && OR.has(sentence.word(from));
    const other = findings.find(
      ({ slot, from, to }) =>
        slot === finding.value && (isJoined(to, finding.from) || isJoined(finding.to, from)),
    );
    if (other) Object.assign(finding, { slot: "includeUnknown", op: "is" });
  }
}

/** "Price unknown is ok" asks for nothing, and "price unknown hatao" for those whose price is known. */
function waves(sentence: Sentence, nouns: readonly Match<string>[], { from, to }: Stretch): boolean {
  let at = to;
  while (BEFORE_WAVED.has(sentence.word(at))) at += 1;
  const isFine = FINE.has(sentence.word(at));
  if (isFine) sentence.cannotSay(from, at + 1);
  const isRemoved = !isFine && REMOVED.test(sentence.word(at));
  if (isRemoved) add(sentence, "has", nouns, { from, to: at + 1 });
  return isFine || isRemoved;
}

function lackingBefore(sentence: Sentence, noun: Match<string>): Stretch | undefined {
  const plain = skipBack(sentence, noun.from);
  const end = KNOWN.before(sentence.tokens, plain)?.from ?? plain;
  if (NEVER_LACKING.has(noun.value)) return undefined;
  const lacking = LACKING.before(sentence.tokens, end) ?? LACKING.before(sentence.tokens, noun.from);
  if (!lacking || !sentence.areFree(lacking.from, noun.from)) return undefined;
  const isClear = !NEEDS_WITHOUT.has(noun.value) || WITHOUT.has(sentence.word(lacking.from));
  return isClear ? { from: lacking.from, to: noun.to } : undefined;
}

/** "No price over 500" and "without phone cases" say something else. */
function saysMore(sentence: Sentence, { to, value }: Match<string>): boolean {
  const { tokens } = sentence;
  if (ALONE.has(value) && !isWhole(sentence, to)) return true;
  if (value === "contact" && isTimed(sentence, to)) return true;
  const isBound = MIN.at(tokens, to) ?? MAX.at(tokens, to);
  return isBound !== undefined || tokens[to]?.kind === "number" || isContent(sentence, to);
}

/** "No contact since May", "no contact last month" speak of talks, whatever day it is today. */
function isTimed(sentence: Sentence, at: number): boolean {
  const days = daysIn(sentence, { from: at, to: at + 2 }, { today: "2000-01-01", isDenied: true });
  return days?.from === at;
}

function isContent(sentence: Sentence, at: number): boolean {
  const isSaid = [KNOWN, UNKNOWN, VALUES].some((words) => words.at(sentence.tokens, at) !== undefined);
  return !isSaid && isPlainWord(sentence, at);
}

function unknownBeside(sentence: Sentence, first: Match<string>, last: Match<string>): Stretch | undefined {
  const after = saidBehind(sentence, UNKNOWN, last.to) ?? saidBehind(sentence, UNKNOWN_TO_US, last.to);
  if (after) return { from: first.from, to: after.to };
  const end = skipBack(sentence, first.from);
  const before = UNKNOWN.before(sentence.tokens, end) ?? UNKNOWN_TO_US.before(sentence.tokens, end);
  return before && sentence.areFree(before.from, first.from) ? { from: before.from, to: last.to } : undefined;
}

function knownBeside(sentence: Sentence, first: Match<string>, last: Match<string>): Stretch | undefined {
  const after = saidBehind(sentence, KNOWN, last.to);
  if (after) return { from: first.from, to: after.to };
  const before = KNOWN.before(sentence.tokens, first.from);
  return before && sentence.isFree(before.from) ? { from: before.from, to: last.to } : undefined;
}

/** "Price known", "the price must be known": nothing but fillers stands between. */
function saidBehind(sentence: Sentence, words: Phrases<true>, to: number): Match<true> | undefined {
  for (let at = to; ; at += 1) {
    const match = words.at(sentence.tokens, at);
    if (match) return match;
    const per = PER.at(sentence.tokens, at);
    const piece = per && PER_UNITS.at(sentence.tokens, per.to);
    if (piece) at = piece.to;
    const behind = piece && words.at(sentence.tokens, at);
    if (behind) return behind;
    if (!sentence.isFree(at) || !FILLERS.has(sentence.word(at))) return undefined;
  }
}

/** "Has a price": where nothing more is said of it. */
function readHad(sentence: Sentence, noun: Match<string>): void {
  const isNoun = HAD.has(noun.value) || sentence.nameAt(noun.from, "column")?.to === noun.to;
  const having = isNoun ? HAVING.before(sentence.tokens, noun.from) : undefined;
  if (!having || !isWhole(sentence, noun.to) || !sentence.isFree(having.from)) return;
  add(sentence, "has", [noun], { from: having.from, to: noun.to });
}

function isWhole(sentence: Sentence, to: number): boolean {
  return sentence.isBreak(to) || isOneOf(sentence.word(to), "and und et y e aur");
}

function skipBack(sentence: Sentence, at: number): number {
  let end = at;
  while (sentence.isFree(end - 1) && FILLERS.has(sentence.word(end - 1))) end -= 1;
  return end;
}

function skipOn(sentence: Sentence, at: number): number {
  let next = at;
  while (sentence.isFree(next) && FILLERS.has(sentence.word(next))) next += 1;
  return next;
}

/** Each value with its own words; those that say whether it is known belong to the one beside them. */
function add(
  sentence: Sentence,
  slot: "has" | "hasNot",
  nouns: readonly Match<string>[],
  { from, to }: Stretch,
): void {
  const op = slot === "has" ? "is" : "not";
  for (const [at, noun] of nouns.entries()) {
    const own = {
      from: at === 0 ? Math.min(from, noun.from) : noun.from,
      to: at === nouns.length - 1 ? Math.max(to, noun.to) : noun.to,
    };
    if (noun.value === NOT_KEPT) sentence.cannotSay(own.from, own.to);
    else sentence.find({ slot, op, value: noun.value, ...own, source: "grammar", confidence: 0.9 });
    tellPiece(sentence, own);
  }
}

/** "Price per reel known": a price of any content is asked for, and that it is one of a reel is told. */
function tellPiece(sentence: Sentence, { from, to }: Stretch): void {
  for (let at = from; at < to; at += 1) {
    const per = PER.at(sentence.tokens, at);
    const piece = per && PER_UNITS.at(sentence.tokens, per.to);
    if (piece && piece.to <= to) sentence.cannotSay(at, piece.to);
  }
}
