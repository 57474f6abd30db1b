import type { Problem, ProblemField } from "@app/contract/problem";
import type { BriefQuestion } from "@app/contract/strategy/question";
import type { EditConflict } from "@app/contract/versions";
import { EDITED_MEANWHILE } from "@app/contract/versions";
import { STATUS_CODES } from "node:http";

/** A failure that the caller can act on. Everything else that is thrown is a bug and answered 500. */
export class AppError extends Error {
  /** Stable name, `domain.reason`. */
  readonly code: string;
  /** HTTP status. */
  readonly status: number;
  /** A sentence for the person that says what to do next. */
  readonly detail: string;
  readonly errors: ProblemField[] | undefined;
  /** What an edit met that was made meanwhile. */
  readonly conflict: EditConflict | undefined;
  /** What has to be answered first, with quick answers. */
  readonly question: BriefQuestion | undefined;
  /** Seconds after which trying again makes sense; answered as Retry-After. */
  readonly retryAfter: number | undefined;

  constructor(failure: {
    code: string;
    status: number;
    detail: string;
    errors?: ProblemField[];
    conflict?: EditConflict;
    question?: BriefQuestion;
    retryAfter?: number;
    cause?: unknown;
  }) {
    super(failure.detail, { cause: failure.cause });
    this.name = "AppError";
    this.code = failure.code;
    this.status = failure.status;
    this.detail = failure.detail;
    this.errors = failure.errors;
    this.conflict = failure.conflict;
    this.question = failure.question;
    this.retryAfter = failure.retryAfter;
  }
}

/** The body of a refusal (RFC 9457). */
export function toProblem(error: AppError): Problem {
  return {
    type: "about:blank",
    title: STATUS_CODES[error.status] ?? "Error",
    status: error.status,
    detail: error.detail,
    code: error.code,
    ...(error.errors && { errors: error.errors }),
    ...(error.question && { question: error.question }),
    ...error.conflict,
  };
}

/** Why there may be none of what does not lie in a workspace. */
const WHY_THERE_IS_NONE: ReadonlyMap<string, string> = new Map([
  ["workspace", "It may have been deleted, or you are no member of it."],
  ["copy of the sample", "It may have been removed already."],
  ["member", "They may have left, or been removed."],
  [
    "removed member",
    "They may have left by themselves, or the removal was undone or is too long ago to undo.",
  ],
  ["person", "Their account may have ended."],
  ["session", "It may have ended already."],
  ["server administrator", "This person may not be one any more."],
  ["message", "The outbox keeps messages for a week only."],
]);

/** `what` reads on after "There is no such": "collection". */
export const notFound = (what: string) =>
  new AppError({
    code: "request.not_found",
    status: 404,
    detail: `There is no such ${what}. ${WHY_THERE_IS_NONE.get(what) ?? "It may have been removed, or it belongs to another workspace."}`,
  });

export const noSuchRoute = () =>
  new AppError({
    code: "request.no_such_route",
    status: 404,
    detail: "There is nothing under this address. /api/docs lists what there is.",
  });

export const invalidInput = (path: string, message: string) =>
  new AppError({
    code: "request.invalid",
    status: 400,
    detail: path === "" ? message : `${path}: ${message}`,
    errors: [{ path, message }],
  });

/** An edit of a version that is no longer the newest; nothing of it was stored. */
export const editedMeanwhile = (conflict: EditConflict) =>
  new AppError({
    code: EDITED_MEANWHILE,
    status: 409,
    detail:
      "Somebody else changed this in the meantime, and yours is not saved. Look at what is stored now, then save yours again or keep theirs.",
    conflict,
  });
