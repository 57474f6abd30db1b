import type { Money } from "@app/contract/money";
import { addMoney } from "@app/contract/campaigns/budget";
import type { Order } from "@app/contract/results/orders";
import type { CampaignResults, CreatorResults } from "@app/contract/results/figures";
import type { Payment } from "@app/contract/results/payments";
import type { ResultPost } from "@app/contract/results/posts";
import { membershipsOf } from "#/campaigns/index.ts";
import type { CampaignsService } from "#/campaigns/index.ts";
import { readCreatorCards } from "#/discovery/index.ts";
import type { Clock } from "#/platform/clock.ts";
import { withWorkspace } from "#/platform/database/database.ts";
import type { Database, Transaction } from "#/platform/database/database.ts";
import { notFound } from "#/platform/errors.ts";
import { requireReader } from "#/platform/http/caller.ts";
import type { Caller } from "#/platform/http/caller.ts";
import { accountMeasures } from "./accounts.ts";
import { contentOf } from "./content.ts";
import { resultFigures } from "./figures.ts";
import type { Deal } from "./figures.ts";
import { allOrders } from "./ledger/orders.store.ts";
import { allPayments } from "./ledger/payments.store.ts";
import { allPosts } from "./posts/posts.store.ts";
import type { Whose } from "./recording/whose.ts";
import { eraseOf } from "./results.store.ts";

export interface ResultReaders {
  db: Database;
  clock: Clock;
  campaigns: CampaignsService;
}

/** All that is stored of the work with a creator, or for a campaign. */
export interface ResultRecords {
  posts: ResultPost[];
  orders: Order[];
  payments: Payment[];
}

/** What campaigns and creators came to. */
export class ResultsService {
  readonly #dependencies: ResultReaders;

  constructor(dependencies: ResultReaders) {
    this.#dependencies = dependencies;
  }

  /** What is planned, in review and live, and the figures of all of it. @throws `request.not_found` */
  async ofCampaign(caller: Caller, campaignId: string): Promise<CampaignResults> {
    const { campaigns, clock } = this.#dependencies;
    const campaign = await campaigns.get(caller, campaignId);
    const records = await this.#in(caller, (transaction) =>
      readRecords(transaction, caller.workspaceId, { campaignId }),
    );
    const fees = new Map(campaign.creators.map(({ creatorId, fee }) => [creatorId, fee]));
    const staying = campaign.creators.filter(({ stage }) => stage !== "declined");
    const keys = staying.map(({ creatorId }) => creatorId);
    const deals = dealsOf(records, {
      keyOf: ({ creatorId }) => creatorId ?? "",
      feeOf: (key) => fees.get(key) ?? null,
      keys,
    });
    return {
      content: contentOf(campaign, records.posts),
      figures: resultFigures(deals),
      takenAt: clock.now().toISOString(),
    };
  }

  /** What came of the work with a creator, campaign by campaign added up. @throws `request.not_found` */
  async ofCreator(caller: Caller, creatorId: string): Promise<CreatorResults> {
    requireReader(caller);
    const { workspaceId } = caller;
    const { records, memberships } = await this.#in(caller, async (transaction) => {
      const cards = await readCreatorCards(transaction, workspaceId, [creatorId]);
      if (!cards.has(creatorId)) throw notFound("creator");
      return {
        records: await readRecords(transaction, workspaceId, { creatorId }),
        memberships: await membershipsOf(transaction, workspaceId, [creatorId]),
      };
    });
    const fees = new Map(memberships.map(({ campaignId, fee }) => [campaignId, fee]));
    const deals = dealsOf(records, {
      keyOf: (record) => record.campaignId ?? NO_CAMPAIGN,
      feeOf: (key) => fees.get(key) ?? null,
      keys: [],
    });
    return {
      figures: resultFigures(deals),
      accounts: accountMeasures(records.posts),
      lastFee: memberships.findLast(({ fee }) => fee !== null)?.fee ?? null,
      takenAt: this.#dependencies.clock.now().toISOString(),
    };
  }

  /** Everything of a creator, for an export of what is stored about a person. */
  recordsOfCreator(workspaceId: string, creatorId: string): Promise<ResultRecords> {
    return withWorkspace(this.#dependencies.db, workspaceId, (transaction) =>
      readRecords(transaction, workspaceId, { creatorId }),
    );
  }

  /** Deletes all of it for good, in the transaction that erases the creator. */
  erase(transaction: Transaction, workspaceId: string, creatorId: string): Promise<void> {
    return eraseOf(transaction, workspaceId, creatorId);
  }

  #in<T>(caller: Caller, work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return withWorkspace(this.#dependencies.db, caller.workspaceId, work);
  }
}

/** Posts, orders and payments outside of any campaign are one deal. */
const NO_CAMPAIGN = "none";

async function readRecords(
  transaction: Transaction,
  workspaceId: string,
  whose: Whose,
): Promise<ResultRecords> {
  return {
    posts: await allPosts(transaction, workspaceId, whose),
    orders: await allOrders(transaction, workspaceId, whose),
    payments: await allPayments(transaction, workspaceId, whose),
  };
}

interface Grouping {
  keyOf: (record: { creatorId: string | null; campaignId: string | null }) => string;
  /** What was agreed for all of a deal. */
  feeOf: (key: string) => Money | null;
  /** Deals that count also while nothing came of them. */
  keys: readonly string[];
}

function dealsOf({ posts, orders, payments }: ResultRecords, { keyOf, feeOf, keys }: Grouping): Deal[] {
  const own = {
    posts: Map.groupBy(posts, keyOf),
    orders: Map.groupBy(orders, keyOf),
    payments: Map.groupBy(payments, keyOf),
  };
  const all = new Set([...keys, ...own.posts.keys(), ...own.orders.keys(), ...own.payments.keys()]);
  return [...all].map((key) => ({
    posts: own.posts.get(key) ?? [],
    // Of a deal either single orders count or what tables say of its posts: both would count twice.
    orders: own.orders.get(key) ?? (own.posts.get(key) ?? []).flatMap(saidOrders),
    payments: own.payments.get(key) ?? [],
    fee: feeOf(key) ?? feeOfPosts(own.posts.get(key) ?? []),
  }));
}

function saidOrders({ orders, revenue }: ResultPost): Deal["orders"] {
  return orders === null && revenue === null ? [] : [{ count: orders, amount: revenue }];
}

/** The fees of single posts, where each of them has one and all are of one currency. */
function feeOfPosts(posts: readonly ResultPost[]): Money | null {
  const fees = posts.map(({ fee }) => fee);
  const [sum, other] = addMoney(fees);
  return sum && !other && fees.every((fee) => fee !== null) ? sum : null;
}
