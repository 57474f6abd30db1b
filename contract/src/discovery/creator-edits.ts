import * as z from "zod/mini";
import { CreatorPrice } from "../creator-prices.ts";
import { MARKETS } from "../markets.ts";
import { Money } from "../money.ts";
import { BriefText } from "../prices.ts";
import { STATUSES } from "./filters.ts";
import { Version, Versioned } from "../versions.ts";

export const NOTES_MAX = 5000;
const CONTACT_MAX = 254;
export const TAG_MAX = 60;
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

export const NAME_MAX = 200;
const OWN_FIELDS_MAX = 200;
const OWN_VALUE_MAX = 5000;
const ofTeam = (what: string) => z.optional(z.nullable(line(NAME_MAX, `Enter ${what}`)));
const day = z.optional(z.nullable(z.iso.date("Enter a date as year-month-day, such as 2027-03-01")));
const COUNTRY_WORDS = "Enter a country by its code of two letters, such as DE";
const LANGUAGE_WORDS = "Enter a language by its code, such as de";

/** What a team notes of a creator besides contact and price. */
const TeamEdit = z.object({
  status: z.optional(z.nullable(z.enum(STATUSES, `Enter a status: ${STATUSES.join(", ")}`))),
  owner: ofTeam("an owner"),
  client: ofTeam("a client"),
  agency: ofTeam("an agency"),
  code: ofTeam("a discount code"),
  address: ofTeam("an address"),
  /** ISO 3166-1 alpha-2. */
  country: z.optional(z.nullable(z.enum(MARKETS, COUNTRY_WORDS))),
  city: ofTeam("a city"),
  /** ISO 639-1. */
  language: z.optional(z.nullable(z.string(LANGUAGE_WORDS).check(z.regex(/^[a-z]{2,3}$/, LANGUAGE_WORDS)))),
  lastContact: day,
  lastDeal: day,
  lastFee: z.optional(z.nullable(Money)),
  feePaid: z.optional(z.nullable(Money)),
  /** Fields of the workspace's own by their names, as people write them; those not named stay. */
  fields: z.optional(
    z
      .record(
        z
          .string()
          .check(z.minLength(1, "Name the field"), z.maxLength(NAME_MAX, `At most ${NAME_MAX} characters`)),
        z.nullable(line(OWN_VALUE_MAX, "Enter a text")),
      )
      .check(
        z.refine(
          (fields) => Object.keys(fields).length <= OWN_FIELDS_MAX,
          `At most ${OWN_FIELDS_MAX} fields`,
        ),
      ),
  ),
});

/** What a person may write on a creator. Absent stays; null, or a text without a character, clears. */
export const CreatorEdit = z.extend(TeamEdit, {
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
export const CreatorChange = z.strictObject({
  ...CreatorEdit.shape,
  ...Versioned.shape,
  /** The account whose price it is; without it, the one with the most followers. */
  accountId: z.optional(z.uuid("Name an account of the creator")),
});
export type CreatorChange = z.infer<typeof CreatorChange>;

const EditedValues = z.extend(CreatorEdit, {
  fields: z.optional(z.record(z.string(), z.nullable(BriefText))),
});

/** The fields of an edit with their values. */
export const CreatorEdited = z.object({
  id: z.uuid(),
  version: Version,
  /** The edited fields as they are now. */
  values: EditedValues,
  /** The same fields as they were: sent back as an edit, they undo it. */
  previous: EditedValues,
});
export type CreatorEdited = z.infer<typeof CreatorEdited>;
