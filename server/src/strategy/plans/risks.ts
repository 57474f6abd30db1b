import type { PlanRisk } from "@app/contract/strategy/plan";
import { plural } from "@app/contract/formats";
import type { SentenceFigure } from "@app/contract/strategy/sentences";
import { disclosureNote } from "./disclosure-notes.ts";
import { countryName } from "#/language/places/countries.ts";
import { knowsAudience } from "./reach/audience.ts";
import { amountText, andList, countText } from "#/strategy/brief/wording.ts";
import { boundToRivals } from "./risks/exclusivity.ts";
import { lateDrafts, quietDays, rivals, unknownPlace } from "./risks/own-risks.ts";
import { shortNotice } from "./risks/short-notice.ts";
import { creatorsFigure, limitFigure, names, prefix, unnamed } from "./risks/risk-parts.ts";
import type { RiskInput } from "./risks/risk-parts.ts";

/** A creator with more of the money than this is a concentration (percent). */
const CONCENTRATION = 25;
/** Figures older than this are stale (days). Chosen by us: three months. */
const STALE_DAYS = 90;
/** Fewer posts than this are a thin history. */
const HISTORY_MIN = 6;
const DAY_MS = 86_400_000;

/** Everything worth knowing before signing, gravest first. Ids begin with the market whose rule it is. */
export function findRisks(input: RiskInput): PlanRisk[] {
  const found = [
    concentration(input),
    estimatedPrices(input),
    convertedPrices(input),
    staleData(input),
    thinHistory(input),
    unknownAudience(input),
    unknownPlace(input),
    boundToRivals(input),
    rivals(input),
    lateDrafts(input),
    quietDays(input),
    shortNotice(input),
    ...disclosures(input),
  ];
  const order = ["high", "medium", "low"];
  return found
    .filter((risk) => risk !== null)
    .toSorted((left, right) => order.indexOf(left.severity) - order.indexOf(right.severity));
}

function concentration(input: RiskInput): PlanRisk | null {
  const total = input.picks.reduce((sum, { pick }) => sum + pick.cost.amount, 0);
  const shares = input.picks.map(({ pick }) => ({
    pick,
    percent: Math.round((pick.cost.amount / total) * 100),
  }));
  const large = shares.filter(({ percent }) => percent > CONCENTRATION);
  if (large.length === 0) return null;
  const most = Math.max(...large.map(({ percent }) => percent));
  const [creators, limit] = [creatorsFigure(input, large.length), limitFigure(`${CONCENTRATION}%`)];
  const largest = large.map(({ pick: { handle, cost }, percent }, index) => ({
    text: `@${handle}: ${percent}% of the cost`,
    name: `share.${index}`,
    inputs: [
      { label: "Reserved for this creator", value: amountText(cost) },
      { label: "Cost of the plan", value: amountText({ amount: total, currency: cost.currency }) },
    ],
  }));
  return {
    rule: `${prefix(input)}.concentration.budget`,
    severity: most > 50 ? "high" : "medium",
    detail: `${creators.text} ${large.length === 1 ? "takes" : "take"} more than ${limit.text} of the money${large.length === 1 ? "" : " each"}. If ${large.length === 1 ? "this one" : "one"} falls out, so does that part of the plan.`,
    figures: [creators, limit, ...largest],
    evidence: largest.map(({ text }) => text),
  };
}

function estimatedPrices(input: RiskInput): PlanRisk | null {
  const estimated = input.picks.filter(({ pick }) => pick.cost.basis === "estimated");
  if (estimated.length === 0) return null;
  const currency = estimated[0]?.pick.cost.currency ?? "EUR";
  const reserved = estimated.reduce((sum, { pick }) => sum + pick.cost.amount, 0);
  const highest = estimated.reduce((sum, { pick }) => sum + (pick.cost.high ?? pick.cost.amount), 0);
  const creators = creatorsFigure(input, estimated.length);
  const guessed: SentenceFigure = {
    text: amountText({ amount: reserved, currency }),
    name: "reserved",
    inputs: estimated.map(({ pick }) => ({ label: `@${pick.handle}`, value: amountText(pick.cost) })),
  };
  const more: SentenceFigure = {
    text: amountText({ amount: highest - reserved, currency }),
    name: "more",
    inputs: [
      { label: "Reserved for them", value: amountText({ amount: reserved, currency }) },
      { label: "At the upper end", value: amountText({ amount: highest, currency }) },
    ],
  };
  return {
    rule: `${prefix(input)}.prices.estimated`,
    severity: estimated.length * 2 > input.picks.length ? "high" : "medium",
    detail:
      estimated.length === 1
        ? `The price of ${creators.text} is an estimate, not a quote; the plan reserves ${guessed.text} for it. At its upper end, the plan costs ${more.text} more.`
        : `Prices of ${creators.text} are estimates, not quotes; the plan reserves ${guessed.text} for them. If all ask the upper end, it costs ${more.text} more.`,
    figures: [creators, guessed, more, ...unnamed(estimated.length)],
    evidence: names(estimated),
  };
}

function convertedPrices(input: RiskInput): PlanRisk | null {
  const converted = input.picks.filter(({ pick }) => pick.cost.basis === "converted");
  if (converted.length === 0) return null;
  const prices: SentenceFigure = {
    ...creatorsFigure(input, converted.length),
    text: plural(converted.length, "price"),
  };
  return {
    rule: `${prefix(input)}.prices.converted`,
    severity: "low",
    detail: `${prices.text} in another currency, converted at rounded reference rates. Check before you sign.`,
    figures: [prices, ...unnamed(converted.length)],
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
  const [old, days] = [creatorsFigure(input, stale.length), limitFigure(`${STALE_DAYS} days`)];
  const unsaid: SentenceFigure = { ...creatorsFigure(input, undated.length), name: "undated" };
  const parts = [
    ...(stale.length > 0 ? [`figures of ${old.text} are older than ${days.text}`] : []),
    ...(undated.length > 0
      ? [`nobody says how old ${stale.length > 0 ? "those" : "the figures"} of ${unsaid.text} are`]
      : []),
  ];
  const detail = andList(parts);
  return {
    rule: `${prefix(input)}.data.stale`,
    severity: stale.length * 2 > input.picks.length ? "medium" : "low",
    detail: `${detail.charAt(0).toUpperCase()}${detail.slice(1)}.`,
    figures: [
      ...(stale.length > 0 ? [old, days] : []),
      ...(undated.length > 0 ? [unsaid] : []),
      ...unnamed(stale.length + undated.length),
    ],
    evidence: names([...stale, ...undated]),
  };
}

function thinHistory(input: RiskInput): PlanRisk | null {
  const thin = input.picks.filter(
    ({ candidate }) => candidate.medianViews === null || (candidate.viewsSample ?? HISTORY_MIN) < HISTORY_MIN,
  );
  if (thin.length === 0) return null;
  const followersOnly = thin.filter(({ candidate }) => candidate.medianViews === null).length;
  const creators = creatorsFigure(input, thin.length, [
    { label: "From the follower count alone", value: countText(followersOnly) },
    { label: "From too few posts", value: countText(thin.length - followersOnly) },
  ]);
  const limit = limitFigure(`${HISTORY_MIN} posts`);
  return {
    rule: `${prefix(input)}.history.thin`,
    severity: thin.length * 2 > input.picks.length ? "medium" : "low",
    detail: `The views of ${creators.text} rest on fewer than ${limit.text} or on the follower count alone.`,
    figures: [creators, limit, ...unnamed(thin.length)],
    evidence: names(thin),
  };
}

function unknownAudience(input: RiskInput): PlanRisk | null {
  const { gender, age } = input.brief.audience;
  if (gender === null && age === null) return null;
  const unknown = input.picks.filter(({ candidate }) => !knowsAudience(input.brief, candidate));
  if (unknown.length === 0) return null;
  const creators = creatorsFigure(input, unknown.length);
  return {
    rule: `${prefix(input)}.audience.unknown`,
    severity: unknown.length * 2 > input.picks.length ? "medium" : "low",
    detail: `The audience of ${creators.text} is not known; a usual audience of their topic stands in for it.`,
    figures: [creators, ...unnamed(unknown.length)],
    evidence: names(unknown),
  };
}

function disclosures({ brief, picks }: RiskInput): PlanRisk[] {
  const countries = new Set([...brief.markets, ...picks.flatMap(({ candidate }) => candidate.country ?? [])]);
  return [...countries].toSorted().flatMap((market) => {
    const note = disclosureNote(market);
    if (!note) return brief.markets.includes(market) ? [noRuleFor(market)] : [];
    const { text, source } = note;
    const rule = `${market.toLowerCase()}.disclosure.label`;
    return [
      { rule, severity: "low" as const, detail: `${countryName(market)}: ${text}`, evidence: [source] },
    ];
  });
}

function noRuleFor(market: string): PlanRisk {
  return {
    rule: `${market.toLowerCase()}.disclosure.unknown`,
    severity: "medium",
    detail: `${countryName(market)}: Herald knows no rule on how paid posts must be labelled there. Ask somebody who does before the first piece.`,
    evidence: [],
  };
}
