import { filterLabel } from "@app/contract/discovery/filters/filter-labels";
import {
  formatCount,
  formatDate,
  formatMoney,
  formatRange,
  formatTotal,
  plural,
} from "@app/contract/formats";
import { nameOf } from "@app/contract/place-names";
import { platformLabel } from "@app/contract/platforms";
import type { CardText } from "@app/contract/strategy/answers/card-text";
import { sourceOf } from "@app/contract/strategy/figures";
import { formatWord, pieceCount, piecesText } from "@app/contract/strategy/pieces";
import { costText } from "@app/contract/strategy/plan-confidence";
import type { ShownPlan } from "@app/contract/strategy/plan";
import type { Strategy } from "@app/contract/strategy/schemas";
import { WITHHELD } from "#/platform/http/price-texts.ts";
import type { PlanThen } from "./thread-snapshot.ts";

/** A stored plan in texts: who, what it costs, whom it reaches, when, and what is not known. */
export function planThen(strategy: Strategy, seesPrices: boolean): PlanThen {
  const { name, version, plan } = strategy;
  const { from, to } = plan.brief.flight;
  return {
    name,
    version,
    of: [
      ...plan.brief.markets.map((market) => nameOf("region", market)),
      ...plan.brief.platforms.map(platformLabel),
      formatRange(formatDate(from, "UTC"), formatDate(to, "UTC")),
    ],
    figures: figuresOf(strategy, seesPrices),
    tables: [creatorsTable(plan, seesPrices), calendarTable(plan)].filter(({ rows }) => rows.length > 0),
    open: openOf(plan),
  };
}

function figuresOf(strategy: Strategy, seesPrices: boolean): PlanThen["figures"] {
  const { totals, forecast, picks, brief } = strategy.plan;
  const pieces = picks.reduce((sum, { deliverables }) => sum + pieceCount(deliverables), 0);
  const range =
    forecast?.reach && formatRange(formatCount(forecast.reach.p10), formatCount(forecast.reach.p90));
  return [
    {
      label: "People reached",
      value: formatCount(totals.reach),
      note: range ? `Most likely; four of five such campaigns end in ${range}` : "",
      source: sourceOf(strategy, "totals.reach"),
    },
    ...(seesPrices
      ? [
          {
            label: "Cost",
            value: formatMoney(totals.cost),
            note: brief.budget ? `Budget ${formatMoney(brief.budget)}` : "No budget named",
            source: sourceOf(strategy, "totals.cost"),
          },
        ]
      : []),
    {
      label: "Creators",
      value: formatTotal(picks.length),
      note: `${plural(pieces, "piece")} in all`,
      source: sourceOf(strategy, "counts.creators"),
    },
  ];
}

const TABLE: Omit<CardText, "title"> = { text: null, columns: [], rows: [], figures: [], note: null };
const words = (name: string) => ({ name, isNumeric: false });
const numbers = (name: string) => ({ name, isNumeric: true });

function creatorsTable({ picks, calendar }: ShownPlan, seesPrices: boolean): CardText {
  return {
    ...TABLE,
    title: "Creators of the plan",
    columns: [
      words("Creator"),
      words("Platform"),
      words("Pieces"),
      ...(seesPrices ? [numbers("Cost")] : []),
      numbers("People added"),
      numbers("First live"),
    ],
    rows: picks.map(({ creatorId, handle, platform, deliverables, cost, reach }) => {
      const days = calendar.flatMap((entry) => (entry.creatorId === creatorId ? entry.date : []));
      return [
        `@${handle}`,
        platformLabel(platform),
        piecesText(deliverables),
        ...(seesPrices ? [costText(cost)] : []),
        formatCount(reach),
        formatDate(days.toSorted()[0], "UTC"),
      ];
    }),
  };
}

function calendarTable({ calendar }: ShownPlan): CardText {
  return {
    ...TABLE,
    title: "Days of the plan",
    columns: [words("Day"), words("Time"), words("Creator"), words("Piece"), words("Draft due")],
    rows: calendar.map(({ date, time, timeZone, handle, deliverable, draftDue }) => [
      formatDate(date, "UTC"),
      timeZone === undefined ? time : `${time}, ${timeZone}`,
      `@${handle}`,
      formatWord(deliverable, 1),
      formatDate(draftDue, "UTC"),
    ]),
  };
}

function openOf(plan: ShownPlan): string[] {
  const { unmet = [], unparsed, unknown, pricesKnown, assumptions, conflict = [] } = plan;
  const guessed = pricesKnown && pricesKnown.known < pricesKnown.of ? pricesKnown : null;
  return [
    ...(conflict.length > 0 ? [`No choice of creators keeps all of this: ${conflict.join("; ")}.`] : []),
    ...unmet.map(({ words: wish, why }) => `“${wish}” is not kept. ${why}`),
    ...unparsed.map((wish) => `“${wish}” was not understood.`),
    ...unknown.map(({ field, count, of, isLeftOut = false }) =>
      isLeftOut
        ? `${formatTotal(count)} more may fit, but their ${filterLabel(field)} is unknown.`
        : `Not known: ${filterLabel(field)} of ${formatTotal(count)} of ${plural(of, "candidate")}.`,
    ),
    ...(guessed
      ? [
          `The price is known of ${formatTotal(guessed.known)} of ${plural(guessed.of, "creator")}; the others are guesses.`,
        ]
      : []),
    ...assumptions.flatMap(({ value, why }) =>
      [value, why].includes(WITHHELD) ? [] : [`Taken for granted: ${value}. ${why}`],
    ),
  ];
}
