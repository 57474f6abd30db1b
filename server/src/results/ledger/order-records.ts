import type { Money } from "@app/contract/money";
import type { Evidence } from "#/results/attaching/evidence.ts";
import { readPostLink } from "#/language/media/post-links.ts";
import type { Found } from "#/results/recording/record-all.ts";
import type { Row } from "#/results/recording/merging.ts";
import { MANUAL } from "#/results/recording/merging.ts";
import {
  evidenceOf,
  moneyColumns,
  Numbering,
  sharedColumns,
  whoseWords,
} from "#/results/recording/records.ts";
import type { WhoseRecord } from "#/results/recording/records.ts";
import { codeInLink } from "#/results/tracking/tracking.rules.ts";

/** An order, or the orders of one code and day together. */
export interface OrderRecord extends WhoseRecord {
  /** The order's number in the shop. */
  reference?: string | null | undefined;
  /** The address with which the buyer came, or the post. */
  link?: string | null | undefined;
  amount?: Money | null | undefined;
  count?: number | null | undefined;
  /** A table counts the orders: said again, the later number holds. */
  isSum?: boolean | undefined;
  /** ISO, UTC; null where nobody noted it. */
  orderedAt: string | null;
}

export interface ReadOrder {
  record: OrderRecord;
  evidence: Evidence;
}

/** A tracked link carries its code; the link of a post names its creator. */
export function readOrder(record: OrderRecord, dayOf: (moment: Date) => string): ReadOrder {
  const { link, code } = record;
  const post = link ? readPostLink(link) : null;
  const evidence = evidenceOf(
    { ...record, code: code ?? (link ? codeInLink(link) : null) },
    {
      platform: post?.platform ?? record.platform ?? null,
      linkHandle: post?.handle ?? null,
      day: record.orderedAt === null ? null : dayOf(new Date(record.orderedAt)),
    },
  );
  return { record, evidence };
}

/**
 * What makes each order the same: its number in the shop, where what went back is told apart; in a table without numbers,
 * its code, link or creator, its moment and amount, and its place among those that have the same. What a person enters
 * without a number is new.
 */
export function orderIdentities(
  orders: readonly ReadOrder[],
  handles: ReadonlyMap<Evidence, string>,
  numbering = new Numbering(),
): (string | null)[] {
  return orders.map(({ record, evidence }) => {
    const { reference, link, amount, count, orderedAt, source } = record;
    if (reference) return `number ${reference.trim()}${(amount?.amount ?? 0) < 0 ? " back" : ""}`;
    if ((source ?? MANUAL) === MANUAL) return null;
    const whose = evidence.code ?? link ?? whoseWords(evidence, handles);
    if (record.isSum) {
      const sum = `${whose} ${evidence.name ?? ""} ${orderedAt ?? "NA"} sum ${wordsOf(record)}`;
      return `${sum} ${numbering.count(sum)}`;
    }
    const words = `${whose} ${orderedAt ?? "NA"} ${amount?.amount ?? "NA"} ${amount?.currency ?? ""} ${count ?? 1}`;
    return `${words} ${numbering.count(words)}`;
  });
}

/** What a row says besides in words, such as the month that it is of; its figures change with the next table. */
function wordsOf({ fields }: OrderRecord): string {
  const said = Object.values(fields ?? {}).filter((text) => !/^[\d.,\s%€$£₹-]*$/u.test(text));
  return said.join(" ");
}

/** Its post is looked up when it is known whose the order is. */
export function toOrderRow({ record, evidence }: ReadOrder, found: Found): Row {
  const { reference, link, amount, count, orderedAt } = record;
  return {
    ...sharedColumns(record, { evidence, ...found }),
    post_id: null,
    reference: reference ?? null,
    link: link ?? null,
    ...moneyColumns(amount),
    count: count ?? 1,
    ordered_at: orderedAt,
  };
}
