import type { Brief, PlanPick, PlanRisk } from "@app/contract/strategy-plan";
import { plural } from "@app/contract/formats";
import type { Candidate } from "./candidate.ts";
import { disclosureNote } from "./disclosure-notes.ts";
import { countryName } from "./places.ts";
import { knowsAudience } from "./reach.ts";
import { amountText, andList } from "./wording.ts";

/** A creator with more of the money than this is a concentration (percent). */
const CONCENTRATION = 25;
/** Figures older than this are stale (days). Chosen by us: three months. */
const STALE_DAYS = 90;
/** Fewer posts than this are a thin history. */
const HISTORY_MIN = 6;
const DAY_MS = 86_400_000;
const EVIDENCE_MAX = 5;

/** What a risk check looks at: each pick with the candidate behind it. */
export interface RiskInput {
  brief: Brief;
  picks: readonly { pick: PlanPick; candidate: Candidate }[];
  /** yyyy-mm-dd. */
  today: string;
}

/** Everything worth knowing before signing, gravest first. Ids begin with the market whose rule it is. */
export function findRisks(input: RiskInput): PlanRisk[] {
  const found = [
    concentration(input),
    estimatedPrices(input),
    convertedPrices(input),
    staleData(input),
    thinHistory(input),
    unknownAudience(input),
    ...disclosures(input),
  ];
  const order = ["high", "medium", "low"];
  return found
    .filter((risk) => risk !== null)
    .toSorted((left, right) => order.indexOf(left.severity) - order.indexOf(right.severity));
}

const prefix = ({ brief }: RiskInput) => (brief.markets[0] ?? "any").toLowerCase();
const names = (picks: RiskInput["picks"]) =>
  picks.slice(0, EVIDENCE_MAX).map(({ pick }) => `@${pick.handle}`);

function concentration(input: RiskInput): PlanRisk | null {
  const total = input.picks.reduce((sum, { pick }) => sum + pick.cost.amount, 0);
  const shares = input.picks.map(({ pick }) => ({
    pick,
    percent: Math.round((pick.cost.amount / Math.max(1, total)) * 100),
  }));
  const large = shares.filter(({ percent }) => percent > CONCENTRATION);
  if (large.length === 0) return null;
  const most = Math.max(...large.map(({ percent }) => percent));
  return {
    rule: `${prefix(input)}.concentration.budget`,
    severity: most > 50 ? "high" : "medium",
    detail: `${plural(large.length, "creator")} ${large.length === 1 ? "takes" : "take"} more than ${CONCENTRATION} % of the money each. If one falls out, so does that part of the plan.`,
    evidence: large.map(({ pick, percent }) => `@${pick.handle}: ${percent} %`).slice(0, EVIDENCE_MAX),
  };
}

function estimatedPrices(input: RiskInput): PlanRisk | null {
  const estimated = input.picks.filter(({ pick }) => pick.cost.basis === "estimated");
  if (estimated.length === 0) return null;
  const over = estimated.reduce(
    (sum, { pick }) => sum + (pick.cost.high ?? pick.cost.amount) - pick.cost.amount,
    0,
  );
  const currency = estimated[0]?.pick.cost.currency ?? "EUR";
  return {
    rule: `${prefix(input)}.prices.estimated`,
    severity: estimated.length * 2 > input.picks.length ? "high" : "medium",
    detail: `Prices of ${plural(estimated.length, "creator")} are estimates, not quotes. If all ask the upper end, the plan costs ${amountText({ amount: over, currency })} more.`,
    evidence: names(estimated),
  };
}

function convertedPrices(input: RiskInput): PlanRisk | null {
  const converted = input.picks.filter(({ pick }) => pick.cost.basis === "converted");
  if (converted.length === 0) return null;
  return {
    rule: `${prefix(input)}.prices.converted`,
    severity: "low",
    detail: `${plural(converted.length, "price")} in another currency, converted at rounded reference rates. Check before you sign.`,
    evidence: names(converted),
  };
}

function staleData(input: RiskInput): PlanRisk | null {
  const limit = Date.parse(input.today) - STALE_DAYS * DAY_MS;
  const stale = input.picks.filter(
    ({ candidate }) => candidate.asOf !== null && Date.parse(candidate.asOf) < limit,
  );
  const undated = input.picks.filter(({ candidate }) => candidate.asOf === null);
  if (stale.length + undated.length === 0) return null;
  const parts = [
    ...(stale.length > 0
      ? [`Figures of ${plural(stale.length, "creator")} are older than ${STALE_DAYS} days`]
      : []),
    ...(undated.length > 0
      ? [
          `nobody says how old ${stale.length > 0 ? "those" : "the figures"} of ${plural(undated.length, "creator")} are`,
        ]
      : []),
  ];
  const detail = andList(parts);
  return {
    rule: `${prefix(input)}.data.stale`,
    severity: stale.length * 2 > input.picks.length ? "medium" : "low",
    detail: `${detail.charAt(0).toUpperCase()}${detail.slice(1)}.`,
    evidence: names([...stale, ...undated]),
  };
}

function thinHistory(input: RiskInput): PlanRisk | null {
  const thin = input.picks.filter(
    ({ candidate }) => candidate.medianViews === null || (candidate.viewsSample ?? HISTORY_MIN) < HISTORY_MIN,
  );
  if (thin.length === 0) return null;
  return {
    rule: `${prefix(input)}.history.thin`,
    severity: thin.length * 2 > input.picks.length ? "medium" : "low",
    detail: `The views of ${plural(thin.length, "creator")} rest on fewer than ${HISTORY_MIN} posts or on the follower count alone.`,
    evidence: names(thin),
  };
}

function unknownAudience(input: RiskInput): PlanRisk | null {
  const { gender, age } = input.brief.audience;
  if (gender === null && age === null) return null;
  const unknown = input.picks.filter(({ candidate }) => !knowsAudience(input.brief, candidate));
  if (unknown.length === 0) return null;
  return {
    rule: `${prefix(input)}.audience.unknown`,
    severity: unknown.length * 2 > input.picks.length ? "medium" : "low",
    detail: `The audience of ${plural(unknown.length, "creator")} is not known; a usual audience of their topic stands in for it.`,
    evidence: names(unknown),
  };
}

function disclosures({ brief, picks }: RiskInput): PlanRisk[] {
  const countries = new Set([...brief.markets, ...picks.flatMap(({ candidate }) => candidate.country ?? [])]);
  return [...countries].toSorted().flatMap((market) => {
    const note = disclosureNote(market);
    if (!note) return [];
    const { text, source } = note;
    const rule = `${market.toLowerCase()}.disclosure.label`;
    return [
      { rule, severity: "low" as const, detail: `${countryName(market)}: ${text}`, evidence: [source] },
    ];
  });
}
