import { FACTS_MAX } from "@app/contract/strategy/memory/schemas";
import type { BriefQuestion } from "@app/contract/strategy/question";
import { AppError, notFound } from "#/platform/errors.ts";
import type { NoBrief } from "./brief/brief.ts";
import { PLANNING_EN } from "./assistant/questions/words/planning/en.ts";

/** A text that is no brief; a brief is never guessed. */
export const noBrief = (reason: NoBrief | "question") =>
  new AppError({ code: `strategy.no_brief`, status: 422, detail: PLANNING_EN.noBrief[reason] });

/** The same, where the reason is a sentence already. */
export const noPlan = (detail: string) => new AppError({ code: "strategy.no_brief", status: 422, detail });

/** A plan waits for an answer: something was stated that must neither be dropped nor guessed. */
export const openQuestion = (question: BriefQuestion) =>
  new AppError({ code: "strategy.question", status: 422, detail: question.question, question });

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

export const noModel = () =>
  new AppError({
    code: "strategy.no_model",
    status: 409,
    detail: "There is no model to ask. Set its kind, its address and its name first.",
  });

export const factNotFound = () => notFound("remembered fact");

export const memoryFull = () =>
  new AppError({
    code: "strategy.memory_full",
    status: 409,
    detail: `${FACTS_MAX} things are remembered, and no more fit. Forget some in Settings, Memory.`,
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

export const noSuchLimit = () =>
  new AppError({
    code: "strategy.no_such_limit",
    status: 409,
    detail: "The plan has changed meanwhile and no longer has that rule. Read it again, then try once more.",
  });

export const stillAnswering = () =>
  new AppError({
    code: "strategy.busy",
    status: 409,
    detail: "An answer is still being written in this thread. Wait for it, or stop it.",
  });
