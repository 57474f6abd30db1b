import { expect, test } from "vitest";
import { meaningOf } from "#/discovery/search/query-language/reading.fixtures.ts";
import type { Reading } from "#/discovery/search/query-language/reading.fixtures.ts";

test.each<Reading>([
  ["phone number but no email", { contact: ["phone"] }, ["but no email"]],
  ["city unknown", { hasNot: ["city"] }],
  ["engagement rate is known, Poland", { country: ["PL"], has: ["engagementRate"] }],
  ["gamers where we have no price", { category: ["gaming"], hasNot: ["price"] }],
  ["Preis fehlt, Köln", { city: ["cologne"], hasNot: ["price"] }],
  ["Alter unbekannt", { hasNot: ["age"] }],
  ["nur mit bekannter Engagement-Rate", { has: ["engagementRate"] }],
  ["sans numéro de téléphone", {}, ["sans numéro de téléphone"]],
  ["pays inconnu", { hasNot: ["country"] }],
  ["dont le tarif est connu", { has: ["price"] }],
  ["sin precio, Sevilla", { city: ["seville"], hasNot: ["price"] }],
  ["país desconocido, moda", { category: ["fashion"], hasNot: ["country"] }],
  ["que tengan correo y precio conocido", { contact: ["email"], has: ["price"] }],
  ["sem telefone", {}, ["sem telefone"]],
  ["idade desconhecida", { hasNot: ["age"] }],
  ["com preço conhecido e mais de 10 mil seguidores", { followers: { min: 10000 }, has: ["price"] }],
  ["jinka phone number nahi hai", {}, ["phone number nahi hai"]],
  ["jinki city pata nahi, fashion", { category: ["fashion"], hasNot: ["city"] }],
  [
    "beauty influencers, precio conocido, under 20k",
    { category: ["beauty"], followers: { max: 20000 }, has: ["price"] },
  ],
  ["email on file, Chicago, dogs", { category: ["pets"], city: ["chicago"], has: ["contact"] }],
  ["owner Mia, price missing", { owner: ["mia"], hasNot: ["price"] }],
  ["Creator ohne Telefonnummer aus Kiel", { city: ["kiel"] }, ["ohne Telefonnummer"]],
  ["âge inconnu, Nantes", { city: ["nantes"], hasNot: ["age"] }],
  ["ciudad desconocida", { hasNot: ["city"] }],
  ["sem preço, moda", { category: ["fashion"], hasNot: ["price"] }],
  ["jinka engagement rate pata nahi", { hasNot: ["engagementRate"] }],
  ["Influencer sin email, Wien", { city: ["vienna"], hasNot: ["contact"] }],
])("a value is asked for as known, or as not known: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});

test.each<Reading>([
  ["without any prices in Berlin", { city: ["berlin"], hasNot: ["price"] }],
  ["without a known rate, food", { category: ["food"], hasNot: ["price"] }],
  ["creators lacking a fee", { hasNot: ["price"] }],
  ["without views", { hasNot: ["avgViews"] }],
  ["without likes", { hasNot: ["likes"] }],
  ["without engagement, food", { category: ["food"], hasNot: ["engagementRate"] }],
  [
    "vegan creators without an engagement rate in Germany",
    { category: ["vegan"], country: ["DE"], hasNot: ["engagementRate"] },
  ],
  ["without a country", { hasNot: ["country"] }],
  ["ohne einen Preis", { hasNot: ["price"] }],
  ["sans abonnés", { hasNot: ["followers"] }],
  ["sin un precio", { hasNot: ["price"] }],
  ["sem preço", { hasNot: ["price"] }],
  ["tanpa harga", { hasNot: ["price"] }],
])("a value that is to be missing is a filter: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});

test.each<Reading>([
  ["without a price limit", {}],
  ["without any price caps, food", { category: ["food"] }],
  ["without price range", {}],
  ["without followers restrictions", {}],
])("no limit asks for nothing: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});
