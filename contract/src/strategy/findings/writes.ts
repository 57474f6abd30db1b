import * as z from "zod/mini";
import { TriageState } from "../../collections/schemas.ts";
import { STATUSES } from "../../discovery/filters.ts";
import { Money, SignedMoney } from "../../money.ts";
import { PriceText } from "../../prices.ts";

/** What `find_collection` and `find_campaign` find: those that a name may mean; the one alone whose whole name it is. */
export const PlacesNamed = z.object({
  name: z.string(),
  rows: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      /** Of a campaign; null where it has none. Absent in older stored ones. */
      budget: z.optional(z.nullable(Money)),
      /** In which a campaign is paid where nobody says otherwise. */
      currency: z.optional(z.string()),
    }),
  ),
});

/** What `add_to_collection` has done. */
export const CreatorsAdded = z.object({
  kind: z.literal("collection"),
  id: z.string(),
  name: z.string(),
  url: z.string(),
  added: z.int(),
  /** Who was in it before. */
  already: z.int(),
  /** Who was asked for by name. */
  handles: z.optional(z.array(z.string())),
});

/** What a collection kept of a creator, so that it can be put back as it was. */
const TakenEntry = z.object({
  creatorId: z.string(),
  state: TriageState,
  note: z.nullable(PriceText),
  tags: z.array(z.string()),
  place: z.int(),
});

/** What `remove_from_collection` has done. */
export const CreatorsTaken = z.object({
  kind: z.literal("collection"),
  id: z.string(),
  name: z.string(),
  url: z.string(),
  removed: z.int(),
  /** Who was not in it. */
  absent: z.int(),
  entries: z.array(TakenEntry),
});

/** What `tag_creators` has done. */
export const CreatorsTagged = z.object({
  tag: z.string(),
  tagged: z.array(z.string()),
  /** Who had the tag before. */
  already: z.array(z.string()),
});

/** What `note_creators` has done. */
export const CreatorsNoted = z.object({ note: z.nullable(PriceText), noted: z.array(z.string()) });

/** What `untag_creators` has done. */
export const CreatorsUntagged = z.object({
  tag: z.string(),
  untagged: z.array(z.string()),
  /** Who did not have the tag. */
  absent: z.array(z.string()),
});

/** What `remove_note` has done. */
export const NotesRemoved = z.object({
  note: z.nullable(PriceText),
  removed: z.array(z.string()),
  /** Whose note was changed since. */
  absent: z.array(z.string()),
});

/** What `set_status` has done. */
export const StatusSet = z.object({
  /** Null where it was taken away. */
  status: z.nullable(z.enum(STATUSES)),
  /** Whose status is another one now, with the one before it. */
  changed: z.array(z.object({ handle: z.string(), before: z.nullable(z.enum(STATUSES)) })),
  already: z.array(z.string()),
});

/** What `find_owner` finds: who looks after creators by this name; nobody where it is a new name. */
export const OwnersNamed = z.object({ name: z.string(), rows: z.array(z.object({ name: z.string() })) });

/** What `set_owner` has done. */
export const OwnerSet = z.object({
  /** Null where it was taken away. */
  owner: z.nullable(z.string()),
  /** Whose owner is another one now, with the one before it. */
  changed: z.array(z.object({ handle: z.string(), before: z.nullable(z.string()) })),
  already: z.array(z.string()),
});

/** What `remove_from_campaign` and `return_to_campaign` have done. */
export const CampaignCreatorsMoved = z.object({
  kind: z.literal("campaign"),
  id: z.string(),
  name: z.string(),
  url: z.string(),
  moved: z.array(z.string()),
  /** Who was not in it, or already. */
  others: z.array(z.string()),
});

/** What `set_campaign_budget` has done. */
export const CampaignBudgetSet = z.object({
  kind: z.literal("campaign"),
  id: z.string(),
  name: z.string(),
  url: z.string(),
  /** Null where it was taken away. */
  budget: z.nullable(Money),
  before: z.nullable(Money),
});

/** What `find_open_payments` finds: what a creator has not been paid yet. */
export const OpenPayments = z.object({
  /** Null where an invoice was asked for by its number. */
  handle: z.nullable(z.string()),
  /** By the clocks of the workspace. */
  today: z.string(),
  rows: z.array(
    z.object({
      id: z.string(),
      /** Of whom it is; null where nobody knows. */
      handle: z.nullable(z.string()),
      invoice: z.nullable(z.string()),
      owed: z.nullable(SignedMoney),
    }),
  ),
});
export type OpenPayments = z.infer<typeof OpenPayments>;

/** What `set_paid` has done. */
export const PaymentPaid = z.object({
  id: z.string(),
  /** Of the invoice; null where it has no number. */
  name: z.nullable(z.string()),
  handles: z.array(z.string()),
  /** Null where it is open again. */
  paidOn: z.nullable(z.string()),
});
