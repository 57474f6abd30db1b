import type { Said } from "#/features/strategy/conversation/catch-up.rules.ts";

/** What a person said did not reach the thread: another answer is being written there, or nobody can be reached. */
export class NotSent extends Error {
  override readonly name = "NotSent";
  /** Null for the answer to an approval. */
  readonly said: Said | null;

  constructor(detail: string, said: Said | null) {
    super(detail);
    this.said = said;
  }
}
