import { expect, test } from "vitest";
import { CONTEXT, changeSaid } from "#/strategy/brief/brief.fixtures.ts";
import type { Said } from "#/strategy/brief/brief.fixtures.ts";
import { foldInPlace } from "#/language/fold.ts";
import { limitsTakenAway } from "#/strategy/brief/no-limits.ts";
import { budgetFactor } from "./budget-factor.ts";
import { versionAsked } from "./version-asked.ts";

const BUDGET = { amount: 100_000, currency: "EUR" };
const changed = (before: Said, text: string) => changeSaid({ budget: BUDGET, ...before }, text, CONTEXT);
const each = (words: string) => words.split(", ");

test.each(
  each(
    "without, no, not, not in, drop, remove, ohne, kein, keine, keinen, nicht, sans, pas de, sin, sem, não",
  ),
)("a value is taken away by: %s", (word) => {
  expect(changed({ markets: ["DE", "AT"] }, `${word} Austria`).stated.markets).toEqual(["DE"]);
});

test.each(
  each("also, and, add, plus, too, auch, und, aussi, ajoute, et, también, añade, e, também, adiciona"),
)("a value is added by: %s", (word) => {
  expect(changed({ tiers: ["mega"] }, `${word} nano`).stated.tiers).toEqual(["mega", "nano"]);
});

test.each(each("only, just, nur, seulement, uniquement, solo, solamente, apenas, somente, instead"))(
  "a value is left alone by: %s",
  (word) => {
    expect(changed({ platforms: ["tiktok"] }, `and YouTube ${word}`).stated.platforms).toEqual(["youtube"]);
  },
);

test.each<[string, Partial<Said>]>([
  ["Max share: 40%", { maxShare: 40 }],
  ["Max share: 40 %", { maxShare: 40 }],
  ["max share : 5  %", { maxShare: 5 }],
  ["maxshare: 100 %", { maxShare: 100 }],
  ["Creators: 9", { maxCreators: 9 }],
  [" creators :  120 ", { maxCreators: 120 }],
  ["Product:  oat milk ", { product: "oat milk" }],
  ["Market: Germany", { markets: ["DE"] }],
  ["Markets: Germany", { markets: ["DE"] }],
  ["Platform: TikTok", { platforms: ["tiktok"] }],
  ["Platforms: TikTok", { platforms: ["tiktok"] }],
  ["Objective: sales", { objective: "sales" }],
  ["Audience: women", { gender: "female" }],
  ["Deliverables: 2 reels", { deliverables: [{ format: "reel", count: 2 }] }],
])("a slot is changed by its name: %s", (text, stated) => {
  expect(changed({}, text).stated).toEqual({ budget: BUDGET, ...stated });
});

test("a creator who is only named changes nothing, and what was said stays as it was", () => {
  const { stated, words, problem } = changed({ must: ["ann"] }, "@ben");

  expect(stated).toEqual({ budget: BUDGET, must: ["ann"] });
  expect([words, problem]).toEqual([[], "nothing"]);
});

const CHEAPER =
  "cheaper, less expensive, billiger, günstiger, moins cher, más barato, más barata, mais barato, mais barata, bigger, larger, smaller, größer, groesser, kleiner";

test.each(each(CHEAPER).filter((word) => word !== "groesser"))("asks for a number: %s", (word) => {
  expect(changed({}, `make it ${word}`).problem).toBe("how_much");
  expect(changed({}, `make it ${word}x`).problem).not.toBe("how_much");
  expect(changed({}, `make it x${word}`).problem).not.toBe("how_much");
});

test.each(
  each(
    "double, doubles, doublez, twice, doppeltes, doppelt, verdopp, verdopple, dobla, dobl, doble, doblar, dobro",
  ),
)("the budget is doubled by: %s", (word) => {
  for (const money of each("budget, money, Geld, presupuesto, orçamento"))
    expect(budgetFactor(foldInPlace(`${word} the ${money}`))).toBe(2);
  expect(budgetFactor(`x${word} the budget`)).toBeNull();
  expect(budgetFactor(`${word} the xbudget`)).toBeNull();
});

test.each(each("half, halve, halb, halbe, halber, halbiere, moitié, mitad, metade"))(
  "it is halved by: %s",
  (word) => {
    expect(budgetFactor(foldInPlace(`${word} the budget`))).toBe(0.5);
    expect(budgetFactor(foldInPlace(`x${word} the budget`))).toBeNull();
  },
);

test.each(each("less, weniger, de moins, menos"))("per cent less: %s", (word) => {
  expect(budgetFactor(`25 % ${word} budget`)).toBe(0.75);
});

test.each(each("minus, cut, reduce, lower, senke, senken, réduis, réduire, reduce, reduzir"))(
  "less by per cent: %s",
  (word) => {
    expect(budgetFactor(foldInPlace(`${word} the budget 25 %`))).toBe(0.75);
  },
);

test.each(
  each(
    "no, without, remove, drop, lift, forget, ignore, ohne, kein, keine, keinen, sans, pas de, enlève, sin, quita, sem, tira",
  ),
)("limits are taken away by: %s", (word) => {
  for (const limit of each(
    "limit, limits, limite, cap, rule, maximum, Grenze, Obergrenze, Regel, règle, regla",
  ))
    expect([limit, limitsTakenAway(foldInPlace(`${word} more ${limit}`))]).toEqual([
      limit,
      { count: true, share: true },
    ]);
  expect(limitsTakenAway(foldInPlace(`${word} limitless`))).toBeNull();
  expect(limitsTakenAway(foldInPlace(`x${word} limit`))).toBeNull();
  expect(limitsTakenAway(foldInPlace(`${word} ${"a".repeat(31)} limit`))).toBeNull();
});

test.each([
  ["no limit per 5%", { count: false, share: true }],
  ["no limit of 5 %", { count: false, share: true }],
  ["no limit of the share", { count: false, share: true }],
  ["no limit for one creator", { count: false, share: true }],
  ["no limit of a single creator", { count: false, share: true }],
  ["kein Limit beim Anteil, keine Regel", { count: false, share: true }],
  ["sin limite de la parte", { count: false, share: true }],
  ["no limit of shared things", { count: true, share: true }],
  ["no limit of influencers", { count: true, share: false }],
  ["no limit of the count", { count: true, share: false }],
  ["keine Grenze der Anzahl", { count: true, share: false }],
  ["no limit of people", { count: true, share: false }],
  ["as many influencers as you can", { count: true, share: false }],
  ["as many people as you can", { count: true, share: false }],
  ["so viele Creator wie möglich", { count: true, share: true }],
])("which limits are taken away: %s", (text, limits) => {
  expect(limitsTakenAway(foldInPlace(text))).toEqual(limits);
});

test.each(each("halfway, halved, moitiex, mitades, metades"))("%s halves no budget", (word) => {
  expect(budgetFactor(`${word} the budget`)).toBeNull();
});

const UNDO =
  "undo, undo that, undo this, undo it, undo the last change, go back, back, take that back, take it back, rückgängig, mach rückgängig, mach das rückgängig, mach es rückgängig, zurück, annule, annuler, annule ça, deshacer, deshaz, deshazlo, desfazer, the version before, previous version, vorige Version";

test.each(each(UNDO))("goes one version back: %s", (text) => {
  const folded = foldInPlace(text);

  for (const said of [
    `  ${folded} `,
    `please ${folded}`,
    `bitte ${folded} . `,
    `${folded} please!`,
    `${folded} bitte ?`,
  ])
    expect(versionAsked(said)).toBe("before");
  expect(versionAsked(`${folded} on monday`)).toBeNull();
});

test.each(
  each(
    "compare, difference, why, vergleich, vergleiche, vergleichen, warum, comparer, compare, compara, compar, pourquoi, por que",
  ),
)("asks about versions and for none: %s", (word) => {
  expect(versionAsked(`${word} version 2`)).toBeNull();
  expect(versionAsked(`x${word} version  2`)).toBe(2);
  expect(versionAsked(`version 1234 x${word}`)).toBe(1234);
  expect(versionAsked("version 12345")).toBeNull();
});
