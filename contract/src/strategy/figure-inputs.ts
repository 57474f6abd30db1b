import {
  formatCount,
  formatDate,
  formatMoney,
  formatPercent,
  formatRange,
  formatTotal,
  plural,
  UNKNOWN,
} from "../formats.ts";
import { nameOf } from "../place-names.ts";
import { platformLabel } from "../platforms.ts";
import { costInputs, priceInputs, rightsInputs } from "./cost-inputs.ts";
import { input, listed } from "./inputs.ts";
import type { Inputs, Pick } from "./inputs.ts";
import { pieceCount, piecesText } from "./pieces.ts";
import type { SentenceFigure } from "./sentences.ts";
import type { ShownPlan } from "./plan.ts";

/** What a figure of a plan was made of. `path` is its place in the plan, such as "picks.0.cost". */
export function planFigureInputs(path: string, plan: ShownPlan): Inputs {
  const [part = "", key = ""] = path.split(".");
  const index = Number(path.split(".").find((piece) => /^\d+$/u.test(piece)) ?? -1);
  switch (part) {
    case "picks":
      return pickInputs(plan, index, path);
    case "totals":
      if (key.startsWith("perThousand")) return totalPerThousandInputs(plan, key);
      return key === "reach" ? reachInputs(plan) : costInputs(plan);
    case "certificate":
      return certificateInputs(plan, key, index);
    case "unknown":
      return unknownInputs(plan, index);
    case "risks":
      return sentenceInputs(plan.risks[index]?.figures, path);
    case "brief":
    case "cheapestBudget":
      return part === "brief"
        ? costInputs(plan)
        : [input("Cannot hold together", (plan.conflict ?? []).join(", "))];
    case "counts":
      return listed(plan.picks, ({ deliverables }) => piecesText(deliverables));
    default:
      return forecastInputs(path.replace("forecast.", "").split(".")[0] ?? "", plan);
  }
}

function pickInputs({ picks, brief }: ShownPlan, index: number, path: string): Inputs {
  const pick = picks[index];
  if (!pick) return [];
  const { measures, cost, reach } = pick;
  const creator = input("Creator", `@${pick.handle} on ${platformLabel(pick.platform)}`);
  const pieces = input("Pieces", piecesText(pick.deliverables));
  const measured = measures ? measuredInputs(measures) : [];
  const [, , name = ""] = path.split(".");
  switch (name) {
    case "cost":
      return [creator, pieces, ...priceInputs(pick), ...(cost?.basis === "estimated" ? measured : [])];
    case "usage":
    case "exclusivity":
      return [creator, pieces, ...rightsInputs(pick)];
    case "perThousand":
      return [
        creator,
        input("Cost of the package", formatMoney(cost)),
        input("People added", formatTotal(reach)),
      ];
    case "pieces":
      return [creator, pieces];
    case "female":
    case "male":
      return [creator, ...measured];
    default:
      return [
        creator,
        pieces,
        ...measured,
        input("Audience", audienceOf(brief)),
        input(
          "Counted before it",
          index === 0 ? "nobody, it is first in the list" : plural(index, "creator"),
        ),
        ...perThousandInputs(pick),
      ];
  }
}

/** What stands beside a sentence: `path` ends with the figure's name. */
function sentenceInputs(figures: readonly SentenceFigure[] = [], path: string): Inputs {
  return figures.find(({ name }) => path.endsWith(`.${name}`))?.inputs ?? [];
}

/** What each 1,000 of the people whom a creator adds cost. */
function perThousandInputs({ cost, reach }: Pick): Inputs {
  if (!cost || reach === 0) return [];
  const amount = Math.round((cost.amount / reach) * 1000);
  return [input("For each 1,000 people", formatMoney({ amount, currency: cost.currency }))];
}

function measuredInputs(measures: NonNullable<Pick["measures"]>): Inputs {
  const { followers, followersFrom, views, viewsPosts, viewsFrom, female, asOf } = measures;
  const posts = viewsPosts === null ? "" : `, ${plural(viewsPosts, "post")}`;
  return [
    input("Followers", followers === null ? UNKNOWN : formatTotal(followers)),
    ...(followersFrom === null ? [] : [input("Followers from", followersFrom)]),
    input(
      "Views of a usual post",
      views === null ? "estimated from followers" : `${formatTotal(views)}${posts}`,
    ),
    ...(viewsFrom === null || views === null ? [] : [input("Views from", viewsFrom)]),
    ...(female === undefined ? [] : [input("Women in the audience", formatPercent(female, 0))]),
    ...(asOf === null ? [] : [input("Known on", formatDate(asOf, "UTC"))]),
  ];
}

function totalPerThousandInputs({ totals, forecast }: ShownPlan, key: string): Inputs {
  const people = input("People reached", formatTotal(totals.reach));
  const views = input("Views, middle of the forecast", formatTotal(forecast?.views?.p50));
  return [input("Cost of the plan", formatMoney(totals.cost)), key === "perThousandViews" ? views : people];
}

/** Whose people were counted, and how many of the views behind them are measured. */
function reachInputs(plan: ShownPlan): Inputs {
  return [
    ...viewInputs(plan),
    input("Audience", audienceOf(plan.brief)),
    ...listed(plan.picks, ({ reach, measures }) => {
      const followers = measures?.followers ?? null;
      const known = followers === null ? "" : `, ${formatCount(followers)} followers`;
      return `adds ${formatCount(reach)}${known}`;
    }),
  ];
}

function viewInputs({ picks }: ShownPlan): Inputs {
  const measured = picks.filter(({ measures }) => measures && measures.views !== null).length;
  const isKnown = picks.every(({ measures }) => measures !== undefined);
  const pieces = picks.reduce((sum, { deliverables }) => sum + pieceCount(deliverables), 0);
  return [
    input("Creators", formatTotal(picks.length)),
    input("Pieces", formatTotal(pieces)),
    ...(isKnown
      ? [
          input("Views measured", `${measured} of ${picks.length} creators`),
          input("Views estimated", `${picks.length - measured} of ${picks.length}, from followers`),
        ]
      : []),
  ];
}

function forecastInputs(name: string, plan: ShownPlan): Inputs {
  const { forecast } = plan;
  const bands = forecast && { ...forecast };
  const band =
    name === "reach" || name === "views" || name === "engagements" || name === "clicks"
      ? bands?.[name]
      : null;
  const ends = band
    ? [
        input("10 of 100 end below", formatCount(band.p10)),
        input("Middle", formatCount(band.p50)),
        input("10 of 100 end above", formatCount(band.p90)),
      ]
    : [];
  return [...ends, ...viewInputs(plan), input("Flight", flightOf(plan))];
}

function certificateInputs(plan: ShownPlan, key: string, index: number): Inputs {
  const { certificate, brief } = plan;
  if (!certificate) return [];
  const { value, bound, candidates, metric, rules } = certificate;
  const people = (count: number) =>
    `${formatCount(count)} ${metric === "people engaged" ? "people who react" : "people"}`;
  const here = input("This plan", people(value));
  if (key === "rules") {
    const rule = rules[index];
    if (!rule) return [here];
    const { costPercent, open } = rule;
    const unknown = open === "under_gap" ? `less than ${people(bound - value)} more` : UNKNOWN;
    const free = costPercent === null ? unknown : people(Math.round(value * (1 + costPercent / 100)));
    return [input("Rule", rule.rule), here, input("Without the rule", free)];
  }
  if (key === "breakEven") return entryInputs(certificate.breakEven[index], here);
  if (key === "thousandMore")
    return [
      input("Budget", formatMoney(brief.budget)),
      here,
      input("With 1,000 more", people(value + (certificate.thousandMore ?? 0))),
    ];
  const limits = rules.length > 0 ? rules.map(({ rule }) => rule).join("; ") : "none but the budget";
  return [
    here,
    input("Limit", people(bound)),
    input("Creators to choose from", formatTotal(candidates)),
    input("Rules", limits),
    ...(key === "value" ? viewInputs(plan) : []),
  ];
}

function entryInputs(
  entry: NonNullable<ShownPlan["certificate"]>["breakEven"][number] | undefined,
  here: Inputs[number],
): Inputs {
  if (!entry) return [here];
  return [
    input("Creator", `@${entry.handle} on ${platformLabel(entry.platform)}`),
    input("Asks for one piece", formatMoney(entry.askingPrice)),
    input("Would come in at", formatMoney(entry.wouldEnterAt)),
    here,
    input("Why", entry.why),
  ];
}

function unknownInputs({ unknown }: ShownPlan, index: number): Inputs {
  const found = unknown[index];
  if (!found) return [];
  return [
    input("Candidates", formatTotal(found.of)),
    input("With this value", formatTotal(found.of - found.count)),
    input("Without it", formatTotal(found.count)),
  ];
}

function audienceOf({ audience: { gender, age }, markets }: ShownPlan["brief"]): string {
  const who = gender === null ? "people" : gender === "female" ? "women" : "men";
  const ages =
    age === null ? "of every age" : formatRange(String(age.min ?? "up to"), String(age.max ?? "over"));
  const where =
    markets.length > 0 ? markets.map((code) => nameOf("region", code)).join(", ") : "every country";
  return `${who} ${ages}, ${where}`;
}

function flightOf({ brief: { flight } }: ShownPlan): string {
  return formatRange(formatDate(flight.from, "UTC"), formatDate(flight.to, "UTC"));
}
