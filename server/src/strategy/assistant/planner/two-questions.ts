import { anyListed, wordsListed } from "#/language/dictionary.ts";
import { foldInPlace } from "#/language/fold.ts";
import { twoQuestions } from "#/strategy/acts/clauses.ts";
import { readAct } from "#/strategy/acts/read-act.ts";
import { readWorkAsked } from "#/strategy/assistant/questions/work/read-work-asked.ts";
import words from "#/strategy/assistant/questions/work/work-words.json" with { type: "json" };

const FIGURE = anyListed(
  [
    words.roas,
    words.cpe,
    words.cpm,
    words.costPerOrder,
    words.budget,
    words.engagementRate,
    words.likes,
    words.views,
    words.impressions,
    words.orders,
    words.revenue,
    words.fee,
    words.cost,
  ].join(", "),
);
const AND = anyListed("vs, vs., versus, and, und, et, y, e, aur, gegen, contre, contra, &");
const ARTICLE = anyListed("the, den, die, der, das, le, la, les, el, los, las, o, a, os, as, total");
/** "Spend vs revenue", "ventes et coûts": two figures of one thing. */
const TWO = new RegExp(
  `(?<!\\p{L})(?<one>${FIGURE})(?<and>\\s+${AND}\\s+(?:${ARTICLE}\\s+)?)(?<other>${FIGURE})(?!\\p{L})`,
  "u",
);
const OF_PLAN = new RegExp(wordsListed("plan, plano"), "u");

/** Two questions of one message, each in its own words; null where it asks one thing, or says something else. */
export function askedInOne(source: string): readonly [string, string] | null {
  return twoQuestions(source) ?? twoFigures(source);
}

function twoFigures(source: string): readonly [string, string] | null {
  const text = source.normalize("NFC");
  const folded = foldInPlace(text);
  const found = TWO.exec(folded);
  const { one = "", and = "", other = "" } = found?.groups ?? {};
  const { act } = readAct(text);
  const mayAsk = act === "question" || (act !== "order" && text.includes("?"));
  if (!found || !mayAsk || OF_PLAN.test(folded)) return null;
  const [figure, second] = [one, other].map((word) => readWorkAsked(word).figure);
  if (!figure || !second || figure === second) return null;
  const { index } = found;
  const cut = (from: number, to: number) => text.slice(0, from) + text.slice(to);
  const [border, end] = [index + one.length, index + found[0].length];
  return [cut(border, end), cut(index, border + and.length)];
}
