import * as z from "zod/mini";
import { CreatorPrice } from "../creator-prices.ts";
import { Money } from "../money.ts";
import { listOf } from "../paging.ts";
import { Platform } from "../platforms.ts";
import { PriceText } from "../prices.ts";
import { Version, Versioned } from "../versions.ts";

/** Longest collection name, in characters. Chosen by us; the specification gives no limit. */
const COLLECTION_NAME_MAX = 120;
const COLLECTION_NOTE_MAX = 2000;
/** Most creators that one request may add or remove. */
const COLLECTION_CREATORS_MAX = 1000;
const TAG_MAX = 60;
const TAGS_MAX = 20;

export const TRIAGE_STATES = ["untriaged", "shortlisted", "passed"] as const;
export const TriageState = z.enum(TRIAGE_STATES, "Choose untriaged, shortlisted or passed");
export type TriageState = z.infer<typeof TriageState>;

export const TRIAGE_LABELS: Readonly<Record<TriageState, string>> = {
  untriaged: "Untriaged",
  shortlisted: "Shortlisted",
  passed: "Passed over",
};

export const VOTES = ["for", "against"] as const;
export const Vote = z.enum(VOTES, "Choose for or against");
export type Vote = z.infer<typeof Vote>;

export const VOTE_LABELS: Readonly<Record<Vote, string>> = { for: "For", against: "Against" };

/** What a table of a collection has behind what is known of its creators: said of the collection, not of them. */
export const ENTRY_HEADERS = ["Triage", "Note", "Tags"] as const;
/** Behind those, where anybody has voted. */
export const VOTE_HEADERS = ["Votes for", "Votes against"] as const;

export const CollectionName = z
  .string("Give the collection a name")
  .check(
    z.trim(),
    z.minLength(1, "Give the collection a name"),
    z.maxLength(COLLECTION_NAME_MAX, `At most ${COLLECTION_NAME_MAX} characters`),
  );
const Note = z
  .string()
  .check(z.trim(), z.maxLength(COLLECTION_NOTE_MAX, `At most ${COLLECTION_NOTE_MAX} characters`));
const Tags = z
  .array(
    z
      .string()
      .check(
        z.trim(),
        z.minLength(1, "Enter a tag"),
        z.maxLength(TAG_MAX, `At most ${TAG_MAX} characters in a tag`),
      ),
  )
  .check(z.maxLength(TAGS_MAX, `At most ${TAGS_MAX} tags`));
const Ids = z.array(z.uuid()).check(z.maxLength(COLLECTION_CREATORS_MAX));

/** A creator as its picture stands for it beside others; without a picture, by the name or handle. */
const CollectionFace = z.object({ name: z.string(), imageId: z.nullable(z.string()) });

/** A named list of creators that a workspace keeps for later. */
export const Collection = z.object({
  id: z.uuid(),
  name: CollectionName,
  note: z.nullable(PriceText),
  counts: z.object({
    all: z.int(),
    untriaged: z.int(),
    shortlisted: z.int(),
    passed: z.int(),
  }),
  /** The first creators of the list. */
  faces: z.array(CollectionFace),
  /** Of its name and note. */
  version: Version,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Collection = z.infer<typeof Collection>;

export const CollectionInput = z.object({
  name: CollectionName,
  note: z.optional(z.nullable(Note)),
  creatorIds: z.optional(Ids),
});
export type CollectionInput = z.infer<typeof CollectionInput>;

export const CollectionFields = z.partial(z.object({ name: CollectionName, note: z.nullable(Note) }));
export type CollectionFields = z.infer<typeof CollectionFields>;
export const CollectionEdit = z.extend(CollectionFields, Versioned.shape);
export type CollectionEdit = z.infer<typeof CollectionEdit>;

/** Last changed first. */
export const CollectionList = listOf(Collection);
export type CollectionList = z.infer<typeof CollectionList>;

/** What the team thinks of a creator: the names of those who voted, first votes first. It decides nothing. */
const CollectionVotes = z.object({
  for: z.array(z.string()),
  against: z.array(z.string()),
  /** Of who asks. */
  own: z.nullable(Vote),
});
export type CollectionVotes = z.infer<typeof CollectionVotes>;

/** Null takes the own vote back. */
export const CollectionVote = z.object({ vote: z.nullable(Vote) });

/** A creator as a collection shows it. Unknown is null. */
export const CollectionCreator = z.object({
  creatorId: z.uuid(),
  platform: Platform,
  handle: z.string(),
  /** Accounts beside this one, as "TikTok @handle". */
  further: z.array(z.string()),
  name: z.nullable(z.string()),
  imageId: z.optional(z.nullable(z.string())),
  /** Of its profile. */
  url: z.nullable(z.string()),
  followers: z.nullable(z.number()),
  engagementRate: z.nullable(z.number()),
  country: z.nullable(z.string()),
  email: z.nullable(z.string()),
  price: z.nullable(CreatorPrice),
  state: TriageState,
  note: z.nullable(PriceText),
  tags: z.array(z.string()),
  votes: CollectionVotes,
  /** Of state, note and tags. */
  version: Version,
  addedAt: z.iso.datetime(),
});
export type CollectionCreator = z.infer<typeof CollectionCreator>;

/** What the creators can be sorted by; unknown values stand last, whichever way. */
export const COLLECTION_SORTS = [
  "name",
  "followers",
  "engagement",
  "price",
  "state",
  "votes",
  "note",
] as const;
export type CollectionSort = (typeof COLLECTION_SORTS)[number];

/** A minus before it begins with the largest. */
export const COLLECTION_ORDERS = COLLECTION_SORTS.flatMap((by) => [by, `-${by}` as const]);
export const CollectionOrder = z.enum(COLLECTION_ORDERS, `Choose one of ${COLLECTION_ORDERS.join(", ")}`);
export type CollectionOrder = z.infer<typeof CollectionOrder>;

/** The asking prices of one currency: what one piece of each creator comes to, and how far they lie apart. */
export const PriceSpread = z.object({
  currency: z.string(),
  /** Creators whose price is known. */
  known: z.int(),
  sum: z.nullable(Money),
  low: z.nullable(Money),
  median: z.nullable(Money),
  high: z.nullable(Money),
});
export type PriceSpread = z.infer<typeof PriceSpread>;

/** In the order in which they were added, unless they are sorted; the prices are those of all, not of the page. */
export const CollectionCreatorList = z.object({
  total: z.int(),
  items: z.array(CollectionCreator),
  prices: z.array(PriceSpread),
});
export type CollectionCreatorList = z.infer<typeof CollectionCreatorList>;

/** One creator of a collection with what the collection keeps about it. */
export const CollectionEntry = z.object({
  creatorId: z.uuid(),
  state: z.optional(TriageState),
  note: z.optional(z.nullable(Note)),
  tags: z.optional(Tags),
  /** Its place in the list; at the end when absent. */
  place: z.optional(z.int().check(z.minimum(0))),
});
export type CollectionEntry = z.infer<typeof CollectionEntry>;

/** New creators by id; or whole entries, which also undo a removal. */
export const CollectionAddition = z.object({
  creatorIds: z.optional(Ids),
  entries: z.optional(z.array(CollectionEntry).check(z.maxLength(COLLECTION_CREATORS_MAX))),
});
export type CollectionAddition = z.infer<typeof CollectionAddition>;

export const CollectionAdded = z.object({
  collection: Collection,
  added: z.int(),
  /** Creators that were in the collection before. */
  already: z.int(),
});
export type CollectionAdded = z.infer<typeof CollectionAdded>;

export const CollectionRemoval = z.object({ creatorIds: Ids });

/** The removed entries: sent back as an addition, they undo it. */
export const CollectionRemoved = z.object({ entries: z.array(z.required(CollectionEntry)) });
export type CollectionRemoved = z.infer<typeof CollectionRemoved>;

/** What the collection keeps about one creator, as people change it. */
export const CollectionEntryFields = z.omit(CollectionEntry, { creatorId: true, place: true });
export type CollectionEntryFields = z.infer<typeof CollectionEntryFields>;
export const CollectionEntryEdit = z.extend(CollectionEntryFields, Versioned.shape);
export type CollectionEntryEdit = z.infer<typeof CollectionEntryEdit>;
