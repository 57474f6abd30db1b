import { normaliseHandle } from "@app/contract/handles";
import { plural } from "@app/contract/formats";
import type { PlanRisk } from "@app/contract/strategy/plan";
import type { SentenceFigure } from "@app/contract/strategy/sentences";
import { orList } from "#/strategy/brief/wording.ts";
import { marketNames } from "#/strategy/brief/slot-words.ts";
import { EVIDENCE_MAX, atMost, creatorsFigure, names, prefix, unnamed } from "./risk-parts.ts";
import type { RiskInput } from "./risk-parts.ts";

/** Picks of whom nobody knows where they live, where the brief asks for a place. */
export function unknownPlace(input: RiskInput): PlanRisk | null {
  const { markets } = input.brief;
  const unknown = input.picks.filter(({ candidate }) => candidate.country === null);
  if (markets.length === 0 || unknown.length === 0) return null;
  const creators = creatorsFigure(input, unknown.length);
  return {
    rule: `${prefix(input)}.place.unknown`,
    severity: unknown.length * 2 > input.picks.length ? "high" : "medium",
    detail: `Where ${creators.text} ${unknown.length === 1 ? "lives" : "live"} is not known, and the brief asks for ${marketNames(markets)}.`,
    figures: [creators, ...unnamed(unknown.length)],
    evidence: names(unknown),
  };
}

/** Picks that have worked with a rival of the brand profile. */
export function rivals(input: RiskInput): PlanRisk | null {
  const handles = new Set((input.history?.rivals ?? []).map(keyOf));
  const found = input.picks.flatMap(({ pick, candidate }) => {
    const own = [...new Set(candidate.brands.map(keyOf))].filter((brand) => handles.has(brand));
    return own.length > 0 ? [{ handle: pick.handle, rivals: own.map((rival) => `@${rival}`) }] : [];
  });
  if (found.length === 0) return null;
  const creators = creatorsFigure(input, found.length);
  const named = [...new Set(found.flatMap((one) => one.rivals))].toSorted();
  return {
    rule: `${prefix(input)}.rivals.worked`,
    severity: "medium",
    detail: `${creators.text} ${found.length === 1 ? "has" : "have"} worked with ${orList(named)}, which your brand profile calls a rival. Ask when, and whether anything still binds them.`,
    figures: [creators, ...unnamed(found.length)],
    evidence: atMost(found.map((one) => `@${one.handle}: ${one.rivals.join(", ")}`)),
  };
}

/** Picks whose drafts came late in own campaigns. */
export function lateDrafts(input: RiskInput): PlanRisk | null {
  const found = input.picks.flatMap(({ pick }) => {
    const drafts = input.history?.drafts[pick.creatorId];
    return drafts && drafts.late > 0 ? [{ handle: pick.handle, ...drafts }] : [];
  });
  if (found.length === 0) return null;
  const creators = creatorsFigure(input, found.length);
  const late = found.reduce((sum, one) => sum + one.late, 0);
  const all = found.reduce((sum, one) => sum + one.of, 0);
  const drafts: SentenceFigure = {
    text: shareText({ late, of: all }),
    name: "late",
    inputs: found.map((one) => ({ label: `@${one.handle}`, value: shareText(one) })),
  };
  const shares = found.map((one, index) => ({
    text: shareText(one),
    name: `late.${index}`,
    inputs: [
      { label: "Late or not sent", value: String(one.late) },
      { label: "Drafts with a day", value: String(one.of) },
    ],
  }));
  return {
    rule: `${prefix(input)}.drafts.late`,
    severity: late * 2 > all ? "high" : "medium",
    detail: `In your earlier campaigns ${drafts.text} of ${creators.text} came late or not at all.`,
    figures: [drafts, creators, ...shares.slice(0, EVIDENCE_MAX), ...unnamed(found.length)],
    evidence: atMost(found.map((one) => `@${one.handle}: ${shareText(one)}`)),
  };
}

/** Pieces that the flight forces onto a quiet day. */
export function quietDays({ brief, unavoidable = [] }: RiskInput): PlanRisk | null {
  if (unavoidable.length === 0) return null;
  const pieces: SentenceFigure = { text: plural(unavoidable.length, "piece"), name: "pieces" };
  return {
    rule: `${prefix({ brief })}.calendar.quiet`,
    severity: "medium",
    detail: `${pieces.text} ${unavoidable.length === 1 ? "goes" : "go"} live on a day that is quiet or left out, since the flight leaves no other.`,
    figures: [pieces, ...unnamed(unavoidable.length)],
    evidence: atMost(unavoidable.map(({ pick, why }) => `@${pick.handle}: ${why}`)),
  };
}

function shareText({ late, of }: { late: number; of: number }): string {
  return `${late} of ${plural(of, "draft")}`;
}

function keyOf(handle: string): string {
  return normaliseHandle(handle).toLowerCase();
}
