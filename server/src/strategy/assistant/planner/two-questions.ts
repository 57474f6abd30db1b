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
/** "… and how much revenue": another figure of what was asked about before it. */
const ANOTHER = new RegExp(
  `^(?<before>.*?(?<!\\p{L})(?<one>${FIGURE})(?!\\p{L}).*?)\\s*,?\\s+${AND}\\s+(?:${anyListed("how much, how many, what, wie viel, wieviel, wie viele, wieviele, welchen, welche, combien de, quel, quelle, quels, quelles, cuanto, cuanta, cuantos, cuantas, quanto, quanta, quantos, quantas, kitna, kitni, kitne")}\\s+)(?<other>${FIGURE})\\s*[?.!]*$`,
  "u",
);
const OF_PLAN = new RegExp(wordsListed("plan, plano"), "u");

/** Two questions of one message, each in its own words; null where it asks one thing, or says something else. */
export function askedInOne(source: string): readonly [string, string] | null {
  return twoQuestions(source) ?? twoFigures(source) ?? anotherFigure(source);
}

/** "How many views did Spring bring and how much revenue": the second is asked of what the first is of. */
function anotherFigure(source: string): readonly [string, string] | null {
  const text = source.normalize("NFC");
  const found = ANOTHER.exec(foldInPlace(text))?.groups;
  const { before = "", one = "", other = "" } = found ?? {};
  if (!found || OF_PLAN.test(before) || readAct(text).act === "order") return null;
  const [figure, second] = [one, other].map((word) => readWorkAsked(word).figure);
  if (!figure || !second || figure === second) return null;
  const first = text.slice(0, before.length);
  const at = before.search(new RegExp(`(?<!\\p{L})${one}(?!\\p{L})`, "u"));
  return [first, `${first.slice(0, at)}${other}${first.slice(at + one.length)}`];
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
