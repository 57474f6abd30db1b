import { AppError, notFound } from "#/platform/errors.ts";
import type { NoBrief } from "#/strategy/planning/brief.ts";

const REASONS: Readonly<Record<NoBrief, string>> = {
  results:
    "This asks about results, and there is nothing to plan in it. Describe what you want to launch, where, and for how much.",
  follow_up:
    "This changes a plan, and there is none yet. Begin with a brief: what, where, for whom, and the budget.",
  no_budget: "Say how much may be spent, for example “25,000 €”, or how many creators you want.",
  nothing:
    "There is nothing to plan in this text. Name what you want to launch, where, for whom, and the budget.",
};

/** A text that is no brief; a brief is never guessed. */
export const noBrief = (reason: NoBrief) =>
  new AppError({ code: `strategy.no_brief`, status: 422, detail: REASONS[reason] });

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

export const threadNotFound = () => notFound("thread");
export const strategyNotFound = () => notFound("strategy");

export const forgedApproval = () =>
  new AppError({
    code: "strategy.unknown_approval",
    status: 409,
    detail: "Nothing waits for this approval. It was answered already, or it belongs to another thread.",
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
