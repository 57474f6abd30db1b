import { expect, test } from "vitest";
import { meaningOf } from "#/discovery/search/query-language/reading.fixtures.ts";
import type { Reading } from "#/discovery/search/query-language/reading.fixtures.ts";

test.each<Reading>([
  ["without price", {}, ["without price"]],
  ["without any prices in Berlin", { city: ["berlin"] }, ["without any prices"]],
  ["without a known rate, food", { category: ["food"] }, ["without a known rate"]],
  ["creators lacking a fee", {}, ["lacking a fee"]],
  ["without views", {}, ["without views"]],
  ["without likes", {}, ["without likes"]],
  ["without engagement rate", {}, ["without engagement rate"]],
  ["without engagement, food", { category: ["food"] }, ["without engagement"]],
  ["without a country", {}, ["without a country"]],
  ["ohne einen Preis", {}, ["ohne einen Preis"]],
  ["ohne Preise", {}, ["ohne Preise"]],
  ["sans prix", {}, ["sans prix"]],
  ["sans abonnés", {}, ["sans abonnés"]],
  ["sin un precio", {}, ["sin un precio"]],
  ["sin seguidores", {}, ["sin seguidores"]],
  ["sem preço", {}, ["sem preço"]],
  ["tanpa harga", {}, ["tanpa harga"]],
])("a value that is to be missing is told as not understood: %s", (text, filters, unparsed = []) => {
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
