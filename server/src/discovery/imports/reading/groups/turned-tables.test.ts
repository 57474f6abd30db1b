import { expect, test } from "vitest";
import { read, whole } from "#/discovery/imports/reading/reading.fixtures.ts";

const TURNED = [
  "Mapeo de creadores (tarifas en €)",
  "campo;#1;#2;#3",
  "Nombre;Lola;Iker;Marta",
  "Instagram;@lola.alborada;iker.mareas;https://www.instagram.com/marta.plancha?igsh=1x",
  "Seguidores IG;212.000;18,7k;muchos",
  "TikTok;lolaalborada;;",
  "Ciudad;Sevilla;Bilbao;Málaga",
  "Móvil de la agencia;655 55 51 03 (Agencia Faro);;",
  "Reel;2800;600;250",
  "TikTok (€);3000;;",
  "¿Come marisco?;sí;no;",
].join("\n");

test("a table with a column for each creator is read as one with a row for each", () => {
  expect(whole(read(TURNED))).toEqual([
    "name | handle instagram | followers instagram | handle tiktok | city | agency | price | price tiktok | text",
    'instagram lola.alborada {agency: "Agencia Faro", city: "seville", country: "ES", followers: 212000, inferred: ["country"], name: "Lola", own: {Móvil de la agencia: {kind: "text", value: "655 55 51 03 (Agencia Faro)"}, ¿Come marisco?: {kind: "text", value: "sí"}}, price: {amount: 2800, currency: "EUR", per: "reel"}, prices: [{amount: 2800, currency: "EUR", format: "reel"}]}',
    'tiktok lolaalborada {agency: "Agencia Faro", city: "seville", country: "ES", inferred: ["country"], name: "Lola", own: {Móvil de la agencia: {kind: "text", value: "655 55 51 03 (Agencia Faro)"}, ¿Come marisco?: {kind: "text", value: "sí"}}, price: {amount: 3000, currency: "EUR"}, prices: [{amount: 3000, currency: "EUR"}]}',
    'instagram iker.mareas {city: "bilbao", country: "ES", followers: 18700, inferred: ["country"], name: "Iker", own: {¿Come marisco?: {kind: "text", value: "no"}}, price: {amount: 600, currency: "EUR", per: "reel"}, prices: [{amount: 600, currency: "EUR", format: "reel"}]}',
    'instagram marta.plancha {city: "malaga", country: "ES", inferred: ["country"], name: "Marta", price: {amount: 250, currency: "EUR", per: "reel"}, prices: [{amount: 250, currency: "EUR", format: "reel"}], url: "https://www.instagram.com/marta.plancha"}',
    "line 1 is left out: Title above the table",
    "line 4, Seguidores IG: “muchos” is no number of followers. It stays NA.",
    "line 4, Seguidores IG, “muchos”: “muchos” is no number of followers. It stays NA.",
    'followers? Is “Seguidores IG” the followers? 2 of 3 filled cells read as one. The other one stays NA. ["212.000", "18,7k", "muchos"]',
    'price? “TikTok (€)” looks like price 1 of 1 filled cells read as one. ["3000"]',
  ]);
  expect(read(TURNED).kindReason).toBe(
    "Each column names a creator: lines are counted from the left, and A is line 1.",
  );
});

test.each([
  ["one creator", "Name;Ana\nInstagram;@ana\nFollower;100\nStadt;Bonn\nReel;200"],
  ["a header", "Name;Instagram;Follower;Stadt;Reel\nCity;@city;100;Bonn;200\nPrice;@price;90;Bonn;100"],
])("a table of %s stays as it is", (_says, table) => {
  expect(read(table).kindReason).not.toMatch(/^Each column/u);
});
