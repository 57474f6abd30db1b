import { assert, property, string } from "fast-check";
import { expect, test } from "vitest";
import { redactor } from "./mentions.rules.ts";

test.each([
  ["anna@mail-shop.example", "write to anna@mail-shop.example."],
  ["+49-151-5550101", "call +49-151-5550101 first"],
])("a contact such as %s is taken out of a text", (contact, text) => {
  const redact = redactor(
    { handles: ["an-na.l"], names: ["Anna-Lena [AL] Moos"], contacts: [contact] },
    "erased-1",
  );

  expect(redact(text)).toBe(text.replace(contact, "erased-1"));
  expect(redact("with Anna-Lena [AL] Moos (@an-na.l)")).toBe("with erased-1 (erased-1)");
});

test("whatever signs a name is written with, it can be taken out", () => {
  const word = string({ unit: "grapheme", minLength: 1, maxLength: 12 }).filter((text) => text.trim() !== "");
  assert(
    property(word, word, (first, last) => {
      const name = `${first} ${last}`;
      const redact = redactor({ handles: [first], names: [name], contacts: [name] }, "erased-1");

      expect(redact(name)).toBe("erased-1");
    }),
  );
});
