import * as z from "zod/mini";
import { BriefText, PriceText } from "../../prices.ts";
import { RememberedFacts } from "../memory/schemas.ts";
import { Proposal } from "../proposals/schemas.ts";
import { Sourced } from "./schemas.ts";

/** What `propose_fact` reads of something that is told for good. */
export const FactProposed = z.object({
  /** Word for word what would be kept. */
  text: BriefText,
  /** What plans would follow of it; null for a note. */
  rule: z.nullable(PriceText),
  /** It is remembered already, or too much is: nothing is proposed. */
  problem: z.nullable(z.enum(["known", "too_long", "full"])),
  proposal: z.nullable(Proposal),
});
export type FactProposed = z.infer<typeof FactProposed>;

/** What `list_facts` finds: everything the team told for good, the newest first. */
export const FactsFound = z.extend(Sourced, {
  ...RememberedFacts.shape,
  total: z.int(),
  /** How many of them plans follow. */
  rules: z.int(),
});
export type FactsFound = z.infer<typeof FactsFound>;
