import type { Match } from "#/discovery/search/query-language/phrases.ts";
import type { Sentence } from "#/discovery/search/query-language/sentence.ts";
import type { WorkspaceName } from "#/discovery/search/query-language/workspace-names.ts";
import { JOINERS, MAX, MIN, PLACE_CUES } from "#/discovery/search/query-language/words.ts";
import { denialOf } from "./clauses.ts";
import { ATTRIBUTES } from "./team-words.ts";

/** Words of one value at most: "usage until end of 2026". */
const VALUE_WORDS = 4;
const IS = /^(?:is|are|:|=|ist|sind|est|es|son|e|hai|of|de)$/u;

/** Columns of the workspace's own with their value: "contract type is exclusive"; a column alone is not understood. */
export function findFields(sentence: Sentence): void {
  for (let at = 0; at < sentence.tokens.length; at += 1) {
    if (!sentence.isFree(at)) continue;
    const column = sentence.nameAt(at, "column");
    if (column && sentence.areFree(at, column.to)) readColumn(sentence, column);
    else readAttribute(sentence, at);
  }
}

function readColumn(sentence: Sentence, column: Match<WorkspaceName>): void {
  const denial = denialOf(sentence, { from: column.from, to: column.from });
  let start = column.to;
  while (IS.test(sentence.word(start))) start += 1;
  const isDenied = denial !== undefined || /^(?:not|nicht|pas|no|nao)$/u.test(sentence.word(start));
  if (isDenied && !denial) start += 1;
  const bound = MIN.at(sentence.tokens, start) ?? MAX.at(sentence.tokens, start);
  const isMin = MIN.at(sentence.tokens, start) !== undefined;
  const from = bound?.to ?? start;
  const to = sentence.nameAt(from, "value")?.to ?? valueEnd(sentence, from);
  const first = denial?.from ?? column.from;
  const isOdd = bound !== undefined && (isDenied || sentence.tokens[from]?.kind !== "number");
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
}

/** Where a value ends: before a break, a joiner or a word such as "in". */
function valueEnd(sentence: Sentence, from: number): number {
  let to = from;
  while (to < from + VALUE_WORDS && sentence.isFree(to) && !sentence.isBreak(to)) {
    const isOver = JOINERS.at(sentence.tokens, to) ?? PLACE_CUES.at(sentence.tokens, to);
    if (isOver && to > from) break;
    to += 1;
  }
  return to;
}

/** "Payment terms: 30 days" where the workspace has no such column: all of it is told, and searched nowhere. */
function readAttribute(sentence: Sentence, at: number): void {
  const attribute = ATTRIBUTES.at(sentence.tokens, at);
  if (!attribute || !sentence.areFree(at, attribute.to)) return;
  let start = attribute.to;
  while (IS.test(sentence.word(start))) start += 1;
  const denial = denialOf(sentence, { from: at, to: at });
  sentence.cannotSay(denial?.from ?? at, Math.max(attribute.to, valueEnd(sentence, start)));
}
