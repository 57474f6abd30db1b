import type { Brief, PlanDeliverable, RightsCost } from "@app/contract/strategy/plan";
import type { Candidate } from "./candidate.ts";
import { mainFormat } from "./prices/formats.ts";
import { madeBy } from "./prices/own-prices.ts";
import type { Price, Pricing } from "./prices/pricing.ts";
import { rightsCosts, rightsOf, withRights } from "./prices/rights.ts";
import type { Column } from "#/strategy/solver/problem.ts";
import { engagedShare } from "./forecast/usual-views.ts";
import type { ReachModel } from "./reach/reach-model.ts";

/** Pieces a creator may make when the brief does not say. */
const PACKAGE_SIZES = [1, 2, 3];

/** What may be bought of one candidate. */
interface Offer {
  candidate: number;
  /** Of all its pieces, and of the rights. */
  price: Price;
  /** What of it is for rights. */
  rights: RightsCost[];
  deliverables: PlanDeliverable[];
}

export interface Packages {
  columns: Column[];
  /** Beside each column. */
  offers: Offer[];
}

/**
 * All packages of the candidates in `kept`, each with the prices of its pieces added up. Candidates without price and views, or without any reach, have none.
 */
export function buildPackages(
  brief: Brief,
  candidates: readonly Candidate[],
  kept: readonly number[],
  pricing: Pricing,
  reach: ReachModel,
): Packages {
  const packages: Packages = { columns: [], offers: [] };
  const persons = new Map<string, number>();
  for (const index of kept) {
    const candidate = candidates[index];
    if (!candidate || !pricing.priceOf(candidate)) continue;
    const person = persons.get(candidate.creatorId) ?? index;
    persons.set(candidate.creatorId, person);
    const shares = rightsOf(candidate, brief.rights ?? {}, reach.values, pricing.currency);
    for (const deliverables of choices(brief, candidate)) {
      const pieces = deliverables.reduce((sum, { count }) => sum + count, 0);
      const pressure = reach.pressureOf(candidate, pieces, responseOf(brief, candidate, reach));
      const ofPieces = pricing.priceFor(candidate, deliverables);
      if (!ofPieces || !pressure || pressure.cells.length === 0) continue;
      const rights = rightsCosts(ofPieces.amount, shares, pricing.currency);
      const price = withRights(ofPieces, rights);
      packages.columns.push({
        creator: index,
        ...(person !== index && { person }),
        cost: price.amount,
        pieces,
        ...pressure,
      });
      packages.offers.push({ candidate: index, price, rights, deliverables });
    }
  }
  return packages;
}

/** Whether the objective counts people who act, not people who see. */
export function countsActions({ objective }: Brief): boolean {
  return objective === "engagement" || objective === "traffic" || objective === "sales";
}

/** Share of the people who see a piece that count for the objective. */
function responseOf(brief: Brief, candidate: Candidate, { values }: ReachModel): number {
  return countsActions(brief) ? engagedShare(candidate, values) : 1;
}

function choices({ deliverables }: Brief, candidate: Candidate): PlanDeliverable[][] {
  const { platform, told } = candidate;
  const made = (pieces: readonly PlanDeliverable[]) =>
    pieces.map(({ format, count }) => ({ format: madeBy(candidate, format), count }));
  if (deliverables.length > 0) return [made(deliverables)];
  // Nobody says how much a flat fee buys; one piece is sure.
  if (told?.isFlat) return [[{ format: mainFormat(platform), count: 1 }]];
  if (told?.pieces) return [made(told.pieces)];
  return PACKAGE_SIZES.map((count) => [{ format: mainFormat(platform), count }]);
}
