import { expect, test } from "vitest";
import { readContacts } from "./contacts.ts";

test.each([
  [
    "Riya (Star Talent), riya@star.example, 98200 12345",
    "riya@star.example",
    "98200 12345",
    "Riya (Star Talent)",
  ],
  ["ana(at)mail.example", "ana@mail.example", null, ""],
  ["ana [a] mail.example", "ana@mail.example", null, ""],
  ["mailto:ana@x.de", "ana@x.de", null, ""],
  ["(ana@x.de)", "ana@x.de", null, ""],
  ["ana@x.de / b@x.de", "ana@x.de", null, "b@x.de"],
  ["tel: 98200 12345", null, "98200 12345", ""],
  ["Tel. 98200 12345", null, "98200 12345", ""],
  ["WhatsApp +49 (0)170 1234567", null, "+49 (0)170 1234567", ""],
  ["1234567", null, "1234567", ""],
  ["123456", null, null, "123456"],
  ["2026-01-02", null, null, "2026-01-02"],
  ["A12345678", null, null, "A12345678"],
  ["ext. 5", null, null, "ext. 5"],
])("“%s” is the address %s, the number %s and “%s”", (cell, email, phone, rest) => {
  expect(readContacts(cell)).toEqual({ email, phone, rest });
});
