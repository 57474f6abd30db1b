import type { ListOf } from "@app/contract/paging";
import { isOneCurrency, KnownPaymentState, ONE_CURRENCY, owedOf } from "@app/contract/results/payments";
import type { Payment, PaymentEdit } from "@app/contract/results/payments";
import type { ResultQuery } from "@app/contract/results/posts";
import { sql } from "kysely";
import { toMoney } from "#/campaigns/index.ts";
import type { Transaction } from "#/platform/database/database.ts";
import { storeEdit } from "#/platform/database/edits.ts";
import { invalidInput } from "#/platform/errors.ts";
import { by, readPage } from "#/platform/database/keyset.ts";
import type { Order } from "#/platform/database/keyset.ts";
import type { ChosenColumns } from "#/results/recording/choosing.ts";
import { MANUAL } from "#/results/recording/merging.ts";
import { normalCode } from "#/results/recording/records.ts";
import { campaignName, creatorsOfRows, ofWhom, whoseAnswer } from "#/results/recording/whose.ts";
import type { Whose } from "#/results/recording/whose.ts";
import { amountColumns } from "./payment-records.ts";

/** Those issued last first; those without a day last. */
const BY_ISSUE: Order = [
  {
    kind: "moment",
    value: sql`coalesce(issued_on::timestamp at time zone 'UTC', timestamptz 'epoch')`,
    direction: "desc",
  },
  by("id", "id", "asc"),
];

export async function listPayments(
  transaction: Transaction,
  workspaceId: string,
  { creatorId, campaignId, importId, ...page }: ResultQuery,
): Promise<ListOf<Payment>> {
  const query = payments(transaction, workspaceId)
    .$if(creatorId !== undefined, (all) => all.where("creator_id", "=", creatorId ?? null))
    .$if(campaignId !== undefined, (all) => all.where("campaign_id", "=", campaignId ?? null))
    .$if(importId !== undefined, (all) => all.where("import_id", "=", importId ?? null));
  const { rows, total, next } = await readPage(transaction, query, BY_ISSUE, page);
  return { items: await toPayments(transaction, workspaceId, rows), total, next };
}

export async function paymentsByIds(
  transaction: Transaction,
  workspaceId: string,
  ids: readonly string[],
): Promise<Payment[]> {
  const rows = await payments(transaction, workspaceId)
    .where("id", "=", sql<string>`any(${[...ids]}::uuid[])`)
    .execute();
  return toPayments(transaction, workspaceId, rows);
}

/** All of a campaign or of a creator, the oldest first. */
export async function allPayments(
  transaction: Transaction,
  workspaceId: string,
  whose: Whose,
): Promise<Payment[]> {
  const rows = await payments(transaction, workspaceId)
    .where(ofWhom(whose))
    .orderBy("issued_on")
    .orderBy("id")
    .execute();
  return toPayments(transaction, workspaceId, rows);
}

/** Stores an edit of a person, over the version it was made from. @throws as `storeEdit`. */
export async function editPayment(
  transaction: Transaction,
  workspaceId: string,
  { id, before, change, chosen }: { id: string; before: Payment; change: PaymentEdit; chosen: ChosenColumns },
): Promise<void> {
  const { version, ...yours } = change;
  const { invoice, issuedOn, due, paidOn, state, code } = yours;
  const amounts = {
    net: yours.net === undefined ? before.net : yours.net,
    vat: yours.vat === undefined ? before.vat : yours.vat,
    gross: yours.gross === undefined ? before.gross : yours.gross,
    paidSoFar: yours.paidSoFar === undefined ? before.paidSoFar : yours.paidSoFar,
  };
  const hasAmount = AMOUNTS.some((name) => yours[name] !== undefined);
  if (!isOneCurrency(amounts)) throw invalidInput(ONE_CURRENCY.path.join("."), ONE_CURRENCY.error);
  await storeEdit(transaction, {
    table: "payments",
    row: { workspace_id: workspaceId, id },
    version,
    set: {
      invoice,
      ...(hasAmount && amountColumns(amounts)),
      issued_on: issuedOn,
      due_on: due,
      paid_on: paidOn,
      state: state ?? (paidOn === undefined ? undefined : paidOn === null ? "open" : "paid"),
      ...(code !== undefined && { code: normalCode(code) }),
      ...chosen,
      source: MANUAL,
    },
    yours,
    stored: async () => {
      const [payment] = await paymentsByIds(transaction, workspaceId, [id]);
      return payment ? { version: payment.version, values: payment } : null;
    },
    what: "payment",
  });
}

const AMOUNTS = ["net", "vat", "gross", "paidSoFar"] as const;

function payments(transaction: Transaction, workspaceId: string) {
  return transaction
    .selectFrom("payments")
    .selectAll()
    .select(campaignName("payments"))
    .where("workspace_id", "=", workspaceId);
}

type Row = Awaited<ReturnType<ReturnType<typeof payments>["execute"]>>[number];

async function toPayments(
  transaction: Transaction,
  workspaceId: string,
  rows: readonly Row[],
): Promise<Payment[]> {
  const cards = await creatorsOfRows(transaction, workspaceId, rows);
  return rows.map((row) => {
    const said = {
      net: toMoney(row.net_amount, row.currency),
      vat: toMoney(row.vat_amount, row.currency),
      gross: toMoney(row.gross_amount, row.currency),
      paidSoFar: toMoney(row.paid_amount, row.currency),
      state: KnownPaymentState.parse(row.state),
    };
    return {
      ...whoseAnswer(row, cards),
      ...said,
      owed: owedOf(said),
      invoice: row.invoice,
      issuedOn: row.issued_on,
      due: row.due_on,
      paidOn: row.paid_on,
    };
  });
}
