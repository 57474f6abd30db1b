import { CreatorAverage, CreatorsFound } from "@app/contract/strategy/findings/schemas";
import type { Finding } from "#/strategy/assistant/planner-answers.ts";
import { joined, listed } from "./telling.ts";
import { NAMED_VALUES } from "./words/question-words.ts";
import type { QuestionWords, Said } from "./words/question-words.ts";

/** What is told: the finding, and the person's own words for whom it is about. */
export interface Told {
  words: QuestionWords;
  finding: Finding;
  asked: string;
  /** How many were asked for by number. */
  count?: number | null;
  /** The sum is asked for, and no mean. */
  isTogether: boolean;
}

/** Places that are named in words, and as many as were asked for by number; the table below has the others. */
const NAMED_PLACES = 3;
const ASKED_PLACES = 5;
const VALUES_SAID = 2;
/** From so few values eight in ten say nothing. Chosen by us. */
const SPREAD_FROM = 10;

export function countSentences({ words, finding, asked }: Told): string[] {
  const found = CreatorsFound.safeParse(finding.output).data;
  if (!found) return [];
  const { total, creators } = saidOf(finding, found);
  if (asked === "") return [words.allOf(total)];
  const counted = found.total === 0 ? words.none(creators, asked) : words.count(total, creators, asked);
  return joined([counted, ...convertedIn(words, finding, found), ...notKnown(words, finding, found)]);
}

export function findSentences({ words, finding, asked }: Told): string[] {
  const found = CreatorsFound.safeParse(finding.output).data;
  if (!found) return [];
  const { total, creators } = saidOf(finding, found);
  if (asked === "") return [words.allOf(total)];
  const shown = { text: place(finding, "shown"), n: found.shown };
  const first = found.total === 0 ? words.none(creators, asked) : words.find(shown, total, asked);
  return joined([first, ...convertedIn(words, finding, found), ...notKnown(words, finding, found)]);
}

export function rankSentences({ words, finding, asked, count }: Told): string[] {
  const found = CreatorsFound.safeParse(finding.output).data;
  if (!found?.by) return [];
  const { by, per, dir, rows } = found;
  const measure = measureOf(words, by, per);
  const { total, known, otherCurrency, creators } = saidOf(finding, found);
  if (found.total === 0) return joined([words.none(creators, asked), ...notKnown(words, finding, found)]);
  if (rows.length === 0) return [words.figureOfNobody(measure, total)];
  const places = rows
    .slice(0, Math.min(count ?? NAMED_PLACES, ASKED_PLACES))
    .map((_row, index) => `@[[${finding.id}#rows.${index}.handle]] ${place(finding, `rows.${index}.${by}`)}`);
  return joined([
    words.rank(measure, dir === "desc", listed(places, words.and)),
    words.ofWhom(known, total, asked),
    ...(found.otherCurrency > 0 ? [words.otherCurrency(otherCurrency)] : []),
  ]);
}

export function averageSentences({ words, finding, asked, isTogether }: Told): string[] {
  const found = CreatorAverage.safeParse(finding.output).data;
  if (!found) return [];
  const { total, known, otherCurrency, creators } = saidOf(finding, found);
  const measure = measureOf(words, found.by, found.per);
  if (found.total === 0) return joined([words.none(creators, asked), ...notKnown(words, finding, found)]);
  if (found.known === 0) return [words.figureOfNobody(measure, total)];
  return joined([
    ...(isTogether
      ? [words.together(measure, place(finding, "sum"))]
      : [words.average(measure, place(finding, "mean"), place(finding, "p50"))]),
    ...(!isTogether && found.known >= SPREAD_FROM
      ? [words.spread(place(finding, "p10"), place(finding, "p90"))]
      : []),
    words.ofWhom(known, total, asked),
    ...(found.otherCurrency > 0 ? [words.otherCurrency(otherCurrency)] : []),
  ]);
}

function saidOf(finding: Finding, found: CreatorsFound | CreatorAverage) {
  const said = (name: "total" | "creators" | "known" | "otherCurrency"): Said => ({
    text: place(finding, name),
    n: found[name],
  });
  return {
    total: said("total"),
    creators: said("creators"),
    known: said("known"),
    otherCurrency: said("otherCurrency"),
  };
}

/** Who would fit by their price in another currency, so that nobody takes them for unknown. */
function convertedIn(
  words: QuestionWords,
  finding: Finding,
  { converted, filters }: CreatorsFound,
): string[] {
  const currency = filters.price?.currency;
  if (!converted || converted.of === 0 || currency === undefined) return [];
  const named = converted.rows
    .slice(0, ASKED_PLACES)
    .map(
      (_, index) =>
        `@${place(finding, `converted.rows.${index}.handle`)} ${place(finding, `converted.rows.${index}.price`)}`,
    );
  return [
    words.converted(
      place(finding, "converted.of"),
      currency,
      listed(named, words.and),
      converted.rows.length > named.length,
    ),
  ];
}

/** Who may fit, but of whom nobody knows; of a price, in the currency that it was asked in: another one may be known. */
function notKnown(words: QuestionWords, finding: Finding, found: CreatorsFound | CreatorAverage) {
  const { unknown, filters } = found;
  const converted = "converted" in found ? found.converted : undefined;
  return unknown.slice(0, VALUES_SAID).flatMap(({ filter, count }, index) => {
    const isPrice = filter === "price";
    // Of those whose price is in another currency it was said where they are told.
    const n = isPrice && converted ? converted.unpriced : count;
    if (n === 0) return [];
    const path = isPrice && converted ? "converted.unpriced" : `unknown.${index}.count`;
    const name = NAMED_VALUES.find((one) => one === filter) ?? "other";
    const currency = isPrice && !converted ? filters.price?.currency : undefined;
    const value = `${words.values[name]}${currency === undefined ? "" : ` (${currency})`}`;
    return words.valueNotKnown({ text: place(finding, path), n }, value);
  });
}

function measureOf(words: QuestionWords, by: keyof QuestionWords["measures"], per: string | null): string {
  return per === null ? words.measures[by] : `${words.measures[by]} (${per})`;
}

function place({ id }: Finding, path: string): string {
  return `[[${id}#${path}]]`;
}
