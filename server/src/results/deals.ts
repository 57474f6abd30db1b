import { addMoney } from "@app/contract/campaigns/budget";
import type { Money } from "@app/contract/money";
import type { Order } from "@app/contract/results/orders";
import type { Payment } from "@app/contract/results/payments";
import type { ResultPost } from "@app/contract/results/posts";
import type { Deal } from "./figures.ts";

/** All that is stored of the work with a creator, or for a campaign. */
export interface ResultRecords {
  posts: ResultPost[];
  orders: Order[];
  payments: Payment[];
}

/** What belongs together, with all that is stored of it. */
export interface GroupedDeal<Key> extends Deal {
  key: Key;
  posts: readonly ResultPost[];
  payments: readonly Payment[];
}

/** The work of one creator for a campaign; the key is the creator, null for what has none yet. */
export type CampaignDeal = GroupedDeal<string | null>;

interface Grouping<Key> {
  keyOf: (record: { id: string; creatorId: string | null; campaignId: string | null }) => Key;
  /** What was agreed for all of a deal. */
  feeOf: (key: Key) => Money | null;
  /** What the plan reserved for it, and whether the fee is still open; absent where there is no plan. */
  standingOf?: (key: Key) => Pick<Deal, "reserved" | "isOpen">;
  /** Deals that count also while nothing came of them. */
  keys: readonly Key[];
}

export function dealsOf<Key>(
  { posts, orders, payments }: ResultRecords,
  { keyOf, feeOf, standingOf, keys }: Grouping<Key>,
): GroupedDeal<Key>[] {
  const own = {
    posts: Map.groupBy(posts, keyOf),
    orders: Map.groupBy(orders, keyOf),
    payments: Map.groupBy(payments, keyOf),
  };
  const all = new Set([...keys, ...own.posts.keys(), ...own.orders.keys(), ...own.payments.keys()]);
  return [...all].map((key) => ({
    key,
    posts: own.posts.get(key) ?? [],
    // Of a deal either single orders count or what tables say of its posts: both would count twice.
    orders: singleOrders(own.orders.get(key)) ?? (own.posts.get(key) ?? []).flatMap(saidOrders),
    payments: own.payments.get(key) ?? [],
    ...standingOf?.(key),
    fee: feeOf(key) ?? feeOfPosts(own.posts.get(key) ?? []),
  }));
}

/** Where single orders are known, what a table counts of them is no more of them. */
function singleOrders(orders: readonly Order[] | undefined): readonly Order[] | undefined {
  if (!orders?.some(({ reference }) => reference !== null)) return orders;
  return orders.filter((order) => !isSum(order));
}

function isSum({ importId, reference, orderedAt, count }: Order): boolean {
  return importId !== null && reference === null && (orderedAt === null || count !== 1);
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
