import type { ImportKind } from "@app/contract/discovery/import-history";
import { SignedMoney } from "@app/contract/money";
import { withQuery } from "@app/contract/paths";
import { CreatorName } from "@app/contract/results/attachment";
import { resultPaths } from "@app/contract/results/paths";
import * as z from "zod/mini";
import { useGrowingList } from "#/lib/api/list.ts";

const text = z.optional(z.nullable(z.string()));
const money = z.optional(z.nullable(SignedMoney));

/** What the summary of an import shows of a post, an order or a payment: each has some of these. */
const ImportedRecord = z.object({
  id: z.uuid(),
  creator: z.nullable(CreatorName),
  campaign: z.nullable(z.string()),
  campaignId: z.nullable(z.uuid()),
  url: text,
  postedAt: text,
  views: z.optional(z.nullable(z.number())),
  reference: text,
  orderedAt: text,
  amount: money,
  invoice: text,
  due: text,
  gross: money,
  net: money,
});
export type ImportedRecord = z.infer<typeof ImportedRecord>;

/** Shown at first. */
const FIRST = 10;

/** What an import brought, by the list of its kind. */
export function useImportedRecords(kind: ImportKind, importId: string) {
  const path =
    kind === "orders" ? resultPaths.orders : kind === "payments" ? resultPaths.payments : resultPaths.posts;
  return useGrowingList(withQuery(path, { importId }), ImportedRecord, { first: FIRST });
}
