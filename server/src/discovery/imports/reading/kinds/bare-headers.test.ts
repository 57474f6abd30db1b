import { expect, test } from "vitest";
import { read } from "#/discovery/imports/reading/reading.fixtures.ts";

const ROWS = [
  "2026-118,05.10.2026,19.10.2026,@mara.holz,800,952,ja,16.10.2026",
  "RE/10/77,06.10.2026,20.10.2026,@kolja.kocht,2500,2975,offen,",
];

function payments(header: string, rows: readonly string[] = ROWS) {
  const { kind, records } = read([header, ...rows].join("\n"), { currency: "EUR" });
  return records.map((record) =>
    kind === "payments" && "invoice" in record ? [record.invoice, record.issuedOn, record.paidOn] : null,
  );
}

const ALL = [
  ["2026-118", "2026-10-05", "2026-10-16"],
  ["RE/10/77", "2026-10-06", null],
];

test.each([
  ["vom", "am"],
  ["du", "le"],
  ["del", "el"],
  ["dal", "il"],
  ["em", "quando"],
  ["on", "when"],
  ["vom", "wann"],
  ["du", "quand"],
  ["del", "cuando"],
  ["on", "kab"],
])(
  "“Nr.” is the number of an invoice, “%s” behind it the day of it, and “%s” behind “bezahlt?” the payment's",
  (issued, paid) => {
    expect(payments(`Nr.,${issued},fällig,Creator,netto,brutto,bezahlt?,${paid}`)).toEqual(ALL);
  },
);

const numbered = (...numbers: string[]) =>
  payments(
    "Nr.,fällig,Creator,netto,brutto,bezahlt?",
    numbers.map((number, at) => `${number},19.10.2026,@ana${at},800,952,ja`),
  ).map((one) => one?.[0]);

test("“Nr.” over 1 and 2 counts the rows, and so do numbers below twice as many", () => {
  expect(numbered("1", "2")).toEqual([null, null]);
  expect(numbered("3", "4")).toEqual([null, null]);
  expect(numbered("10023", "10024")).toEqual(["10023", "10024"]);
  expect(numbered("5", "5", "5", "5")).toEqual([null, null, null, null]);
});

test("a little word behind anything else, or over anything but days, says nothing", () => {
  expect(
    payments("Nr.,fällig,vom,Creator,netto,brutto,bezahlt?,war", [
      "2026-118,19.10.2026,05.10.2026,@mara.holz,800,952,ja,16.10.2026",
    ]),
  ).toEqual([["2026-118", null, null]]);
  expect(
    payments("Nr.,vom,fällig,Creator,netto,brutto,bezahlt?", [
      "2026-118,Bergdorf,19.10.2026,@mara.holz,800,952,ja",
    ]),
  ).toEqual([["2026-118", null, null]]);
});

test("who wrote an invoice is not its number, and a row that repeats one is no second payment", () => {
  const header = "Nr.,vom,fällig,Creator,Firma / Rechnungssteller,netto,brutto,bezahlt?,am";
  const row = "2026-118,05.10.2026,19.10.2026,@mara.holz,Mara Holz UG,800,952,ja,16.10.2026";

  expect(payments(header, [row, row])).toEqual([["2026-118", "2026-10-05", "2026-10-16"]]);
});

test.each(["Wofür", "What for", "For what", "Pour quoi", "Para qué", "Per cosa", "Kis liye"])(
  "“%s” beside an invoice is its campaign",
  (header) => {
    const { records } = read(`Invoice,Creator,Amount,Due,${header}\nA-1,@ana,100 €,2026-10-19,Herbst`);

    expect(records).toMatchObject([{ campaign: "Herbst" }]);
  },
);

test.each([
  ["# / @", "#herbst #anzeige @lumatee"],
  ["#/@", "#herbst, #anzeige @lumatee"],
  ["@ #", "@lumatee #herbst #anzeige"],
])("“%s” of a post holds its tags and who is mentioned", (header, cell) => {
  const table = `Creator,Link,Posted on,Views,${header}\n@ana,https://www.instagram.com/reel/DA1aa/,2026-10-02,100,"${cell}"`;
  const more = `\n@ana,https://www.instagram.com/reel/DA1ab/,2026-10-03,100,@lumatee`;

  expect(read(table + more).records).toMatchObject([
    { hashtags: ["herbst", "anzeige"], mentions: ["lumatee"] },
    { hashtags: [], mentions: ["lumatee"] },
  ]);
});

test.each([
  "verrechnet",
  "offset",
  "netted",
  "set off",
  "compensé",
  "compensée",
  "compensado",
  "compensada",
  "compensato",
  "compensata",
  "adjust ho gaya",
])("a credit note that is “%s” counts, and is settled", (state) => {
  const table = `Invoice,Creator,Net,Gross,Due,Paid?\nA-1,@ana,100,119,2026-10-19,paid\nGS-1,@ana,-100,-119,2026-10-26,${state}`;
  const { records } = read(table, { currency: "EUR" });

  expect(records).toMatchObject([
    { invoice: "A-1", state: "paid" },
    { invoice: "GS-1", gross: { amount: -119 }, state: "paid" },
  ]);
});

test("an invoice that is set off counts for nothing, and neither does a credit note that is void", () => {
  const table = [
    "Invoice,Creator,Net,Gross,Due,Paid?",
    "A-1,@ana,100,119,2026-10-19,verrechnet",
    "GS-1,@ana,-100,-119,2026-10-26,void",
  ].join("\n");

  expect(read(table, { currency: "EUR" }).records).toEqual([]);
});

test.each([
  "0",
  "0%",
  "0,00",
  "no",
  "exempt",
  "nein",
  "kein",
  "keine",
  "befreit",
  "steuerfrei",
  "USt-frei",
  "befreit §19",
  "Kleinunternehmer",
  "§19 UStG",
  "§ 19",
  "exonéré",
  "sans",
  "sans TVA",
  "exento",
  "exenta",
  "isento",
  "isenta",
  "esente",
  "nahi",
])("“%s” below the tax of an invoice is none", (cell) => {
  const others = ["A-2;@ben;100 €;19 €;119 €;2026-10-19", "A-3;@cid;100 €;19 €;119 €;2026-10-19"];
  const header = "Invoice;Creator;Net;VAT;Gross;Due";
  const { records } = read([header, `A-1;@ana;100 €;${cell};100 €;2026-10-19`, ...others].join("\n"));

  expect(records[0]).toMatchObject({ vat: { amount: 0, currency: "EUR" } });
});

test("a block whose header leaves out a column that a merged cell heads goes on below it", () => {
  const { records, notUsed } = read(
    [
      "RECHNUNG;;WER;WOFÜR;HONORAR;",
      "Invoice;Due;Creator;;Net;Gross",
      "A-1;2026-10-19;@ana;Herbst;100 €;119 €",
      "Invoice;Due;Creator;;Net;Gross",
      "A-2;2026-10-20;@ben;Winter;100 €;119 €",
    ].join("\n"),
  );

  expect(records).toMatchObject([{ campaign: "Herbst" }, { campaign: "Winter" }]);
  expect(notUsed.filter(({ line }) => line === 5)).toEqual([]);
});
