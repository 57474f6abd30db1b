import { array, assert, constantFrom, property, subarray } from "fast-check";
import { expect, test } from "vitest";
import { byLength } from "#/acceptance/test-length.fixtures.ts";
import { keys, read, whole } from "./reading.fixtures.ts";

test("a handle without a platform is of the one that figures name and no other column of accounts does", () => {
  const tiktok = read(
    "Name,Handle,IG Followers,IG ER,TikTok,TikTok Followers\nVera,@vera,48000,4.1,@verayt,102000",
  );
  const youtube = read(
    "Name,Handle,IG Followers,IG ER,YouTube Channel,Subscribers\nVera,@vera,48000,4.1,@verayt,102000",
  );

  expect([whole(tiktok), whole(youtube)]).toEqual([
    [
      "name | handle instagram | followers instagram | engagementRate instagram | handle tiktok | followers tiktok",
      'instagram vera {engagementRate: 4.1, followers: 48000, name: "Vera"}',
      'tiktok verayt {followers: 102000, name: "Vera"}',
    ],
    [
      "name | handle instagram | followers instagram | engagementRate instagram | handle youtube | followers youtube",
      'instagram vera {engagementRate: 4.1, followers: 48000, name: "Vera"}',
      'youtube verayt {followers: 102000, name: "Vera"}',
    ],
  ]);
});

test("so is one below a merged cell of the person, whatever it is called", () => {
  const headers = ["Profile", "Username", "Account", "Handle"];

  const found = headers.map((header) =>
    keys(
      read(
        `Profile,,Instagram,,YouTube,,Costs (USD)\nFull name,${header},Followers,Eng %,Channel,Subs,Reel\nNina,@nina,48.2k,4.1%,youtube.com/@ninatube,"102,000",1200\nRaj,@raj,9k,1.1%,@rajtube,900,800`,
      ),
    ).toSorted(),
  );

  expect(found).toEqual(
    headers.map(() => ["instagram nina", "instagram raj", "youtube ninatube", "youtube rajtube"]),
  );
});

test("a handle that repeats the account beside it is no account of another platform", () => {
  const reading = read("Handle,YT Subs,TikTok,TikTok Followers\n@vera,900,@vera,102000\n@ben,800,@ben,3000");

  expect(keys(reading)).toEqual(["tiktok vera", "tiktok ben"]);
});

test("a handle that nothing places beside other accounts is asked about and listed, never counted as kept", () => {
  const none = read("Handle,TikTok,TikTok Followers\n@vera,@verayt,102000");
  const two = read("Handle,IG Followers,YT Subs,TikTok\n@vera,20000,3000,@verayt");
  const said = read("Handle,TikTok,TikTok Followers\n@vera,@verayt,102000", {
    mapping: [{ header: "Handle", field: "handle", platform: "instagram" }],
  });

  for (const { doubtful, notUsed } of [none, two]) {
    expect(doubtful.map(({ question }) => question)).toEqual([
      "On which platform are the handles of “Handle”?",
    ]);
    expect(doubtful.map(({ platforms }) => platforms)).toEqual([["instagram", "youtube", "tiktok"]]);
    expect(notUsed.map(({ value }) => value)).toEqual(["@vera"]);
  }
  expect([keys(said), said.notUsed, said.doubtful]).toEqual([["instagram vera", "tiktok verayt"], [], []]);
});

test("of which account a figure is, is asked with the platforms of the table, and the answer is followed", () => {
  const text = "Instagram,TikTok,Followers\n@ana,@ana.tt,1200";
  const asked = read(text);
  const said = read(text, { mapping: [{ index: 2, field: "followers", platform: "tiktok" }] });

  expect(asked.doubtful.map(({ question, platforms }) => [question, platforms])).toEqual([
    ["Of which account is “Followers”?", ["instagram", "tiktok"]],
  ]);
  expect([said.doubtful, said.accounts.map(({ values }) => values.followers)]).toEqual([
    [],
    [undefined, 1200],
  ]);
});

/** How a cell below each header is written around a number that stands in no other cell. */
const WRITTEN: Readonly<Record<string, (token: string) => string>> = {
  Name: (token) => `Name ${token}`,
  Handle: (token) => `@user${token}`,
  Profile: (token) => `@user${token}`,
  Instagram: (token) => `@user${token}`,
  TikTok: (token) => `@user${token}`,
  "YouTube Channel": (token) => `@user${token}`,
  "Profile link": (token) => `https://www.tiktok.com/@user${token}`,
  Followers: (token) => token,
  "IG Followers": (token) => token,
  "TikTok Followers": (token) => token,
  Subscribers: (token) => token,
  "Avg views": (token) => token,
  "Views 30d": (token) => token,
  "Reel price": (token) => `${token} €`,
  "Fee paid": (token) => `${token} €`,
  "E-mail": (token) => `ana${token}@mail.example`,
  Bio: (token) => `about ${token}`,
  Notes: (token) => `see ${token}`,
  Tags: (token) => `tag${token}`,
  Owner: (token) => `Jana ${token}`,
  Client: (token) => `Brand ${token}`,
  Address: (token) => `Road ${token}`,
  "Shirt size": (token) => `L${token}`,
  Status: (token) => `maybe ${token}`,
  City: (token) => `Town ${token}`,
};

test("every filled cell is in what is kept or in the list of what is not", () => {
  assert(
    property(
      subarray(Object.keys(WRITTEN), { minLength: 2, maxLength: 9 }),
      array(array(constantFrom(true, true, true, false), { minLength: 9, maxLength: 9 }), {
        minLength: 1,
        maxLength: 5,
      }),
      (headers, rows) => {
        const tokens = rows.map((filled, row) =>
          headers.map((_header, at) => (filled[at] ? String(70_001 + row * 100 + at) : "")),
        );
        const lines = tokens.map((row) =>
          row.map((token, at) => (token === "" ? "" : WRITTEN[headers[at] ?? ""]?.(token))).join(";"),
        );
        const reading = read([headers.join(";"), ...lines].join("\n"), { platform: null });
        const kept = JSON.stringify([
          reading.accounts.map(({ handle, values }) => [handle, values]),
          reading.records,
        ]);
        const listed = JSON.stringify(reading.notUsed.map(({ value }) => value));
        const lost = tokens.flat().filter((token) => !kept.includes(token) && !listed.includes(token));
        expect(lost).toEqual([]);
        const stored = tokens.flat().filter((token) => token !== "" && kept.includes(token)).length;
        expect(reading.cells.stored + reading.cells.ownFields).toBeLessThanOrEqual(stored);
      },
    ),
    { numRuns: byLength({ short: 60, long: 1500 }) },
  );
});

test("a handle without a platform is where another row of the table says, and open where two rows differ", () => {
  const { accounts, rows } = read(
    [
      "Name,Handles,Notes",
      "Tilly,ig: @tilly.farrow / tt: @tillyfarrow,early riser",
      "Bo,ig @bo.bo,",
      "Bo T,tt @bo.bo,",
      "Tilly F.,@tilly.farrow,see row 1",
      "Bo B,@bo.bo,",
      "Cy,@cy.cy,",
    ].join("\n"),
  );

  expect(accounts.map(({ key, values }) => [key, values.name, values.notes])).toEqual([
    ["instagram tilly.farrow", "Tilly F.", "see row 1"],
    ["tiktok tillyfarrow", expect.stringContaining("Tilly"), expect.any(String)],
    ["instagram bo.bo", "Bo", undefined],
    ["tiktok bo.bo", "Bo T", undefined],
    ["instagram cy.cy", "Cy", undefined],
  ]);
  expect(rows.flatMap(({ line, leftOut }) => (leftOut ? [[line, leftOut.reason]] : []))).toEqual([
    [6, "“@bo.bo” has no platform"],
  ]);
});
