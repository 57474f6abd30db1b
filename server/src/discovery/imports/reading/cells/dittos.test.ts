import { expect, test } from "vitest";
import { read } from "#/discovery/imports/reading/reading.fixtures.ts";

const SIGNS = ['"', "″", "〃", "''", "“", "”", "„", '-"-'];
const WORDS = [
  "s.o.",
  "siehe oben",
  "wie oben",
  "dito",
  "ditto",
  "idem",
  "id.",
  "ibid.",
  "same as above",
  "see above",
  "mesmo",
  "o mesmo",
  "igual",
  "lo mismo",
  "stesso",
  "come sopra",
  "voir ci-dessus",
  "ci-dessus",
  "do.",
  "same",
];

function teamOf(mark: string) {
  const quoted = `"${mark.replaceAll('"', '""')}"`;
  const rows = [
    "Instagram Handle;Betreut von;Management;Ort;Status",
    "@lena;Katrin;Studio Nordlicht;Graz;zugesagt",
    `@mara;${quoted};${quoted};${quoted};${quoted}`,
    `@zora;${quoted};C/O Talents;Wien;offen`,
  ];
  return read(rows.join("\n"));
}

test.each([...SIGNS, ...WORDS])("“%s” repeats the cell above", (mark) => {
  const [, mara, zora] = teamOf(mark).accounts.map(({ values }) => values);

  expect(mara).toMatchObject({
    owner: "Katrin",
    agency: "Studio Nordlicht",
    city: "graz",
    country: "AT",
    status: "accepted",
  });
  expect(zora).toMatchObject({ owner: "Katrin", agency: "C/O Talents" });
});

test("below an empty cell, a heading or a gap nothing is repeated, and the mark is told", () => {
  const { accounts, notUsed, cells } = read(
    [
      "Instagram Handle;Follower;Betreut von;Management",
      "@lena;5000;Katrin;",
      '@mara;6000;"""";s.o.',
      "FAMILIE UND MAMAS;;;",
      '@zora;7000;"""";',
    ].join("\n"),
  );

  expect(accounts.map(({ values }) => values.owner)).toEqual(["Katrin", "Katrin", undefined]);
  expect(accounts.map(({ values }) => values.agency)).toEqual([undefined, undefined, undefined]);
  expect(notUsed).toMatchObject([
    { line: 3, column: "Management", value: "s.o.", reason: "Repeats the cell above, which is empty" },
    { line: 4 },
    { line: 5, column: "Betreut von", value: '"', reason: "Repeats the cell above, which is empty" },
  ]);
  expect(cells.read).toBe(cells.stored + cells.ownFields + cells.ignored + cells.refused);
});

test("amounts and shares are repeated by a sign, and a word in notes stays a note", () => {
  const { accounts } = read(
    [
      "Instagram Handle;Preis Reel;Follower;Notizen;Schuhgröße",
      "@lena;500 €;5000;pünktlich;39",
      '@mara;"""";"""";idem;〃',
    ].join("\n"),
  );

  expect(accounts[1]?.values).toMatchObject({
    followers: 5000,
    prices: [{ amount: 500, currency: "EUR" }],
    notes: "idem",
    own: { Schuhgröße: { kind: "number", value: 39 } },
  });
});

test("marks among posts and invoices are read so, too, and each row shows what was written", () => {
  const { records, rows } = read(
    [
      "Beleg-Nr.;Creator;Kampagne;Netto;Rechnungsdatum",
      "RE-1;@lena;Sommer;100 €;10.07.2026",
      'RE-2;@mara;"""";200 €;dito',
    ].join("\n"),
  );

  expect(records).toMatchObject([{ campaign: "Sommer" }, { campaign: "Sommer", issuedOn: "2026-07-10" }]);
  expect(rows[1]?.cells).toEqual(["RE-2", "@mara", '"', "200 €", "dito"]);
});
