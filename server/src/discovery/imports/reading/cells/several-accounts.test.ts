import { expect, test } from "vitest";
import { accountsIn } from "./listed-accounts.ts";
import { keys, read } from "#/discovery/imports/reading/reading.fixtures.ts";

test.each([
  ["IG @giada.tavola (43k) / TT @giadatavola (120k)", ["instagram giada.tavola", "tiktok giadatavola"]],
  ["@serena.mare (IG 88k), @serenamare (TikTok 45k)", ["instagram serena.mare", "tiktok serenamare"]],
  ["TT: nonnapina 2,1 mln; IG: nonna.pina 640k", ["tiktok nonnapina", "instagram nonna.pina"]],
  ["IG @ludo.legge 31.000\nYT @ludolegge 12.500", ["instagram ludo.legge", "youtube ludolegge"]],
  ["IG @alpi.con.edo (27,9k)", ["instagram alpi.con.edo"]],
  ["IG luca.moto 9k", ["instagram luca.moto"]],
  ["instagram.com/pietro.bottega – 18.200", ["instagram pietro.bottega"]],
  ["youtube.com/@cheforiana 310k iscritti", ["youtube cheforiana"]],
  ["IG luca.moto 9k, FB /lucamotopage 22k", ["instagram luca.moto"]],
  ["Insta: @ana, TikTok: @ana.tt", ["instagram ana", "tiktok ana.tt"]],
])("“%s” names its accounts, and the column of bare first names beside it none", (cell, accounts) => {
  const reading = read(
    [
      "Influencer;Profili;Cachet;Chi;Cliente",
      `Giada Moretti;"${cell}";900€;Luca;Maison Ravel`,
      'Ada Bruni;"IG @ada.bruni (5k) / TT @adabruni (7k)";800€;Luca;Maison Ravel',
      'Ivo Neri;"IG @ivo.neri (5k)";800€;Chloé;Lindenhof',
    ].join("\n"),
  );

  expect(keys(reading)).toEqual([
    ...accounts,
    "instagram ada.bruni",
    "tiktok adabruni",
    "instagram ivo.neri",
  ]);
  expect(reading.accounts[0]?.values).toMatchObject({
    name: "Giada Moretti",
    own: { Chi: { value: "Luca" } },
  });
});

test("followers that stand behind each account are its own", () => {
  const reading = read(
    "Name;Profile\nGiada;IG @giada.tavola (43k) / TT @giadatavola (120k)\nSerena;@serena.mare (IG 88k), @serenamare (TikTok 45k)\nOriana;youtube.com/@cheforiana 310k iscritti",
  );

  expect(reading.accounts.map(({ values }) => values.followers)).toEqual([
    43_000, 120_000, 88_000, 45_000, 310_000,
  ]);
});

test("of several prices in a cell each is of the account whose platform it names", () => {
  const reading = read(
    [
      "Name;Profili;Cachet",
      'Ludo;"IG @ludo.legge 31.000\nYT @ludolegge 12.500";"reel 450 €\nvideo YT 700 €"',
      'Giada;"IG @giada (43k) / TT @giadatok (120k)";"reel 900 €; video TikTok 1.100 €"',
      'Ada;"IG @ada (5k) / TT @adatok (7k)";reel 800 €',
    ].join("\n"),
  );

  expect(
    reading.accounts.map(({ key, values }) => [key, values.prices?.map(({ amount }) => amount)]),
  ).toEqual([
    ["instagram ludo.legge", [450]],
    ["youtube ludolegge", [700]],
    ["instagram giada", [900]],
    ["tiktok giadatok", [1100]],
    ["instagram ada", [800]],
    ["tiktok adatok", undefined],
  ]);
});

test.each([
  "ana (IG)",
  "ana (IG 5k)",
  "IG: 5000 (5k)",
  "IG: reel (5k)",
  "ana / TikTok: @ida",
  "IG @ana (5k) / note",
  "Hello: @ana (5k)",
  "@ana",
  "@ana / @ben",
  "",
])("“%s” lists no accounts with their platforms", (cell) => {
  expect(accountsIn(cell)).toEqual([]);
});

test.each([
  ["IG @ana (5k)", [{ platform: "instagram", handle: "ana", followers: 5000 }]],
  ["IG: ana (5k)", [{ platform: "instagram", handle: "ana", followers: 5000 }]],
  ["@ana (IG 5k)", [{ platform: "instagram", handle: "ana", followers: 5000 }]],
  [
    "IG @ana (5k) / @ben (6k)",
    [
      { platform: "instagram", handle: "ana", followers: 5000 },
      { platform: "instagram", handle: "ben", followers: 6000 },
    ],
  ],
  [
    "IG @ana (5k),  TT @ben (6k)",
    [
      { platform: "instagram", handle: "ana", followers: 5000 },
      { platform: "tiktok", handle: "ben", followers: 6000 },
    ],
  ],
])("“%s” lists accounts with those who follow", (cell, accounts) => {
  expect(accountsIn(cell)).toEqual(
    accounts.map((account) => ({ kind: "account", account: { ...account, url: null } })),
  );
});
