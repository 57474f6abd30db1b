import { expect, test } from "vitest";
import { CONTEXT, readSaid } from "./brief.fixtures.ts";

const LABELS =
  "flight, audience, target, target group, target audience, objective, goal, budget, market, markets, platform, platforms, deliverables, creators, categories, country, countries, Zielgruppe, Ziel, Plattform, Plattformen, Markt, Märkte, Laufzeit, Zeitraum, objectif, cible, plateforme, plateformes, marché, marchés, objetivo, público, plataforma, plataformas, mercado, mercados";

const inGermany = (words: string) => {
  const { unparsed, stated } = readSaid(`Serum, 9.000 €${words} Germany`, CONTEXT);
  return [unparsed, stated.markets];
};

test.each(LABELS.split(", "))("the name of a slot says nothing of its own: %s", (label) => {
  expect(inGermany(`, ${label}:`)).toEqual([[], ["DE"]]);
});

test.each(["; ", ", ", ". ", "\n", " – ", "- ", "("])("nor does it behind another sign: %s", (lead) => {
  for (const sign of [":", " :", " ="]) expect(inGermany(`${lead}market${sign}`)).toEqual([[], ["DE"]]);
});

test.each(["heraus", "auf den Markt"])("neither does the end of a verb: wir bringen Serum %s", (words) => {
  expect(readSaid(`Wir bringen Serum ${words}, 9.000 €`, CONTEXT).stated.product).toBe("Serum");
});

const HEADS =
  "from, sent, to, cc, subject, date, von, gesendet, an, betreff, datum, envoyé, objet, para, enviado, asunto, assunto";

test.each([...HEADS.split(", "), "> date", ">> date", "  date"])(
  "the head of a mail says nothing of a plan: %s: 3 March, Xanadu",
  (head) => {
    const mail = `${head}: Xanadu, 3 March\nSerum in Germany, 9.000 €`;
    const { stated, unparsed } = readSaid(`Hi\n${mail}`, CONTEXT);

    expect([stated.flight, stated.product, unparsed]).toEqual([undefined, "Serum", []]);
    expect(readSaid(mail, CONTEXT).stated.flight).toBeUndefined();
    expect(readSaid(`Serum, 9.000 €, x${head.trim()}: 3 March`, CONTEXT).stated.flight).toEqual({
      from: "2027-03-03",
    });
  },
);

test.each([
  "Forwarded message",
  "Weitergeleitete Nachricht",
  "Message transféré",
  "Mensaje reenviado",
  "Mensagem encaminhada",
])("nor does the line above it: %s", (words) => {
  for (const line of [`---------- ${words} ----------`, `---${words}---`])
    expect(readSaid(`${line}\nSerum in Germany, 9.000 €`, CONTEXT)).toMatchObject({
      unparsed: [],
      stated: { product: "Serum", markets: ["DE"] },
    });
});

test.each([
  ["Launch of Parfum à Genève, 9.000 €", "Parfum"],
  ["Launch of Parfum de Paris, 9.000 €", "Parfum"],
  ["Launch of Berlin tea, 9.000 €", "Berlin tea"],
  ["Launch of tea, 9.000 €, in Paris", "tea"],
  ["Launch of oat  milk, 9.000 €", "oat milk"],
])("where it is launched is no part of what is: %s", (text, product) => {
  expect(readSaid(text, CONTEXT).stated.product).toBe(product);
});

test.each([
  ["5000 kr in Sweden", "SEK"],
  ["5000 kr in Norway", "NOK"],
  ["5000 kr in Oslo", "NOK"],
  ["5000 kr in Copenhagen", "DKK"],
])("a place tells whose money it is: %s", (text, currency) => {
  expect(readSaid(`Serum, ${text}`, CONTEXT).stated.budget).toEqual({ amount: 500_000, currency });
});

test.each([
  ["creators under 2000 €", { amount: 200_000, currency: "EUR" }, undefined],
  ["price of 200 to 300 €", undefined, undefined],
])("what one may cost is a price, with an upper end alone: %s", (text, maxPrice, filters) => {
  const { stated } = readSaid(`Serum, 9.000 €, ${text}`, CONTEXT);

  expect([stated.maxPrice, stated.filters]).toEqual([maxPrice, filters]);
});

test.each(["Indian creators in Dubai", "Brazilian moms in Lisbon"])(
  "who lives elsewhere is of no market: %s",
  (text) => {
    expect(readSaid(`Serum, 9.000 €, ${text}`, CONTEXT).stated.markets).toHaveLength(1);
  },
);

test.each([
  ["1 December, reels, Friday", { from: "2026-12-01" }],
  ["until 5 January, from 20 December", { from: "2026-12-20", to: "2027-01-05" }],
  ["20 December, 5 January", { from: "2026-12-20", to: "2027-01-05" }],
  ["Friday, 5 January", { from: "2026-11-27", to: "2027-01-05" }],
])("days are taken in the order in which they stand: %s", (text, flight) => {
  expect(readSaid(`Serum, 9.000 €, ${text}`, CONTEXT).stated.flight).toEqual(flight);
});

test.each([
  ["500 €, 900 € in total", 90_000],
  ["900 € in total, 500 €", 90_000],
  ["500 €, 900 €", 50_000],
])("the amount that is said to be the whole is the budget: %s", (text, amount) => {
  expect(readSaid(`Serum, ${text}`, CONTEXT).stated.budget?.amount).toBe(amount);
});

test.each([
  ["2000 more influencers", null],
  ["2000 more creators", null],
  ["2000 more creator", null],
  ["2000 more", 200_000],
])("a number of people is no change of the budget: %s", (text, amount) => {
  expect(readSaid(text, CONTEXT).budgetChange?.amount ?? null).toBe(amount);
});
