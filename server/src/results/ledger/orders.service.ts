import type { Order, OrderEdit, OrderInput, OrderList } from "@app/contract/results/orders";
import type { ResultQuery } from "@app/contract/results/posts";
import { namedIn } from "#/discovery/index.ts";
import { dayIn } from "#/platform/clock.ts";
import { withWorkspace } from "#/platform/database/database.ts";
import type { Transaction } from "#/platform/database/database.ts";
import { invalidInput, notFound } from "#/platform/errors.ts";
import { requireReader, requireRole } from "#/platform/http/caller.ts";
import type { Caller } from "#/platform/http/caller.ts";
import type { ResultsDependencies } from "#/results/posts/posts.service.ts";
import { findPost } from "#/results/posts/posts.store.ts";
import { choose } from "#/results/recording/choosing.ts";
import { countRecorded, recordedOne } from "#/results/recording/recording.ts";
import type { Recorded } from "#/results/recording/recording.ts";
import { recordOrders } from "./order-recording.ts";
import type { OrderRecord } from "./order-records.ts";
import { editOrder, listOrders, ordersByIds } from "./orders.store.ts";

/** Orders that came through creators. */
export class OrdersService {
  readonly #dependencies: ResultsDependencies;

  constructor(dependencies: ResultsDependencies) {
    this.#dependencies = dependencies;
  }

  /** The newest first. */
  async list(caller: Caller, query: ResultQuery): Promise<OrderList> {
    requireReader(caller);
    return this.#in(caller.workspaceId, (transaction) => listOrders(transaction, caller.workspaceId, query));
  }

  /** An order with the number of one that is there completes that one. @throws `discovery.objection` */
  async create(caller: Caller, input: OrderInput): Promise<{ isNew: boolean; order: Order }> {
    requireRole(caller, "member");
    const { rows } = await this.record(caller.workspaceId, [input]);
    const { id, isNew } = recordedOne(rows);
    return { isNew, order: await this.#get(caller.workspaceId, id) };
  }

  /** @throws `platform.edited_meanwhile`, `request.not_found`, `discovery.objection` */
  async edit(caller: Caller, id: string, change: OrderEdit): Promise<Order> {
    requireRole(caller, "member");
    const { workspaceId } = caller;
    await this.#in(workspaceId, async (transaction) => {
      if (change.postId && !(await findPost(transaction, workspaceId, change.postId))) {
        throw invalidInput("postId", "There is no such post in this workspace. Choose another one");
      }
      const named = change.link ? namedIn(change.link) : [];
      await this.#dependencies.objections.require(transaction, workspaceId, named);
      const chosen = await choose(transaction, workspaceId, { table: "orders", id, choice: change });
      await editOrder(transaction, workspaceId, id, change, chosen);
    });
    return this.#get(workspaceId, id);
  }

  /** Records many at once, all or none. Recorded again, the same orders are unchanged. */
  async record(workspaceId: string, records: readonly OrderRecord[]): Promise<Recorded> {
    const { workspaces, clock, objections } = this.#dependencies;
    const timeZone = await workspaces.timeZone({ workspaceId });
    const context = { now: clock.now(), objections, dayOf: (moment: Date) => dayIn(timeZone, moment) };
    const { rows } = await this.#in(workspaceId, (transaction) =>
      recordOrders(transaction, workspaceId, records, context),
    );
    return countRecorded(rows);
  }

  async #get(workspaceId: string, id: string): Promise<Order> {
    const [order] = await this.#in(workspaceId, (transaction) => ordersByIds(transaction, workspaceId, [id]));
    if (!order) throw notFound("order");
    return order;
  }

  #in<T>(workspaceId: string, work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return withWorkspace(this.#dependencies.db, workspaceId, work);
  }
}
