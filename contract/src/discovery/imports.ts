import * as z from "zod/mini";
import { PriceUnit } from "../creator-prices.ts";
import { Currency, Money } from "../money.ts";
import { listOf } from "../paging.ts";
import { Platform } from "../platforms.ts";
import { BriefText } from "../prices.ts";
import { DoubtfulPlace, PlaceChoice } from "./import-places.ts";
import { RECORD_FIELDS, RecordField, RecordPreview } from "./import-records.ts";
import {
  ImportKept,
  ImportKind,
  ImportRecordCounts,
  ImportRowCounts,
  ImportState,
  ImportSummary,
} from "./import-history.ts";

/** Largest table that is taken, in bytes. Chosen by us. */
export const IMPORT_BYTES_MAX = 20 * 1024 * 1024;
/** Most rows of one table. Chosen by us: far above any hand-kept list. */
export const IMPORT_ROWS_MAX = 200_000;
/** Tables with more rows are imported in the background, where they have longer than a page waits. Chosen by us. */
export const IMPORT_BACKGROUND_ROWS = 2_000;
/** Rows that a preview shows as they will be. */
export const PREVIEW_ROWS = 100;
/** Most problems that one answer lists; the counts are always complete. */
export const IMPORT_ERRORS_MAX = 1000;

/** What a column of a table may mean. `ignore` leaves it out; its cells are still kept with their row. */
export const IMPORT_FIELDS = [
  "platform",
  "handle",
  "url",
  "name",
  "followers",
  "engagementRate",
  "avgViews",
  "avgLikes",
  "country",
  "city",
  "region",
  "language",
  "category",
  "gender",
  "email",
  "phone",
  "price",
  "currency",
  "audienceCountry",
  "audienceFemale",
  "audienceAge",
  "brands",
  "bio",
  "notes",
  "tags",
  "audienceMale",
  "avgComments",
  "format",
  "usageMonths",
  "exclusivityMonths",
  "vat",
  "feePaid",
  "lastFee",
  "status",
  "owner",
  "client",
  "agency",
  "lastDeal",
  "lastContact",
  "code",
  "verified",
  "links",
  "address",
  "ignore",
] as const;
export const ImportField = z.enum(IMPORT_FIELDS, `Choose one of ${IMPORT_FIELDS.join(", ")}`);
export type ImportField = z.infer<typeof ImportField>;

/** Filled cells below the header: read = stored + ownFields + ignored + refused. */
export const ImportCells = z.object({
  read: z.int(),
  stored: z.int(),
  /** Under a column that Herald has no field for. */
  ownFields: z.int(),
  /** Nothing to be kept: totals, notes, numbers of rows, cells that say "not known". */
  ignored: z.int(),
  /** Could not be read, or would have been a second value for the same thing. */
  refused: z.int(),
});
export type ImportCells = z.infer<typeof ImportCells>;

/** A filled cell that nothing was made of, and why. */
export const ImportNotUsed = z.object({
  line: z.int(),
  column: z.string(),
  value: z.string(),
  reason: z.string(),
});
export type ImportNotUsed = z.infer<typeof ImportNotUsed>;

/**
 * What a person may say of a column in tables of any kind; `meaningsOf` has those of one kind. `profile` is the
 * creator's link where `url` is that of a post or an order, `own` a field of the workspace's own.
 */
const IMPORT_MEANINGS = [
  ...new Set([...IMPORT_FIELDS, ...RECORD_FIELDS, "profile" as const, "own" as const]),
];
export const ImportMeaning = z.enum(IMPORT_MEANINGS, `Choose one of ${IMPORT_MEANINGS.join(", ")}`);
export type ImportMeaning = z.infer<typeof ImportMeaning>;

/** "auto" reads a column as Herald does, whatever was chosen for it before. */
const MAPPED_FIELDS = [...IMPORT_MEANINGS, "auto" as const];
const MappedField = z.enum(MAPPED_FIELDS, `Choose one of ${MAPPED_FIELDS.join(", ")}`);

/** What a column of tables of one kind means, as somebody has chosen it in an import. */
export const RememberedColumn = z.object({
  kind: ImportKind,
  /** In lower case, without marks. */
  header: z.string(),
  field: ImportMeaning,
  platform: z.nullable(Platform),
  chosenAt: z.iso.datetime(),
});
export type RememberedColumn = z.infer<typeof RememberedColumn>;

export const RememberedMapping = z.extend(RememberedColumn, { id: z.uuid() });
export type RememberedMapping = z.infer<typeof RememberedMapping>;

/** Newest first. */
export const RememberedMappingList = listOf(RememberedMapping);
export type RememberedMappingList = z.infer<typeof RememberedMappingList>;

/** A person's word on one column: by its place from 0, or by its header where several columns share it. */
export const ImportMapping = z.object({
  index: z.optional(z.int().check(z.minimum(0))),
  header: z.optional(z.string()),
  field: MappedField,
  /** Which account of a row the column is about, where a row has several. */
  platform: z.optional(Platform),
});
export type ImportMapping = z.infer<typeof ImportMapping>;

/** One sheet of a workbook. */
export const ImportSheet = z.object({
  name: z.string(),
  /** Rows with at least one filled cell, its header among them. */
  rows: z.int(),
  /** Not shown by spreadsheet programs; it can be chosen all the same. */
  isHidden: z.boolean(),
});
export type ImportSheet = z.infer<typeof ImportSheet>;

const TOO_LARGE = "This table is larger than 20 MB. Split it and import the parts.";

/** What is to be imported, and how it is to be read where the table leaves it open. */
export const ImportInput = z.object({
  /** A pasted block, or a table that is already text. */
  text: z.optional(
    z
      .string("Paste cells, handles or profile links")
      .check(
        z.minLength(1, "Paste cells, handles or profile links"),
        z.maxLength(IMPORT_BYTES_MAX, TOO_LARGE),
      ),
  ),
  /** The bytes of a file in base64, so that its encoding is found. Either this or `text`. */
  base64: z.optional(
    z
      .string()
      .check(
        z.regex(/^[A-Za-z0-9+/]+={0,2}$/, "Send the bytes of the file as base64"),
        z.maxLength(Math.ceil(IMPORT_BYTES_MAX / 3) * 4, TOO_LARGE),
      ),
  ),
  fileName: z.optional(z.string().check(z.maxLength(255))),
  /** Of a workbook, the sheet to read; without it the first one that looks like a table. */
  sheet: z.optional(z.string().check(z.maxLength(255))),
  mapping: z._default(z.array(ImportMapping).check(z.maxLength(1000)), []),
  /** For handles that say nothing about their platform. */
  platform: z.optional(Platform),
  /** For prices without a currency; else that of the workspace. */
  currency: z.optional(Currency),
  /** What the rows are, where a person knows better than the reading. */
  kind: z.optional(ImportKind),
  /** Where cities are that several countries have; for this import alone. */
  places: z._default(z.array(PlaceChoice).check(z.maxLength(1000)), []),
  /** Answers at once and goes on in the background; `GET /imports/{id}` tells how far it is. */
  background: z._default(z.boolean(), false),
});
export type ImportInput = z.infer<typeof ImportInput>;

/** One column as it was read. */
export const ImportColumn = z.object({
  index: z.int(),
  header: z.string(),
  /** Null where the column means nothing to Herald. */
  field: z.nullable(ImportField),
  /** The first day of the month whose figures the cells are; absent of other columns. */
  month: z.optional(z.string()),
  /** A field of the workspace's own; null where the column is none. */
  own: z.nullable(
    z.object({ name: z.string(), kind: z.enum(["text", "number", "money", "date", "choice"]) }),
  ),
  /** 0 to 1. */
  confidence: z.number(),
  /** The platform that the column is about, where its header says so. */
  platform: z.nullable(Platform),
  per: z.nullable(PriceUnit),
  /** What the cells say of posts, orders or payments, such as "views"; null for other columns. */
  record: z.nullable(RecordField),
  /** When somebody chose this meaning in an earlier import; null where nobody did, or where it is chosen now. */
  chosenAt: z.nullable(z.iso.datetime()),
});
export type ImportColumn = z.infer<typeof ImportColumn>;

/** A column of a preview, with its first different cells. */
export const PreviewColumn = z.extend(ImportColumn, { examples: z.array(BriefText) });
export type PreviewColumn = z.infer<typeof PreviewColumn>;

/** A column whose reading a person should look at. */
export const DoubtfulColumn = z.object({
  index: z.int(),
  header: z.string(),
  field: z.nullable(ImportMeaning),
  /** "“Views avg.” looks like country" */
  question: z.string(),
  /** "1,006 of 1,022 filled cells name one." */
  reason: z.string(),
  examples: z.array(z.string()),
  /** The platforms among which a person chooses, where the question is of which account the column is. */
  platforms: z.optional(z.array(Platform)),
});
export type DoubtfulColumn = z.infer<typeof DoubtfulColumn>;

/** A row that failed (`column` null), or one cell that could not be read and stays NA. */
export const ImportError = z.object({
  line: z.int(),
  column: z.nullable(z.string()),
  message: z.string(),
});
export type ImportError = z.infer<typeof ImportError>;

export const ImportSkip = z.object({ line: z.int(), reason: z.string(), text: z.string() });
export type ImportSkip = z.infer<typeof ImportSkip>;

/** A creator that comes in new and may be one that the workspace has: the same handle is known on another platform. */
export const AlikeCreator = z.object({
  line: z.int(),
  /** "@lena on TikTok" */
  creator: z.string(),
  /** "Lena Koch, @lena on Instagram" */
  known: z.string(),
  creatorId: z.uuid(),
});
export type AlikeCreator = z.infer<typeof AlikeCreator>;

/** What a finished import tells besides its counts; of each list the first 1,000. */
export const ImportTold = z.object({
  /** Null where nobody kept count of every cell. */
  cells: z.nullable(ImportCells),
  kept: z.array(ImportKept),
  alike: z.array(AlikeCreator),
});
export type ImportTold = z.infer<typeof ImportTold>;

const report = {
  /** What the rows are, and why. */
  kind: ImportKind,
  kindReason: z.string(),
  /** What became of every filled cell. */
  cells: ImportCells,
  /** The first ones. */
  notUsed: z.array(ImportNotUsed),
  delimiter: z.nullable(z.string()),
  encoding: z.string(),
  /** The sheet that was read; null where the table is no workbook. */
  sheet: z.nullable(z.string()),
  /** All sheets of the workbook, in its order. */
  sheets: z.array(ImportSheet),
  /** Line of the header; null when the table has none. */
  headerLine: z.nullable(z.int()),
  columns: z.array(ImportColumn),
  rows: ImportRowCounts,
  /** Creators, each counted once, and their accounts. */
  creators: z.int(),
  accounts: z.int(),
  /** Null for a table of creators. */
  records: z.nullable(ImportRecordCounts),
  /** Rows whose account stands in an earlier row as well. */
  folded: z.int(),
  errors: z.array(ImportError),
  skipped: z.array(ImportSkip),
  kept: z.array(ImportKept),
  /** Proposed to be joined; until a person answers they stand apart. */
  alike: z.array(AlikeCreator),
  /** Rows that failed only because their platform is not known. */
  withoutPlatform: z.int(),
  /** Cities whose rows do not say in which country they are, those of the most rows first. */
  places: z.array(DoubtfulPlace),
};

/** One row as it will be, after reading. Unknown is null. */
export const PreviewRow = z.object({
  line: z.int(),
  platform: Platform,
  handle: z.string(),
  state: z.enum(["created", "updated", "unchanged"]),
  name: z.nullable(z.string()),
  followers: z.nullable(z.number()),
  engagementRate: z.nullable(z.number()),
  avgViews: z.nullable(z.number()),
  avgLikes: z.nullable(z.number()),
  country: z.nullable(z.string()),
  city: z.nullable(z.string()),
  language: z.nullable(z.string()),
  categories: z.array(z.string()),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  price: z.nullable(z.extend(Money, { per: z.nullable(PriceUnit) })),
  /** Everything else that is known, by field, as a person reads it. */
  texts: z.record(z.string(), z.string()),
  /** Values that no cell says in so many words, such as the country of a city. */
  inferred: z.array(z.string()),
});
export type PreviewRow = z.infer<typeof PreviewRow>;

export const ImportPreview = z.object({
  ...report,
  columns: z.array(PreviewColumn),
  doubtful: z.array(DoubtfulColumn),
  /** Prices that name no currency and are read as `currency`. */
  withoutCurrency: z.int(),
  /** Amounts that are not read since nothing says whose their sign is: "$", "kr". */
  openSigns: z.int(),
  currency: z.string(),
  preview: z.array(PreviewRow),
  /** The first posts, orders or payments; empty for creators. */
  previewRecords: z.array(RecordPreview),
});
export type ImportPreview = z.infer<typeof ImportPreview>;

export const ImportReport = z.object({ importId: z.nullable(z.uuid()), ...report });
export type ImportReport = z.infer<typeof ImportReport>;

export const ImportDetail = z.extend(ImportSummary, {
  /** What became of every filled cell; null until it is in, and where nobody kept count. */
  cells: z.nullable(ImportCells),
  /** Values typed by hand that the import has left as they are, the first 1,000; null for one older than this list. */
  kept: z.nullable(z.array(ImportKept)),
  /** Creators that may be some that were there, the first 1,000; null for an import older than this list. */
  alike: z.nullable(z.array(AlikeCreator)),
});
export type ImportDetail = z.infer<typeof ImportDetail>;

/** What a removal or its undoing did to the creators. */
export const ImportReversal = z.object({
  id: z.uuid(),
  state: ImportState,
  /** Creators that went, or came back. */
  creators: z.int(),
  /** Creators whose values went back to what they were before. */
  restored: z.int(),
  /** Creators left as they are, because somebody has worked on them since. */
  kept: z.int(),
  /** The same of posts, orders and payments. */
  records: z.object({ gone: z.int(), restored: z.int(), kept: z.int() }),
});
export type ImportReversal = z.infer<typeof ImportReversal>;
