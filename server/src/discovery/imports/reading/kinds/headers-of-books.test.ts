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
] as const)("among %s “%s” is the %s", (kind, header, field) => {
  expect(readRecordHeader(kind, header)?.field).toBe(field);
});

test.each([
  ["payments", "Base salary"],
  ["payments", "Infra"],
  ["posts", "Bestellstatus"],
] as const)("among %s “%s” is none of them", (kind, header) => {
  expect(["net", "invoice", "orders"]).not.toContain(readRecordHeader(kind, header)?.field);
});
