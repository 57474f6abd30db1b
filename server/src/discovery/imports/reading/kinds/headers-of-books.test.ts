import { expect, test } from "vitest";
import { readRecordHeader } from "./record-headers.ts";

test.each([
  ["payments", "Base", "net"],
  ["payments", "Fecha fra.", "issuedOn"],
  ["payments", "Fecha de fra.", "issuedOn"],
  ["payments", "N.º fra.", "invoice"],
  ["payments", "Fra.", "invoice"],
  ["posts", "Gemerkt", "saves"],
  ["posts", "Enreg.", "saves"],
  ["posts", "Enregistr.", "saves"],
  ["posts", "Bestell.", "orders"],
  ["posts", "Best.", "orders"],
  ["posts", "Impr.", "impressions"],
  ["posts", "Affichages", "impressions"],
  ["posts", "Impressioni totali", "impressions"],
  ["posts", "Vertoningen", "impressions"],
  ["posts", "Eksponeringer", "impressions"],
  ["posts", "Exponeringar", "impressions"],
  ["posts", "Rækkevidde", "reach"],
  ["posts", "Rekkevidde", "reach"],
  ["posts", "Räckvidd", "reach"],
  ["posts", "Afspilninger", "views"],
  ["posts", "Avspelningar", "views"],
  ["posts", "Visninger", "views"],
  ["posts", "Synes godt om", "likes"],
  ["posts", "Gillar", "likes"],
  ["posts", "Kommentarer", "comments"],
  ["posts", "Delinger", "shares"],
  ["posts", "Delningar", "shares"],
  ["posts", "Gemt", "saves"],
  ["posts", "Sparade", "saves"],
  ["posts", "Dato", "postedAt"],
  ["posts", "Tekst", "caption"],
  ["posts", "Pris (SEK)", "fee"],
  ["posts", "Honorarios", "fee"],
  ["orders", "Tgl", "orderedAt"],
  ["orders", "Total dibayar", "amount"],
  ["orders", "Kupon", "code"],
  ["payments", "N° boleta", "invoice"],
  ["payments", "Honorario", "gross"],
  ["orders", "Kampagne", "campaign"],
  ["orders", "Campaign name", "campaign"],
] as const)("among %s “%s” is the %s", (kind, header, field) => {
  expect(readRecordHeader(kind, header)?.field).toBe(field);
});

test.each([
  ["payments", "Base salary"],
  ["posts", "Est. impressions"],
  ["posts", "Campaign stage"],
  ["orders", "Campaign code type"],
  ["payments", "Kampagnenbudget"],
  ["posts", "Campaign manager"],
  ["payments", "Infra"],
  ["posts", "Bestellstatus"],
] as const)("among %s “%s” is none of them", (kind, header) => {
  expect(["net", "invoice", "orders", "impressions", "campaign"]).not.toContain(
    readRecordHeader(kind, header)?.field,
  );
});

test.each([
  "Orders with code",
  "Orders w/ code",
  "Orders by code",
  "Orders via code",
  "Orders using code",
  "Bestellungen mit Code",
  "Bestellungen mit dem Rabattcode",
  "Bestellungen über Code",
  "Commandes avec code",
  "Commandes par code promo",
  "Inscripciones c/ código",
  "Pedidos con código",
  "Pedidos con el código",
  "Pedidos por cupón",
  "Pedidos com cupom",
  "Pedidos pelo cupão",
  "Ordini con codice",
  "Bestellungen mit Gutschein",
])("“%s” of a post counts what came by the code", (header) => {
  expect(readRecordHeader("posts", header)?.field).toBe("orders");
});

test.each([
  "Código",
  "Cupão",
  "Cupom",
  "Cupón",
  "Codice",
  "Coupon",
  "Code used",
  "Promo",
  "Gutschein",
  "Cod",
  "Who's code",
])("“%s” is the code itself", (header) => {
  expect(readRecordHeader("posts", header)?.field).toBe("code");
  expect(readRecordHeader("orders", header)?.field).toBe("code");
});

test.each([
  "Bookings",
  "Booking",
  "Buchungen",
  "Reservations",
  "Reservas",
  "Reservaciones",
  "Prenotazioni",
  "Sign-ups",
  "Anmeldungen",
  "Inscriptions",
  "Inscripciones",
  "Inscrições",
  "Iscrizioni",
])("“%s” of a post are its orders", (header) => {
  expect(readRecordHeader("posts", header)?.field).toBe("orders");
});

test("what orders brought in a currency is revenue, of a post alone", () => {
  expect(readRecordHeader("posts", "€ reservas")?.field).toBe("revenue");
  expect(readRecordHeader("posts", "Orders (EUR)")?.field).toBe("revenue");
  expect(readRecordHeader("orders", "Orders")?.field).toBe("orders");
});

test.each(["Day", "Tag", "Jour", "Dia", "Día", "Giorno"])("“%s” is the day of a post", (header) => {
  expect(readRecordHeader("posts", header)?.field).toBe("postedAt");
});

test.each(["Day 3", "Story of the day", "Tag 1"])("“%s” is none", (header) => {
  expect(readRecordHeader("posts", header)?.field).not.toBe("postedAt");
});

test("“Gostos” are likes", () => {
  expect(readRecordHeader("posts", "Gostos")?.field).toBe("likes");
});

test.each([
  ["Kampania", "campaign"],
  ["Data wyst.", "issuedOn"],
  ["Data wystawienia", "issuedOn"],
  ["Termin", "due"],
  ["Termin płatności", "due"],
  ["Data zapłaty", "paidOn"],
] as const)("on Polish invoices “%s” is the %s", (header, field) => {
  expect(readRecordHeader("payments", header)?.field).toBe(field);
});
