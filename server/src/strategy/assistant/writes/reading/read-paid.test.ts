import { expect, test } from "vitest";
import { paidIn } from "./read-paid.ts";

const told = (text: string, person: string | null = null) =>
  paidIn({ text, handles: [], person, tellsPrice: false });

test.each([
  "@ana got her money this morning",
  "we paid @ana today",
  "@ana hat heute ihr Geld bekommen",
  "@ana haben wir bezahlt",
  "on a payé @ana ce matin",
  "@ana a reçu son virement",
  "a @ana ya le pagamos",
  "@ana ya recibió su dinero",
  "já pagamos a @ana",
  "o pagamento da @ana caiu hoje",
  "@ana ko payment kar diya",
])("who was paid is told: %s", (text) => {
  expect(told(text)).toMatchObject({ handle: "ana", daysAgo: 0 });
});

test("who is spoken of may be pointed at, and was paid on the day that is said", () => {
  expect(told("she got her money yesterday", "ana")).toMatchObject({ handle: "ana", daysAgo: 1 });
});

test.each([
  "did @ana get her money?",
  "has @ana been paid",
  "who got their money",
  "@ana has not got her money yet",
  "@ana hat ihr Geld noch nicht bekommen",
  "when @ana got her money we go on",
  "@ana got half of her money",
  "we paid @ana last year",
  "pay @ana",
])("what asks, denies or orders tells of no payment: %s", (text) => {
  expect(told(text)).toBeNull();
});

test.each([
  "mark invoice INV-105 as paid",
  "Rechnung RE-77 ist bezahlt",
  "marca la factura F-12 como pagada",
  "la facture F-12 est payée",
])("an invoice is named by its number: %s", (text) => {
  expect(told(text)).toMatchObject({ handle: null, invoice: /[A-Z]+-\d+/u.exec(text)?.[0] });
});
