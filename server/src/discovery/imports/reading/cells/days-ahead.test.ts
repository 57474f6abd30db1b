import { expect, test } from "vitest";
import { read } from "#/discovery/imports/reading/reading.fixtures.ts";

const TODAY = "2026-11-28";

test.each([
  ["Last contact", "lastContact"],
  ["Last deal", "lastDeal"],
] as const)("a day after today is no %s, and is told with its reason", (header, name) => {
  const text = `Handle,Platform,${header}\nana,instagram,03/11/2026\nben,instagram,11/12/2026`;

  const { accounts, cells, notUsed } = read(text, { today: TODAY });

  expect(accounts.map(({ values }) => values[name] ?? null)).toEqual(["2026-11-03", null]);
  expect(accounts[1]?.values.own).toBeUndefined();
  expect(cells).toMatchObject({ read: 6, stored: 5, refused: 1 });
  expect(notUsed).toEqual([
    {
      line: 3,
      column: header,
      value: "11/12/2026",
      reason:
        "“11/12/2026” would be 2026-12-11, a day after today. It stays NA: write the day as 2026-12-31.",
    },
  ]);
});

test("today is no day to come", () => {
  const { accounts } = read(`Handle,Platform,Last contact\nana,instagram,${TODAY}`, { today: TODAY });

  expect(accounts[0]?.values.lastContact).toBe(TODAY);
});

test.each([["City", "Bandra, Mumbai", "city", "mumbai"]] as const)(
  "of a cell with several values the count says that a part is lost: %s",
  (header, cell, name, kept) => {
    const { accounts, cells, notUsed } = read(`Handle;Platform;${header}\nana;instagram;${cell}`);

    expect(accounts[0]?.values[name]).toBe(kept);
    expect(cells).toMatchObject({ read: 3, stored: 2, refused: 1 });
    expect(notUsed).toMatchObject([{ column: header, value: cell }]);
  },
);
