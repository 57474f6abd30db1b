import { CollectionEntry, CollectionName } from "@app/contract/collections/schemas";
import { NAME_MAX, NOTES_MAX, TAG_MAX } from "@app/contract/discovery/creator-edits";
import { Filters, STATUSES } from "@app/contract/discovery/filters";
import { ResultDay } from "@app/contract/results/records";
import { Money } from "@app/contract/money";
import {
  CampaignBudgetSet,
  CampaignCreatorsMoved,
  CreatorsAdded,
  CreatorsNoted,
  CreatorsTagged,
  CreatorsTaken,
  CreatorsUntagged,
  NotesRemoved,
  OpenPayments,
  OwnerSet,
  OwnersNamed,
  PaymentPaid,
  PlacesNamed,
  StatusSet,
} from "@app/contract/strategy/findings/writes";
import * as z from "zod/mini";

/** A collection, and who of it: exactly these, or all who fit. */
const LISTED = {
  id: z.uuid(),
  name: CollectionName,
  handles: z.optional(z.array(z.string())),
  filters: z.optional(Filters),
};

const Handles = z.array(z.string()).check(z.minLength(1));
const TagWords = z.string().check(z.trim(), z.minLength(1), z.maxLength(TAG_MAX));
const NoteWords = z.string().check(z.trim(), z.minLength(1), z.maxLength(NOTES_MAX));
const OwnerWords = z.string().check(z.trim(), z.minLength(1), z.maxLength(NAME_MAX));
/** A campaign, and who of it. */
const OF_CAMPAIGN = { id: z.uuid(), name: z.string(), handles: Handles };

/** What a person orders to be kept of creators, of the one list of tools. */
export const WRITE_TOOLS = {
  find_collection: {
    description: "Looks which collections have a name.",
    effect: "read" as const,
    input: z.object({ name: z.string() }),
    output: PlacesNamed,
  },
  add_to_collection: {
    description: "Adds creators to a collection that is there.",
    effect: "write" as const,
    input: z.object({
      ...LISTED,
      /** What was taken out before, put back as it was. */
      entries: z.optional(z.array(CollectionEntry)),
    }),
    output: CreatorsAdded,
  },
  remove_from_collection: {
    description: "Takes creators out of a collection that is there.",
    effect: "write" as const,
    input: z.object(LISTED),
    output: CreatorsTaken,
  },
  find_campaign: {
    description: "Looks which campaigns have a name.",
    effect: "read" as const,
    input: z.object({ name: z.string() }),
    output: PlacesNamed,
  },
  remove_from_campaign: {
    description: "Takes creators out of a campaign; they can be put back as they were.",
    effect: "write" as const,
    input: z.object(OF_CAMPAIGN),
    output: CampaignCreatorsMoved,
  },
  return_to_campaign: {
    description: "Puts creators back into a campaign that they were taken out of.",
    effect: "write" as const,
    input: z.object(OF_CAMPAIGN),
    output: CampaignCreatorsMoved,
  },
  set_campaign_budget: {
    description: "Says what a campaign may spend; null where nothing is to be said of it.",
    effect: "write" as const,
    input: z.object({ id: z.uuid(), name: z.string(), budget: z.nullable(Money) }),
    output: CampaignBudgetSet,
  },
  find_open_payments: {
    description: "Looks what a creator has not been paid yet, or for an open invoice by its number.",
    effect: "read" as const,
    input: z.object({ handle: z.nullable(z.string()), invoice: z.nullable(z.string()) }),
    output: OpenPayments,
  },
  set_paid: {
    description: "Marks a payment to a creator as paid on a day, or as open again where the day is null.",
    effect: "write" as const,
    input: z.object({
      id: z.uuid(),
      /** Of the invoice, as its number. */
      name: z.nullable(z.string()),
      handles: Handles,
      paidOn: z.nullable(ResultDay),
    }),
    output: PaymentPaid,
  },
  tag_creators: {
    description: "Puts a tag on creators, beside those that they have.",
    effect: "write" as const,
    input: z.object({ handles: Handles, tag: TagWords }),
    output: CreatorsTagged,
  },
  untag_creators: {
    description: "Takes a tag off creators.",
    effect: "write" as const,
    input: z.object({ handles: Handles, tag: TagWords }),
    output: CreatorsUntagged,
  },
  note_creators: {
    description: "Writes a note on creators, below those that they have.",
    effect: "write" as const,
    input: z.object({ handles: Handles, note: NoteWords }),
    output: CreatorsNoted,
  },
  remove_note: {
    description: "Takes back a note that was just written on creators.",
    effect: "write" as const,
    input: z.object({ handles: Handles, note: NoteWords }),
    output: NotesRemoved,
  },
  set_status: {
    description: "Says how far talks with creators are; null where nothing is to be said of it.",
    effect: "write" as const,
    input: z.object({ handles: Handles, status: z.nullable(z.enum(STATUSES)) }),
    output: StatusSet,
  },
  find_owner: {
    description: "Looks who looks after creators by a name.",
    effect: "read" as const,
    input: z.object({ name: z.string() }),
    output: OwnersNamed,
  },
  set_owner: {
    description: "Says who looks after creators, in the place of whoever did; null for nobody.",
    effect: "write" as const,
    input: z.object({ handles: Handles, owner: z.nullable(OwnerWords) }),
    output: OwnerSet,
  },
};
