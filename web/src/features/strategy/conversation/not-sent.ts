/** What a person said did not reach the thread: another answer is being written there, or nobody can be reached. */
export class NotSent extends Error {
  override readonly name = "NotSent";
  /** Null for the answer to an approval. */
  readonly words: string | null;

  constructor(detail: string, words: string | null) {
    super(detail);
    this.words = words;
  }
}
