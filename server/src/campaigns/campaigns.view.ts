import type { Campaign, CampaignActivity } from "@app/contract/campaigns/schemas";
import type { CampaignSummary, DueItem } from "@app/contract/campaigns/list";
import { askedFor } from "@app/contract/campaigns/asked";
import { summariseBudget } from "@app/contract/campaigns/budget";
import { creatorLabel } from "@app/contract/campaigns/creator-label";
import { owedPieces } from "@app/contract/campaigns/owed-pieces";
import { pieceLabel } from "@app/contract/campaigns/piece-labels";
import type {
  Deliverable,
  DeliverableLine,
  Submission,
  SubmissionCheck,
} from "@app/contract/campaigns/deliverables";
import type { OwedPiece, OwingCreator } from "@app/contract/campaigns/owed-pieces";
import type { Platform } from "@app/contract/platforms";
import type { CreatorCard } from "#/discovery/index.ts";
import { deliverableState, isLate, livePieces } from "./campaigns.rules.ts";
import type { StoredCampaign } from "./campaigns.store.ts";
import type { StoredCreator } from "./campaign-creators.store.ts";
import type { NewDeliverable, StoredDeliverable, StoredSubmission } from "./deliverables.store.ts";

/** All that is stored of one campaign. */
export interface StoredRecord {
  campaign: StoredCampaign;
  creators: readonly StoredCreator[];
  deliverables: readonly StoredDeliverable[];
  /** Newest first. */
  submissions: readonly StoredSubmission[];
}

/** A post of a campaign, by what tells which piece it is. */
export interface LivePost {
  campaignId: string;
  creatorId: string | null;
  platform: string;
  format: string;
}

type Cards = ReadonlyMap<
  string,
  Pick<CreatorCard, "platform" | "avatarImageId" | "avgViews" | "price" | "further" | "alsoOn">
>;

/** The same with the posts that are live and what discovery knows of the creators. */
export interface CampaignRecord extends StoredRecord {
  live: readonly LivePost[];
  cards: Cards;
}

/** What is known elsewhere: checks by their id. */
export interface Surroundings {
  checks: ReadonlyMap<string, SubmissionCheck>;
  activity: readonly CampaignActivity[];
  /** The day in the workspace's time zone, yyyy-mm-dd. */
  today: string;
}

/** The campaign as it is answered, late deliverables first. */
export function toCampaign(record: CampaignRecord, around: Surroundings): Campaign {
  const { campaign, cards } = record;
  const creators = withAsked(record);
  return {
    ...campaign,
    creators: creators.map(
      ({ creatorId, platform, handle, name, stage, fee, reserved, asked, version, addedAt }) => ({
        creatorId,
        platform,
        handle,
        further: cards.get(creatorId)?.further ?? [],
        alsoOn: otherPlatforms({ creatorId, platform }, cards),
        name,
        imageId: cards.get(creatorId)?.avatarImageId ?? null,
        stage,
        fee,
        reserved,
        asked,
        version,
        averageViews: cards.get(creatorId)?.avgViews ?? null,
        askingPrice: cards.get(creatorId)?.price ?? null,
        addedAt: addedAt.toISOString(),
      }),
    ),
    deliverables: toDeliverables(record, around),
    budgetSummary: summariseBudget(campaign.budget, creators),
    activity: [...around.activity],
    createdAt: campaign.createdAt.toISOString(),
    updatedAt: campaign.updatedAt.toISOString(),
  };
}

/** The platforms of a creator's accounts beside the one that the campaign took in, which need not lead any more. */
export function otherPlatforms(
  { creatorId, platform }: Pick<StoredCreator, "creatorId" | "platform">,
  cards: ReadonlyMap<string, Pick<CreatorCard, "platform" | "alsoOn">>,
): Platform[] {
  const card = cards.get(creatorId);
  const all = card ? [card.platform, ...card.alsoOn] : [];
  return [...new Set(all)].filter((one) => one !== platform);
}

/** Each creator with the known price for all pieces that are owed. */
function withAsked({ creators, deliverables, cards }: CampaignRecord) {
  return creators.map((creator) => {
    const { creatorId } = creator;
    const card = cards.get(creatorId);
    const asking = card && { creatorId, platform: card.platform, askingPrice: card.price };
    return { ...creator, asked: asking ? askedFor(asking, deliverables) : null };
  });
}

/** Deliverables of the creators who are in the campaign, late first, then by day and creator; undated last. */
function toDeliverables(
  { campaign, creators, deliverables, submissions, live: posts }: CampaignRecord,
  { checks, today }: Pick<Surroundings, "checks" | "today">,
): Deliverable[] {
  const places = new Map(creators.map((creator, place) => [creator.creatorId, place]));
  const pieces = Map.groupBy(deliverables, (piece) => `${piece.lineId} ${piece.creatorId}`);
  const drafts = Map.groupBy(submissions, (submission) => submission.deliverableId);
  const dueOf = (piece: StoredDeliverable) => daysOfPiece(campaign.lines, piece).dueOn;
  const live = livePieces(
    deliverables.map((piece) => ({ ...piece, dueOn: dueOf(piece), hasDraft: drafts.has(piece.id) })),
    posts,
  );
  return deliverables
    .filter((piece) => places.has(piece.creatorId))
    .toSorted((a, b) => (places.get(a.creatorId) ?? 0) - (places.get(b.creatorId) ?? 0))
    .map((piece) => {
      const sent = (drafts.get(piece.id) ?? []).map((submission) => toSubmission(submission, checks));
      const { dueOn, liveOn } = daysOfPiece(campaign.lines, piece);
      const of = pieces.get(`${piece.lineId} ${piece.creatorId}`)?.length ?? 1;
      return {
        id: piece.id,
        creatorId: piece.creatorId,
        lineId: piece.lineId,
        platform: piece.platform,
        format: piece.format,
        label: pieceLabel(piece.platform, piece.format, piece.number, of),
        dueOn,
        liveOn,
        late: isLate(campaign.status, dueOn, sent.length > 0 || live.has(piece.id), today),
        live: live.has(piece.id),
        state: deliverableState(sent),
        submissions: sent,
      };
    })
    .toSorted(byUrgency);
}

/** A piece's own days, else the day of its line. */
export function daysOfPiece(
  lines: readonly DeliverableLine[],
  { lineId, creatorId, number }: OwedPiece,
): { dueOn: string | null; liveOn: string | null } {
  const line = lines.find(({ id }) => id === lineId);
  const own = line?.pieceDays?.find((piece) => piece.creatorId === creatorId && piece.number === number);
  return own ?? { dueOn: line?.dueOn ?? null, liveOn: null };
}

function byUrgency(a: Deliverable, b: Deliverable): number {
  if (a.late !== b.late) return a.late ? -1 : 1;
  return (a.dueOn ?? "9999").localeCompare(b.dueOn ?? "9999");
}

function toSubmission(
  { id, version, caption, createdAt, by, checkId }: StoredSubmission,
  checks: ReadonlyMap<string, SubmissionCheck>,
): Submission {
  const check = checks.get(checkId) ?? null;
  return { id, version, caption, createdAt: createdAt.toISOString(), by, check };
}

/** A row of the list of campaigns. */
export function toSummary(record: CampaignRecord, today: string): CampaignSummary {
  const { campaign, creators } = record;
  const deliverables = toDeliverables(record, { checks: new Map(), today });
  return {
    id: campaign.id,
    name: campaign.name,
    status: campaign.status,
    startsOn: campaign.startsOn,
    endsOn: campaign.endsOn,
    markets: campaign.markets,
    creators: creators.length,
    deliverables: deliverables.length,
    submitted: deliverables.filter((piece) => piece.submissions.length > 0).length,
    late: deliverables.filter((piece) => piece.late).length,
    budgetSummary: summariseBudget(campaign.budget, withAsked(record)),
    version: campaign.version,
    updatedAt: campaign.updatedAt.toISOString(),
  };
}

/** Deliverables of an active campaign that wait for a first draft and have a day up to `until`. */
export function toDueItems(
  record: CampaignRecord,
  { today, until }: { today: string; until: string },
): DueItem[] {
  const { campaign, creators } = record;
  if (campaign.status !== "active") return [];
  const names = new Map(creators.map((creator) => [creator.creatorId, creatorLabel(creator)]));
  return toDeliverables(record, { checks: new Map(), today })
    .filter((piece) => piece.submissions.length === 0 && !piece.live)
    .flatMap((piece) =>
      piece.dueOn === null || piece.dueOn > until
        ? []
        : [
            {
              campaignId: campaign.id,
              campaign: campaign.name,
              deliverableId: piece.id,
              label: piece.label,
              creatorId: piece.creatorId,
              creator: names.get(piece.creatorId) ?? "NA",
              dueOn: piece.dueOn,
              late: piece.late,
            },
          ],
    );
}

/** The deliverables that must have a row, by the lines and creators as they are now. */
export function owedDeliverables(
  campaign: StoredCampaign,
  creators: readonly OwingCreator[],
): NewDeliverable[] {
  const lines = new Map(campaign.lines.map((line) => [line.id, line]));
  return owedPieces(campaign.lines, creators).flatMap((piece) => {
    const line = lines.get(piece.lineId);
    return line ? [{ ...piece, platform: line.platform, format: line.format }] : [];
  });
}
