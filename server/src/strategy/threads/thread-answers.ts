import type { UIMessageChunk } from "ai";
import { setTimeout as delay } from "node:timers/promises";
import type { Claim, Claims } from "#/platform/claims/claims.ts";
import { withWorkspace } from "#/platform/database/database.ts";
import type { Database } from "#/platform/database/database.ts";
import { deleteChunks, insertChunks, readChunks } from "./answer-chunks.store.ts";
import type { AnswerKey } from "./answer-chunks.store.ts";
import { LiveAnswers } from "./live-answers.ts";

/** What is written is stored, and read by those in other processes, this often. Chosen by us. */
const RELAY_MS = 250;
/** For those who follow from another process: time to read the end of an answer. Chosen by us. */
const KEPT_MS = 5000;
const BROKE_OFF = "The answer broke off. Say it again.";

/** A thread that is taken for one answer, to be started or let go. */
export interface TakenThread {
  abort: AbortSignal;
  /** Reads `chunks` to its end, whether anybody follows or not; then calls `settle`, then lets the followers go. */
  start(chunks: ReadableStream<UIMessageChunk>, settle: () => Promise<void>): void;
  /** There will be no answer. */
  release(): Promise<void>;
}

/** The one answer that a thread has at a time, whichever process writes it: all of them can follow and stop it. */
export class ThreadAnswers {
  readonly #db: Database;
  readonly #claims: Claims;
  readonly #live = new LiveAnswers();

  constructor(db: Database, claims: Claims) {
    this.#db = db;
    this.#claims = claims;
  }

  async isAnswering(workspaceId: string, thread: string): Promise<boolean> {
    if (this.#live.isLive(thread)) return true;
    const claim = await this.#claims.find(workspaceId, nameOf(thread));
    return claim !== null && !claim.isOver;
  }

  /** Takes the thread for one answer; null while it has another one. */
  async take(workspaceId: string, thread: string): Promise<TakenThread | null> {
    const claim = await this.#claims.take(workspaceId, nameOf(thread), () => this.#live.stop(thread));
    if (!claim) return null;
    const abort = this.#live.claim(thread);
    if (!abort) {
      await claim.release();
      return null;
    }
    const key = { workspaceId, threadId: thread, answerId: claim.id };
    return {
      abort,
      start: (chunks, settle) => this.#start(key, claim, chunks, settle),
      release: async () => {
        await claim.release();
        this.#live.release(thread);
      },
    };
  }

  /** Everything so far and everything that comes; null when nothing is being written. */
  async follow(workspaceId: string, thread: string): Promise<AsyncIterable<UIMessageChunk> | null> {
    const here = this.#live.follow(thread);
    if (here) return here;
    const claim = await this.#claims.find(workspaceId, nameOf(thread));
    if (!claim || claim.isOver) return null;
    return this.#followElsewhere({ workspaceId, threadId: thread, answerId: claim.holder });
  }

  /** Ends an answer within a second; what is there stays. */
  stop(workspaceId: string, thread: string): Promise<void> {
    return this.#claims.requestRelease(workspaceId, nameOf(thread));
  }

  #start(
    key: AnswerKey,
    claim: Claim,
    chunks: ReadableStream<UIMessageChunk>,
    settle: () => Promise<void>,
  ): void {
    const relay = new AnswerRelay(this.#db, key, () => this.#live.written(key.threadId));
    this.#live.start(key.threadId, chunks, settle, async () => {
      await relay.end();
      await claim.release();
    });
  }

  async *#followElsewhere(key: AnswerKey): AsyncGenerator<UIMessageChunk> {
    for (let position = 0; ;) {
      // First who writes, then what is written: of an answer that is over, everything is there.
      const claim = await this.#claims.find(key.workspaceId, nameOf(key.threadId));
      const chunks = await withWorkspace(this.#db, key.workspaceId, (transaction) =>
        readChunks(transaction, key, position),
      );
      yield* chunks;
      position += chunks.length;
      if (claim?.holder !== key.answerId) return;
      if (claim.isOver) {
        yield { type: "error", errorText: BROKE_OFF };
        return;
      }
      await delay(RELAY_MS);
    }
  }
}

/** Stores what is written of an answer, for those who follow it from another process. */
class AnswerRelay {
  readonly #db: Database;
  readonly #key: AnswerKey;
  readonly #written: () => readonly UIMessageChunk[];
  readonly #timer: NodeJS.Timeout;
  #stored = 0;
  #work: Promise<void> = Promise.resolve();

  constructor(db: Database, key: AnswerKey, written: () => readonly UIMessageChunk[]) {
    this.#db = db;
    this.#key = key;
    this.#written = written;
    this.#timer = setInterval(() => void this.#store(), RELAY_MS).unref();
  }

  /** Stores the rest; somebody may have begun to follow an answer of which nothing is stored yet. */
  async end(): Promise<void> {
    clearInterval(this.#timer);
    await this.#work;
    await this.#store();
    setTimeout(() => void this.#delete("=").catch(() => undefined), KEPT_MS).unref();
  }

  #store(): Promise<void> {
    // An answer goes on when it cannot be stored: those who follow it elsewhere read the thread when it is over.
    this.#work = this.#work.then(() => this.#storeNew()).catch(() => undefined);
    return this.#work;
  }

  async #storeNew(): Promise<void> {
    const position = this.#stored;
    const chunks = this.#written().slice(position);
    if (chunks.length === 0) return;
    if (position === 0) await this.#delete("!=");
    await withWorkspace(this.#db, this.#key.workspaceId, (transaction) =>
      insertChunks(transaction, this.#key, position, chunks),
    );
    this.#stored = position + chunks.length;
  }

  #delete(which: "=" | "!="): Promise<void> {
    return withWorkspace(this.#db, this.#key.workspaceId, (transaction) =>
      deleteChunks(transaction, this.#key, which),
    );
  }
}

function nameOf(thread: string): string {
  return `answer ${thread}`;
}

// oxlint-disable-next-line eslint/require-yield -- an empty answer is a stream without chunks
export async function* nothing(): AsyncGenerator<UIMessageChunk> {
  await Promise.resolve();
}
