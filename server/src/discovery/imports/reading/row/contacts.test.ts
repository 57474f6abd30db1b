import { expect, test } from "vitest";
import { read } from "#/discovery/imports/reading/reading.fixtures.ts";
import { readContacts } from "./contacts.ts";

test.each([
  ["a@b.example", "a@b.example", null],
  ["Ladina, ladina@c.example, 079 412 33 18", "ladina@c.example", "079 412 33 18"],
  ["nico@post.example / +41 78 555 01 92", "nico@post.example", "+41 78 555 01 92"],
  ["Reto 079 555 60 60 (no mail!)", null, "079 555 60 60"],
  ["Elin\nelin@n.example\n+41 (0)79 555 72 10", "elin@n.example", "+41 (0)79 555 72 10"],
  ["12.11.2026", null, null],
  ["ana(at)b.example", "ana@b.example", null],
  ["call me", null, null],
])("“%s” is reached at %s and %s", (cell, email, phone) => {
  expect(readContacts(cell)).toMatchObject({ email, phone });
});

test("a cell of contacts gives both, and keeps its other words", () => {
  const { accounts } = read(
    [
      "Handle;Platform;Kontakt;Telefon",
      "@ana;Instagram;a@b.example / 0171 1111111;",
      "@ben;Instagram;Agentin Mia, mia@l.example, 0171 2222222;",
      "@cid;Instagram;c@d.example, 0171 3333333;0171 4444444",
      "@dan;Instagram;;dan@e.example",
      "@eva;Instagram;e@f.example, e@g.example;",
    ].join("\n"),
  );

  expect(
    accounts.map(({ values: { email, phone, own } }) => [email, phone, own?.["Kontakt"]?.value]),
  ).toEqual([
    ["a@b.example", "0171 1111111", undefined],
    ["mia@l.example", "0171 2222222", "Agentin Mia, mia@l.example, 0171 2222222"],
    ["c@d.example", "0171 4444444", "c@d.example, 0171 3333333"],
    ["dan@e.example", undefined, undefined],
    ["e@f.example", undefined, "e@f.example, e@g.example"],
  ]);
});
