import { expect, test } from "vitest";
import { fields, read, whole } from "#/discovery/imports/reading/reading.fixtures.ts";

/** What a column between handles and followers is read as. */
function fieldOf(header: string, cells: readonly string[]): string | null | undefined {
  const rows = cells.map((cell, row) => `@ana${row};${cell};${1000 * (row + 2)}`);
  return fields(read([`Instagram;${header};Followers`, ...rows].join("\n")))[1];
}

test.each(["Shirt size", "T-shirt size", "Größe", "Talla", "Size", "Kit"])(
  "letters below %s are sizes and no gender",
  (header) => {
    expect(fieldOf(header, ["M", "F", "M"])).toBeNull();
  },
);

test.each(["Gender", "Sex", "Geschlecht", "Género", "M/W", "m/f"])(
  "letters below %s are genders",
  (header) => {
    expect(fieldOf(header, ["M", "F", "M"])).toBe("gender");
  },
);

test.each([
  "Views 30d",
  "30 day views",
  "Views (last 30 days)",
  "Monthly views",
  "Aufrufe pro Monat",
  "Likes 7d",
])("%s are of many posts together, and no figure of one", (header) => {
  expect(fieldOf(header, ["3000", "4100", "5200"])).toBeNull();
});

test.each(["Views", "Avg views 30d", "Median views (last 30 days)", "Ø Aufrufe pro Monat"])(
  "%s are those of one post",
  (header) => {
    expect(fieldOf(header, ["3000", "4100", "5200"])).toBe("avgViews");
  },
);

test.each(["Rate", "rate"])(
  "small numbers below %s beside followers are engagement in per cent, and are asked about",
  (header) => {
    const reading = read(`instagram,followers,${header}\n@ana,20000,2.31\n@ben,30000,3.4\n@cid,9000,1.12`);

    expect([
      reading.accounts.map(({ values }) => [values.engagementRate, values.price]),
      reading.doubtful.length,
    ]).toEqual([
      [
        [2.31, undefined],
        [3.4, undefined],
        [1.12, undefined],
      ],
      1,
    ]);
  },
);

test("rates of that size stay prices where they are money, and the interaction rate is no price", () => {
  expect([
    fieldOf("Rate", ["2.31 €", "3.40 €", "4 €"]),
    fieldOf("Rate", ["250", "300", "900"]),
    fieldOf("interaction rate", ["2.31", "3.4", "1.12"]),
  ]).toEqual(["price", "price", "engagementRate"]);
});

test("a final price that is not paid is no fee paid, and stays as it is written", () => {
  expect(
    whole(read("Instagram,Final price,Paid?\n@ana,300 €,no\n@ben,400 €,yes")).filter((line) =>
      line.includes("{"),
    ),
  ).toEqual([
    'instagram ana {own: {Final price: {kind: "text", value: "300 €"}, Paid?: {kind: "text", value: "no"}}}',
    'instagram ben {feePaid: {amount: 400, currency: "EUR"}, own: {Paid?: {kind: "text", value: "yes"}}}',
  ]);
});

test.each(["Date booked", "Booking date", "Buchungsdatum", "Contract date", "Invoice date"])(
  "%s is not the day of the post, beside one that is or alone",
  (header) => {
    const rows = "2026-09-01,2026-10-01,https://www.instagram.com/p/AbCdE12345/,12000";
    const beside = read(`Handle,${header},Post date,Link to content,Views\n@ana,${rows}`);
    const alone = read(
      `Handle,${header},Link to content,Views\n@ana,2026-09-01,https://www.instagram.com/p/AbCdE12345/,12000`,
    );

    expect(
      [beside, alone].map(({ kind, records }) => [
        kind,
        records.map((one) => "postedAt" in one && one.postedAt),
      ]),
    ).toEqual([
      ["posts", ["2026-10-01"]],
      ["posts", [null]],
    ]);
  },
);

test("what Herald writes of a collection is no value of a creator, and other notes are", () => {
  const ours = read(
    "Handle,Platform,Notes,Triage,Note,Tags\n@ana,instagram,hello,Shortlisted,call first,spring",
  );
  const voted = read(
    "Handle,Platform,Notes,Triage,Note,Tags,Votes for,Votes against\n@ana,instagram,hello,Shortlisted,call first,spring,2,1",
  );
  const theirs = read("Handle,Platform,Triage,Note,Tags\n@ana,instagram,urgent,call first,spring");

  expect([ours, voted, theirs].map(({ accounts, notUsed }) => [accounts[0]?.values, notUsed.length])).toEqual(
    [
      [{ notes: "hello" }, 3],
      [{ notes: "hello" }, 5],
      [{ notes: "call first", tags: ["spring"], own: { Triage: { kind: "text", value: "urgent" } } }, 0],
    ],
  );
});

test("what a person chose for a column of a collection is followed", () => {
  const chosen = read("Handle,Platform,Triage,Note,Tags\n@ana,instagram,Shortlisted,call first,spring", {
    mapping: [{ header: "Note", field: "notes" }],
  });

  expect(chosen.accounts[0]?.values).toEqual({ notes: "call first" });
});

const askedOf = (cells: string[]) =>
  read(["Handle;Platform;Views avg.", ...cells.map((cell, row) => `@ana${row};Instagram;${cell}`)].join("\n"))
    .doubtful;

test("a question tells how many cells read so, and what becomes of the others", () => {
  const cities = ["Spain", "India", "Brazil", "Spain"];

  expect(askedOf(cities)).toMatchObject([
    { reason: "4 of 4 filled cells read as one.", examples: ["Spain", "India", "Brazil"] },
  ]);
  expect(askedOf([...cities, "x"])).toMatchObject([
    { reason: "4 of 5 filled cells read as one. The other one stays NA." },
  ]);
  expect(askedOf([...cities, ...cities, "x", "y"])).toMatchObject([
    { reason: "8 of 10 filled cells read as one. The other 2 stay NA." },
  ]);
});

test.each([
  ["Vertrag", ["x", "", "x"], null],
  ["", ["X", "", "X"], null],
  ["Notes", ["x", "", "x"], "notes"],
  ["Verified", ["x", "", "x"], "verified"],
  ["Wo", ["X", "TikTok", "X"], "platform"],
  ["Platform", ["X", "X", "X"], "platform"],
])("a cross below %j is a tick, and a platform only where something says so", (header, cells, field) => {
  expect(fieldOf(header, cells)).toBe(field);
});

test.each([
  ["Ask (N)", "NGN"],
  ["Asking (R)", "ZAR"],
  ["Verlangt (€)", "EUR"],
  ["Pide (COP)", "COP"],
  ["Minta (Rp)", "IDR"],
])("a currency in brackets behind what is asked for is that of the prices below: %s", (header, currency) => {
  const reading = read(`Instagram;${header};Followers\n@ana;150000;9000\n@ben;90000;12000`, {
    currency: "USD",
  });

  expect(fields(reading)[1]).toBe("price");
  expect(reading.accounts.map(({ values }) => values.price)).toEqual([
    { amount: 150_000, currency, per: null },
    { amount: 90_000, currency, per: null },
  ]);
});

test.each(["Views (N)", "Followers (n)", "Videos (N)"])(
  "a letter in brackets behind what is counted is no money: %s",
  (header) => {
    const reading = read(`Instagram;${header}\n@ana;15000\n@ben;9000`);

    expect(JSON.stringify(reading.accounts)).not.toContain("NGN");
    expect(fields(reading)[1]).not.toBe("price");
  },
);
