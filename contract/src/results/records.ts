import * as z from "zod/mini";
import { Attachment, CreatorName, FIELDS_MAX, WaitingReason } from "./attachment.ts";
import { BriefText } from "../prices.ts";
import { Version } from "../versions.ts";

// What posts, orders and payments have in common.

const CODE_MAX = 60;
const TEXT_MAX = 200;
const URL_MAX = 2000;
const CELL_MAX = 5000;

const Day = z.iso.date("Enter a date as year-month-day, such as 2027-03-01");
const DAY_WORDS = "Enter a date such as 2027-03-01, or a moment such as 2027-03-01T18:30:00Z";

/** A day as yyyy-mm-dd. */
export const ResultDay = Day;

/** A moment in UTC, or a day: that is stored as noon UTC, which is the same day in nearly every time zone. */
export const DayOrMoment = z.pipe(
  z.union([z.iso.date(DAY_WORDS), z.iso.datetime({ offset: true, error: DAY_WORDS })], DAY_WORDS),
  z.transform((text) => (text.length === 10 ? `${text}T12:00:00.000Z` : new Date(text).toISOString())),
);

export const ShortText = z
  .string()
  .check(z.trim(), z.minLength(1, "Enter a text"), z.maxLength(TEXT_MAX, `At most ${TEXT_MAX} characters`));

/** With or without its scheme, which is that of the web: nothing else may stand behind a link. */
const WEB_ADDRESS = /^(?:https?:\/\/)?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?::\d{1,4})?(?:[/?#]\S*)?$/iu;

export const ResultUrl = z
  .string("Enter the address of a page")
  .check(
    z.trim(),
    z.maxLength(URL_MAX, `At most ${URL_MAX} characters`),
    z.regex(WEB_ADDRESS, "Enter the address of a page, such as https://…"),
  );

/** A discount code, in whatever case. */
export const DiscountCode = z
  .string("Enter a code such as FERNSPRING")
  .check(
    z.trim(),
    z.regex(/^\S+$/u, "A code has no spaces"),
    z.maxLength(CODE_MAX, `At most ${CODE_MAX} characters`),
  );

export const Fields = z
  .record(z.string().check(z.maxLength(TEXT_MAX)), z.string().check(z.maxLength(CELL_MAX)))
  .check(z.refine((fields) => Object.keys(fields).length <= FIELDS_MAX, `At most ${FIELDS_MAX} fields`));

/** What says whose something is. An id is taken as it is; the rest is looked up, and waits where it fits nobody. */
export const WHOSE = {
  creatorId: z.optional(z.nullable(z.uuid("Choose a creator"))),
  /** With or without a leading @. */
  handle: z.optional(z.nullable(ShortText)),
  campaignId: z.optional(z.nullable(z.uuid("Choose a campaign"))),
  /** The name of the campaign, where its id is not known. */
  campaign: z.optional(z.nullable(ShortText)),
  code: z.optional(z.nullable(DiscountCode)),
};

/** What an edit of a person may say of the same: the choice stays, whatever is imported later. */
export const WHOSE_EDIT = {
  creatorId: z.optional(z.nullable(z.uuid("Choose a creator"))),
  campaignId: z.optional(z.nullable(z.uuid("Choose a campaign"))),
  code: z.optional(z.nullable(DiscountCode)),
};

/** The part of an answer that says whose something is and where it comes from. */
export const WHOSE_ANSWER = {
  id: z.uuid(),
  creatorId: z.nullable(z.uuid()),
  creator: z.nullable(CreatorName),
  campaignId: z.nullable(z.uuid()),
  /** The campaign's name; of one that is not known here, the name that was given. */
  campaign: z.nullable(z.string()),
  code: z.nullable(z.string()),
  attachedBy: Attachment,
  /** Null when nothing has to be chosen. */
  waiting: z.nullable(WaitingReason),
  /** "manual" for what a person entered or edited, "import" for a table. */
  source: z.string(),
  importId: z.nullable(z.uuid()),
  /** Of the imported file. */
  line: z.nullable(z.int()),
  fields: z.record(z.string(), BriefText),
  version: Version,
  createdAt: z.nullable(z.string()),
};
