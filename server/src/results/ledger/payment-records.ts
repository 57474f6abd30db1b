import type { Money } from "@app/contract/money";
import type { KnownPaymentState } from "@app/contract/results/payments";
import type { Evidence } from "#/results/attaching/evidence.ts";
import type { Transaction } from "#/platform/database/database.ts";
import { recordAll } from "#/results/recording/record-all.ts";
import type { Found, RecordingContext } from "#/results/recording/record-all.ts";
import type { Row } from "#/results/recording/merging.ts";
import type { PlannedRows } from "#/results/recording/recording.ts";
import { MANUAL } from "#/results/recording/merging.ts";
import { evidenceOf, Numbering, sharedColumns, whoseWords } from "#/results/recording/records.ts";
import type { WhoseRecord } from "#/results/recording/records.ts";

type Maybe<T> = T | null | undefined;

/** What a creator is paid, or is to be. All amounts have one currency; days are yyyy-mm-dd. */
export interface PaymentRecord extends WhoseRecord {
  invoice?: Maybe<string>;
  net?: Maybe<Money>;
  vat?: Maybe<Money>;
  gross?: Maybe<Money>;
  paidSoFar?: Maybe<Money>;
  issuedOn?: Maybe<string>;
  due?: Maybe<string>;
  paidOn?: Maybe<string>;
  state?: Maybe<KnownPaymentState>;
}

interface ReadPayment {
  record: PaymentRecord;
  evidence: Evidence;
}

/** Payments come before, within and after a campaign: their days say nothing of whose they are. */
function readPayment(record: PaymentRecord): ReadPayment {
  return { record, evidence: evidenceOf(record, {}) };
}

/**
 * What makes each payment the same: its creator and invoice; in a table without invoices, its creator, day and amount,
 * and its place among those that have the same. What a person enters without an invoice is new.
 */
function paymentIdentities(
  payments: readonly ReadPayment[],
  handles: ReadonlyMap<Evidence, string>,
  numbering = new Numbering(),
): (string | null)[] {
  return payments.map(({ record, evidence }) => {
    const whose = payeeWords(evidence, handles);
    const { invoice, net, gross, issuedOn, source } = record;
    if (invoice) return `${whose} invoice ${invoice.trim().toLowerCase()}`;
    if ((source ?? MANUAL) === MANUAL) return null;
    const sum = gross ?? net;
    const words = `${whose} ${issuedOn ?? "NA"} ${sum?.amount ?? "NA"} ${sum?.currency ?? ""}`;
    return `${words} ${numbering.count(words)}`;
  });
}

/** Two people who are known by nothing but their names may have the same number on an invoice. */
function payeeWords(evidence: Evidence, handles: ReadonlyMap<Evidence, string>): string {
  const whose = whoseWords(evidence, handles);
  return whose === "nobody" && evidence.name !== null ? `named ${evidence.name.toLowerCase()}` : whose;
}

/** A payment whose platform or creator was not known yet, by the same invoice, or day and amount. */
function formerIdentities(
  payments: readonly ReadPayment[],
  handles: ReadonlyMap<Evidence, string>,
  numbering = new Numbering(),
): string[][] {
  const less = payments.map(({ record, evidence }): ReadPayment[] => {
    const handle = evidence.linkHandle ?? evidence.handle;
    const nowhere = { ...evidence, creatorId: null, platform: null };
    return handle === null
      ? [{ record, evidence: { ...nowhere, name: null } }]
      : [{ record, evidence: nowhere }];
  });
  const known = payments.map(({ evidence }) => payeeWords(evidence, handles));
  return less.map((one, index) => {
    const isLess = one.some(({ evidence }) => payeeWords(evidence, NOBODY) !== known[index]);
    return isLess ? paymentIdentities(one, NOBODY, numbering).flatMap((identity) => identity ?? []) : [];
  });
}

const NOBODY: ReadonlyMap<Evidence, string> = new Map();

function toPaymentRow({ record, evidence }: ReadPayment, found: Found): Row {
  const { invoice, issuedOn, due, paidOn, state } = record;
  return {
    ...sharedColumns(record, { evidence, ...found }),
    invoice: invoice ?? null,
    ...amountColumns(record),
    issued_on: issuedOn ?? null,
    due_on: due ?? null,
    paid_on: paidOn ?? null,
    state: state ?? (paidOn ? "paid" : "open"),
  };
}

/** Records payments, all or none. */
export function recordPayments(
  transaction: Transaction,
  workspaceId: string,
  records: readonly PaymentRecord[],
  context: Omit<RecordingContext, "dayOf">,
): Promise<PlannedRows> {
  const items = records.map(readPayment);
  const kind = {
    table: "payments",
    items,
    identities: paymentIdentities,
    formerly: formerIdentities,
    toRow: toPaymentRow,
  } as const;
  return recordAll(transaction, workspaceId, kind, context);
}

/** All amounts with their one currency. */
export function amountColumns({
  net,
  vat,
  gross,
  paidSoFar,
}: Pick<PaymentRecord, "net" | "vat" | "gross" | "paidSoFar">) {
  return {
    net_amount: net?.amount ?? null,
    vat_amount: vat?.amount ?? null,
    gross_amount: gross?.amount ?? null,
    paid_amount: paidSoFar?.amount ?? null,
    currency: (gross ?? net ?? vat ?? paidSoFar)?.currency ?? null,
  };
}
