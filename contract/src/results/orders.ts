import * as z from "zod/mini";
import { DayOrMoment, Fields, ResultUrl, ShortText, WHOSE, WHOSE_ANSWER, WHOSE_EDIT } from "./records.ts";
import { SignedMoney } from "../money.ts";
import { listOf } from "../paging.ts";
import { Platform } from "../platforms.ts";
import { Versioned } from "../versions.ts";

const ORDERS_MAX = 10_000_000;
const COUNT_WORDS = `Enter how many orders these are, from 1 to ${ORDERS_MAX}`;

const ORDER_FIELDS = {
  /** The address with which the buyer came. */
  link: z.optional(z.nullable(ResultUrl)),
  /** What the buyer paid; of several orders, all of it. Less than nothing is what went back to the buyer. */
  amount: z.optional(z.nullable(SignedMoney)),
  /** How many orders a line stands for. */
  count: z.optional(z.int(COUNT_WORDS).check(z.minimum(1, COUNT_WORDS), z.maximum(ORDERS_MAX, COUNT_WORDS))),
};

/** An order, or the orders of one code and day together. */
export const OrderInput = z
  .object({
    ...WHOSE,
    ...ORDER_FIELDS,
    /** The order's number in the shop: two orders with the same one are one. */
    reference: z.optional(z.nullable(ShortText)),
    platform: z.optional(z.nullable(Platform)),
    orderedAt: DayOrMoment,
    fields: z.optional(Fields),
  })
  .check(
    z.refine(({ creatorId, handle, code, link }) => Boolean(creatorId ?? handle ?? code ?? link), {
      path: ["code"],
      error: "Enter the code or the link with which the order came, or its creator",
    }),
  );
export type OrderInput = z.infer<typeof OrderInput>;

export const OrderEdit = z.extend(Versioned, {
  ...WHOSE_EDIT,
  ...ORDER_FIELDS,
  postId: z.optional(z.nullable(z.uuid("Choose a post"))),
  orderedAt: z.optional(DayOrMoment),
});
export type OrderEdit = z.infer<typeof OrderEdit>;

export const Order = z.object({
  ...WHOSE_ANSWER,
  postId: z.nullable(z.uuid()),
  reference: z.nullable(z.string()),
  link: z.nullable(z.string()),
  amount: z.nullable(SignedMoney),
  count: z.int(),
  /** Null where a table gives no day. */
  orderedAt: z.nullable(z.string()),
});
export type Order = z.infer<typeof Order>;

/** The newest first; those without a day last. */
export const OrderList = listOf(Order);
export type OrderList = z.infer<typeof OrderList>;
