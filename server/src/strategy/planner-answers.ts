import { PlanCard } from "@app/contract/strategy-tools";
import { TOOLS } from "./strategy.tools.ts";

/** A tool's result as the planner sees it. */
export interface Finding {
  id: string;
  tool: string;
  output: unknown;
  denied: boolean;
  failed: boolean;
}

/** A rule that costs less than this is not worth a sentence (percent of reach). */
const COST_WORTH_SAYING = 0.5;

/**
 * The planner's words about what was found. Figures and names stand as references to the results, which the server
 * resolves; no digit is written here.
 */
export function answerText(found: readonly Finding[]): string[] {
  const last = found.at(-1);
  if (!last) return ["Tell me what you want to launch, where, for whom, and the budget."];
  if (last.denied) return ["Nothing was saved. The plan stays as it is."];
  const failure = found.find(({ failed }) => failed);
  if (failure)
    return ["This did not work. The plan you have is unchanged; try again, or say it in other words."];
  for (const finding of found.toReversed()) {
    const write = WRITERS[finding.tool];
    const text = write?.(finding, found);
    if (text) return text;
  }
  return ["There is nothing to add."];
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
  create_collection: ({ id }) => [`Saved as the collection ${ref(id, "name")}.`],
  create_campaign: ({ id }) => [
    `Made the draft campaign ${ref(id, "name")}. Guidelines and handles are still to be filled in.`,
  ],
};

const ref = (id: string, path: string) => `[[${id}#${path}]]`;

function aboutPlan({ id, output }: Finding, found: readonly Finding[]): string[] | null {
  const card = PlanCard.safeParse(output).data;
  if (!card) return null;
  if (card.status === "infeasible") return impossible(id, card);
  const forecast = found.find(({ tool }) => tool === "forecast_plan");
  const range = forecast
    ? `, likely between ${ref(forecast.id, "reach.p10")} and ${ref(forecast.id, "reach.p90")}`
    : "";
  const metric =
    card.certificate?.metric === "people engaged" ? "They were chosen for people who react. " : "";
  return [
    `${ref(id, "counts.creators")} creators for ${ref(id, "totals.cost")} should reach ${ref(id, "totals.reach")} people of your audience${range}. `,
    `${metric}The plan is within ${ref(id, "certificate.gapPercent")} of the best possible one.\n\n`,
    ...aboutRules(id, card),
    ...aboutEntry(id, card),
    ...aboutMore(id, card),
    ...aboutUnknown(found),
    ...aboutUnparsed(id, card),
  ];
}

function aboutRules(id: string, { certificate }: PlanCard): string[] {
  const costs = certificate?.rules.map(({ costPercent }, index) => ({ cost: costPercent ?? 0, index })) ?? [];
  const [dearest] = costs.toSorted((left, right) => right.cost - left.cost);
  if (!dearest || dearest.cost < COST_WORTH_SAYING) return [];
  const at = `certificate.rules.${dearest.index}`;
  return [
    `The rule to think about: “${ref(id, `${at}.rule`)}” costs ${ref(id, `${at}.costPercent`)} of the reach. `,
  ];
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
    `The price of ${ref(risks.id, `${at}.count`)} of ${ref(risks.id, `${at}.of`)} candidates is not known; estimates stand in for it. `,
  ];
}

function aboutUnparsed(id: string, { unparsed }: PlanCard): string[] {
  return unparsed.length > 0 ? [`I did not understand “${ref(id, "unparsed.0")}”.`] : [];
}

function impossible(id: string, { conflict, cheapestBudget }: PlanCard): string[] {
  const rules = conflict.map((_, index) => `“${ref(id, `conflict.${index}`)}”`).join(" and ");
  const way = cheapestBudget
    ? `${ref(id, "cheapestBudget")} is the cheapest budget that would do.`
    : "No budget would do; leave one of them out, or bring more creators.";
  return [`No plan can keep ${rules} together. `, way];
}

function aboutChange(id: string, output: unknown): string[] | null {
  const card = TOOLS.change_plan.output.safeParse(output).data;
  if (!card) return null;
  if (!card.understood) {
    return [
      "I did not find a change in this. Name a budget, a place, a platform, a creator or a number, for example “only TikTok”.",
    ];
  }
  if (card.status === "infeasible") return impossible(id, card);
  const { change } = card;
  const more = change?.reach === null || change === null ? "" : change.reach >= 0 ? "more" : "fewer";
  const difference = more ? `, ${ref(id, "change.people")} ${more} than before` : "";
  return [
    `${ref(id, "summary")}: ${ref(id, "counts.creators")} creators for ${ref(id, "totals.cost")} reach ${ref(id, "totals.reach")} people${difference}, `,
    `within ${ref(id, "certificate.gapPercent")} of the best possible plan. The earlier version is kept.`,
  ];
}

function aboutCreator(id: string, output: unknown): string[] | null {
  const answer = TOOLS.explain_creator.output.safeParse(output).data;
  if (!answer) return null;
  if (answer.isIn) return [`@${ref(id, "handle")} is in the plan. `, ref(id, "why")];
  return [`@${ref(id, "handle")} is not in the plan. `, ref(id, "why")];
}
