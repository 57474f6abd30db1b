import { creatorLabel } from "@app/contract/campaigns/creator-label";
import type { Deliverable } from "@app/contract/campaigns/deliverables";
import { pieceLabel } from "@app/contract/campaigns/piece-labels";
import type { Campaign } from "@app/contract/campaigns/schemas";
import type {
  CampaignResults,
  ContentPiece,
  MoneyFigures,
  ResultFigures,
} from "@app/contract/results/figures";

/** A piece of content as a line of the table. */
export interface ContentLine {
  key: string;
  piece: ContentPiece;
  /** Null for a post that nobody had asked for. */
  deliverable: Deliverable | null;
  /** "Inês Carvalhal". */
  name: string;
  /** "Reel 1 of 3". */
  label: string;
  /** What came of all that the creator did for the campaign. */
  figures: ResultFigures | null;
}

/** The lines in the order of the campaign's creators, so that those of one stand together; the late ones of each first. */
export function contentLines(campaign: Campaign, { content, creators }: CampaignResults): ContentLine[] {
  const pieces = new Map(campaign.deliverables.map((deliverable) => [deliverable.id, deliverable]));
  const outcomes = new Map(creators.map(({ creatorId, figures }) => [creatorId, figures]));
  const places = new Map(campaign.creators.map(({ creatorId }, place) => [creatorId, place]));
  const placeOf = ({ piece }: ContentLine) => places.get(piece.creator?.id ?? "") ?? places.size;
  return content
    .map((piece): ContentLine => {
      const deliverable = pieces.get(piece.deliverableId ?? "") ?? null;
      return {
        key: piece.deliverableId ?? piece.post?.id ?? "",
        piece,
        deliverable,
        name: piece.creator ? creatorLabel(piece.creator) : "NA",
        label: deliverable?.label ?? pieceLabel(piece.platform, piece.format, 1, 1),
        figures: outcomes.get(piece.creator?.id ?? null) ?? null,
      };
    })
    .toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** The figures of money in the campaign's currency, else in the first. */
export function mainMoney({ money }: ResultFigures, campaign: Campaign): MoneyFigures | null {
  return money.find(({ currency }) => currency === campaign.budget?.currency) ?? money[0] ?? null;
}
