import { plural } from "@app/contract/formats";
import type { Brief, PlanPick } from "@app/contract/strategy/plan";
import type { SentenceFigure } from "@app/contract/strategy/sentences";
import { countText } from "#/strategy/brief/wording.ts";
import type { Candidate } from "#/strategy/plans/candidate.ts";
import type { PlanCalendar } from "#/strategy/plans/calendar/calendar.ts";
import type { OwnHistory } from "./own-history.ts";

/** Creators that a risk names; the others are counted. */
export const EVIDENCE_MAX = 5;

/** What a risk check looks at: each pick with the candidate behind it. */
export interface RiskInput {
  brief: Brief;
  picks: readonly { pick: PlanPick; candidate: Candidate }[];
  /** yyyy-mm-dd. */
  today: string;
  /** Pieces on a quiet day. */
  unavoidable?: PlanCalendar["unavoidable"];
  /** Absent where there is no workspace to ask. */
  history?: OwnHistory | undefined;
}

/** Rules begin with the first market of the brief. */
export const prefix = ({ brief }: Pick<RiskInput, "brief">) => (brief.markets[0] ?? "any").toLowerCase();

export const names = (picks: RiskInput["picks"]) => atMost(picks.map(({ pick }) => `@${pick.handle}`));

/** The first five, and how many more there are. */
export function atMost(evidence: readonly string[]): string[] {
  const more = evidence.length - EVIDENCE_MAX;
  return more > 0 ? [...evidence.slice(0, EVIDENCE_MAX), `and ${countText(more)} more`] : [...evidence];
}

/** The figure of "and 3 more"; none where all are named. */
export function unnamed(count: number): SentenceFigure[] {
  const more = count - EVIDENCE_MAX;
  const inputs = [
    { label: "Creators with this risk", value: countText(count) },
    { label: "Named", value: countText(EVIDENCE_MAX) },
  ];
  return more > 0 ? [{ text: `${countText(more)} more`, name: "unnamed", inputs }] : [];
}

/** How many creators of the plan a risk is about. */
export function creatorsFigure(
  { picks }: RiskInput,
  count: number,
  inputs: NonNullable<SentenceFigure["inputs"]> = [],
): SentenceFigure {
  const rest = [
    { label: "Creators in the plan", value: countText(picks.length) },
    { label: "Without this risk", value: countText(picks.length - count) },
  ];
  return { text: plural(count, "creator"), name: "creators", inputs: [...rest, ...inputs] };
}

/** A limit of ours, from which on something is a risk. */
export function limitFigure(text: string): SentenceFigure {
  return { text, name: "limit" };
}
