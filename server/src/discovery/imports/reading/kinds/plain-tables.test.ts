import { expect, test } from "vitest";
import { columnsTold, read } from "#/discovery/imports/reading/reading.fixtures.ts";

const HANDLES = ["@majo.mx", "@ana", "@ben.x", "@cid"];

function sheet(header: string, cellsOf: (row: number) => readonly string[]): string {
  const rows = HANDLES.map((handle, row) => [handle, ...cellsOf(row)].join("\t"));
  return [header.replaceAll(" ; ", "\t"), ...rows].join("\n");
}

function fieldsOf(text: string): string {
  return columnsTold(read(text, { platform: "instagram" })).join(", ");
}

test.each([
  "Creator ; Posted ; Link ; Views ; Likes",
  "Influencer ; Datum ; Link ; Aufrufe ; Likes",
  "Creadora ; Fecha ; Enlace ; Reproducciones ; Me gusta",
  "Creator ; Pubblicato il ; Link ; Visualizzazioni ; Mi piace",
  "Kreator ; Tanggal tayang ; Link ; Tayangan ; Suka",
  "Fenomen ; Yayın tarihi ; Link ; İzlenme ; Beğeni",
  "Twórca ; Data publikacji ; Link ; Wyświetlenia ; Polubienia",
])("posts with their figures: %s", (header) => {
  const text = sheet(header, (row) => [
    "2026-05-12",
    `https://www.instagram.com/reel/AbC1x${row}`,
    "12.300",
    "1.230",
  ]);

  expect(fieldsOf(text)).toBe("handle 1, postedAt 1, url 1, views 1, likes 1");
});

test.each([
  "Creator ; Code ; Orders ; Revenue",
  "Créatrice ; Code promo ; Commandes ; CA",
  "Kreator ; Kode ; Pesanan ; Pendapatan",
  "Fenomen ; Kod ; Sipariş ; Ciro",
  "Twórca ; Kod rabatowy ; Zamówienia ; Przychód",
])("what a code sold: %s", (header) => {
  const text = sheet(header, (row) => [`CODE${row}`, String(17 + row), "140 €"]);

  expect(fieldsOf(text)).toBe("handle 1, code 1, orders 1, amount 1");
});

test("a postal code sold nothing", () => {
  const text = sheet("Twórca ; Kod pocztowy ; Zamówienia", () => ["00-950", "3"]);

  expect(read(text, { platform: "instagram" }).kind).toBe("creators");
});

test.each([
  [
    "Creator ; Went live ; What ; Impressions ; Engagements",
    "handle 1, postedAt 1, format 1, impressions 1, number 0",
  ],
  ["Creator ; Live ; What ; Views ; Likes", "handle 1, postedAt 1, format 1, views 1, likes 1"],
])("posts without a link: %s", (header, fields) => {
  const text = sheet(header, () => ["2026-05-12", "Reel", "12.300", "1.230"]);

  expect(read(text, { platform: "instagram" }).kind).toBe("posts");
  expect(fieldsOf(text)).toBe(fields);
});

test.each([
  ["Fenomen ; Takipçi ; Reel ücreti", "handle 1, followers 1, price reel 1"],
  ["Twórca ; Obserwujący ; Cena za rolkę", "handle 1, followers 1, price reel 1"],
  ["Twórca ; Obserwujący ; Stawka za relację", "handle 1, followers 1, price story 1"],
])("creators with their prices: %s", (header, fields) => {
  const text = sheet(header, () => ["12.300", "140 €"]);

  expect(fieldsOf(text)).toBe(fields);
});
