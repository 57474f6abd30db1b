import type { Match } from "#/discovery/search/query-language/phrases.ts";
import { isPlainWord } from "#/discovery/search/query-language/plain-words.ts";
import type { Sentence } from "#/discovery/search/query-language/sentence.ts";
import { MAX, MIN, UNITS } from "#/discovery/search/query-language/words.ts";
import { HAVING, KNOWN, LACKING, LIMITLESS, UNKNOWN, UNKNOWN_TO_US, VALUES } from "./team-words.ts";
import type { Stretch } from "./clauses.ts";

/** May stand between a noun and what is said of its value: "price is known", "the price of whom we do not know". */
const FILLERS = new Set(
  "a an any the is are isn ist sind est sont es son e esta known their his her of un une una uma eine einen ein der die das le la el o los their it address jinka jinki".split(
    " ",
  ),
);
/** "No likes" and "no audience" ask for more than for a value that is not known. */
const NEEDS_WITHOUT = new Set(
  "followers avgViews likes engagementRate language category region status gender".split(" "),
);
const WITHOUT = new Set("without lacking missing ohne sans sin sem tanpa bina".split(" "));
const HAD: ReadonlySet<string> = new Set(["price", "owner", "agency", "client", "status"]);

/** Whether a value is known at all: "price known", "without e-mail", "city unknown". */
export function findKnownValues(sentence: Sentence): void {
  for (let at = 0; at < sentence.tokens.length; at += 1) {
    if (!sentence.isFree(at)) continue;
    const noun = valueAt(sentence, at);
    if (noun) readValue(sentence, noun);
  }
}

/** "Seguidores falsos" are no followers. */
function valueAt(sentence: Sentence, at: number): Match<string> | undefined {
  const noun = VALUES.at(sentence.tokens, at);
  const unit = UNITS.at(sentence.tokens, at);
  const isOther = unit !== undefined && noun !== undefined && unit.to > noun.to;
  return noun && !isOther && sentence.areFree(noun.from, noun.to) ? noun : undefined;
}

function readValue(sentence: Sentence, noun: Match<string>): void {
  const without = lackingBefore(sentence, noun);
  if (without && LIMITLESS.has(sentence.word(noun.to))) {
    sentence.take(without.from, noun.to + 1);
    return;
  }
  const missing = without && !saysMore(sentence, noun) ? without : unknownBeside(sentence, noun);
  if (missing && isWayAlone(sentence, noun)) {
    sentence.cannotSay(missing.from, missing.to);
    return;
  }
  if (missing && waves(sentence, missing)) return;
  if (missing) {
    add(sentence, "hasNot", noun, missing);
    return;
  }
  const known = knownBeside(sentence, noun) ?? hadBefore(sentence, noun);
  if (known) add(sentence, "has", noun, known);
}

/** "No phone number": whoever has none may have an address, and a filter knows only of both together. */
function isWayAlone({ tokens }: Sentence, { from, to, value }: Match<string>): boolean {
  const isPhone = /^(?:phone|phones|mobile|whatsapp|tele|handy|celular|numero|nomor)/u;
  return value === "contact" && tokens.slice(from, to).some(({ text }) => isPhone.test(text));
}

const FINE = /^(?:ok|okay|fine|egal|passt|vale|bien|tudo|theek|chalega|allowed|welcome|erlaubt)$/u;
const REMOVED = /^(?:bina|hatao|chhodkar|raus|weg|weglassen|excluded|out|hors|fuera|fora)$/u;

/** "Price unknown is ok", "rate pata nahi unke bina": not those are looked for whose value is not known. */
function waves(sentence: Sentence, { from, to }: Stretch): boolean {
  let at = to;
  while (/^(?:is|are|ist|sind|est|es|e|hai|hain|unke|unko|jinka|s|that)$/u.test(sentence.word(at))) at += 1;
  const isWaved = FINE.test(sentence.word(at)) || REMOVED.test(sentence.word(at));
  if (isWaved) sentence.cannotSay(from, at + 1);
  return isWaved;
}

/** "A phone number but no e-mail": a filter knows of ways to reach somebody only together, so the lack is told. */
export function leaveContactsApart(sentence: Sentence): void {
  const { findings } = sentence;
  if (!findings.some(({ slot }) => slot === "contact")) return;
  for (const finding of findings.filter(({ slot, value }) => slot === "hasNot" && value === "contact")) {
    sentence.leave(finding);
    sentence.cannotSay(finding.from, finding.to);
  }
}

function lackingBefore(sentence: Sentence, noun: Match<string>): Stretch | undefined {
  const plain = skipBack(sentence, noun.from);
  const end = KNOWN.before(sentence.tokens, plain)?.from ?? plain;
  const lacking = LACKING.before(sentence.tokens, end) ?? LACKING.before(sentence.tokens, noun.from);
  if (!lacking || !sentence.areFree(lacking.from, noun.from)) return undefined;
  const isClear = !NEEDS_WITHOUT.has(noun.value) || WITHOUT.has(sentence.word(lacking.from));
  return isClear ? { from: lacking.from, to: noun.to } : undefined;
}

/** "No price over 500" and "without phone cases" say something else. */
function saysMore(sentence: Sentence, { to }: Match<string>): boolean {
  const { tokens } = sentence;
  const isBound = MIN.at(tokens, to) ?? MAX.at(tokens, to);
  return isBound !== undefined || tokens[to]?.kind === "number" || isContent(sentence, to);
}

function isContent(sentence: Sentence, at: number): boolean {
  const isSaid = [KNOWN, UNKNOWN, VALUES].some((words) => words.at(sentence.tokens, at) !== undefined);
  return !isSaid && isPlainWord(sentence, at);
}

function unknownBeside(sentence: Sentence, noun: Match<string>): Stretch | undefined {
  const behind = skipOn(sentence, noun.to);
  const after = UNKNOWN.at(sentence.tokens, noun.to) ?? UNKNOWN.at(sentence.tokens, behind);
  if (after) return { from: noun.from, to: after.to };
  const told = UNKNOWN_TO_US.at(sentence.tokens, noun.to) ?? UNKNOWN_TO_US.at(sentence.tokens, behind);
  if (told) return { from: noun.from, to: told.to };
  const end = skipBack(sentence, noun.from);
  const before = UNKNOWN.before(sentence.tokens, end) ?? UNKNOWN_TO_US.before(sentence.tokens, end);
  return before && sentence.areFree(before.from, noun.from) ? { from: before.from, to: noun.to } : undefined;
}

function knownBeside(sentence: Sentence, noun: Match<string>): Stretch | undefined {
  const behind = skipOn(sentence, noun.to);
  const after = KNOWN.at(sentence.tokens, noun.to) ?? KNOWN.at(sentence.tokens, behind);
  if (after) return { from: noun.from, to: after.to };
  const before = KNOWN.before(sentence.tokens, noun.from);
  return before && sentence.isFree(before.from) ? { from: before.from, to: noun.to } : undefined;
}

/** "Has a price": where nothing more is said of it. */
function hadBefore(sentence: Sentence, noun: Match<string>): Stretch | undefined {
  const having = HAD.has(noun.value) ? HAVING.before(sentence.tokens, noun.from) : undefined;
  const isWhole = sentence.isBreak(noun.to) || /^(?:and|und|et|y|e|aur)$/u.test(sentence.word(noun.to));
  return having && isWhole && sentence.isFree(having.from) ? { from: having.from, to: noun.to } : undefined;
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

function add(sentence: Sentence, slot: "has" | "hasNot", noun: Match<string>, { from, to }: Stretch): void {
  const op = slot === "has" ? "is" : "not";
  sentence.find({ slot, op, value: noun.value, from, to, source: "grammar", confidence: 0.9 });
}
