import { APICallError } from "@ai-sdk/provider";

/** Why a model could not be used; never more than this leaves the server, since errors carry what was sent. */
const MODEL_FAILURES = [
  "unreachable",
  "refused",
  "busy",
  "broken",
  "slow",
  "cut",
  "runaway",
  "limit",
  "unchecked",
] as const;
export type ModelFailure = (typeof MODEL_FAILURES)[number];

/** Of the model, in contrast to a mistake of ours. */
export class ModelError extends Error {
  readonly failure: ModelFailure;

  constructor(failure: ModelFailure, cause?: unknown) {
    super(`The model failed: ${failure}`, { cause });
    this.name = "ModelError";
    this.failure = failure;
  }
}

const REFUSED: ReadonlySet<number | undefined> = new Set([401, 402, 403, 404]);

/** What went wrong, in one word. */
export function failureOf(error: unknown): ModelFailure {
  if (error instanceof ModelError) return error.failure;
  if (APICallError.isInstance(error)) {
    if (error.statusCode === undefined) return "unreachable";
    if (REFUSED.has(error.statusCode)) return "refused";
    return error.statusCode === 429 ? "busy" : "broken";
  }
  return error instanceof TypeError ? "unreachable" : "broken";
}
