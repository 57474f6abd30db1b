import type { DayFilter } from "@app/contract/discovery/filters";
import type { Match } from "#/discovery/search/query-language/phrases.ts";
import type { Sentence } from "#/discovery/search/query-language/sentence.ts";
import type { WorkspaceName } from "#/discovery/search/query-language/workspace-names.ts";
import { denialOf } from "./clauses.ts";
import { calendarAt } from "./days.ts";

const IS = new Set("is are was were : = ist sind war est sont es son e".split(" "));
const YEAR = /^20\d\d$/u;
/** Some include the day that they name, others do not. */
const UNTIL = new Set("bis until till hasta ate".split(" "));

/**
 * "Contract signed before March", of a column of days. A month without a year is the latest that has begun, so that of
 * a column that holds days to come nothing is read.
 * @returns whether the column was said with days.
 */
export function readDays(sentence: Sentence, column: Match<WorkspaceName>, today: string): boolean {
  const { lastDay, value: name } = column.value;
  if (lastDay === undefined || denialOf(sentence, { from: column.from, to: column.from })) return false;
  let at = column.to;
  while (IS.has(sentence.word(at))) at += 1;
  const days = UNTIL.has(sentence.word(at))
    ? undefined
    : calendarAt(sentence, at, { today, isDenied: false });
  const isDated = days && YEAR.test(sentence.word(days.to - 1));
  if (!days || (!isDated && lastDay > today) || !sentence.areFree(column.from, days.to)) return false;
  for (const [op, value] of boundsOf(days.value)) {
    const bound = { name, op, value };
    const said = { from: column.from, to: days.to };
    sentence.find({ slot: "field", op, value: bound, ...said, source: "grammar", confidence: 0.85 });
  }
  return true;
}

function boundsOf({ min, max }: DayFilter): ["min" | "max", string][] {
  return [
    ...(min === undefined ? [] : [["min", min] satisfies ["min", string]]),
    ...(max === undefined ? [] : [["max", max] satisfies ["max", string]]),
  ];
}
