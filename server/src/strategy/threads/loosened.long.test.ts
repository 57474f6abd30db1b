import { expect, test } from "vitest";
import { sharedApp } from "#/acceptance/test-app.fixtures.ts";
import { beginThread, said, say } from "#/strategy/strategy.fixtures.ts";

const ROWS = Array.from(
  { length: 12 },
  (_, index) =>
    `maker.${index},instagram,${20_000 + index * 900},${6000 + index * 400},Spain,${index % 4 === 3 ? "" : index % 4 === 0 ? "Madrid" : "Bilbao"},100,EUR,${index < 3 ? "fitness" : "travel"}`,
);
const TABLE = ["handle,platform,followers,avg views,country,city,price,currency,category", ...ROWS].join(
  "\n",
);

async function thread() {
  const ana = await (await sharedApp()).signIn();
  await ana("POST", "/api/v1/imports", { text: TABLE });
  const id = await beginThread(ana);
  return async (text: string) => said(await say(ana, id, { text }));
}

test.each([
  [
    "Lanzamiento de una crema, España, 1.000 €, Instagram, mayo",
    "como máximo 3 personas",
    "ya no se puede mantener",
  ],
  [
    "Launch einer Creme, Spanien, 1.000 €, Instagram, Mai",
    "höchstens 3 Leute",
    "lässt sich nicht mehr halten",
  ],
])("what was assumed before and cannot be kept any more is said: %s", async (brief, order, words) => {
  const talk = await thread();

  expect(await talk(brief)).not.toContain(words);
  expect(await talk(order)).toContain(words);
});

test.each([
  ["Launch of a cream, Spain, 1.000 €, Instagram, May", "nobody from Madrid", "Not certain for"],
  ["Lancement d’une crème, Espagne, 1.000 €, Instagram, mai", "personne de Madrid", "Pas sûr pour"],
])("whose city is not known is named where a city is refused: %s", async (brief, order, words) => {
  const talk = await thread();

  expect(await talk(brief)).not.toContain(words);
  const answer = await talk(order);

  expect(answer).toContain(words);
  expect(answer).toMatch(/@maker\.(?:3|7|11)/u);
});

test.each([
  ["detox tea, fitness, Spain, 1.000 €, Instagram, May", "is only preferred"],
  ["Kräutertee, Fitness, Spanien, 1.000 €, Instagram, Mai", "ist nur bevorzugt"],
])("a topic beside a product that too few have is said to be a preference: %s", async (brief, words) => {
  const talk = await thread();

  expect(await talk(brief)).toContain(words);
});
