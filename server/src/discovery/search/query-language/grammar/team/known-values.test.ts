import { expect, test } from "vitest";
import { meaningOf } from "#/discovery/search/query-language/reading.fixtures.ts";
import type { Reading } from "#/discovery/search/query-language/reading.fixtures.ts";

test.each<Reading>([
  ["phone number but no email", { contact: ["phone"], hasNot: ["email"] }],
  ["city unknown", { hasNot: ["city"] }],
  ["engagement rate is known, Poland", { country: ["PL"], has: ["engagementRate"] }],
  ["gamers where we have no price", { category: ["gaming"], hasNot: ["price"] }],
  ["Preis fehlt, Köln", { city: ["cologne"], hasNot: ["price"] }],
  ["Alter unbekannt", { hasNot: ["age"] }],
  ["nur mit bekannter Engagement-Rate", { has: ["engagementRate"] }],
  ["sans numéro de téléphone", { hasNot: ["phone"] }],
  ["pays inconnu", { hasNot: ["country"] }],
  ["dont le tarif est connu", { has: ["price"] }],
  ["sin precio, Sevilla", { city: ["seville"], hasNot: ["price"] }],
  ["país desconocido, moda", { category: ["fashion"], hasNot: ["country"] }],
  ["que tengan correo y precio conocido", { contact: ["email"], has: ["price"] }],
  ["sem telefone", { hasNot: ["phone"] }],
  ["idade desconhecida", { hasNot: ["age"] }],
  ["com preço conhecido e mais de 10 mil seguidores", { followers: { min: 10000 }, has: ["price"] }],
  ["jinka phone number nahi hai", { hasNot: ["phone"] }],
  ["jinki city pata nahi, fashion", { category: ["fashion"], hasNot: ["city"] }],
  [
    "beauty influencers, precio conocido, under 20k",
    { category: ["beauty"], followers: { max: 20000 }, has: ["price"] },
  ],
  ["email on file, Chicago, dogs", { category: ["pets"], city: ["chicago"], has: ["email"] }],
  ["owner Mia, price missing", { owner: ["mia"], hasNot: ["price"] }],
  ["Creator ohne Telefonnummer aus Kiel", { city: ["kiel"], hasNot: ["phone"] }],
  ["âge inconnu, Nantes", { city: ["nantes"], hasNot: ["age"] }],
  ["ciudad desconocida", { hasNot: ["city"] }],
  ["sem preço, moda", { category: ["fashion"], hasNot: ["price"] }],
  ["jinka engagement rate pata nahi", { hasNot: ["engagementRate"] }],
  ["Influencer sin email, Wien", { city: ["vienna"], hasNot: ["email"] }],
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
  ["without email or phone", { hasNot: ["email", "phone"] }],
  ["email and phone missing, Berlin", { city: ["berlin"], hasNot: ["email", "phone"] }],
  ["neither email nor phone number", { hasNot: ["email", "phone"] }],
  ["weder E-Mail noch Telefon", { hasNot: ["email", "phone"] }],
  ["price and email known", { has: ["price", "email"] }],
  ["without email, phone or city, food", { category: ["food"], hasNot: ["email", "phone", "city"] }],
  ["sin correo ni teléfono", { hasNot: ["email", "phone"] }],
  ["without email and price under 500 €", { hasNot: ["email"], price: { max: 500, currency: "EUR" } }],
  ["without whatsapp", {}, ["without whatsapp"]],
])("what is said of one value of a list is said of all: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});

test.each<Reading>([
  ["no bio", { hasNot: ["bio"] }],
  ["without a link in bio", { hasNot: ["links"] }],
  ["ohne Adresse, Köln", { city: ["cologne"], hasNot: ["address"] }],
  ["sans adresse", { hasNot: ["address"] }],
  ["sans adresse mail", { hasNot: ["email"] }],
  ["no discount code", { hasNot: ["code"] }],
  ["sans code promo", { hasNot: ["code"] }],
  ["last contact unknown", { hasNot: ["lastContact"] }],
  ["with audience data", { has: ["audience"] }],
  ["ohne Zielgruppendaten", { hasNot: ["audience"] }],
  ["CPM unknown", { hasNot: ["cpm"] }],
  ["email nahi hai", { hasNot: ["email"] }],
  ["bina phone number ke", { hasNot: ["phone"] }],
  ["sem endereço", { hasNot: ["address"] }],
  ["who don't have an email", { hasNot: ["email"] }],
  ["missing rates", { hasNot: ["price"] }],
])("every value that a creator can hold may be missing or known: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});

test.each<Reading>([
  ["without shoe size", { hasNot: ["field:shoe size"] }],
  ["shoe size known, Berlin", { city: ["berlin"], has: ["field:shoe size"] }],
  ["no shoe size or email", { hasNot: ["field:shoe size", "email"] }],
  ["creators with contract", { has: ["field:contract"] }],
  ["contract fehlt", { hasNot: ["field:contract"] }],
  ["contract is open", { field: [{ name: "contract", op: "is", value: "open" }] }],
  ["contract not open", { field: [{ name: "contract", op: "not", value: "open" }] }],
  ["shoe size over 40", { field: [{ name: "shoe size", op: "min", value: "40" }] }],
])("a column of the workspace's own may be missing or known: %s", (text, filters, unparsed = []) => {
  const names = {
    fields: [
      { name: "Shoe size", values: [] },
      { name: "Contract", values: ["open"] },
    ],
  };
  expect(meaningOf(text, names)).toEqual({ filters, unparsed });
});

test.each<Reading>([
  ["without a price limit", {}],
  ["without any price caps, food", { category: ["food"] }],
  ["without price range", {}],
  ["without followers restrictions", {}],
])("no limit asks for nothing: %s", (text, filters, unparsed = []) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed });
});
