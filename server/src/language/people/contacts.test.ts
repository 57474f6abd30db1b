import { expect, test } from "vitest";
import { EMAIL_LEFT_OUT as E, PHONE_LEFT_OUT as P, withoutContacts } from "./contacts.ts";

test.each([
  ["Write to lena.quendel+work@mail-shop.example.", `Write to ${E}.`],
  ["Lena: +49 151 5550101, lena@quendel.example", `Lena: ${P}, ${E}`],
  ["Ruf sie an: 0151/5550101 oder 030 5550101-22", `Ruf sie an: ${P} oder ${P}`],
  ["Telefon: 5550101", `Telefon: ${P}`],
  ["Son portable : 06.12.34.56.78", `Son portable : ${P}`],
  ["Téléphone 555 01 01", `Téléphone ${P}`],
  ["Su móvil: 612 345 678", `Su móvil: ${P}`],
  ["Telemóvel: 912 345 678", `Telemóvel: ${P}`],
  ["Uska WhatsApp 98765 43210 hai", `Uska WhatsApp ${P} hai`],
  ["Call (415) 555-0101 or 415-555-0101", `Call ${P} or ${P}`],
  ["0049 (0)30 5550101", P],
])("e-mail addresses and phone numbers are left out: %s", (text, left) => {
  expect(withoutContacts(text)).toBe(left);
});

test.each([
  "12,500 people, between 1.20M and 2.40M views",
  "Protein bar, 2.500 €, from 01.12.2026 to 24.12.2026, 18:00",
  "05/01/2026 - 06/01/2026 and 2026-01-05",
  "@lena.quendel, @06_lena and 10 000 000 followers",
  "+12.50K people added, +1.200.000 in all",
  "Mobile first: 3 reels, women 18–34",
])("what is no contact stays as it is: %s", (text) => {
  expect(withoutContacts(text)).toBe(text);
});
