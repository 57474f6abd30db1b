import * as z from "zod/mini";

/** A person's word on one city of a table: it holds for each of its rows that leave the country open. */
export const PlaceChoice = z.object({
  city: z.string().check(z.minLength(1), z.maxLength(100)),
  /** A country by its name or two letters, or "unknown". */
  country: z.string().check(z.minLength(1), z.maxLength(100)),
});
export type PlaceChoice = z.infer<typeof PlaceChoice>;

/** A city that several countries have and whose rows do not say which one is meant. */
export const DoubtfulPlace = z.object({
  city: z.string(),
  /** Where it may be, the likeliest first; empty where no row needs the answer. */
  countries: z.array(z.string()),
  /** Rows that leave it open. */
  rows: z.int(),
  /** The country that a person has said, or "unknown"; null as long as nobody has, and the country stays unknown. */
  answer: z.nullable(z.string()),
});
export type DoubtfulPlace = z.infer<typeof DoubtfulPlace>;
