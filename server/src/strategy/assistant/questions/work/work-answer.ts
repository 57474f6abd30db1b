import { CreatorsCompared } from "@app/contract/strategy/findings/schemas";
import { WorkFound } from "@app/contract/strategy/findings/work-findings";
import type { Answer } from "#/strategy/assistant/answers/answer.ts";
import type { Finding } from "#/strategy/assistant/planner-answers.ts";
import { readingIn } from "#/strategy/assistant/questions/talk.ts";
import { sentencesOf } from "./work-sentences.ts";
import type { WorkQuestion } from "./work-question.ts";
import { isLost } from "./work-talk.ts";

/** Slots of the search whose words can as well be the name of a campaign. */
const NAMING: ReadonlySet<string> = new Set(["keywords", "brand", "brands", "name", "limit", "label"]);

/**
 * A question about campaigns. Where words name nothing of them, and it may be about something else, it is answered as
 * what it was read as; a question that the search of creators understands whole is one of creators.
 */
export function ofWork(question: WorkQuestion, other: Answer, isOfCreators: boolean): Answer {
  const isFirst = question.isSure || !isOfCreators;
  return {
    next: (asked, found) => {
      const finding = workIn(found);
      if (finding)
        return isAnswered(question, found, isOfCreators) ? [] : other.next(asked, withoutWork(found));
      if (isFirst || isMisread(found)) return [{ tool: "work_figures", input: question.input }];
      const calls = other.next(asked, found);
      return calls.length > 0 || isDone(found) ? calls : [{ tool: "work_figures", input: question.input }];
    },
    write: (asked, found) => {
      const finding = workIn(found);
      const known = finding && WorkFound.safeParse(finding.output).data;
      if (!finding || !known || !isAnswered(question, found, isOfCreators))
        return other.write(asked, withoutWork(found));
      return sentencesOf(question, asked, finding, known);
    },
  };
}

function workIn(found: readonly Finding[]): Finding | undefined {
  return found.find(({ tool }) => tool === "work_figures");
}

function withoutWork(found: readonly Finding[]): Finding[] {
  return found.filter(({ tool }) => tool !== "work_figures");
}

/** Where the search of creators has not understood a question either, a campaign in it is what it is about. */
function isAnswered(
  { isSure, read, of }: WorkQuestion,
  found: readonly Finding[],
  isOfCreators: boolean,
): boolean {
  const known = WorkFound.safeParse(workIn(found)?.output).data;
  const isUnread = (readingIn(found)?.unparsed.length ?? 0) > 0;
  if (!known) return false;
  // Where nothing of campaigns is named, the search of creators may know what is.
  const mayBeOfThem = isOfCreators && (of === "creators" || read.hasCue("creators"));
  if (isLost(known) && mayBeOfThem && !isUnread) return false;
  if (isSure) return true;
  // Nothing was named: then it is no question of one campaign for certain.
  return read.names === null
    ? known.rows.length > 0
    : !isLost(known) && (known.unread === null || !isOfCreators || isUnread);
}

/** That nobody is called so answers nothing. */
function isDone(found: readonly Finding[]): boolean {
  return found.some(
    ({ tool, output }) =>
      tool !== "parse_query" &&
      !(tool === "compare_creators" && CreatorsCompared.safeParse(output).data?.rows.length === 0),
  );
}

/** The search has not understood all of it, or only as words that anything can be called by. */
function isMisread(found: readonly Finding[]): boolean {
  const reading = readingIn(found);
  if (!reading || isDone(found)) return false;
  return reading.unparsed.length > 0 || reading.chips.some(({ slot }) => NAMING.has(slot));
}
