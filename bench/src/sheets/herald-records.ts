import type { RecordField } from "@app/contract/discovery/import-records";
import type { Money } from "@app/contract/money";
import { LIMIT_MAX } from "@app/contract/paging";
import type { ListOf } from "@app/contract/paging";
import { withQuery } from "@app/contract/paths";
import { OrderList } from "@app/contract/results/orders";
import type { Order } from "@app/contract/results/orders";
import { resultPaths } from "@app/contract/results/paths";
import { PaymentList } from "@app/contract/results/payments";
import type { Payment } from "@app/contract/results/payments";
import { ResultPostList } from "@app/contract/results/posts";
import type { ResultPost } from "@app/contract/results/posts";
import type * as z from "zod/mini";
import { known, read } from "./herald-calls.ts";
import type { Herald } from "./herald-calls.ts";
import type { Stored, StoredRecord } from "./stored.ts";
import type { Price, SheetKind } from "./truth.ts";

/** Where the scorer looks for what a column of posts, orders or payments is read as; the others are named alike. */
export const RECORD_PATHS: Readonly<Partial<Record<RecordField, string>>> = {
  mentions: "brands",
  fee: "spend",
  orderedAt: "day",
  net: "amount",
  gross: "amount",
  paidOn: "paid",
  state: "paid",
};

/** What an import has made of the rows of a table of posts, orders or payments; nothing of other tables. */
export async function recordsOf(
  herald: Herald,
  kind: SheetKind,
  importId: string | null,
): Promise<Pick<Stored, "records" | "ownFields">> {
  if (kind === "people" || kind === "audience" || importId === null) return { records: {}, ownFields: [] };
  const [posts, orders, payments] = [
    await all(herald, resultPaths.posts, importId, ResultPostList),
    await all(herald, resultPaths.orders, importId, OrderList),
    await all(herald, resultPaths.payments, importId, PaymentList),
  ];
  const kept = [...posts, ...orders, ...payments];
  return {
    records: {
      [kind === "results" ? "results" : "posts"]: posts.map(toPost),
      orders: orders.map(toOrder),
      payments: payments.map(toPayment),
    },
    ownFields: kept.flatMap(({ id, fields }) =>
      Object.entries(fields).map(([name, value]) => ({ of: id, name, value })),
    ),
  };
}

async function all<T>(
  herald: Herald,
  path: string,
  importId: string,
  schema: z.ZodMiniType<ListOf<T>>,
): Promise<T[]> {
  const items: T[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page: ListOf<T> = await read(
      herald,
      withQuery(path, { importId, limit: LIMIT_MAX, cursor }),
      schema,
    );
    items.push(...page.items);
    cursor = page.next;
  }
  return items;
}

function toPost({ id, creator, mentions, ...post }: ResultPost): StoredRecord {
  const { url, caption, postedAt, campaign, code, orders, revenue, fee } = post;
  const { views, impressions, reach, likes, comments, shares, saves, clicks } = post;
  return {
    id,
    fields: {
      ...known({ handle: creator?.handle, url, caption, postedAt, campaign, code, orders }),
      ...known({ views, impressions, reach, likes, comments, shares, saves, clicks }),
      ...known({ revenue: toPrice(revenue), spend: toPrice(fee) }),
      brands: mentions,
    },
  };
}

function toOrder({ id, reference: order, orderedAt: day, code, amount }: Order): StoredRecord {
  return { id, fields: known({ order, day, code, amount: toPrice(amount) }) };
}

function toPayment({ id, creator, invoice, gross, net, due, ...payment }: Payment): StoredRecord {
  const { handle, name } = creator ?? {};
  const { paidOn, state, campaign } = payment;
  const amount = toPrice(gross ?? net);
  return { id, fields: known({ invoice, handle, name, campaign, amount, due, paid: paidOn ?? state }) };
}

function toPrice(money: Money | null): Price | null {
  return money && { ...money, format: null };
}
