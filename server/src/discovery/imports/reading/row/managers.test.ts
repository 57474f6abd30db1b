import { expect, test } from "vitest";
import { read } from "#/discovery/imports/reading/reading.fixtures.ts";
import { readManager } from "./managers.ts";

test.each([
  ["Star Talent", { agency: "Star Talent" }],
  ["Agency 360 Media", { agency: "Agency 360 Media" }],
  ["Riya (Star Talent) 98200-12345", { agency: "Riya (Star Talent)" }],
  ["Jonas Kern, Tel. 0171/2345678", { agency: "Jonas Kern" }],
  ["655 55 51 03 (Pablo, Agencia Faro)", { agency: "Pablo, Agencia Faro" }],
  ["Noor (booking@noor.example) | 0171 2345678", { agency: "Noor" }],
])("a manager “%s” is an agency by its name", (cell, wanted) => {
  expect(readManager(cell)).toEqual(wanted);
});

test.each([
  "Self",
  "self-managed",
  "selbst",
  "kein Management",
  "sans agent",
  "elle-même",
  "sin agencia",
  "ella misma",
  "sem agência",
  "ela mesma",
  "khud hi",
  "direct",
  "+91 98200 12345",
  "booking@noor.example",
])("“%s” is no agency", (cell) => {
  expect(readManager(cell)).toBeNull();
});

test("how a manager is reached is kept as it is written, and never as the creator's own", () => {
  const { accounts } = read(
    [
      "Handle;Platform;Phone;Manager",
      "@ana;Instagram;0171 1111111;Jonas Kern 0171 2222222",
      "@ben;Instagram;;0171 3333333",
      "@cid;Instagram;0171 4444444;selbst",
    ].join("\n"),
  );

  expect(accounts.map(({ values: { agency, phone, own } }) => ({ agency, phone, own }))).toEqual([
    {
      agency: "Jonas Kern",
      phone: "0171 1111111",
      own: { Manager: { kind: "text", value: "Jonas Kern 0171 2222222" } },
    },
    { agency: undefined, phone: undefined, own: { Manager: { kind: "text", value: "0171 3333333" } } },
    {
      agency: undefined,
      phone: "0171 4444444",
      own: { Manager: { kind: "text", value: "selbst" } },
    },
  ]);
});
