import { expect, test } from "vitest";
import { CONTEXT, readSaid } from "#/strategy/brief/brief.fixtures.ts";

const read = (text: string) => readSaid(text, CONTEXT);
const euro = (amount: number) => ({ amount: amount * 100, currency: "EUR" });

const MORE = [
  "500 € more",
  "500 € extra",
  "500 € on top",
  "500 € mehr",
  "500 € zusätzlich",
  "500 € de plus",
  "500 € en plus",
  "500 € más",
  "500 € adicionales",
  "500 € a mais",
  "500 € adicional",
  "Budget um 500 € erhöhen",
  "Budget um 500 € aufstocken",
  "500  more",
  "500  €  more",
  "add 500 €",
  "noch 500 €",
  "weitere 500 €",
  "plus 500 €",
  "increase it by 500 €",
  "augmente le budget de 500 €",
  "aumenta el presupuesto por 500 €",
];
const LESS = [
  "500 € less",
  "500 € fewer",
  "500 € weniger",
  "500 € de moins",
  "500 € en moins",
  "500 € menos",
  "500 € a menos",
  "Budget um 500 € senken",
  "Budget um 500 € kürzen",
  "Budget um 500 € reduzieren",
  "500  less",
  "500  €  less",
  "save 500 €",
  "minus 500 €",
  "lower the budget by 500 €",
  "réduis le budget de 500 €",
  "reduzir o orçamento em 500 €",
  "-500",
];

test.each([...MORE.map((text) => [text, 500] as const), ...LESS.map((text) => [text, -500] as const)])(
  "the budget grows or shrinks: %s",
  (text, change) => {
    const { budgetChange, stated } = read(text);

    expect(budgetChange).toEqual(euro(change));
    expect(stated.budget).toBeUndefined();
  },
);

test.each([
  ["500 € moreover", null],
  ["500 € lessons", null],
  ["50 less", -50],
  ["49 less", null],
  ["500  more  creators", null],
  ["500 more people", null],
  ["500 weitere Personen mehr", null],
])(
  "a word that only begins so changes no budget, and neither does a number of people: %s",
  (text, change) => {
    expect(read(text).budgetChange).toEqual(change === null ? null : euro(change));
  },
);

test.each(["per", "pro", "je", "par", "por", "each", "for each", "cada"])(
  "what one creator may get stands before: %s",
  (word) => {
    expect(read(`Serum, 9.000 €, 500 € ${word} creator`).stated).toMatchObject({
      budget: euro(9000),
      maxFee: euro(500),
    });
    expect(read(`Serum, 9.000 €, 500€${word === "each" ? "" : " "} ${word}`).stated.maxFee).toEqual(
      euro(500),
    );
  },
);

test.each(["para una campaña de champú", "Projekt Tee", "performance tea", "jedenfalls Tee", "Paris tea"])(
  "a budget stays one before a word that only begins like a share of it: %s",
  (words) => {
    expect(read(`5.000 € ${words}`).stated).toMatchObject({ budget: euro(5000) });
    expect(read(`5.000 € ${words}`).stated.maxFee).toBeUndefined();
  },
);

test.each<[string, number | null]>([
  ["2026", null],
  ["20260", 20_260],
  ["12026", 12_026],
  ["1990", null],
  ["2100", null],
  ["2000,50", 2000.5],
  ["2.000", 2000],
  ["1989", 1989],
  ["2101", 2101],
])("a number that is written as years are is no money, and a longer one is: %s", (text, amount) => {
  expect(read(`Serum in Germany, ${text}`).stated.budget?.amount ?? null).toBe(
    amount === null ? null : amount * 100,
  );
});

test.each([
  ["Launch of tea in Germany, €5,000 – 10,000 views", 5000, undefined],
  ["Creators in Germany, 10-15k €", 15_000, 10_000],
  ["Reels for tea, €10,000 to €15,000", 15_000, 10_000],
])("a number that counts something ends no range of money: %s", (text, amount, from) => {
  expect(read(text).stated.budget).toEqual(euro(amount));
  expect(read(text).stated.budgetFrom).toEqual(from === undefined ? undefined : euro(from));
});

test.each(["Tea in Delhi, 5 L", "Tea in Delhi, 10 L per creator", "Tea in Delhi, 5 L Instagram"])(
  "nothing is left over of lakh: %s",
  (text) => {
    expect(read(text).unparsed).toEqual([]);
  },
);

test.each([
  "über 10k",
  "über 10.000",
  "unter 10k",
  "mehr als 10k",
  "under 10k",
  "below 10k",
  "above 10k",
  "min 10k",
  "menos de 10k",
  "mas de 10k",
  "moins de 10k",
  "10k",
])("what is left of a limit is no product: %s", (limit) => {
  const { stated, unparsed } = read(`keine ${limit}, Running app, 9.000 €`);

  // A search reads some of them as a limit of followers; the others are told.
  expect(stated.product).toBe("Running app");
  expect(unparsed.length + Number(stated.followers !== undefined)).toBe(1);
});

test.each(["Windows 11", "Studio 10k", "belowzero 5", "7up cola"])(
  "a number in the name of a product is no limit: %s",
  (product) => {
    expect(read(`${product}, 9.000 €`).stated.product).toBe(product);
  },
);
