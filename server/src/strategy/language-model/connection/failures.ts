import { APICallError } from "@ai-sdk/provider";
import type { ModelFailure } from "@app/contract/strategy/language-model/notices";

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

/** What went wrong, in one word: never more leaves the server, since errors carry what was sent. */
export function failureOf(error: unknown): ModelFailure {
  if (error instanceof ModelError) return error.failure;
  if (APICallError.isInstance(error)) {
    if (error.statusCode === undefined) return "unreachable";
    if (REFUSED.has(error.statusCode)) return "refused";
    return error.statusCode === 429 ? "busy" : "broken";
  }
  return error instanceof TypeError ? "unreachable" : "broken";
}
