import type { ListQuery } from "@app/contract/paging";
import { FEEDBACK_DAYS } from "@app/contract/strategy/feedback/schemas";
import type {
  Feedback,
  FeedbackCounts,
  FeedbackInput,
  OwnFeedback,
  UnhelpfulAnswers,
} from "@app/contract/strategy/feedback/schemas";
import type { CsvValue } from "#/platform/csv.ts";
import { withWorkspace } from "#/platform/database/database.ts";
import type { Transaction } from "#/platform/database/database.ts";
import type { Dependencies } from "#/platform/dependencies.ts";
import { notFound } from "#/platform/errors.ts";
import { requireWritingReader } from "#/platform/http/access.ts";
import { requireReader, requireRole } from "#/platform/http/caller.ts";
import type { Caller } from "#/platform/http/caller.ts";
import { threadNotFound } from "#/strategy/strategy.errors.ts";
import { findThread } from "#/strategy/threads/threads.store.ts";
import { feedbackRows, toStored, toUnhelpfulAnswer } from "./feedback.rules.ts";
import {
  allUnhelpful,
  countFeedback,
  feedbackOf,
  isAnswer,
  listUnhelpful,
  removeFeedback,
  saveFeedback,
} from "./feedback.store.ts";

const DAY_MS = 24 * 60 * 60_000;

/** What people say of answers: their own word each, and what did not help for those who look after the workspace. */
export class FeedbackService {
  readonly #dependencies: Pick<Dependencies, "db" | "clock" | "config">;

  constructor(dependencies: Pick<Dependencies, "db" | "clock" | "config">) {
    this.#dependencies = dependencies;
  }

  /** @throws `request.not_found`. */
  async own(caller: Caller, threadId: string): Promise<OwnFeedback> {
    return this.#inThread(caller, threadId, async (transaction, userId) => {
      const { workspaceId } = caller;
      return {
        items: userId === null ? [] : await feedbackOf(transaction, { workspaceId, userId, threadId }),
      };
    });
  }

  /** Over what the caller said of the answer before. @throws `request.not_found`, `sample.fixed`. */
  async give(caller: Caller, threadId: string, messageId: string, input: FeedbackInput): Promise<Feedback> {
    requireWritingReader(caller);
    const said = toStored(input);
    return this.#inThread(caller, threadId, async (transaction, userId) => {
      if (userId === null) throw notFound("person");
      const answered = { workspaceId: caller.workspaceId, userId, threadId, messageId };
      if (!(await isAnswer(transaction, answered))) throw notFound("answer");
      await saveFeedback(transaction, answered, said, this.#dependencies.clock.now());
      return { messageId, ...said };
    });
  }

  /** Taken back twice is taken back. @throws `request.not_found` for the thread, `sample.fixed`. */
  async takeBack(caller: Caller, threadId: string, messageId: string): Promise<void> {
    requireWritingReader(caller);
    await this.#inThread(caller, threadId, async (transaction, userId) => {
      if (userId === null) return;
      await removeFeedback(transaction, { workspaceId: caller.workspaceId, userId, threadId, messageId });
    });
  }

  async counts(caller: Caller): Promise<FeedbackCounts> {
    requireRole(caller, "admin");
    const since = new Date(this.#dependencies.clock.now().getTime() - FEEDBACK_DAYS * DAY_MS);
    return this.#in(caller, (transaction) => countFeedback(transaction, caller.workspaceId, since));
  }

  /** Newest first. */
  async unhelpful(caller: Caller, page: ListQuery): Promise<UnhelpfulAnswers> {
    requireRole(caller, "admin");
    const found = await this.#in(caller, (transaction) =>
      listUnhelpful(transaction, caller.workspaceId, page),
    );
    return { ...found, items: found.items.map(toUnhelpfulAnswer) };
  }

  /** All of them as rows of a table. */
  async rows(caller: Caller): Promise<CsvValue[][]> {
    requireRole(caller, "admin");
    const found = await this.#in(caller, (transaction) => allUnhelpful(transaction, caller.workspaceId));
    return feedbackRows(found.map(toUnhelpfulAnswer), this.#dependencies.config.baseUrl);
  }

  #inThread<T>(
    caller: Caller,
    threadId: string,
    work: (transaction: Transaction, userId: string | null) => Promise<T>,
  ): Promise<T> {
    requireReader(caller);
    return this.#in(caller, async (transaction) => {
      if (!(await findThread(transaction, caller.workspaceId, threadId))) throw threadNotFound();
      return work(transaction, caller.userId);
    });
  }

  #in<T>(caller: Caller, work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return withWorkspace(this.#dependencies.db, caller.workspaceId, work);
  }
}
