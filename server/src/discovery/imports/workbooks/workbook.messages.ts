import { ImportSheet } from "@app/contract/discovery/imports";
import * as z from "zod/mini";
import { WORKBOOK_REFUSALS } from "./workbook-refusals.ts";

/** The first lines of what the child says. */
export const WorkbookMessage = z.discriminatedUnion("type", [
  /** The program runs; whatever ends it from here on is the workbook or a limit. */
  z.object({ type: z.literal("ready") }),
  z.object({ type: z.literal("refused"), refusal: z.enum(WORKBOOK_REFUSALS) }),
  /** The rows of the chosen sheet follow, one a line; null where there is no such sheet. */
  z.object({
    type: z.literal("sheets"),
    sheets: z.array(ImportSheet),
    chosen: z.nullable(z.string()),
    /** What the other sheets say of money. */
    beside: z.array(z.string()),
  }),
]);
export type WorkbookMessage = z.infer<typeof WorkbookMessage>;
