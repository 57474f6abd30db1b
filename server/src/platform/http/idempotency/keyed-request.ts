import type { ControlledTransaction } from "kysely";
import { enter, withWorkspace } from "#/platform/database/database.ts";
import type { Database, Transaction } from "#/platform/database/database.ts";
import { REQUEST_WRITES } from "#/platform/database/request-writes.ts";
import type { RequestWrites } from "#/platform/database/request-writes.ts";
import type { Schema } from "#/platform/database/schema.ts";
import { AppError } from "#/platform/errors.ts";
import { hasWritten, keepAnswer, noteWrite, releaseKey, renewLease } from "./idempotency.store.ts";
import type { Answer, Claim } from "./idempotency.store.ts";

const RENEWED_EVERY_MS = 5000;

/** A request with a key, from its claim until its answer is kept or its key is free again. */
export abstract class KeyedRequest implements RequestWrites {
  readonly workspaceId: string;
  protected readonly claim: Claim;
  protected readonly db: Database;
  readonly #renewal: ReturnType<typeof setInterval>;
  #isEnded = false;

  constructor(db: Database, claim: Claim) {
    this.db = db;
    this.claim = claim;
    this.workspaceId = claim.workspaceId;
    this.#renewal = setInterval(() => {
      void REQUEST_WRITES.exit(() => renewLease(db, claim)).catch(() => undefined);
    }, RENEWED_EVERY_MS).unref();
  }

  /** What goes on after the answer, such as a stream, has transactions like any other work. */
  run<T>(db: Database, work: (transaction: Transaction) => Promise<T>): Promise<T> {
    if (!this.#isEnded) return this.carryOut(db, work);
    return REQUEST_WRITES.exit(() => withWorkspace(db, this.workspaceId, work));
  }

  /** @throws `request.taken_over`, so that the transaction does not commit. */
  async note(transaction: Transaction): Promise<void> {
    await enter(transaction, "herald.workspace", this.workspaceId);
    if (!(await noteWrite(transaction, this.claim))) throw takenOver();
  }

  /** Once: keeps the answer, or gives the key free for a null one. @throws `request.taken_over`. */
  async end(answer: Answer | null): Promise<void> {
    if (this.#isEnded) return;
    this.#isEnded = true;
    clearInterval(this.#renewal);
    await REQUEST_WRITES.exit(async () => {
      if (answer) await this.keep(answer);
      else await this.release();
    });
  }

  protected abstract carryOut<T>(db: Database, work: (transaction: Transaction) => Promise<T>): Promise<T>;

  protected abstract keep(answer: Answer): Promise<void>;

  protected release(): Promise<void> {
    return releaseKey(this.db, this.claim);
  }
}

/** Each of its transactions notes with its commit that something is written, so that nothing is written twice. */
export class NotedRequest extends KeyedRequest {
  protected carryOut<T>(db: Database, work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return db.transaction().execute(async (transaction) => {
      await enter(transaction, "herald.workspace", this.workspaceId);
      const result = await work(transaction);
      if (await hasWritten(transaction)) await this.note(transaction);
      return result;
    });
  }

  protected async keep(answer: Answer): Promise<void> {
    await withWorkspace(this.db, this.workspaceId, (transaction) =>
      keepAnswer(transaction, this.claim, answer),
    );
  }
}

/** All of it is one transaction, the answer included: after a crash both are there or neither. */
export class WholeRequest extends KeyedRequest {
  #transaction: Promise<ControlledTransaction<Schema>> | null = null;

  protected async carryOut<T>(db: Database, work: (transaction: Transaction) => Promise<T>): Promise<T> {
    this.#transaction ??= this.#begin(db);
    return work(await this.#transaction);
  }

  protected async keep(answer: Answer): Promise<void> {
    const transaction = await (this.#transaction ?? this.#begin(this.db));
    try {
      if (!(await keepAnswer(transaction, this.claim, answer))) throw takenOver();
      await transaction.commit().execute();
    } catch (error) {
      await this.release();
      throw error;
    }
  }

  protected override async release(): Promise<void> {
    const transaction = await this.#transaction?.catch(() => null);
    if (transaction && !transaction.isCommitted && !transaction.isRolledBack) {
      await transaction.rollback().execute();
    }
    await super.release();
  }

  async #begin(db: Database): Promise<ControlledTransaction<Schema>> {
    const transaction = await db.startTransaction().execute();
    await enter(transaction, "herald.workspace", this.workspaceId);
    return transaction;
  }
}

const takenOver = () =>
  new AppError({
    code: "request.taken_over",
    status: 409,
    detail: "Another request with this Idempotency-Key has taken its place. Ask again for its answer.",
    retryAfter: 1,
  });
