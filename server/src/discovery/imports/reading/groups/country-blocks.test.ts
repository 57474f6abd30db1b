import { expect, test } from "vitest";
import { read, reasons } from "#/discovery/imports/reading/reading.fixtures.ts";
import type { Reading } from "#/discovery/imports/reading/reading.ts";

function prices({ accounts }: Reading): [string, string][] {
  return accounts.map(({ handle, values }) => [
    handle,
    (values.prices ?? []).map(({ amount, currency }) => `${amount} ${currency ?? "?"}`).join(", "),
  ]);
}

test("a line with a country or a currency says in what the prices below it are", () => {
  const reading = read(
    [
      "Creator;Insta;Preis",
      "DEUTSCHLAND;;",
      "Paula;@paula.w;1.200 €",
      "Sibel;@sibel.g;650",
      "SCHWEIZ (2);;",
      "Salome;@salome.i;1'500.00",
      "Beat;@beat.l;CHF 600",
      "UK creators – prices in GBP;;",
      "Amy;@amy.u;700",
      "Schweden;;",
      "Ola;@ola.s;9 000",
      "Notiz: Ola ist im Urlaub;;",
      "Per;@per.s;8 000",
      "Rest;;",
      "Creator;Insta;Preis",
      "Zoe;@zoe.z;300",
    ].join("\n"),
    { currency: "EUR" },
  );

  expect(prices(reading)).toEqual([
    ["paula.w", "1200 EUR"],
    ["sibel.g", "650 EUR"],
    ["salome.i", "1500 CHF"],
    ["beat.l", "600 CHF"],
    ["amy.u", "700 GBP"],
    ["ola.s", "9000 SEK"],
    ["per.s", "8000 SEK"],
    ["zoe.z", "300 ?"],
  ]);
  expect(reasons(reading)).toEqual([
    [2, "Heading inside the table"],
    [5, "Heading inside the table"],
    [8, "Heading inside the table"],
    [10, "Heading inside the table"],
    [12, "Note, no account"],
    [14, "Heading inside the table"],
    [15, "Heading inside the table"],
  ]);
  expect(reading.doubtful.map(({ question, reason }) => `${question} ${reason}`)).toEqual([
    "In which currency is “Preis”? Some blocks name none. Amounts without a currency are read as those of their country: SEK below “Schweden”.",
  ]);
});

test("of blocks whose country pays in the workspace's currency nobody is asked", () => {
  const table = ["Name;Insta;Preis", "Österreich;;", "Ana;@ana.a;500", "Schweiz;;", "Ben;@ben.b;700"];
  const asked = (currency: string) =>
    read(table.join("\n"), { currency }).doubtful.map(({ reason }) => reason.split(": ")[1]);

  expect(asked("EUR")).toEqual(["CHF below “Schweiz”."]);
  expect(asked("CHF")).toEqual(["EUR below “Österreich”."]);
  expect(asked("USD")).toEqual(["EUR below “Österreich”, CHF below “Schweiz”."]);
});

test.each([
  ["a title's currency goes before that of a country", "Schweiz;;", "700 EUR"],
  ["a block's currency goes before that of a title", "Schweiz (Preise in CHF);;", "700 CHF"],
])("%s", (_says, heading, second) => {
  const table = ["Alle Preise in EUR", "Name;Insta;Preis", "Ana;@ana.a;500", heading, "Ben;@ben.b;700"];

  expect(prices(read(table.join("\n")))).toEqual([
    ["ana.a", "500 EUR"],
    ["ben.b", second],
  ]);
});

test("the line above the header heads the first block where others follow, and is a title elsewhere", () => {
  const rows = ["Name;Insta;Preis", "Ana;@ana.a;500"];

  expect(prices(read(["Schweiz", ...rows, "Österreich;;", "Ben;@ben.b;700"].join("\n")))).toEqual([
    ["ana.a", "500 CHF"],
    ["ben.b", "700 EUR"],
  ]);
  expect(prices(read(["Schweiz", ...rows].join("\n")))).toEqual([["ana.a", "500 ?"]]);
});

test("below another country of dollars nobody knows whose a bare sign is", () => {
  const table = [
    "Name;Instagram;Rate",
    "USA;;",
    "Ana;@ana.x;$500",
    "CANADA;;",
    "Ben;@ben.x;$700",
    "Australia (A$);;",
    "Cle;@cle.x;$800",
  ].join("\n");

  expect(prices(read(table))).toEqual([
    ["ana.x", "500 USD"],
    ["ben.x", ""],
    ["cle.x", "800 AUD"],
  ]);
  expect(read(table).openSigns).toBe(1);
  expect(prices(read(table, { currency: "CAD" }))[1]).toEqual(["ben.x", "700 CAD"]);
});

test("posts of a block are paid in what its line says", () => {
  const reading = read(
    [
      "handle;date;link;fee",
      "FRANCE;;;",
      "@a;2026-10-01;https://www.instagram.com/reel/DPaaa001/;500",
      "SUISSE;;;",
      "@b;2026-10-02;https://www.instagram.com/reel/DPaaa002/;600",
      "CANADA;;;",
      "@c;2026-10-02;https://www.instagram.com/reel/DPaaa003/;$ 700",
    ].join("\n"),
    { currency: "EUR" },
  );

  expect(reading.records.map((record) => ("fee" in record ? record.fee : null))).toEqual([
    { amount: 500, currency: "EUR" },
    { amount: 600, currency: "CHF" },
    null,
  ]);
  expect(reading.doubtful.map(({ field, reason }) => [field, reason.split(": ")[1]])).toEqual([
    ["fee", "CHF below “SUISSE”."],
  ]);
});

test.each([
  ["a cell below a header of places is none", "Insta;Land;Preis", "@ana.a;Italien;500", ";Schweiz;"],
  ["a handle is no country", "Name;Insta;Preis", "Ana;@ana.a;500", ";@ch;"],
  ["an amount is no heading", "Name;Insta;Preis", "Ana;@ana.a;500", ";;500 CHF"],
  [
    "a sentence is no heading",
    "Name;Insta;Preis",
    "Ana;@ana.a;500",
    "Schweiz fragen wir erst im nächsten Jahr;;",
  ],
  ["a name is no heading", "Name;Insta;Preis", "Ana;@ana.a;500", "Paris Fischer;;"],
])("%s", (_says, header, row, line) => {
  const reading = read([header, row, line, row.replaceAll("ana.a", "ben.b")].join("\n"), { currency: "USD" });

  expect(reasons(reading).map(([, reason]) => reason)).not.toContain("Heading inside the table");
  expect(reading.doubtful).toEqual([]);
});

test("a list of one column has no blocks", () => {
  expect(reasons(read("Handle\n@ana\nGermany\n@ben", { platform: "instagram" }))).toEqual([]);
});
