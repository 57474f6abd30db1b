import type { BriefQuestion } from "@app/contract/strategy/question";
import { AppError, notFound } from "#/platform/errors.ts";
import type { NoBrief } from "./brief/brief.ts";
import type { NoChange } from "./brief/follow-up/follow-up.ts";

const REASONS: Readonly<Record<NoBrief | "question", string>> = {
  question:
    "This asks or tells something, and there is nothing to plan in it. Describe what you want to launch, where, and for how much.",
  follow_up:
    "This changes a plan, and there is none yet. Begin with a brief: what, where, for whom, and the budget.",
  too_large:
    "This amount is larger than any budget. Name one below ten thousand million, for example “25,000 €”.",
  zero: "A budget of nothing buys no plan. Say how much may be spent, for example “25,000 €”.",
  negative: "A budget cannot be below zero. Say how much may be spent, for example “25,000 €”.",
  no_budget: "Say how much may be spent, for example “25,000 €”, or how many creators you want.",
  nothing:
    "There is nothing to plan in this text. Name what you want to launch, where, for whom, and the budget.",
};

/** A text that is no brief; a brief is never guessed. */
export const noBrief = (reason: NoBrief | "question") =>
  new AppError({ code: `strategy.no_brief`, status: 422, detail: REASONS[reason] });

/** A plan waits for an answer: something was stated that must neither be dropped nor guessed. */
export const openQuestion = (question: BriefQuestion) =>
  new AppError({ code: "strategy.question", status: 422, detail: question.question, question });

const UNCHANGED: Readonly<Record<NoChange, string>> = {
  too_large: REASONS.too_large,
  zero: REASONS.zero,
  nothing_left: "That is the whole budget or more, so nothing would be left to plan with. Take off less.",
  other_currency:
    "That amount is in another currency than the budget. Say the change in the budget's currency, or name the whole budget anew.",
  how_much: "Say by how much, for example “1,000 € less”, or name a limit such as “at most 500 € a piece”.",
  nothing: "Name a budget, a place, a platform, a creator or a number, for example “only TikTok”.",
};

/** Why a follow-up changes nothing, as a sentence; what was not understood is named whole. */
export function noChange(reason: NoChange, text: string): string {
  const why = UNCHANGED[reason];
  return reason === "nothing" ? `I did not understand “${text.trim()}”. ${why}` : why;
}

export function noSuchCreator(handle: string): string {
  return `There is no @${handle} in this workspace, so nothing was changed.`;
}

export function noSuchVersion(number: number, newest: number): string {
  return newest === 1 || number < 1
    ? "This is the first version; there is none before it."
    : `There is no version ${number}; the newest is ${newest}.`;
}

export const noTextToPlan = () =>
  new AppError({
    code: "strategy.empty",
    status: 400,
    detail: "The text is empty. Describe the campaign in a sentence.",
  });

export const noCreatorsInFile = () =>
  new AppError({
    code: "strategy.no_creators",
    status: 422,
    detail: "The file has no row with a creator in it. It needs a column of handles or profile addresses.",
  });

export const solverGaveUp = () =>
  new AppError({
    code: "strategy.too_hard",
    status: 503,
    detail:
      "The solver came to no end with this brief. Try again when the machine has less to do, or leave out one of the rules.",
  });

export const threadNotFound = () => notFound("thread");
export const strategyNotFound = () => notFound("strategy");

export const forgedApproval = () =>
  new AppError({
    code: "strategy.unknown_approval",
    status: 409,
    detail: "Nothing waits for this approval. It was answered already, or it belongs to another thread.",
  });

export const unknownProposal = () =>
  new AppError({
    code: "strategy.unknown_proposal",
    status: 409,
    detail: "This proposal was answered already, or it belongs to another thread.",
  });

export const overtakenProposal = () =>
  new AppError({
    code: "strategy.overtaken_proposal",
    status: 409,
    detail: "The plan has changed since this was proposed. Say it again if it still holds.",
  });

export const nothingPlanned = () =>
  new AppError({
    code: "strategy.no_picks",
    status: 409,
    detail: "This plan has no creators yet. Change the brief until the plan has some, then save it.",
  });

export const stillAnswering = () =>
  new AppError({
    code: "strategy.busy",
    status: 409,
    detail: "An answer is still being written in this thread. Wait for it, or stop it.",
  });
