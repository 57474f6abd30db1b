import { expect, test } from "vitest";
import { keys, read, reasons } from "./reading.fixtures.ts";

test.each([
  "davon zugesagt;6;;",
  "of which confirmed;6;;",
  "dont validés;6;;",
  "de los cuales aceptados;6;;",
  "Summe / Ø;16 Creator;927.?;3,9 %",
  "TOTAL;12 criadores;2.611.750;R$ 87.800,00",
  "GRAND TOTAL;13;66.6L;₹17.4L",
  "TOTALE: 10;;≈ 16 k€;",
  "TOTAL (21 lignes);;;≈ 41 k€",
  "Gesamt;;s. Buchhaltung;",
  "Total;3 profils;90 400;",
])("“%s” below a roster is a total and no creator", (row) => {
  const reading = read(
    `Name;Instagram Handle;Follower;Reel\nLena Vogt;@lena.glow;48.300;1.200 €\nBen;@ben;900;80 €\n${row}`,
  );

  expect(keys(reading)).toEqual(["instagram lena.glow", "instagram ben"]);
  expect(reasons(reading)).toEqual([[4, "Total"]]);
});

test("a creator whose name begins like a total is none", () => {
  const reading = read("Name;Instagram;Follower\nTotal Fitness;@totalfit;900\nSumme Lina;summe.lina;80");

  expect(keys(reading)).toEqual(["instagram totalfit", "instagram summe.lina"]);
});

const POSTS = "Datum,Creator,Kanal,Format,Link,Views";
const POST = "03.07.2026,@lena.glow,IG,Reel,https://www.instagram.com/reel/CxLena0001/,41.200";
test.each([
  "Summe,14 Posts,,,,1.992.090",
  "Total,,14,,,1992090",
  "Zwischensumme Juli,,,,,12",
  "Q3,,,,,",
  "Juli/Aug. 2026,,,,,",
])("“%s” among posts is no post", (row) => {
  const reading = read([POSTS, POST, row].join("\n"));

  expect(reading.kind).toBe("posts");
  expect(reading.records).toHaveLength(1);
  expect(reading.rows.at(-1)?.leftOut).not.toBeNull();
  expect(reading.notUsed.map(({ line }) => line)).toContain(3);
});

const PAYMENTS = "Beleg-Nr.;Creator;Netto;Rechnungsdatum";
const PAYMENT = "RE-0713;@lena.glow;3.150,00 €;10.07.2026";
test.each([
  "Okt./Nov. 2026;;;",
  "August;;;",
  "Gesamt;;s. Buchhaltung;",
  "Summe Juli;;4.830,00 €;",
  ";Total HT;7 130 €;",
  "Totale fatture: 3;;≈ 16 k€;",
  "* alle Beträge netto;;;",
])("“%s” among invoices is no payment", (row) => {
  const reading = read([PAYMENTS, PAYMENT, row, PAYMENT.replace("13", "14")].join("\n"));

  expect(reading.kind).toBe("payments");
  expect(reading.records.map((record) => "invoice" in record && record.invoice)).toEqual([
    "RE-0713",
    "RE-0714",
  ]);
  expect(reading.notUsed.map(({ line }) => line)).toContain(3);
});
