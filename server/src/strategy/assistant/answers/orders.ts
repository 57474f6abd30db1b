import type { JSONValue } from "@ai-sdk/provider";
import { BriefReading, PlanCard } from "@app/contract/strategy/tools";
import type { OrderKind } from "#/strategy/acts/act.ts";
import { readPlain } from "#/strategy/brief/plain-reading.ts";
import { savingOf } from "#/strategy/acts/saving.ts";
import { answerText } from "#/strategy/assistant/planner-answers.ts";
import type { Finding } from "#/strategy/assistant/planner-answers.ts";
import { wordsOf } from "#/strategy/assistant/questions/words/words.ts";
import type { Answer, Asked, Call } from "./answer.ts";
import { keepingFacts } from "./facts.ts";
import { nearestOrder } from "./nearest-plan.ts";
import { REMEMBER } from "./remembering.ts";
import { notRead, speaksOfPlan, withoutPlan } from "./sentences.ts";

const PLAN: Answer = {
  next: ({ brief }, found) => planCalls(brief, found),
  write: (asked, found) => (isOfNoPlan(asked, found) ? [notRead(asked)] : answerText(found, asked.language)),
};

/** What says nothing that a plan is made of, and does not speak of one, was not understood. */
function isOfNoPlan({ text, brief, language, handles }: Asked, found: readonly Finding[]): boolean {
  const { output } = found.find(({ tool }) => tool === "parse_brief") ?? {};
  const { problem = null } = BriefReading.safeParse(output).data ?? {};
  const isNamed = readPlain(brief).stated.product !== undefined && handles.length === 0;
  return problem === wordsOf(language).planning.noBrief.nothing && !speaksOfPlan(text) && !isNamed;
}

/** Without a plan a change belongs to the brief that is still being said. */
const CHANGE: Answer = {
  next: (asked, found) => (asked.hasPlan ? changeCalls(asked, found) : planCalls(asked.brief, found)),
  write: (asked, found) => (asked.hasPlan ? answerText(found, asked.language) : PLAN.write(asked, found)),
};

/** A collection of exactly those who were just listed, all who fit or the first of an order, or of who was spoken of. */
export const SAVE_LISTED: Answer = {
  next: ({ text, talk, person }, found) => {
    const { name } = savingOf(text);
    const isListed = talk?.isJust === true;
    const isDone = (!isListed && person === null) || found.some(({ tool }) => tool === "create_collection");
    const handles = isListed ? talk.rows : person === null ? [] : [person];
    const listed = isListed && talk.kind !== "top" ? { filters: json(talk.filters) } : { handles };
    return isDone ? [] : [{ tool: "create_collection", input: { name, ...listed } }];
  },
  write: ({ language }, found) => answerText(found, language),
};

// What a schema has read of JSON is JSON again.
function json(value: unknown): JSONValue {
  const copy: JSONValue = JSON.parse(JSON.stringify(value));
  return copy;
}

/** How each kind of order is carried out. Only an order changes a plan. */
export const ORDERS: Readonly<Record<OrderKind, Answer>> = {
  plan: PLAN,
  change: CHANGE,
  version: {
    next: (asked, found) => (asked.hasPlan ? changeCalls(asked, found) : []),
    write: (asked, found) => (found.length > 0 ? answerText(found, asked.language) : [withoutPlan(asked)]),
  },
  save: {
    next: ({ text, hasPlan }, found) => {
      const { as, name } = savingOf(text);
      const tool = as === "collection" ? "create_collection" : "create_campaign";
      return !hasPlan || found.some((one) => one.tool === tool) ? [] : [{ tool, input: { name } }];
    },
    write: (asked, found) => (found.length > 0 ? answerText(found, asked.language) : [withoutPlan(asked)]),
  },
  // Of nobody it is of all, and remembered.
  note: {
    next: (asked, found) => noteOf(asked).next(asked, found),
    write: (asked, found) => noteOf(asked).write(asked, found),
  },
};

function noteOf({ handles }: Asked): Answer {
  return handles.length > 0 ? keepingFacts("fact") : REMEMBER;
}

function changeCalls({ text, isMeant }: Asked, found: readonly Finding[]): Call[] {
  return found.some(({ tool }) => tool === "change_plan")
    ? []
    : [{ tool: "change_plan", input: { text, ...(isMeant && { isMeant }) } }];
}

/** One tool after another, as far as the brief goes. */
function planCalls(brief: string, found: readonly Finding[]): Call[] {
  const outputOf = (tool: string) => found.find((one) => one.tool === tool);
  const read = outputOf("parse_brief");
  if (!read) return [{ tool: "parse_brief", input: { text: brief } }];
  if (BriefReading.safeParse(read.output).data?.problem !== null) return [];
  if (found.some(({ failed }) => failed)) return [];
  if (!outputOf("search_creators")) return [{ tool: "search_creators", input: {} }];
  const made = outputOf("optimise_plan");
  if (!made) return [{ tool: "optimise_plan", input: {} }];
  const card = PlanCard.safeParse(made.output);
  if (!card.success) return [];
  if (card.data.status === "infeasible") {
    const text = nearestOrder(found);
    return text === null ? [] : [{ tool: "what_if", input: { text } }];
  }
  if (outputOf("forecast_plan")) return [];
  return [
    { tool: "forecast_plan", input: {} },
    { tool: "check_risks", input: {} },
  ];
}
