import { formatDate, plural } from "@app/contract/formats";
import type { PlanRisk } from "@app/contract/strategy/plan";
import { LEAD_DAYS, lengthOf } from "#/strategy/brief/flight/flight.ts";
import { limitFigure, prefix } from "./risk-parts.ts";
import type { RiskInput } from "./risk-parts.ts";

/** Below this nobody writes, films and approves a piece without luck (days). Chosen by us. */
const HARDLY_DAYS = 5;

/** A flight that begins sooner than briefs, drafts and approval take. */
export function shortNotice({ brief, today }: RiskInput): PlanRisk | null {
  const { from } = brief.flight;
  const days = lengthOf({ from: today, to: from }) - 1;
  if (days >= LEAD_DAYS) return null;
  const when = days <= 0 ? "today" : `in ${plural(days, "day")}`;
  const [notice, usual] = [{ text: when, name: "notice" }, limitFigure(plural(LEAD_DAYS, "day"))];
  return {
    rule: `${prefix({ brief })}.calendar.short_notice`,
    severity: days < HARDLY_DAYS ? "high" : "medium",
    detail: `The flight begins ${notice.text}, on ${formatDate(from, "UTC")}; briefs, drafts and approval take about ${usual.text}. Ask every creator whether the day can be kept before you promise it.`,
    figures: [notice, usual],
    evidence: [],
  };
}
