import type { UIMessageChunk } from "ai";

interface LiveAnswer {
  chunks: UIMessageChunk[];
  isOver: boolean;
  wake: (() => void)[];
  abort: AbortController;
}

/**
 * Answers while they are written, by thread: whoever comes later, or again, gets everything from the beginning. Kept in
 * memory until the answer is over, which is when the thread holds it.
 */
export class LiveAnswers {
  readonly #answers = new Map<string, LiveAnswer>();

  isLive(thread: string): boolean {
    return this.#answers.has(thread);
  }

  /** Takes the thread for one answer, to be started or let go; null while it has another one. */
  claim(thread: string): AbortSignal | null {
    if (this.isLive(thread)) return null;
    const abort = new AbortController();
    this.#answers.set(thread, { chunks: [], isOver: false, wake: [], abort });
    return abort.signal;
  }

  /** Of a claimed thread: there will be no answer. */
  release(thread: string): void {
    const answer = this.#answers.get(thread);
    if (!answer) return;
    answer.isOver = true;
    this.#answers.delete(thread);
    wakeAll(answer);
  }

  /**
   * Of a claimed thread: reads `chunks` to its end, whether anybody follows or not; then calls `settle`, and `free` in
   * any case; then lets the followers go.
   */
  start(
    thread: string,
    chunks: ReadableStream<UIMessageChunk>,
    settle: () => Promise<void>,
    free: () => Promise<void> = () => Promise.resolve(),
  ): void {
    const answer = this.#answers.get(thread);
    if (!answer) throw new Error("An answer was started in a thread that nobody claimed");
    void this.#pump(answer, chunks, settle)
      .then(free)
      .finally(() => this.release(thread));
  }

  /** What is there so far of the answer that is being written. */
  written(thread: string): readonly UIMessageChunk[] {
    return this.#answers.get(thread)?.chunks ?? [];
  }

  /** Everything so far and everything that comes; null when nothing is being written. */
  follow(thread: string): AsyncIterable<UIMessageChunk> | null {
    const answer = this.#answers.get(thread);
    return answer ? followed(answer) : null;
  }

  /** Ends an answer; what is there stays. False when nothing is being written. */
  stop(thread: string): boolean {
    const answer = this.#answers.get(thread);
    answer?.abort.abort();
    return answer !== undefined;
  }

  async #pump(
    answer: LiveAnswer,
    chunks: ReadableStream<UIMessageChunk>,
    settle: () => Promise<void>,
  ): Promise<void> {
    try {
      for await (const chunk of chunks) {
        answer.chunks.push(chunk);
        wakeAll(answer);
      }
      await settle();
    } catch {
      answer.chunks.push({
        type: "error",
        errorText: "The answer could not be kept. Reload the page and try again.",
      });
    }
  }
}

async function* followed(answer: LiveAnswer): AsyncGenerator<UIMessageChunk> {
  for (let next = 0; ; next += 1) {
    while (next >= answer.chunks.length && !answer.isOver) {
      // oxlint-disable-next-line eslint/no-await-in-loop -- waits for the writer, one chunk after another
      await new Promise<void>((resolve) => answer.wake.push(resolve));
    }
    const chunk = answer.chunks[next];
    if (!chunk) return;
    yield chunk;
  }
}

function wakeAll(answer: LiveAnswer): void {
  for (const wake of answer.wake.splice(0)) wake();
}
