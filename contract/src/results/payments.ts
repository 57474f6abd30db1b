import * as z from "zod/mini";
import { Fields, ResultDay, ShortText, WHOSE, WHOSE_ANSWER, WHOSE_EDIT } from "./records.ts";
import { SignedMoney } from "../money.ts";
import type { Money } from "../money.ts";
import { listOf } from "../paging.ts";
import { Platform } from "../platforms.ts";
import { Versioned } from "../versions.ts";

export const PAYMENT_STATES = ["open", "paid"] as const;
export const PaymentState = z.enum(PAYMENT_STATES, "Choose open or paid");
export type PaymentState = z.infer<typeof PaymentState>;

/** The state that is known: `unclear` where a table says of it what is neither open nor paid ("disputed", "n/a"). */
export const KnownPaymentState = z.enum([...PAYMENT_STATES, "unclear"]);
export type KnownPaymentState = z.infer<typeof KnownPaymentState>;

const day = z.optional(z.nullable(ResultDay));
/** Less than nothing is a credit note. */
const money = z.optional(z.nullable(SignedMoney));

const PAYMENT_FIELDS = {
  invoice: z.optional(z.nullable(ShortText)),
  net: money,
  vat: money,
  gross: money,
  /** What of it was paid while the rest is open. */
  paidSoFar: money,
  issuedOn: day,
  due: day,
  paidOn: day,
  /** Without it, what has a day of payment is paid. */
  state: z.optional(PaymentState),
};

interface Amounts {
  net?: Money | null | undefined;
  vat?: Money | null | undefined;
  gross?: Money | null | undefined;
  paidSoFar?: Money | null | undefined;
}

/** Amounts of one payment are never of two currencies. */
export function isOneCurrency({ net, vat, gross, paidSoFar }: Amounts): boolean {
  return new Set([net, vat, gross, paidSoFar].flatMap((part) => (part ? [part.currency] : []))).size <= 1;
}

export const ONE_CURRENCY = { path: ["gross"], error: "Net, VAT and gross of one payment have one currency" };

export const PaymentInput = z
  .object({
    ...WHOSE,
    ...PAYMENT_FIELDS,
    platform: z.optional(z.nullable(Platform)),
    fields: z.optional(Fields),
  })
  .check(
    z.refine(isOneCurrency, ONE_CURRENCY),
    z.refine(({ creatorId, handle, code }) => Boolean(creatorId ?? handle ?? code), {
      path: ["creatorId"],
      error: "Choose the creator, or enter the handle",
    }),
  );
export type PaymentInput = z.infer<typeof PaymentInput>;

export const PaymentEdit = z
  .extend(Versioned, { ...WHOSE_EDIT, ...PAYMENT_FIELDS })
  .check(z.refine(isOneCurrency, ONE_CURRENCY));
export type PaymentEdit = z.infer<typeof PaymentEdit>;

export const Payment = z.object({
  ...WHOSE_ANSWER,
  invoice: z.nullable(z.string()),
  net: z.nullable(SignedMoney),
  vat: z.nullable(SignedMoney),
  gross: z.nullable(SignedMoney),
  paidSoFar: z.nullable(SignedMoney),
  /** What is still to be paid; null where the amount or the state is not known. */
  owed: z.nullable(SignedMoney),
  issuedOn: z.nullable(z.string()),
  due: z.nullable(z.string()),
  paidOn: z.nullable(z.string()),
  state: KnownPaymentState,
});
export type Payment = z.infer<typeof Payment>;

/** What of a payment is still to be paid. */
export function owedOf({
  state,
  net,
  gross,
  paidSoFar,
}: Pick<Payment, "state" | "net" | "gross" | "paidSoFar">): Money | null {
  const whole = gross ?? net;
  if (whole === null || state === "unclear") return null;
  return { ...whole, amount: state === "paid" ? 0 : whole.amount - (paidSoFar?.amount ?? 0) };
}

/** Those issued last first; those without a day last. */
export const PaymentList = listOf(Payment);
export type PaymentList = z.infer<typeof PaymentList>;
