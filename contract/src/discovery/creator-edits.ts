import * as z from "zod/mini";
import { CreatorPrice } from "../creator-prices.ts";
import { Version, Versioned } from "../versions.ts";

const NOTES_MAX = 5000;
const CONTACT_MAX = 254;
const TAG_MAX = 60;
const TAGS_MAX = 50;

/** A price with what is known of its terms. */
const WrittenPrice = z.extend(CreatorPrice, {
  upTo: z.optional(z.int()),
  usageMonths: z.optional(z.number()),
  exclusivityMonths: z.optional(z.number()),
  vat: z.optional(z.enum(["in", "out"])),
});
export type WrittenPrice = z.infer<typeof WrittenPrice>;
const PRICES_MAX = 50;

const line = (max: number, message: string) =>
  z.string(message).check(z.trim(), z.maxLength(max, `At most ${max} characters`));

/** What a person may write on a creator. Absent stays; null, or a text without a character, clears. */
export const CreatorEdit = z.object({
  name: z.optional(z.nullable(line(200, "Enter a name"))),
  email: z.optional(
    z.nullable(
      line(CONTACT_MAX, "Enter an e-mail address").check(
        z.regex(/^$|^[^@\s]+@[^@\s]+$/, "Enter an e-mail address with an @"),
      ),
    ),
  ),
  phone: z.optional(z.nullable(line(60, "Enter a phone number"))),
  /** In the place of the account's price for the same format, or of one without a format; null clears the first. */
  price: z.optional(z.nullable(WrittenPrice)),
  /** All prices of the account, the first of which stands for it; counts before `price`. */
  prices: z.optional(z.array(WrittenPrice).check(z.maxLength(PRICES_MAX, `At most ${PRICES_MAX} prices`))),
  notes: z.optional(z.nullable(line(NOTES_MAX, "Enter notes"))),
  tags: z.optional(
    z
      .array(line(TAG_MAX, "Enter a tag").check(z.minLength(1, "Enter a tag")))
      .check(z.maxLength(TAGS_MAX, `At most ${TAGS_MAX} tags`)),
  ),
});
export type CreatorEdit = z.infer<typeof CreatorEdit>;

/** An edit with the version of the creator that it was made from. */
export const CreatorChange = z.extend(CreatorEdit, {
  ...Versioned.shape,
  /** The account whose price it is; without it, the one with the most followers. */
  accountId: z.optional(z.uuid("Name an account of the creator")),
});
export type CreatorChange = z.infer<typeof CreatorChange>;

/** The fields of an edit with their values. */
export const CreatorEdited = z.object({
  id: z.uuid(),
  version: Version,
  /** The edited fields as they are now. */
  values: CreatorEdit,
  /** The same fields as they were: sent back as an edit, they undo it. */
  previous: CreatorEdit,
});
export type CreatorEdited = z.infer<typeof CreatorEdited>;
