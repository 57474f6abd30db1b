import { expect, test } from "vitest";
import { read, whole } from "#/discovery/imports/reading/reading.fixtures.ts";
import { monthOfHeader } from "./month-headers.ts";

const TODAY = { today: "2026-11-21" };

test.each([
  ["Followers Jan 25", 2025, 1],
  ["Followers März", null, 3],
  ["Follower 2025-06", 2025, 6],
  ["06/2025 Abonnenten", 2025, 6],
  ["Abonnés déc. 2024", 2024, 12],
  ["Seguidores (mayo 2025)", 2025, 5],
  ["seguidores_fev_25", 2025, 2],
  ["Followers '25 Jan", null, 1],
  ["Followers Stand 01.06.2025", 2025, 6],
  ["Jan'25", 2025, 1],
])("“%s” is of month %s-%s", (header, year, month) => {
  expect(monthOfHeader(header)).toMatchObject({ year, month });
});

test.each(["Followers", "Marketing", "Followers 2025", "Rate 3.5%", "Top 10", "Views 30d"])(
  "“%s” names no month",
  (header) => {
    expect(monthOfHeader(header)).toBeNull();
  },
);

test("columns of months are growth, and the last one says how it stands where nothing else does", () => {
  const reading = read(
    [
      "Handle;Platform;Followers Jan 25;Followers März 25;Follower 2025-06;ER Jun 25;New followers Jun 25",
      "@ana;Instagram;10000;11000;12k;2,5 %;900",
      "@ben;Instagram;20000;soon;;1,5 %;",
    ].join("\n"),
    TODAY,
  );

  expect(whole(reading)).toEqual([
    "handle | platform | followers | followers | followers | engagementRate | number",
    'instagram ana {engagementRate: 2.5, followers: 12000, history: [{day: "2025-01-01", followers: 10000}, {day: "2025-03-01", followers: 11000}, {day: "2025-06-01", engagementRate: 2.5, followers: 12000}], own: {New followers Jun 25: {kind: "number", value: 900}}}',
    'instagram ben {engagementRate: 1.5, followers: 20000, history: [{day: "2025-01-01", followers: 20000}, {day: "2025-06-01", engagementRate: 1.5}], own: {Followers März 25: {kind: "text", value: "soon"}}}',
  ]);
});

test("bare months are followers where a title says so, or beside followers of their size, and else the team's own", () => {
  const rows = ["@ana;Instagram;10000;11000", "@ben;Instagram;20000;21000"];
  const bare = "Handle;Platform;Jan 25;Feb 25";
  const beside = read(
    [`${bare};Followers`, ...rows.map((row, at) => `${row};${[11_500, 22_000][at]}`)].join("\n"),
    TODAY,
  );
  const titled = read(["Follower 2025", bare, ...rows].join("\n"), TODAY);
  const alone = read([bare, ...rows].join("\n"), TODAY);

  expect(beside.accounts.map(({ values }) => [values.followers, values.history?.length])).toEqual([
    [11_500, 2],
    [22_000, 2],
  ]);
  expect(titled.accounts.map(({ values }) => [values.followers, values.history?.length])).toEqual([
    [11_000, 2],
    [21_000, 2],
  ]);
  expect(alone.accounts[0]?.values).toEqual({
    own: { "Jan 25": { kind: "number", value: 10_000 }, "Feb 25": { kind: "number", value: 11_000 } },
  });
});

test("figures that contradict each other for one month, or for now, are told", () => {
  const reading = read(
    [
      "Handle;Platform;Follower Jan 26;Follower 2026-01;Follower Nov 26;Follower aktuell",
      "@ana;Instagram;10000;12000;8000;9000",
      "@ben;Instagram;10000;10000;9500;9500",
      "@ana;Instagram;10500;;;9900",
    ].join("\n"),
    TODAY,
  );

  expect(whole(reading)).toEqual([
    "handle | platform | followers | followers | followers | followers",
    'instagram ana {followers: 9900, history: [{day: "2026-01-01", followers: 10500}]}',
    'instagram ben {followers: 9500, history: [{day: "2026-01-01", followers: 10000}, {day: "2026-11-01", followers: 9500}]}',
    "line 2, Follower 2026-01, “12000”: “Follower Jan 26” says something else of the same month, and counts",
    "line 2, Follower Nov 26, “8000”: “Follower aktuell” says something else of the same month, and counts",
    "line 2, Follower aktuell, “9000”: Line 4 says something else of the same account, and the later line counts",
    "line 2, Follower Jan 26, “10000”: Line 4 says something else of the same account, and the later line counts",
  ]);
});

function daysOf(header: string) {
  const { accounts, doubtful } = read(`Handle;Platform;${header}\n@ana;Instagram;1000;1100;1200`, TODAY);
  const told = accounts[0]?.values.history?.map(({ day }) => day.slice(0, 7));
  return [told, doubtful.map(({ question }) => question)];
}

test("a year goes on from the column before, and where none is said a person is asked", () => {
  expect(daysOf("Followers Nov 24;Followers Dez;Followers Jan")).toEqual([
    ["2024-11", "2024-12", "2025-01"],
    [],
  ]);
  expect(daysOf("Followers Nov;Followers Dez;Followers Jan 25")).toEqual([
    ["2024-11", "2024-12", "2025-01"],
    [],
  ]);
  expect(daysOf("Followers Dez;Followers Jan;Followers Feb")).toEqual([
    ["2025-12", "2026-01", "2026-02"],
    [
      "Are the figures of “Followers Dez” of December 2025?",
      "Are the figures of “Followers Jan” of January 2026?",
      "Are the figures of “Followers Feb” of February 2026?",
    ],
  ]);
});
