import { isOneOf } from "#/discovery/search/query-language/phrases.ts";
import { entities } from "#/discovery/search/query-language/gazetteer.ts";
import type { Match } from "#/discovery/search/query-language/phrases.ts";
import type { Sentence } from "#/discovery/search/query-language/sentence.ts";
import { FIELD_WORDS, TALKS } from "#/discovery/search/query-language/grammar/team/team-words.ts";
import type { WorkspaceName } from "#/discovery/search/query-language/workspace-names.ts";

/** Between a column and its value: "contract type is exclusive". */
export const IS: ReadonlySet<string> = new Set("is are : = ist sind est es son e hai of de".split(" "));

/** The column of the workspace's own that is named at `at`: by its name alone, or by any name behind "field". */
export function namedColumnAt(sentence: Sentence, at: number): Match<WorkspaceName> | undefined {
  const column = sentence.nameAt(at, "column");
  if (column) return column;
  const word = FIELD_WORDS.at(sentence.tokens, at);
  const name = word && sentence.nameAt(afterColon(sentence, word.to), "column", "hidden column");
  return name && { ...name, from: at };
}

/** The same, and a column that is called as something of Herald's before a value that it alone holds: "kids: two". */
export function columnAt(sentence: Sentence, at: number): Match<WorkspaceName> | undefined {
  const named = namedColumnAt(sentence, at);
  const hidden = named ? undefined : sentence.nameAt(at, "hidden column");
  const isMeant = hidden && (isBeforeOwnValue(sentence, hidden) || isTopicSaid(sentence, hidden));
  return isMeant ? hidden : named;
}

/** Between a column, however it is called, and its value. */
export const SAYS: ReadonlySet<string> = new Set("is are : = ist sind est es son hai".split(" "));

/** "Hair is pink", "curly hair": of no topic anybody says what it is, and a value before it is one of the column. */
function isTopicSaid(sentence: Sentence, { from, to, value }: Match<WorkspaceName>): boolean {
  if (!value.isTopic) return false;
  const before = sentence.nameBefore(from, "value", "short value");
  return SAYS.has(sentence.word(to)) || before?.value.column === value.value;
}

function isBeforeOwnValue(sentence: Sentence, { to, value: column }: Match<WorkspaceName>): boolean {
  let start = to;
  while (IS.has(sentence.word(start))) start += 1;
  const isHeralds = entities().at(sentence.tokens, start) ?? TALKS.at(sentence.tokens, start);
  if ((isHeralds && !column.isTopic) || sentence.tokens[start]?.kind === "number") return false;
  return sentence.namesAt(start).some(({ value }) => value.column === column.value);
}

function afterColon(sentence: Sentence, at: number): number {
  return isOneOf(sentence.word(at), ': " “ „') ? at + 1 : at;
}
