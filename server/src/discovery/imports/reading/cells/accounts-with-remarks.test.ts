import { expect, test } from "vitest";
import { keys, read, reasons } from "#/discovery/imports/reading/reading.fixtures.ts";
import { accountsIn } from "./listed-accounts.ts";

const tiktok = (...cells: string[]) =>
  read(["Name;TikTok username", "Ida;@ida.t", ...cells.map((cell) => `Ana;${cell}`)].join("\n"));

test.each(["ana.b (ig only)", "ana.b (nur Insta)", "@ana.b (IG)", "ana.b (solo instagram)"])(
  "“%s” below TikTok is on Instagram",
  (cell) => {
    expect(keys(tiktok(cell))).toEqual(["tiktok ida.t", "instagram ana.b"]);
  },
);

test.each(["no", "not", "kein", "nicht", "ohne", "pas", "sans", "sin", "sem", "não", "senza", "non", "nahi"])(
  "“(%s insta)” does not say where the handle is",
  (word) => {
    expect(keys(tiktok(`ana.b (${word} insta)`))).toEqual(["tiktok ida.t", "tiktok ana.b"]);
  },
);

test.each([
  "also insta",
  "auch insta",
  "aussi insta",
  "también insta",
  "tambien insta",
  "também insta",
  "tambem insta",
  "tb insta",
  "anche insta",
  "bhi insta",
  "und insta",
  "and insta",
  "et insta",
  "y insta",
  "e insta",
  "+ insta",
  "& insta",
  "also on insta",
  "auch auf Insta",
  "auch bei Insta",
  "aussi sur insta",
  "también en insta",
  "também em insta",
  "também no insta",
  "anche su insta",
  "auch Insta, gleicher Name",
])("“ana.b (%s)” is there as well, and the cell stays beside it", (remark) => {
  const reading = tiktok(`ana.b (${remark})`);

  expect(keys(reading)).toEqual(["tiktok ida.t", "tiktok ana.b", "instagram ana.b"]);
  expect(reading.accounts[1]?.values.own).toEqual({
    "TikTok username": { kind: "text", value: `ana.b (${remark})` },
  });
});

test.each(["also insta, another name", "also insta und youtube", "also funny", "also"])(
  "“ana.b (%s)” is on TikTok alone",
  (remark) => {
    expect(keys(tiktok(`ana.b (${remark})`))).toEqual(["tiktok ida.t", "tiktok ana.b"]);
  },
);

test.each([
  ["ana.b (YT anab)", "youtube anab"],
  ["ana.b (insta: @ana)", "instagram ana"],
  ["ana (IG ana-b)", null],
  ["ana.b (IG mainly)", null],
  ["ana.b (IG ben.c)", null],
  ["ana.b (blog anab)", null],
  ["ana.b (insta @)", null],
])("“%s” names an account of the same name, if any, %s", (cell, key) => {
  const found = keys(tiktok(cell));

  expect(found.includes("tiktok ana.b") && key !== null ? found.at(-1) : null).toBe(key);
});

test("a longer remark, or one with a handle of its own, does not say where the handle is", () => {
  expect(keys(tiktok("ana.b (the insta is private)", "ben.c (insta: @dora)"))).toEqual([
    "tiktok ida.t",
    "tiktok ana.b",
    "tiktok ben.c",
  ]);
});

test("“TT jadefntn (pas insta)” is an account, and the cell stays beside it", () => {
  const reading = read("Pseudo;Ville\nTT jadefntn (pas insta);Nîmes\n@ben;Lyon", { platform: "instagram" });

  expect(keys(reading)).toEqual(["tiktok jadefntn", "instagram ben"]);
  expect(reading.accounts[0]?.values.own).toEqual({
    Pseudo: { kind: "text", value: "TT jadefntn (pas insta)" },
  });
});

test("words beside a handle are none, and the cell stays as it is written", () => {
  const reading = read(
    "Pseudo;Ville\nalix.m & sa soeur @eva.mrl;Dijon\n@ben / @ben.two;Lyon\nben.x, ben.y;Nice",
    {
      platform: "instagram",
    },
  );

  expect(keys(reading)).toEqual([
    "instagram alix.m",
    "instagram eva.mrl",
    "instagram ben",
    "instagram ben.two",
    "instagram ben.x",
    "instagram ben.y",
  ]);
  expect(reading.accounts.map(({ values }) => values.own !== undefined)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
  expect(reasons(reading)).toEqual([]);
});

test("a platform and a colon begin the next account of a cell", () => {
  expect(
    accountsIn("IG: ola_i_bartek YT: OlaiBartekVlog").map((one) =>
      one.kind === "account" ? one.account.platform : null,
    ),
  ).toEqual(["instagram", "youtube"]);
});

test("the town in brackets behind a country is where they live", () => {
  const { accounts } = read(
    "Handle;Platform;Land\n@ana;IG;ES (Sevilla)\n@ben;IG;DE\n@cid;IG;ES (nur Sommer)",
  );

  expect(accounts.map(({ values: { city, country } }) => `${city} ${country}`)).toEqual([
    "seville ES",
    "undefined DE",
    "undefined ES",
  ]);
});

test.each(["Foll.", "Foll. ca.", "Foll approx", "Foll circa", "Foll env.", "Foll aprox.", "Seg. aprox."])(
  "“%s” are followers",
  (header) => {
    expect(read(`Handle;Platform;${header}\n@ana;IG;38000`).accounts[0]?.values.followers).toBe(38_000);
  },
);

test("“Last msg” is the last contact, and cells with numbers are no languages", () => {
  const { columns } = read(
    "Handle;Platform;Last msg;Negara\n@ana;IG;2026-09-20;ID 93%\n@ben;IG;2026-09-12;ID 96%",
  );

  expect(columns.map(({ field }) => field)).toEqual(["handle", "platform", "lastContact", "audienceCountry"]);
});

test("“Story (x3)” prices three", () => {
  const { accounts } = read("Handle;Platform;Story price (x3);Reel price\n@ana;IG;300 €;500 €");

  expect(accounts[0]?.values.prices?.map(({ format }) => format)).toEqual(["bundle", "reel"]);
});
