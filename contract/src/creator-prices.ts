import * as z from "zod/mini";
import { Money } from "./money.ts";

export const PRICE_UNITS = [
  "post",
  "reel",
  "story",
  "video",
  "carousel",
  "short",
  "integration",
  "bundle",
] as const;

/** What is bought, as price lists name it. */
export const PriceUnit = z.enum(PRICE_UNITS, `Choose one of ${PRICE_UNITS.join(", ")}`);
export type PriceUnit = z.infer<typeof PriceUnit>;

export const CreatorPrice = z.extend(Money, { per: z.nullable(PriceUnit) });
export type CreatorPrice = z.infer<typeof CreatorPrice>;

/** What belongs to a price besides its amount. Null: nobody said. */
export const PriceTerms = z.object({
  /** The upper end of a range, in the minor units of the amount. */
  upTo: z.nullable(z.int()),
  /** For how long the content may be used, and no rival served. */
  usageMonths: z.nullable(z.number()),
  exclusivityMonths: z.nullable(z.number()),
  /** Whether value added tax is in the amount. */
  vat: z.nullable(z.enum(["in", "out"])),
});
export type PriceTerms = z.infer<typeof PriceTerms>;
