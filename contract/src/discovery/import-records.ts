import * as z from "zod/mini";
import { listOf } from "../paging.ts";
import { Platform } from "../platforms.ts";
import { BriefText } from "../prices.ts";
import { POST_FIGURE_LABELS } from "../results/post-figures.ts";

/** What the columns of a table of each kind may say, in the order in which a person reads them. */
export const RECORD_FIELDS_OF = {
  posts: [
    "url",
    "postedAt",
    "format",
    "caption",
    "hashtags",
    "mentions",
    "views",
    "impressions",
    "reach",
    "likes",
    "comments",
    "shares",
    "saves",
    "clicks",
    "campaign",
    "fee",
    "code",
    "orders",
    "revenue",
    "currency",
  ],
  orders: [
    "order",
    "orderedAt",
    "code",
    "campaign",
    "url",
    "orders",
    "amount",
    "refund",
    "currency",
    "state",
  ],
  payments: [
    "invoice",
    "campaign",
    "net",
    "vat",
    "gross",
    "paidSoFar",
    "owed",
    "currency",
    "issuedOn",
    "due",
    "paidOn",
    "state",
  ],
} as const;
export type RecordKind = keyof typeof RECORD_FIELDS_OF;

/** What a table of posts may say of the payment for each. */
export const PAID_FIELDS = [
  "invoice",
  "net",
  "vat",
  "gross",
  "issuedOn",
  "due",
  "paidOn",
  "state",
] as const satisfies RecordField[];

/** What a column says of a post, an order or a payment. */
export const RECORD_FIELDS = [...new Set(Object.values(RECORD_FIELDS_OF).flat())];
export const RecordField = z.enum(RECORD_FIELDS);
export type RecordField = z.infer<typeof RecordField>;

/** Whether the rows of a table are posts, orders or payments. */
export function isRecordKind(kind: string): kind is RecordKind {
  return Object.hasOwn(RECORD_FIELDS_OF, kind);
}

export const RECORD_FIELD_LABELS: Readonly<Record<RecordField, string>> = {
  ...POST_FIGURE_LABELS,
  url: "Link",
  postedAt: "Posted",
  caption: "Caption",
  hashtags: "Hashtags",
  mentions: "Mentions",
  format: "Format",
  campaign: "Campaign",
  fee: "Fee",
  code: "Code",
  orders: "Orders",
  revenue: "Revenue",
  currency: "Currency",
  order: "Order number",
  orderedAt: "Ordered",
  amount: "Amount",
  refund: "Paid back",
  invoice: "Invoice",
  net: "Net",
  vat: "VAT",
  gross: "Gross",
  paidSoFar: "Paid so far",
  owed: "Still to pay",
  issuedOn: "Issued",
  due: "Due",
  paidOn: "Paid",
  state: "State",
};

/** A post, order or payment as it will be, in words. What has no field stands under its header, with `own:` before it. */
export const RecordPreview = z.object({
  line: z.int(),
  /** Where the creator is, or the post was; null where the row does not say. */
  platform: z.nullable(Platform),
  creator: z.nullable(z.string()),
  state: z.enum(["created", "updated", "unchanged"]),
  texts: z.record(z.string(), BriefText),
});
export type RecordPreview = z.infer<typeof RecordPreview>;

export const IMPORT_ROW_STATES = ["created", "updated", "unchanged", "skipped", "failed"] as const;

/** A row of a table as it came, and what became of it. */
export const ImportedRow = z.object({
  line: z.int(),
  /** Each may name an amount, and keeps its place. */
  cells: z.array(z.nullable(BriefText)),
  state: z.enum(IMPORT_ROW_STATES),
  /** Why a row was left out; null for others. */
  reason: z.nullable(z.string()),
  creatorIds: z.array(z.uuid()),
});
export type ImportedRow = z.infer<typeof ImportedRow>;

/** In the order of the table. */
export const ImportedRowList = listOf(ImportedRow);
export type ImportedRowList = z.infer<typeof ImportedRowList>;
