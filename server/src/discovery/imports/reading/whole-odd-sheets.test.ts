import { expect, test } from "vitest";
import { fields, read, whole } from "./reading.fixtures.ts";

test("of two columns of addresses the one whose header says so counts", () => {
  const { accounts } = read(
    "Name;Instagram;Mail;Manager mail\nAna;@ana;ana@x.example;mgmt@x.example\nBen;@ben;ben (at) x.example;\nCid;@cid;cid@x;cid@m.example",
  );

  expect(accounts.map(({ values }) => values)).toEqual([
    {
      name: "Ana",
      email: "ana@x.example",
      own: { "Manager mail": { kind: "text", value: "mgmt@x.example" } },
    },
    { name: "Ben", email: "ben@x.example" },
    { name: "Cid", own: { "Manager mail": { kind: "text", value: "cid@m.example" } } },
  ]);
});

test("a column that looks like addresses counts where the one for them is empty", () => {
  const { accounts } = read("Name;Instagram;Email;Where\nAna;@ana;;ana@x.example\nBen;@ben;;ben@x.example");

  expect(accounts.map(({ values }) => values.email)).toEqual(["ana@x.example", "ben@x.example"]);
});

test("a word below a list of accounts heads nothing", () => {
  const reading = read("@ana\n@ben (TikTok)\ntotal 4", { platform: "instagram" });

  expect(whole(reading)).toEqual([
    "handle",
    "instagram ana {}",
    "tiktok ben {}",
    "line 3 is left out: “total 4” is no handle or address",
    "line 3, Column 1, “total 4”: “total 4” is no handle or address",
  ]);
});

test("a week of the calendar is no share of Kuwait", () => {
  const weeks = read("Woche;Influencer;Plattform;Follower\nKW 21;@ana;IG;10k\nKW 22;@ben;TikTok;20k");
  const shares = read("Weitere;Influencer;Plattform\nKW 21, SA 4;@ana;IG\nKW 22, SA 9;@ben;TikTok");

  expect(weeks.accounts.map(({ values }) => values)).toEqual([
    { followers: 10_000, own: { Woche: { kind: "text", value: "KW 21" } } },
    { followers: 20_000, own: { Woche: { kind: "text", value: "KW 22" } } },
  ]);
  expect(shares.accounts.map(({ values }) => values.audience?.countries)).toEqual([
    { KW: 21, SA: 4 },
    { KW: 22, SA: 9 },
  ]);
});

test("quarters are kept under their last month", () => {
  const { accounts } = read("Handle;Platform;Followers Q1 2025;Followers Q2 2025\n@ana;Instagram;1000;1100", {
    today: "2026-11-29",
  });

  expect(accounts.map(({ values }) => [values.followers, values.history?.map(({ day }) => day)])).toEqual([
    [1100, ["2025-03-01", "2025-06-01"]],
  ]);
});

test("“er” asks for money in German, and is no engagement", () => {
  expect(fields(read("Handle;Platform;Was er will;ER\n@ana;Instagram;500 €;3,1 %"))).toEqual([
    "handle",
    "platform",
    "price",
    "engagementRate",
  ]);
});

test.each([
  ["0.02;0.9;0.03", [2, 90, 3]],
  ["0.9;0.5;0.8", [0.9, 0.5, 0.8]],
  ["0.02;3.1;2.4", [undefined, 3.1, 2.4]],
])(
  "rates are fractions where their middle is small, and one far below per cents is not read: %s",
  (written, rates) => {
    const rows = written.split(";").map((rate, at) => `@ana${at};Instagram;${rate}`);
    const { accounts } = read(["Handle;Platform;ER", ...rows].join("\n"));

    expect(accounts.map(({ values }) => values.engagementRate)).toEqual(rates);
  },
);
