import { expect, test } from "vitest";
import { decodeTable } from "./encoding.ts";

/** The bytes of a text with letters of Poland as windows-1250 has them. */
function bytesOf(text: string): Uint8Array {
  const letters: Readonly<Record<string, number>> = { ł: 0xb3, ą: 0xb9, ż: 0xbf, Ż: 0xaf, ó: 0xf3, é: 0xe9 };
  return Uint8Array.from(Array.from(text, (letter) => letters[letter] ?? letter.codePointAt(0) ?? 0));
}

test.each(["Data zapłaty", "Joanna Mączka", "Beżowy", "Patryk Żuraw"])(
  "“%s” is read as Central Europe writes it",
  (text) => {
    expect(decodeTable(bytesOf(text))).toEqual({ text, encoding: "windows-1250" });
  },
);

test.each(["café", "corazón"])("“%s” is read as Western Europe writes it", (text) => {
  expect(decodeTable(bytesOf(text))).toEqual({ text, encoding: "windows-1252" });
});

test("a square metre and a question of Spain are of the West", () => {
  const square = Uint8Array.from([0x31, 0x20, 0x6d, 0xb3, 0x20, 0xbf, 0x71, 0x75, 0xe9]);

  expect(decodeTable(square)).toEqual({ text: "1 m³ ¿qué", encoding: "windows-1252" });
});
