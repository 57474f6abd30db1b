import { expect, test } from "vitest";
import { meaningOf } from "./reading.fixtures.ts";
import type { Reading } from "./reading.fixtures.ts";

test.each<Reading>([
  ["not glossy, Leeds", { city: ["leeds"] }, ["not glossy"]],
  ["previously in Leeds", {}, ["previously"]],
  ["hat schon mit denen gearbeitet", {}, ["denen gearbeitet"]],
  ["over two years", {}, ["over two years"]],
])("a word of grammar that says something is told where nothing took it up: %s", (text, _, unparsed) => {
  expect(meaningOf(text).unparsed).toEqual(unparsed);
});

test.each<Reading>([
  ["instead of TikTok I'd rather have YouTube", { platform: ["youtube"] }, ["instead of TikTok"]],
  ["statt Hamburg lieber Bremen", { city: ["bremen"] }, ["statt Hamburg"]],
  ["I'm done with beauty, show me tech", { category: ["tech"] }, ["done with beauty"]],
  ["on ne veut plus travailler avec Nivea", {}, ["ne veut plus travailler avec Nivea"]],
  ["vivant ailleurs qu'à Paris", {}, ["ailleurs qu'à Paris"]],
  ["deixa pra lá os de games", {}, ["deixa pra lá os de games"]],
])(
  "what stands behind a refusal that nothing took up is told, and never wanted: %s",
  (text, filters, unparsed) => {
    expect(meaningOf(text)).toEqual({ filters, unparsed });
  },
);

test.each<Reading>([
  ["I doubt we need anyone above 500k followers", {}, ["doubt", "above 500k followers"]],
  ["moins de 5 000 abonnés ça ne sert à rien", {}, ["moins de 5 000 abonnés ça ne sert à rien"]],
  [
    "die Absagen, fuera; comida en Sevilla",
    { category: ["food"], city: ["seville"] },
    ["die Absagen", "fuera"],
  ],
])(
  "a word that nobody knows may turn its piece round, and leaves nothing of it: %s",
  (text, filters, unparsed) => {
    expect(meaningOf(text)).toEqual({ filters, unparsed });
  },
);

test.each<Reading>([
  ["spicy food", { category: ["food"] }, ["spicy"]],
  ["moda infantil", { category: ["fashion"] }, ["infantil"]],
  ["petrolheads with over 50k followers", { followers: { min: 50_000 } }, ["petrolheads"]],
  ["beauty creators near Xyztown", { category: ["beauty"] }, ["Xyztown"]],
  ["worked with Nike or adidas", { brand: ["nike"] }, ["adidas"]],
])("it turns nothing round where grammar gives it a place of its own: %s", (text, filters, unparsed) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});

test.each<Reading>([
  ["Gaming interessiert uns nicht mehr", {}, ["Gaming", "nicht mehr"]],
  ["lieber Nano als Mikro", { tier: ["nano"] }, ["Mikro"]],
  ["less Instagram, more TikTok", {}, ["less Instagram", "TikTok"]],
  ["las que rechazaron a Nivea", {}, ["las que rechazaron a Nivea"]],
  ["elle a quitté Paris", {}, ["quitté Paris"]],
  ["Nivea refuse les créateurs de Metz", {}, ["Nivea refuse", "Metz"]],
  ["half of them are from Spain", {}, ["half", "Spain"]],
  ["the Berlin shoot was cancelled", {}, ["Berlin", "cancelled"]],
  ["she charges 900 which is way over budget", {}, ["she charges 900", "budget"]],
  ["München ist uns zu teuer", {}, ["München", "teuer"]],
  ["tarif supérieur à 1000 €, beauté, à exclure", {}, ["tarif supérieur à 1000 €", "beauté", "exclure"]],
  ["Berlin was a flop", {}, ["Berlin", "flop"]],
  ["creators in Italy who answered", { country: ["IT"] }, ["answered"]],
  ["jinka email ya phone nahi hai unhe rehne do", {}, ["email", "phone nahi hai", "rehne"]],
  ["que acepten menos de 200 euros", { price: { max: 200, currency: "EUR" } }, []],
])("what is compared, measured or answered to others is no wish: %s", (text, filters, unparsed) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});

test.each<Reading>([
  ["deals last month", { lastDeal: { withinDays: 30 } }, []],
  ["last month's deals, yoga", { category: ["yoga"], lastDeal: { withinDays: 30 } }, []],
  ["who did we work with last month", { workedWith: { withinDays: 30 } }, []],
  ["mit wem haben wir letzten Monat gearbeitet", {}, ["letzten Monat gearbeitet"]],
  ["pichle mahine jinke saath kaam kiya", {}, ["pichle mahine"]],
  ["posted last month", { lastPostWithinDays: 30 }, []],
])(
  "a time is that of deals where deals are spoken of, and told where it may be of either: %s",
  (text, filters, unparsed) => {
    expect(meaningOf(text)).toEqual({ filters, unparsed });
  },
);
