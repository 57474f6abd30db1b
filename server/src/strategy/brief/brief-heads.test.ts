import { expect, test } from "vitest";
import { CONTEXT, readSaid } from "./brief.fixtures.ts";

const LABELS =
  "flight, audience, target, target group, target audience, objective, goal, budget, market, markets, platform, platforms, deliverables, creators, categories, country, countries, Zielgruppe, Ziel, Plattform, Plattformen, Markt, Märkte, Laufzeit, Zeitraum, objectif, cible, plateforme, plateformes, marché, marchés, objetivo, público, plataforma, plataformas, mercado, mercados";

test.each(LABELS.split(", "))("the name of a slot says nothing of its own: %s", (label) => {
  for (const lead of ["", "; ", ", ", ". ", "\n", " – ", "- ", "("]) {
    for (const sign of [":", " :", " ="]) {
      const { unparsed, stated } = readSaid(`Serum, 9.000 €${lead || ", "}${label}${sign} Germany`, CONTEXT);
      expect([lead, sign, unparsed, stated.markets]).toEqual([lead, sign, [], ["DE"]]);
    }
  }
});

test.each(["heraus", "auf den Markt"])("neither does the end of a verb: wir bringen Serum %s", (words) => {
  expect(readSaid(`Wir bringen Serum ${words}, 9.000 €`, CONTEXT).stated.product).toBe("Serum");
});

const HEADS =
  "from, sent, to, cc, subject, date, von, gesendet, an, betreff, datum, envoyé, objet, para, enviado, asunto, assunto";

test.each(HEADS.split(", "))("the head of a mail says nothing of a plan: %s: 3 March, Xanadu", (head) => {
  for (const quote of ["", "> ", ">> ", "  "]) {
    const mail = `${quote}${head}: Xanadu, 3 March\nSerum in Germany, 9.000 €`;
    const { stated, unparsed } = readSaid(`Hi\n${mail}`, CONTEXT);

    expect([stated.flight, stated.product, unparsed]).toEqual([undefined, "Serum", []]);
    expect(readSaid(mail, CONTEXT).stated.flight).toBeUndefined();
  }
  expect(readSaid(`Serum, 9.000 €, x${head}: 3 March`, CONTEXT).stated.flight).toEqual({
    from: "2027-03-03",
  });
});

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
