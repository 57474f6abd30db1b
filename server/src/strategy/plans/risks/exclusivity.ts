import { formatDate } from "@app/contract/formats";
import type { PlanRisk } from "@app/contract/strategy/plan";
import type { SentenceFigure } from "@app/contract/strategy/sentences";
import { foldInPlace } from "#/language/fold.ts";
import { orList } from "#/strategy/brief/wording.ts";
import type { Exclusivity } from "./own-history.ts";
import { EVIDENCE_MAX, atMost, creatorsFigure, prefix, unnamed } from "./risk-parts.ts";
import type { RiskInput } from "./risk-parts.ts";

/** Picks who still serve nobody but a rival of the brand profile when the flight begins. */
export function boundToRivals(input: RiskInput): PlanRisk | null {
  const { rivals = [], exclusive = {} } = input.history ?? {};
  const names = new Set(rivals.map(brandKey));
  const found = input.picks.flatMap(({ pick }) => {
    const binding = (exclusive[pick.creatorId] ?? []).filter(
      ({ brand, until }) => names.has(brandKey(brand)) && until >= input.brief.flight.from,
    );
    const [last] = binding.toSorted((left, right) => right.until.localeCompare(left.until));
    return last ? [{ handle: pick.handle, ...last }] : [];
  });
  if (found.length === 0) return null;
  const creators = creatorsFigure(input, found.length);
  const brands = [...new Set(found.map(({ brand }) => brand))].toSorted();
  const told = found.map((one, index) => ({ ...one, figure: untilFigure(one, index) }));
  return {
    rule: `${prefix(input)}.rivals.exclusive`,
    severity: "high",
    detail: `${creators.text} ${found.length === 1 ? "is" : "are"} still bound by exclusivity to ${orList(brands)}, which your brand profile calls a rival. Have the agreement lifted, or choose somebody else.`,
    figures: [creators, ...told.slice(0, EVIDENCE_MAX).map(({ figure }) => figure), ...unnamed(found.length)],
    evidence: atMost(told.map(({ handle, brand, figure }) => `@${handle}: ${brand}, until ${figure.text}`)),
  };
}

function untilFigure({ until, campaign }: Exclusivity, index: number): SentenceFigure {
  return {
    text: formatDate(until, "UTC"),
    name: `until.${index}`,
    inputs: [{ label: "Agreed in", value: campaign }],
  };
}

/** "Glow & Co" is the handle "glow.co" as well. */
function brandKey(name: string): string {
  return foldInPlace(name).replaceAll(/(?:&|(?<=\s)(?:and|und|et|y|e)(?=\s))|[^\p{L}\p{N}]/gu, "");
}
