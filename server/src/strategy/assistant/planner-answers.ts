import { filterLabel } from "@app/contract/discovery/filter-names";
import { nearnessText, peopleOf } from "@app/contract/strategy/gain";
import { isGuess } from "@app/contract/strategy/plan-confidence";
import { PlanCard, WhatIf } from "@app/contract/strategy/tools";
import { TOOLS } from "./tools.ts";

/** A tool's result as the planner sees it. */
export interface Finding {
  id: string;
  tool: string;
  output: unknown;
  denied: boolean;
  failed: boolean;
}

const UNSURE = "So nothing was changed. Say it in other words, or apply what I read.";
/** A rule that costs less than this is not worth a sentence (percent of reach). */
const COST_WORTH_SAYING = 0.5;
/** Creators of a change of whom a sentence is said: an answer to a follow-up is short. */
const NAMED_MAX = 2;
const KEPT = " The earlier version is kept.";
const NO_CREATORS =
  "There are no creators in this workspace yet. Bring some in Influencer Discovery, then ask again.";
const NOTHING_FOUND =
  "I did not find a change in this. Name a budget, a place, a platform, a creator or a number, for example “only TikTok”.";

/**
 * The planner's words about what was found. Figures and names stand as references to the results, which the server
 * resolves; no digit is written here.
 */
export function answerText(found: readonly Finding[]): string[] {
  for (const finding of found.toReversed()) {
    const write = WRITERS[finding.tool];
    const text = write?.(finding, found);
    if (text) return text;
  }
  return ["There is nothing to add."];
}

/** What is said instead of an answer where a tool failed or a person said no; null where neither happened. */
export function troubleOf(found: readonly Finding[]): string[] | null {
  if (found.at(-1)?.denied) return ["Nothing was saved. The plan stays as it is."];
  if (!found.some(({ failed }) => failed)) return null;
  return ["This did not work. The plan you have is unchanged; try again, or say it in other words."];
}

type Write = (finding: Finding, found: readonly Finding[]) => string[] | null;

const WRITERS: Readonly<Record<string, Write>> = {
  parse_brief: ({ id, output }) => {
    const { data } = TOOLS.parse_brief.output.safeParse(output);
    return data?.problem ? [ref(id, "problem")] : null;
  },
  optimise_plan: (finding, found) => aboutPlan(finding, found),
  change_plan: ({ id, output }) => aboutChange(id, output),
  explain_creator: ({ id, output }) => aboutCreator(id, output),
  create_collection: ({ id }) => [
    `Saved as the collection ${ref(id, "name")}. To go on, say “make it a campaign”.`,
  ],
  create_campaign: ({ id }) => [
    `Made the draft campaign ${ref(id, "name")}. Its guidelines and handles are still to be filled in.`,
  ],
};

const ref = (id: string, path: string) => `[[${id}#${path}]]`;

function aboutPlan({ id, output }: Finding, found: readonly Finding[]): string[] | null {
  const card = PlanCard.safeParse(output).data;
  if (!card) return null;
  if (isEmpty(found)) return [NO_CREATORS];
  const first = aboutUnkept(id, card);
  if (card.status === "infeasible") return [...first, ...impossible(id, card), ...aboutLeftOut(id, card)];
  const forecast = found.find(({ tool }) => tool === "forecast_plan");
  const range = forecast
    ? `; four of five such campaigns end between ${ref(forecast.id, "reach.p10")} and ${ref(forecast.id, "reach.p90")}`
    : "";
  const metric =
    card.certificate?.metric === "people engaged" ? "They were chosen for people who react. " : "";
  return [
    ...first,
    `${creatorsOf(id, card)} for ${ref(id, "totals.cost")} should reach ${ref(id, "totals.reach")} people of your audience${range}. `,
    `${metric}${aboutGap(id, card)}\n\n`,
    ...aboutRules(id, card),
    ...aboutEntry(id, card),
    ...aboutMore(id, card),
    ...aboutUnknown(found),
    ...aboutBudget(id, card),
    ...aboutLeftOut(id, card),
  ];
}

function aboutRules(id: string, { certificate, assumptions }: PlanCard): string[] {
  const costs = certificate?.rules.map(({ costPercent }, index) => ({ cost: costPercent ?? 0, index })) ?? [];
  const [dearest] = costs.toSorted((left, right) => right.cost - left.cost);
  if (!certificate || !dearest || dearest.cost < COST_WORTH_SAYING) return [];
  const at = `certificate.rules.${dearest.index}`;
  const { rule = "" } = certificate.rules[dearest.index] ?? {};
  const isAssumed = assumptions.some(({ value }) => rule === value || rule === `creators about ${value}`);
  const whose = isAssumed ? "which I assumed" : "your rule";
  return [
    `Without “${ref(id, `${at}.rule`)}”, ${whose}, the plan would reach ${ref(id, `${at}.costPercent`)} more ${peopleOf(certificate)}. `,
  ];
}

/** What was taken for granted of the budget, in the words of the assumption. */
function aboutBudget(id: string, { assumptions }: PlanCard): string[] {
  const index = assumptions.findIndex(({ slot }) => slot === "budget");
  return index < 0 ? [] : [` ${ref(id, `assumptions.${index}.why`)}`];
}

/** How good the choice is: near the best for certain, or only by what prices are guessed to be. */
function aboutGap(id: string, card: PlanCard): string {
  if (!card.certificate) return "";
  const gap = nearnessText(card.certificate, () => ref(id, "certificate.gapPercent"));
  if (!isGuess(card)) return `It is ${gap}.`;
  const { pricesKnown } = card;
  if (pricesKnown && pricesKnown.known === pricesKnown.of)
    return `It is a best guess: what the rights cost is not known. By the shares that are assumed it is ${gap}.`;
  const [known, of] = [ref(id, "pricesKnown.known"), ref(id, "pricesKnown.of")];
  return `It is a best guess: ${known} of ${of} prices known. By these prices it is ${gap}.`;
}

function isEmpty(found: readonly Finding[]): boolean {
  const searched = found.find(({ tool }) => tool === "search_creators");
  return TOOLS.search_creators.output.safeParse(searched?.output).data?.total === 0;
}

function creatorsOf(id: string, { counts }: PlanCard): string {
  return `${ref(id, "counts.creators")} ${counts.creators === 1 ? "creator" : "creators"}`;
}

function aboutEntry(id: string, { certificate }: PlanCard): string[] {
  const index =
    certificate?.breakEven.findIndex(
      ({ wouldEnterAt, askingPrice }) => wouldEnterAt !== null && askingPrice !== null,
    ) ?? -1;
  if (index < 0) return [];
  const at = `certificate.breakEven.${index}`;
  return [
    `@${ref(id, `${at}.handle`)} asks ${ref(id, `${at}.askingPrice`)} and would come in at ${ref(id, `${at}.wouldEnterAt`)} a piece. `,
  ];
}

function aboutMore(id: string, { certificate }: PlanCard): string[] {
  return certificate?.thousandMore
    ? [`A thousand more of the budget would add ${ref(id, "certificate.thousandMore")} people.\n\n`]
    : [];
}

function aboutUnknown(found: readonly Finding[]): string[] {
  const risks = found.find(({ tool }) => tool === "check_risks");
  const { data } = TOOLS.check_risks.output.safeParse(risks?.output);
  const index = data?.unknown.findIndex(({ field }) => field === "price") ?? -1;
  if (!risks || index < 0) return [];
  const at = `unknown.${index}`;
  return [
    `The price of ${ref(risks.id, `${at}.count`)} of ${ref(risks.id, `${at}.of`)} candidates is not known; estimates stand in for it.`,
  ];
}

/** What was stated and is not kept or not understood, before anything else. */
function aboutUnkept(id: string, { unmet = [], unparsed }: Pick<PlanCard, "unmet" | "unparsed">): string[] {
  const unkept = unmet.map(
    (_, index) => `“${ref(id, `unmet.${index}.words`)}” is not kept: ${ref(id, `unmet.${index}.why`)}`,
  );
  const strange = unparsed.map((_, index) => `I did not understand “${ref(id, `unparsed.${index}`)}”.`);
  const all = [...unkept, ...strange];
  return all.length > 0 ? [`${all.join(" ")}\n\n`] : [];
}

/** Creators whom only a missing value keeps out, and how to take them. */
function aboutLeftOut(id: string, { leftOut = [] }: Pick<PlanCard, "leftOut">): string[] {
  return leftOut.map(({ field }, index) => {
    const label = filterLabel(field);
    return ` ${ref(id, `leftOut.${index}.count`)} more may fit, but their ${label} is unknown: say “include creators whose ${label} is unknown” to take them.`;
  });
}

function impossible(
  id: string,
  { conflict, cheapestBudget }: Pick<PlanCard, "conflict" | "cheapestBudget">,
): string[] {
  const rules = conflict.map((rule, index) =>
    rule === "budget" ? "the budget" : `“${ref(id, `conflict.${index}`)}”`,
  );
  const [first = ""] = rules;
  const cheapest = `${ref(id, "cheapestBudget")} is the cheapest budget that would do.`;
  if (rules.length > 1) {
    const way = "No budget would do; leave one of them out, or bring more creators.";
    return [`No plan can keep ${rules.join(" and ")} together. `, cheapestBudget ? cheapest : way];
  }
  if (first === "the budget") return ["Nobody can be hired for the budget. ", cheapestBudget ? cheapest : ""];
  return [`Nobody here fits ${first}. `, cheapestBudget ? cheapest : "Leave it out, or bring more creators."];
}

function aboutChange(id: string, output: unknown): string[] | null {
  const card = TOOLS.change_plan.output.safeParse(output).data;
  if (!card) return null;
  if (card.proposal) return [...aboutUnkept(id, { unparsed: card.unparsed }), UNSURE];
  if (!card.understood) return [card.problem ? ref(id, "problem") : NOTHING_FOUND];
  const first = aboutUnkept(id, card);
  if (card.status === "infeasible")
    return [...first, `${ref(id, "summary")}. `, ...impossible(id, card), KEPT];
  return [
    ...first,
    `${ref(id, "summary")}: ${creatorsOf(id, card)} for ${ref(id, "totals.cost")} ${card.counts.creators === 1 ? "reaches" : "reach"} ${ref(id, "totals.reach")} people${differenceOf(id, card)}`,
    `. ${aboutGap(id, card)}`,
    ...aboutNamed(id, card.named ?? []),
    KEPT,
  ];
}

function differenceOf(id: string, { change }: Pick<PlanCard, "change">, than = "before"): string {
  if (!change || change.reach === null) return "";
  if (change.reach === 0) return `, as many as ${than}`;
  return `, ${ref(id, "change.people")} ${change.reach > 0 ? "more" : "fewer"} than ${than}`;
}

/** Creators who would come in or drop out, of whom so many are named. */
const MOVED_MAX = 3;

/** What would change, of a plan that is not kept. */
export function aboutTrial(found: readonly Finding[]): string[] {
  const finding = found.find(({ tool }) => tool === "what_if");
  const trial = WhatIf.safeParse(finding?.output).data;
  if (!finding || !trial) return ["There is nothing to add."];
  const { id } = finding;
  if (!trial.understood) return [trial.problem === null ? NOTHING_FOUND : ref(id, "problem")];
  const first = aboutUnkept(id, trial);
  if (trial.status === "infeasible") return [...first, `${ref(id, "summary")}. `, ...impossible(id, trial)];
  return [
    ...first,
    `${ref(id, "summary")}: ${ref(id, "totals.reach")} people${differenceOf(id, trial, "now")} for ${ref(id, "totals.cost")}${costDifference(id, trial)}.`,
    aboutMoved(id, "entered", trial.entered),
    aboutMoved(id, "left", trial.left),
    " Nothing is kept yet.",
  ];
}

function costDifference(id: string, { change, costDifference: difference }: WhatIf): string {
  if (!difference || difference.amount === 0) return "";
  return `, ${ref(id, "costDifference")} ${(change?.cost ?? 0) > 0 ? "more" : "less"}`;
}

function aboutMoved(id: string, side: "entered" | "left", all: readonly unknown[]): string {
  if (all.length === 0) return side === "entered" ? " Nobody would come in" : ", and nobody would drop out.";
  const named = all.slice(0, MOVED_MAX).map((_, index) => `@${ref(id, `${side}.${index}.handle`)}`);
  const names = named.join(", ");
  const who = all.length > MOVED_MAX ? `${ref(id, `counts.${side}`)} creators, such as ${names},` : names;
  return side === "entered" ? ` ${who} would come in` : `; ${who} would drop out.`;
}

function aboutNamed(id: string, named: readonly { isIn: boolean }[]): string[] {
  return named
    .slice(0, NAMED_MAX)
    .map(({ isIn }, index) => ` @${ref(id, `named.${index}.handle`)} is ${isIn ? "in" : "not in"} it.`);
}

function aboutCreator(id: string, output: unknown): string[] | null {
  const answer = TOOLS.explain_creator.output.safeParse(output).data;
  if (!answer) return null;
  if (!answer.isKnown) return [ref(id, "why")];
  return [`@${ref(id, "handle")} is ${answer.isIn ? "in" : "not in"} the plan. `, ref(id, "why")];
}
