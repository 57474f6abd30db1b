import * as z from "zod/mini";
import { CreatorPrice } from "../creator-prices.ts";
import { Money } from "../money.ts";
import { Platform } from "../platforms.ts";
import { PriceFigure } from "../prices.ts";
import { Version, Versioned } from "../versions.ts";

/** Most creators of one campaign. Chosen by us. */
export const CAMPAIGN_CREATORS_MAX = 500;

/** The road of a creator through a campaign, in order; `declined` may follow any of the first four. */
export const CREATOR_STAGES = [
  "to-invite",
  "invited",
  "negotiating",
  "accepted",
  "drafting",
  "in-review",
  "approved",
  "live",
  "paid",
  "declined",
] as const;
export const CreatorStage = z.enum(
  CREATOR_STAGES,
  "Choose a stage of the campaign, such as invited or accepted",
);
export type CreatorStage = z.infer<typeof CreatorStage>;

const AGREED: ReadonlySet<CreatorStage> = new Set([
  "accepted",
  "drafting",
  "in-review",
  "approved",
  "live",
  "paid",
]);

/** Whether there is a deal at this stage. */
export function isAgreed(stage: CreatorStage): boolean {
  return AGREED.has(stage);
}

/** Where creators come in: it says nothing of what has happened. */
export const FIRST_STAGE: CreatorStage = "to-invite";

export const CREATOR_STAGE_LABELS: Readonly<Record<CreatorStage, string>> = {
  "to-invite": "To invite",
  invited: "Invited",
  negotiating: "Negotiating",
  accepted: "Accepted",
  drafting: "Drafting",
  "in-review": "In review",
  approved: "Approved",
  live: "Live",
  paid: "Paid",
  declined: "Declined",
};

/** What a plan reserves for everything that a creator owes, rights with it; it counts until a fee is agreed. */
export const ReservedFee = z.extend(Money, {
  /** Whether some of it is no price that somebody asked. */
  isGuess: z.boolean(),
  /** What of the amount is for rights; absent for none. */
  rights: z.optional(
    z.array(z.object({ right: z.enum(["usage", "exclusivity"]), months: z.number(), amount: PriceFigure })),
  ),
});
export type ReservedFee = z.infer<typeof ReservedFee>;

export const CampaignCreator = z.object({
  creatorId: z.uuid(),
  platform: Platform,
  handle: z.string(),
  /** Accounts beside this one, as "TikTok @handle". */
  further: z.array(z.string()),
  /** Their platforms. */
  alsoOn: z.optional(z.array(Platform)),
  name: z.nullable(z.string()),
  imageId: z.optional(z.nullable(z.string())),
  stage: CreatorStage,
  /** For everything that the creator owes the campaign; null while it is not known. */
  fee: z.nullable(Money),
  /** What counts in its place while it is null; absent where no plan reserved anything. */
  reserved: z.optional(z.nullable(ReservedFee)),
  /** What the creator usually gets, from discovery; null where no source tells. */
  averageViews: z.nullable(z.number()),
  /** What the creator asks for one piece, from discovery; the fee is what was agreed. */
  askingPrice: z.nullable(CreatorPrice),
  /** The asking price for all pieces that the creator owes: what counts while neither fee nor plan say more. */
  asked: z.optional(z.nullable(Money)),
  /** Of stage and fee. */
  version: Version,
  addedAt: z.string(),
});
export type CampaignCreator = z.infer<typeof CampaignCreator>;

/** Adds the creators of a collection, single ones, or both; those already in the campaign stay as they are. */
export const CampaignCreatorsInput = z
  .object({
    collectionId: z.optional(z.uuid("Choose a collection")),
    creatorIds: z.optional(z.array(z.uuid()).check(z.maxLength(CAMPAIGN_CREATORS_MAX))),
  })
  .check(
    z.refine(
      (input) => input.collectionId !== undefined || (input.creatorIds?.length ?? 0) > 0,
      "Choose a collection or at least one creator",
    ),
  );
export type CampaignCreatorsInput = z.infer<typeof CampaignCreatorsInput>;

/** How a creator was invited: Herald knows of none by itself. */
export const INVITED_BY = ["mail", "link", "person"] as const;
export const InvitedBy = z.enum(INVITED_BY, "Say how: by mail, by a link that was sent, or by a person");
export type InvitedBy = z.infer<typeof InvitedBy>;

/** The code of a move to a stage of which nothing is known yet. */
export const STAGE_NEEDS = "campaigns.stage_needs";

export const CampaignCreatorChange = z.extend(Versioned, {
  stage: z.optional(CreatorStage),
  /** What a move to "invited" says of the invitation: by mail to the address that is known, or by the link beside it. */
  invitedBy: z.optional(InvitedBy),
  invitedLink: z.optional(
    z.url({ protocol: /^https?$/u, error: "Enter the address of the link, such as https://…" }),
  ),
  fee: z.optional(z.nullable(Money)),
});
export type CampaignCreatorChange = z.infer<typeof CampaignCreatorChange>;
