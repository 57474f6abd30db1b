import { isOneOf } from "#/discovery/search/query-language/phrases.ts";
import type { Match } from "#/discovery/search/query-language/phrases.ts";
import type { Sentence } from "#/discovery/search/query-language/sentence.ts";
import type { WorkspaceName } from "#/discovery/search/query-language/workspace-names.ts";
import {
  BETWEEN,
  BETWEEN_BY,
  JOINERS,
  MAX,
  MIN,
  MULTIPLIERS,
  PLACE_CUES,
  RANGE_BY,
  UNITS,
} from "#/discovery/search/query-language/words.ts";
import { IS, SAYS, columnAt } from "#/discovery/search/query-language/grammar/own/columns.ts";
import { denialOf } from "./clauses.ts";
import { readDays } from "./day-columns.ts";
import { isPlaceMeant, isPlaceName } from "./named-places.ts";
import { ATTRIBUTES } from "./team-words.ts";

/** Words of one value at most: "usage until end of 2026". */
const VALUE_WORDS = 4;

/** Behind a value they say nothing: "shoe size 9 wale". */
const TRAILING = new Set("wale wali wala ke ka ki hai hain please pls bitte only nur por favor".split(" "));

/** Columns of the workspace's own with their value: "contract type is exclusive"; a column alone is not understood. */
export function findFields(sentence: Sentence, today: string): void {
  for (const at of sentence.tokens.keys()) {
    const column = columnAt(sentence, at);
    const isFree = column && sentence.areFree(at, column.to) && !isPlace(sentence, column);
    if (isFree && readDays(sentence, column, today)) continue;
    if (isFree) readColumn(sentence, column);
    else readAttribute(sentence, at);
  }
}

/** "Food creators in Delhi", where a column of shares is called "Delhi": only what is said of its value asks for it. */
function isPlace(sentence: Sentence, { from, to }: Match<WorkspaceName>): boolean {
  if (!isPlaceName(sentence, { from, to })) return false;
  if (isPlaceMeant(sentence, { from, to })) return true;
  const bound = MIN.at(sentence.tokens, to) ?? MAX.at(sentence.tokens, to);
  const isBounded = bound !== undefined && sentence.kind(bound.to) === "number";
  const end = bound && (MULTIPLIERS.at(sentence.tokens, bound.to + 1)?.to ?? bound.to + 1);
  const counted = isBounded && end !== undefined && UNITS.at(sentence.tokens, end) !== undefined;
  return !SAYS.has(sentence.word(to)) && (!isBounded || counted);
}

const YES = new Set("yes ja oui si sim haan".split(" "));
const GOES_ON = new Set("but mais mas pero aber hai ho".split(" "));

/** "Contract signed", "contract signed ja": a column that says yes or no is asked for by its name alone. */
function readYes(sentence: Sentence, { value, from, to }: Match<WorkspaceName>): boolean {
  const end = YES.has(sentence.word(to)) ? to + 1 : to;
  const isOver = sentence.isBreak(end) || GOES_ON.has(sentence.word(end));
  const isAlone = end > to || isOver || JOINERS.at(sentence.tokens, end) !== undefined;
  // "Contract signed: no" says another one.
  const isOther = sentence.word(to) === ":" && !sentence.isBreak(to + 1);
  if (value.yes === undefined || !isAlone || isOther || denialOf(sentence, { from, to: from })) return false;
  const wanted = { name: value.value, op: "is", value: value.yes };
  sentence.find({
    slot: "field",
    op: "is",
    value: wanted,
    from,
    to: end,
    source: "grammar",
    confidence: 0.8,
  });
  return true;
}

/** "Shoe size 38-40", "shoe size between 38 and 40": both ends are asked of the column. */
function readRange(sentence: Sentence, { value: { value: name }, from, to }: Match<WorkspaceName>): boolean {
  let start = to;
  while (IS.has(sentence.word(start))) start += 1;
  const opener = BETWEEN.at(sentence.tokens, start);
  const first = opener?.to ?? start;
  const by = (opener ? BETWEEN_BY : RANGE_BY).at(sentence.tokens, first + 1);
  const isRange = [first, by?.to ?? -1].every((at) => sentence.tokens[at]?.kind === "number");
  if (!by || !isRange || denialOf(sentence, { from, to: from })) return false;
  const ends = [
    { op: "min", at: first, from, to: by.to },
    { op: "max", at: by.to, from: by.to, to: by.to + 1 },
  ] as const;
  for (const { op, at, ...stretch } of ends) {
    const value = { name, op, value: sentence.word(at) };
    sentence.find({ slot: "field", op, value, ...stretch, source: "grammar", confidence: 0.85 });
  }
  return true;
}

function readColumn(sentence: Sentence, column: Match<WorkspaceName>): void {
  if (readYes(sentence, column) || readRange(sentence, column)) return;
  const denial = denialOf(sentence, { from: column.from, to: column.from });
  let start = column.to;
  while (IS.has(sentence.word(start))) start += 1;
  const isAnswer = start > column.to && column.value.yes !== undefined && sentence.isBreak(start + 1);
  const saysNot = !isAnswer && isOneOf(sentence.word(start), "not nicht pas no nao");
  const isDenied = denial !== undefined || saysNot;
  if (isDenied && !denial) start += 1;
  const bound = MIN.at(sentence.tokens, start) ?? MAX.at(sentence.tokens, start);
  const isMin = MIN.at(sentence.tokens, start) !== undefined;
  const from = bound?.to ?? start;
  const known = sentence.nameAt(from, "value", "short value");
  const to = known?.to ?? valueEnd(sentence, from);
  const first = denial?.from ?? column.from;
  const isNumber = sentence.kind(from) === "number";
  // "Send them the contract tomorrow" asks for no contract: a value that nobody has yet is said with "is" or a colon.
  const isLoose = !known && !isNumber && start === column.to && !isDenied;
  const isNoDay = column.value.lastDay !== undefined && !known;
  const isOdd = isLoose || isNoDay || (bound !== undefined && (isDenied || !isNumber));
  if (to === from || isOdd) {
    sentence.cannotSay(first, Math.max(to, column.to));
    return;
  }
  const op = bound ? (isMin ? "min" : "max") : isDenied ? "not" : "is";
  const value = {
    name: column.value.value,
    op,
    value: sentence.text.slice(...sentence.span(from, to)).toLowerCase(),
  };
  const chipOp = op === "not" || op === "min" || op === "max" ? op : "is";
  sentence.find({ slot: "field", op: chipOp, value, from: first, to, source: "grammar", confidence: 0.85 });
  if (op === "is") readOtherValues(sentence, column, to);
}

/** "Shoe size 38 or 39": further values of the column that was named. */
function readOtherValues(
  sentence: Sentence,
  { value: { value: name } }: Match<WorkspaceName>,
  end: number,
): void {
  const joiner = JOINERS.at(sentence.tokens, end);
  const from = joiner?.to ?? (sentence.word(end) === "," ? end + 1 : undefined);
  const known = from === undefined ? undefined : sentence.nameAt(from, "value", "short value");
  const isNumber = joiner && sentence.kind(joiner.to) === "number" && isWholeNumber(sentence, joiner.to);
  const to = known?.value.column === name ? known.to : isNumber ? joiner.to + 1 : undefined;
  if (from === undefined || to === undefined || !sentence.areFree(from, to)) return;
  const text = sentence.text.slice(...sentence.span(from, to)).toLowerCase();
  const value = { name, op: "is", value: text };
  sentence.find({ slot: "field", op: "is", value, from, to, source: "grammar", confidence: 0.85 });
  readOtherValues(sentence, { value: { kind: "column", value: name }, from, to }, to);
}

/** No "10k followers" and no "20 %". */
function isWholeNumber(sentence: Sentence, at: number): boolean {
  const next = sentence.tokens[at + 1];
  return next === undefined || next.kind === "break" || isOneOf(next.text, "or oder ou o ya");
}

/** Where a value ends: before a break, a joiner or a word such as "in". */
function valueEnd(sentence: Sentence, from: number): number {
  let to = from;
  while (to < from + VALUE_WORDS && sentence.isFree(to) && !sentence.isBreak(to)) {
    const isOver = JOINERS.at(sentence.tokens, to) ?? PLACE_CUES.at(sentence.tokens, to);
    if (isOver && to > from) break;
    to += 1;
  }
  while (to > from + 1 && TRAILING.has(sentence.word(to - 1))) to -= 1;
  return to;
}

/** "Payment terms: 30 days" where the workspace has no such column: all of it is told, and searched nowhere. */
function readAttribute(sentence: Sentence, at: number): void {
  const attribute = ATTRIBUTES.at(sentence.tokens, at);
  if (!attribute || !sentence.areFree(at, attribute.to)) return;
  let start = attribute.to;
  while (IS.has(sentence.word(start))) start += 1;
  const denial = denialOf(sentence, { from: at, to: at });
  sentence.cannotSay(denial?.from ?? at, Math.max(attribute.to, valueEnd(sentence, start)));
}
