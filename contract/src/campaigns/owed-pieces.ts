import type { CampaignCreator } from "./creators.ts";
import type { DeliverableLine } from "./deliverables.ts";

/** Who owes pieces: the account that stands for the creator, and the platforms of the other ones. */
export type OwingCreator = Pick<CampaignCreator, "creatorId" | "platform" | "alsoOn" | "stage">;

/** A piece that follows from the lines and the creators, before it has a row of its own. */
export interface OwedPiece {
  lineId: string;
  creatorId: string;
  /** From 1, counted for this creator and line. */
  number: number;
}

/**
 * Every piece that the creators owe. A line counts for its chosen creators, else for all with an account on its
 * platform; those who declined owe nothing. A total is spread over them in turn, so that no two differ by more than one piece.
 */
export function owedPieces(
  lines: readonly DeliverableLine[],
  creators: readonly OwingCreator[],
): OwedPiece[] {
  return lines.flatMap((line) => {
    const owing = creators.filter((creator) => owes(creator, line));
    const total = line.per === "creator" ? line.count * owing.length : owing.length > 0 ? line.count : 0;
    return Array.from({ length: total }, (_, index) => ({
      lineId: line.id,
      creatorId: owing[index % owing.length]?.creatorId ?? "",
      number: Math.floor(index / owing.length) + 1,
    }));
  });
}

function owes(creator: OwingCreator, line: DeliverableLine): boolean {
  if (creator.stage === "declined") return false;
  if (line.creatorIds) return line.creatorIds.includes(creator.creatorId);
  return creator.platform === line.platform || (creator.alsoOn ?? []).includes(line.platform);
}
