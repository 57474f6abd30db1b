import { expect, test } from "vitest";
import { read } from "./reading.fixtures.ts";

function currencies(text: string, currency = "EUR") {
  return read(text, { currency }).accounts.map(({ values }) => values.prices?.map((price) => price.currency));
}

function asked(text: string, currency = "EUR") {
  const { notUsed, problems, openSigns } = read(text, { currency });
  const told = notUsed.filter(({ reason }) => /which (?:dollar|currency)\?/u.test(reason));
  expect(told).toHaveLength(openSigns);
  expect(problems.filter(({ message }) => message.includes("which "))).toHaveLength(openSigns);
  return told.map(({ line, column, value }) => `${line} ${column} ${value}`);
}

test("“$” is in the currency that its row, its header or the table names", () => {
  expect(currencies("handle,platform,fee,currency\na,instagram,$ 9.500,CLP\nb,instagram,$ 800,")).toEqual([
    ["CLP"],
    ["CLP"],
  ]);
  expect(currencies("handle,platform,price reel (AUD)\na,instagram,$ 300\nb,instagram,US$ 200")).toEqual([
    ["AUD"],
    ["USD"],
  ]);
  expect(currencies("handle,platform,price\na,instagram,$300\nb,instagram,$500", "USD")).toEqual([
    ["USD"],
    ["USD"],
  ]);
  expect(currencies("handle,platform,price,currency\na,instagram,$300,JMD")).toEqual([["JMD"]]);
});

test("in a workspace of another currency a “$” is asked about where no country is known", () => {
  const table =
    "handle,platform,price,country\na,instagram,$300,\nb,instagram,$500,US\nc,instagram,$700,Spain";

  expect(currencies(table, "CHF")).toEqual([undefined, ["USD"], ["USD"]]);
  expect(asked(table, "CHF")).toEqual(["2 price $300"]);
  const chosen = read(table, { currency: "CAD", isCurrencyChosen: true });
  expect(chosen.accounts.map(({ values }) => values.price?.currency)).toEqual(["CAD", "CAD", "CAD"]);
});

const SEVERAL =
  "handle,platform,reel price,currency\na,instagram,$ 9.500,MXN\nb,instagram,$700,USD\nc,instagram,$ 400,\nd,instagram,EUR 80,";

test("where a table names several dollars, a “$” beside none of them is asked about and no price is stored", () => {
  expect(currencies(SEVERAL)).toEqual([["MXN"], ["USD"], undefined, ["EUR"]]);
  expect(asked(SEVERAL)).toEqual(["4 reel price $ 400"]);
});

test("“CA$ 800” in one row leaves open what “$ 500” in another one is in", () => {
  const table = "handle,platform,price\na,instagram,CA$ 800\nb,instagram,$ 500";

  expect(currencies(table)).toEqual([["CAD"], undefined]);
  expect(asked(table)).toEqual(["3 price $ 500"]);
});

test("a “$” that the table leaves open is the dollar of the row's country, else the workspace's", () => {
  const table =
    "handle,platform,price,country\na,instagram,CA$ 8,\nb,instagram,$ 5,Canada\nc,instagram,$ 4,US";

  expect(currencies(table)).toEqual([["CAD"], ["CAD"], ["USD"]]);
  expect(currencies(SEVERAL, "SGD")[2]).toEqual(["SGD"]);
  expect(currencies("handle,platform,price\na,instagram,$ 9000", "MXN")).toEqual([["MXN"]]);
});

test("who lives by another dollar is not taken to ask for US dollars", () => {
  const table = "handle,platform,price,country\na,instagram,$ 15000,Mexico\nb,instagram,$ 400,Spain";

  expect(currencies(table)).toEqual([undefined, ["USD"]]);
  // Every workspace begins with US dollars: only a person's word for this table is one.
  expect(currencies(table, "USD")).toEqual([undefined, ["USD"]]);
  const chosen = read(table, { currency: "USD", isCurrencyChosen: true });
  expect(chosen.accounts.map(({ values }) => values.price?.currency)).toEqual(["USD", "USD"]);
  expect(asked(table)).toEqual(["2 price $ 15000"]);
});

test("“kr” is a crown, and never the currency of the workspace where that has none", () => {
  const table =
    "handle,platform,reel,story,country\na,instagram,5000 kr,€ 90,Norway\nb,instagram,400 kr,300 SEK,Spain";

  expect(currencies(table)).toEqual([["NOK", "EUR"], ["SEK"]]);
  expect(currencies(table, "DKK")[1]).toEqual(["DKK", "SEK"]);
  expect(asked(table)).toEqual(["3 reel 400 kr"]);
});

test("rupees beside PKR are those of Pakistan", () => {
  expect(
    currencies("handle,platform,price,currency\na,instagram,Rs. 5000,PKR\nb,instagram,Rs. 700,"),
  ).toEqual([["PKR"], ["INR"]]);
});

test("a fee and the amounts of orders and payments ask whose “$” they are in, too", () => {
  expect(asked("handle,platform,fee paid,last fee\na,instagram,CA$ 80,$ 40\nb,instagram,$ 90,")).toEqual([
    "2 last fee $ 40",
    "3 fee paid $ 90",
  ]);
  const payments = read(
    "Invoice,Creator,Platform,Gross,Issued\nR-1,@a,Instagram,A$ 500,2026-01-01\nR-2,@a,Instagram,$ 60,2026-01-02",
    { currency: "EUR" },
  );
  expect(payments.records).toMatchObject([
    { gross: { currency: "AUD" } },
    { gross: null, fields: { Gross: "$ 60" } },
  ]);
  expect(payments.problems).toMatchObject([{ line: 3, column: "Gross" }]);
  expect(payments.openSigns).toBe(1);
});

test("where a currency has three decimals, a point before three digits divides, and a comma groups", () => {
  expect(
    amountsOf(
      'handle,platform,price\na,instagram,KWD 10.125\nb,instagram,"OMR 1,200"\nc,instagram,"JOD 1,200.500"\nd,instagram,BHD 2.500\ne,instagram,EUR 2.500',
    ),
  ).toEqual([[10.125], [1_200], [1_200.5], [2.5], [2_500]]);
  expect(amountsOf("handle,platform,price (TND)\na,instagram,10.125\nb,instagram,850")).toEqual([
    [10.125],
    [850],
  ]);
  expect(amountsOf("handle,platform,price,currency\na,instagram,10.125,KWD\nb,instagram,10.125,EUR")).toEqual(
    [[10.125], [10_125]],
  );
  expect(
    read("Invoice,Creator,Platform,Gross,Currency,Due\nR1,@a,Instagram,10.125,KWD,2026-01-02").records,
  ).toMatchObject([{ gross: { amount: 10.125, currency: "KWD" } }]);
});

test("money of a team's own is in the currency of its header, and stays a text where its “$” is open", () => {
  expect(ownOf("handle,platform,Gift worth (INR)\na,instagram,200000\nb,instagram,80000")).toMatchObject([
    { "Gift worth (INR)": { value: { amount: 200_000, currency: "INR" } } },
    {},
  ]);
  expect(
    ownOf("handle,platform,price,Gift worth\na,instagram,CA$ 8,$ 40\nb,instagram,US$ 9,$ 50"),
  ).toMatchObject([{ "Gift worth": { kind: "text", value: "$ 40" } }, {}]);
});

function ownOf(text: string) {
  return read(text, { currency: "EUR" }).accounts.map(({ values }) => values.own);
}

function amountsOf(text: string) {
  return read(text).accounts.map(({ values }) => values.prices?.map(({ amount }) => amount));
}
