import { expect, test } from "vitest";
import { fields, read, reasons } from "#/discovery/imports/reading/reading.fixtures.ts";

const ROWS = "@mona.k;84 200;12 300;3.1;450\n@til.b;19 900;4 100;4.4;180";

test.each([
  ["Instagram;Follower;Avg.;Engagement;Price\nhandle;count;views;rate;reel (€)", 3],
  ["Instagram;Follower;Avg.;Engagement;Price\n;;views;%;(€)", 3],
  ["Roster of spring\nInstagram;Follower;Avg.;Engagement;Price\nhandle;;views;rate;(EUR)", 4],
])("%j is one header on two lines", (header, firstLine) => {
  const reading = read(`${header}\n${ROWS}`);

  expect(fields(reading)).toEqual(["handle", "followers", "avgViews", "engagementRate", "price"]);
  expect(reading.accounts).toMatchObject([
    { key: "instagram mona.k", values: { followers: 84_200, avgViews: 12_300, engagementRate: 3.1 } },
    { key: "instagram til.b", values: { followers: 19_900 } },
  ]);
  expect(reading.accounts[0]?.values.prices).toMatchObject([{ amount: 450, currency: "EUR" }]);
  expect(reading.rows.find(({ accounts }) => accounts.length > 0)?.line).toBe(firstLine);
});

test("dates and links of posts have such headers, too", () => {
  const reading = read(
    "Creator;Posting;Post;Total\n;date;link;views\n@mona.k;2026-05-02;https://www.instagram.com/reel/XyZ1/;900\n@til.b;2026-05-03;https://www.instagram.com/reel/XyZ2/;800",
  );

  expect(reading.records).toMatchObject([
    { handle: "mona.k", postedAt: "2026-05-02", views: 900 },
    { handle: "til.b", postedAt: "2026-05-03", views: 800 },
  ]);
});

test.each([
  "Instagram;Follower;City;Topic\n@ana.q;900;Berlin;Beauty\n@ben.q;800;Bonn;Food",
  "Name;Platform;Status;Contact\nAna Quell;Instagram;Paid;Email\nBen Quell;TikTok;Open;Phone",
  "Creator;Format;Channel;Fee\nana.q;Reel;Instagram;300\nben.q;Story;Instagram;100",
])("a row below a header is no second line of it: %j", (text) => {
  const reading = read(text, { platform: "instagram" });

  expect(reading.headerLine).toBe(1);
  expect(reasons(reading).filter(([line]) => line === 2)).toEqual([]);
});
