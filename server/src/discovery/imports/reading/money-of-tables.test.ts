import { expect, test } from "vitest";
import { fields, read } from "./reading.fixtures.ts";

/** The prices of a table as its creators have them: "900–1200 EUR reel". */
function pricesOf(table: string): Record<string, string[]> {
  const told = read(table).accounts.map(({ handle, values: { prices = [] } }) => [
    handle,
    prices.map(({ amount, upTo, currency, format }) =>
      [upTo === undefined ? amount : `${amount}–${upTo}`, currency, format].filter(Boolean).join(" "),
    ),
  ]);
  return Object.fromEntries(told);
}

test.each<[string, string, Record<string, string[]>]>([
  [
    "a currency in a cell goes before the header's, and its number is read by the cell's own form",
    "Name;Insta;Honorar (EUR)\nLena;@lena;1.200,50\nMo;@mo;AED 4,000\nSam;@sam;US$ 1.200\nKim;@kim;£2,500\nAsha;@asha;₹1,20,000\nTom;@tom;950,00",
    {
      lena: ["1200.5 EUR"],
      mo: ["4000 AED"],
      sam: ["1200 USD"],
      kim: ["2500 GBP"],
      asha: ["120000 INR"],
      tom: ["950 EUR"],
    },
  ],
  [
    "and so it is where no header names one",
    "Nom;Insta;Cachet\nInès;@ines;1.200,50\nMo;@mo;AED 4,000\nNour;@nour;KWD 310.500\nBia;@bia;R$ 3.500",
    { ines: ["1200.5"], mo: ["4000 AED"], nour: ["310.5 KWD"], bia: ["3500 BRL"] },
  ],
  [
    "the least and the most of a price are one price",
    "Name,Instagram,Rate (min),Rate (max)\nLena,@lena,€900,€1200\nTom,@tom,€450,€450\nMia,@mia,€300,",
    { lena: ["900–1200 EUR"], tom: ["450 EUR"], mia: ["300 EUR"] },
  ],
  [
    "von and bis",
    "Name;Insta;Reel von;Reel bis;Mindestgage;Höchstgage\nAna;@ana;300;450;100 €;\nEva;@eva;;500;200 €;300 €",
    { ana: ["300–450 EUR reel", "100 EUR"], eva: ["200–300 EUR"] },
  ],
  [
    "mínimo and máximo",
    "Nombre;Instagram;Precio mínimo;Precio máximo\nAna;@ana;300 €;450 €",
    { ana: ["300–450 EUR"] },
  ],
  [
    "mín and máx, da and a",
    "Nome;Instagram;Valor Reels (mín);Valor Reels (máx);Prezzo da;Prezzo a\nBia;@bia;R$ 900;R$ 1.200,50;100;200",
    { bia: ["900–1200.5 BRL reel", "100–200 BRL"] },
  ],
  ["mini and maxi", "Nom;Insta;Tarif mini;Tarif maxi\nZoé;@zoe;1 200 €;1 500 €", { zoe: ["1200–1500 EUR"] }],
  [
    "two amounts below two years are the ends of one price",
    "Name;Instagram;Gage 2025/2026\nLena;@lena;900 € / 1.100 €\nTom;@tom;700/800\nMia;@mia;1.200 €",
    { lena: ["900–1100 EUR"], tom: ["700–800 EUR"], mia: ["1200 EUR"] },
  ],
  [
    "of the same fee in several years the latest one counts",
    "Name,Instagram,Rate 2024,Rate 2025,Rate 2026\nAna,@ana,€100,€150,€300\nEva,@eva,€120,,",
    { ana: ["300 EUR"], eva: [] },
  ],
  [
    "combos, packages and Pakete are prices of a bundle",
    "Nome;Instagram;Valor Reels;Valor Stories (combo);Kombipreis;Pacchetto\nBia;@bia;R$ 900;R$ 600;R$ 1.200;R$ 700",
    { bia: ["900 BRL reel", "600 BRL bundle", "1200 BRL bundle", "700 BRL bundle"] },
  ],
  [
    "negotiable prices and thousands are prices",
    "Name;Insta;Follower;Preis\nLena;@lena;12.000;VB 400\nTom;@tom;12.000;400 VHB\nMia;@mia;12.000;VB: 450 €\nZoe;@zoe;12.000;8 T€\nBen;@ben;12.000;1,2 TEUR\nKim;@kim;12.000;neg. 300 €",
    {
      lena: ["400 EUR"],
      tom: ["400 EUR"],
      mia: ["450 EUR"],
      zoe: ["8000 EUR"],
      ben: ["1200 EUR"],
      kim: ["300 EUR"],
    },
  ],
])("%s", (_name, table, prices) => {
  expect(pricesOf(table)).toEqual(prices);
});

test("a former fee and the upper end of nothing keep their names", () => {
  const [ana] = read("Name,Instagram,Rate 2025,Rate 2026\nAna,@ana,€150,€300").accounts;
  const [, eva] = read("Name;Insta;Reel von;Reel bis\nAna;@ana;300 €;450 €\nEva;@eva;;500 €").accounts;

  expect(ana?.values.own).toEqual({
    "Rate 2025": { kind: "money", value: { amount: 150, currency: "EUR" } },
  });
  expect(eva?.values).toMatchObject({ own: { "Reel bis": { value: "500 €" } } });
});

const pieces = (count: number, row: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => row(index)).join("\n");

test.each([
  [
    2,
    "Name,Instagram,Followers,Reels,Stories,Fee",
    (at: number) => `P${at},@p${at}.x,12400,${at + 1},3,€900`,
  ],
  [
    400,
    "Name,Instagram,Followers,Reels,Stories,Fee",
    (at: number) => `P${at},@p${at}.x,12400,${(at % 4) + 1},3,€900`,
  ],
  [
    2,
    "Name,Instagram,Followers,Reel,Story,Fee",
    (at: number) => `P${at},@p${at}.x,12400,${at + 1},${at + 2},€900`,
  ],
] as const)("in %i rows small whole numbers below kinds of posts count pieces", (count, header, row) => {
  expect(fields(read(`${header}\n${pieces(count, row)}`)).slice(-3)).toEqual([null, null, "price"]);
});

test("amounts below “Stories” beside other prices are prices", () => {
  const reading = read("Name,Instagram,Reel,Stories\nLena,@lena,900,350\nTom,@tom,450,150");
  const euros = read("Name,Instagram,Reel,Stories (EUR)\nLena,@lena,900,15\nTom,@tom,450,12");

  expect(fields(reading)).toEqual(["name", "handle", "price", "price"]);
  expect(fields(euros)).toEqual(["name", "handle", "price", "price"]);
});

test.each([
  ["ER", "0,034", "0,051"],
  ["Taxa de engajamento", "0,034", "0,012"],
  ["Interaktionsrate", "0,034", "0,41"],
  ["Engagement", "0.034", "0.09"],
])("a rate below “%s” whose values are all less than 1 is a share of one", (header, ...rates) => {
  const rows = rates.map((rate, index) => `P${index};@p${index}.x;12000;${rate}`);

  const [first] = read(`Name;Instagram;Followers;${header}\n${rows.join("\n")}`).accounts;

  expect(first?.values.engagementRate).toBe(3.4);
});
