import { AMOUNT_MAX } from "@app/contract/money";
import { expect, test } from "vitest";
import { byLength } from "#/acceptance/test-length.fixtures.ts";
import { CURRENCY_WORDS } from "#/language/money/currencies.ts";
import { SCALES } from "#/language/numbers/scales.ts";
import { readText } from "#/strategy/brief/brief-parser.ts";
import { questionOf } from "#/strategy/brief/reading/question.ts";

const CONTEXT = { today: "2026-11-29", currency: "EUR" };
/** The same two sentences in each language: a budget, and less than it as the most that all may cost. */
const SENTENCES: Readonly<Record<string, (budget: string, most: string) => string>> = {
  en: (budget, most) => `in India, budget ${budget}. Costs must not exceed ${most}`,
  "en total": (budget, most) => `budget ${budget}. Total cost must not exceed ${most}`,
  de: (budget, most) => `Budget ${budget}, Kosten dürfen ${most} nicht übersteigen`,
  fr: (budget, most) => `Budget ${budget}. Les coûts ne doivent pas dépasser ${most}`,
  es: (budget, most) => `Presupuesto ${budget}. Los costes no deben superar ${most}`,
  pt: (budget, most) => `Orçamento ${budget}. Os custos não podem ultrapassar ${most}`,
  hi: (budget, most) => `Budget ${budget}, kharcha ${most} se zyada nahi`,
};
const SCALES_DRAWN = byLength({ short: 24, long: 70 });
const OF_CURRENCIES = byLength({ short: 25, long: 76 });
const IN_EUROS = byLength({ short: 5, long: 14 });
const LANGUAGES = Object.keys(SENTENCES).slice(0, byLength({ short: 1, long: 7 }));

/** "L" is lakh in capitals only, as are currencies that are words. */
const SCALE_WORDS = [...SCALES].flatMap(([word, { factor }]) =>
  2000 * factor > AMOUNT_MAX ? [] : [word === "l" ? "L" : word],
);
const SIGNS = [...CURRENCY_WORDS].map(([word, { isWord }]) => (isWord ? word.toUpperCase() : word));

/** So many of the words at most, from all of the list; all of them in each language took minutes. */
function drawn<Word>(count: number, words: readonly Word[]): readonly Word[] {
  const step = Math.ceil(words.length / count);
  return words.filter((_, index) => index % step === 0);
}

function unasked(amounts: readonly (readonly [string, string])[]): string[] {
  return LANGUAGES.flatMap((language) =>
    amounts.flatMap((pair) => {
      const text = SENTENCES[language]?.(...pair) ?? "";
      const { unread } = readText(text, CONTEXT);
      return unread?.kind === "against" && unread.words.includes(pair[0]) ? [] : [text];
    }),
  );
}

test("whatever scale the two amounts are counted in, which of them holds is asked", () => {
  expect(unasked(drawn(SCALES_DRAWN, SCALE_WORDS).map((word) => [`20 ${word}`, `10 ${word}`]))).toEqual([]);
  expect(unasked(drawn(IN_EUROS, SCALE_WORDS).map((word) => [`20 ${word} EUR`, `10 ${word} EUR`]))).toEqual(
    [],
  );
});

test("whatever currency the two amounts are in, which of them holds is asked", () => {
  expect(unasked(drawn(OF_CURRENCIES, SIGNS).map((sign) => [`20000 ${sign}`, `10000 ${sign}`]))).toEqual([]);
  expect(unasked(drawn(OF_CURRENCIES, SIGNS).map((sign) => [`${sign} 20000`, `${sign} 10000`]))).toEqual([]);
});

test.each([
  ["budget 9000 CHF, total must not exceed 6000, Austria", "CHF", 600_000],
  ["budget ¥900000 in Japan. Costs must not exceed ¥600000", "JPY", 600_000],
  ["in India, budget 2 crore. Costs must not exceed 1.5 crore", "INR", 1_500_000_000],
])("the limit, where it holds, is money like the budget was: %s", (text, currency, amount) => {
  const { unread } = readText(text, CONTEXT);
  const [, other] = questionOf(text, unread ?? { kind: "place", words: "" }).answers;

  expect(readText(other?.text ?? "", CONTEXT).stated.budget).toEqual({ amount, currency });
});
