import type { Payment, PaymentEdit, PaymentInput, PaymentList } from "@app/contract/results/payments";
import type { ResultQuery } from "@app/contract/results/posts";
import { touchCreators } from "#/discovery/index.ts";
import { withWorkspace } from "#/platform/database/database.ts";
import type { Transaction } from "#/platform/database/database.ts";
import { notFound } from "#/platform/errors.ts";
import { requireReader, requireRole } from "#/platform/http/caller.ts";
import type { Caller } from "#/platform/http/caller.ts";
import type { ResultsDependencies } from "#/results/posts/posts.service.ts";
import { choose } from "#/results/recording/choosing.ts";
import { countRecorded, recordedOne } from "#/results/recording/recording.ts";
import type { Recorded } from "#/results/recording/recording.ts";
import { recordPayments } from "./payment-records.ts";
import type { PaymentRecord } from "./payment-records.ts";
import { editPayment, listPayments, paymentsByIds } from "./payments.store.ts";

/** What creators are paid. */
export class PaymentsService {
  readonly #dependencies: ResultsDependencies;

  constructor(dependencies: ResultsDependencies) {
    this.#dependencies = dependencies;
  }

  /** Those issued last first. */
  async list(caller: Caller, query: ResultQuery): Promise<PaymentList> {
    requireReader(caller);
    return this.#in(caller.workspaceId, (transaction) =>
      listPayments(transaction, caller.workspaceId, query),
    );
  }

  /** A payment with the creator and invoice of one that is there completes that one. @throws `discovery.objection` */
  async create(caller: Caller, input: PaymentInput): Promise<{ isNew: boolean; payment: Payment }> {
    requireRole(caller, "member");
    const { rows } = await this.record(caller.workspaceId, [input]);
    const { id, isNew } = recordedOne(rows);
    const payment = await this.#in(caller.workspaceId, (transaction) =>
      this.#read(transaction, caller.workspaceId, id),
    );
    return { isNew, payment };
  }

  /** @throws `platform.edited_meanwhile`, `request.not_found`, `request.invalid` for two currencies */
  async edit(caller: Caller, id: string, change: PaymentEdit): Promise<Payment> {
    requireRole(caller, "member");
    const { workspaceId } = caller;
    return this.#in(workspaceId, async (transaction) => {
      const before = await this.#read(transaction, workspaceId, id);
      const chosen = await choose(transaction, workspaceId, { table: "payments", id, choice: change });
      await editPayment(transaction, workspaceId, { id, before, change, chosen });
      const after = await this.#read(transaction, workspaceId, id);
      const whose = [before.creatorId, after.creatorId].filter((one) => one !== null);
      await touchCreators(transaction, workspaceId, [...new Set(whose)]);
      return after;
    });
  }

  /** Marks a payment as paid on a day, or as open again. @throws as `edit` does */
  async setPaid(caller: Caller, id: string, paidOn: string | null): Promise<void> {
    requireRole(caller, "member");
    const { version } = await this.#in(caller.workspaceId, (transaction) =>
      this.#read(transaction, caller.workspaceId, id),
    );
    await this.edit(caller, id, { version, state: paidOn === null ? "open" : "paid", paidOn });
  }

  /** Records many at once, all or none. Recorded again, the same payments are unchanged. */
  async record(workspaceId: string, records: readonly PaymentRecord[]): Promise<Recorded> {
    const { clock, objections } = this.#dependencies;
    const { rows } = await this.#in(workspaceId, (transaction) =>
      recordPayments(transaction, workspaceId, records, { now: clock.now(), objections }),
    );
    return countRecorded(rows);
  }

  async #read(transaction: Transaction, workspaceId: string, id: string): Promise<Payment> {
    const [payment] = await paymentsByIds(transaction, workspaceId, [id]);
    if (!payment) throw notFound("payment");
    return payment;
  }

  #in<T>(workspaceId: string, work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return withWorkspace(this.#dependencies.db, workspaceId, work);
  }
}
