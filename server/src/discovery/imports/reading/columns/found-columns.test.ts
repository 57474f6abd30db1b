import { expect, test } from "vitest";
import type { Column } from "./column.ts";
import { read } from "#/discovery/imports/reading/reading.fixtures.ts";
import type { ReadingOptions } from "#/discovery/imports/reading/reading.ts";

/** What a column is, of which platform, and whether a person said so or is asked because its header says otherwise. */
function found(
  { field, platform, isConfirmed, doubt }: Pick<Column, "field" | "platform" | "isConfirmed" | "doubt">,
  own: string | undefined,
): string {
  const parts = [field ?? own ?? "–", platform, isConfirmed && "said", doubt === "contradiction" && "asked"];
  return parts.filter((part) => typeof part === "string").join(" ");
}

test.each<[string, string, Partial<ReadingOptions>, string]>([
  [
    "Handle;Account;Platform",
    "ana.fit;ana_b;Instagram|ben.run;ben_b;Instagram",
    {},
    "handle | name | platform",
  ],
  ["Label one;Link", "ana.fit;instagram.com/a|ben.run;instagram.com/b", {}, "tags | url"],
  ["Foo;Link", "ana.fit;instagram.com/a|ben.run;instagram.com/b", {}, "text | url"],
  ["Foo;Link", "@ana.fit;instagram.com/a|@ben.run;instagram.com/b", {}, "handle | url"],
  ["Name;Link", "ana.fit;instagram.com/a|ben.run;instagram.com/b", {}, "name | url"],
  ["Handle;Link", "ana.fit;instagram.com/a|ben.run;instagram.com/b", {}, "handle | url"],
  ["Platform;Foo", "Instagram;ana.fit|TikTok;ben.run", {}, "platform | handle"],
  ["Platform;Name", "Instagram;ana|TikTok;ben", {}, "platform | handle"],
  ["Network;Foo bar", "ana;5|ben;6", { platform: "tiktok" }, "handle | number"],
  ["Instagram;Foo", "12;ana.fit|13;ben.run", {}, "followers instagram | handle"],
  ["Instagram;Foo", "ana.fit;x y|ben.run;z w", {}, "handle instagram | text"],
  ["Instagram link;Foo", "instagram.com/ana;x y|instagram.com/ben;z w", {}, "url instagram | text"],
  ["Name;Creator", "ana.fit;Ana L|ben.run;Ben L", { platform: "tiktok" }, "handle | name"],
  ["Handle;Name", "Ana L x;ana.fit|Ben L y;ben.run", { platform: "tiktok" }, "text | handle"],
  ["Handle;User name", "1001;ana.fit|1002;ben.run", { platform: "tiktok" }, "number | handle"],
  [
    "Handle;Creator;Followers",
    "5;ana.fit;5|6;ben.run;6",
    { platform: "tiktok" },
    "number | handle | followers",
  ],
  ["City;Handle", "instagram.com/ana;ana|instagram.com/ben;ben", {}, "url asked | handle"],
  ["Name;Handle", "instagram.com/ana;ana|instagram.com/ben;ben", {}, "url | handle"],
  ["Foo;Handle", "instagram.com/ana;ana|x;ben", { platform: "tiktok" }, "url | handle"],
  ["Foo;Handle", "instagram.com/ana;ana|x;ben|y;cid", { platform: "tiktok" }, "text | handle"],
  [
    "Name;Handle;Platform;Followers",
    "ana@x.example;@ana;Instagram;1|ben@x.example;@ben;Instagram;2",
    {},
    "email asked | handle | platform | followers",
  ],
  [
    "Bio;Handle;Platform;Followers",
    "ana@x.example;@ana;Instagram;1|ben@x.example;@ben;Instagram;2",
    {},
    "email asked | handle | platform | followers",
  ],
  [
    "Notes;Handle;Platform;Followers",
    "ana@x.example;@ana;Instagram;1|ben@x.example;@ben;Instagram;2",
    {},
    "email asked | handle | platform | followers",
  ],
  [
    "Tags;Handle;Platform;Followers",
    "ana@x.example;@ana;Instagram;1|ben@x.example;@ben;Instagram;2",
    {},
    "email asked | handle | platform | followers",
  ],
  [
    "Brands;Handle;Platform;Followers",
    "ana@x.example;@ana;Instagram;1|ben@x.example;@ben;Instagram;2",
    {},
    "email asked | handle | platform | followers",
  ],
  [
    "Owner;Handle;Platform;Followers",
    "ana@x.example;@ana;Instagram;1|ben@x.example;@ben;Instagram;2",
    {},
    "email asked | handle | platform | followers",
  ],
  [
    "Client;Handle;Platform;Followers",
    "ana@x.example;@ana;Instagram;1|ben@x.example;@ben;Instagram;2",
    {},
    "email asked | handle | platform | followers",
  ],
  [
    "Agency;Handle;Platform;Followers",
    "ana@x.example;@ana;Instagram;1|ben@x.example;@ben;Instagram;2",
    {},
    "email asked | handle | platform | followers",
  ],
  [
    "Status;Handle;Platform;Followers",
    "ana@x.example;@ana;Instagram;1|ben@x.example;@ben;Instagram;2",
    {},
    "text | handle | platform | followers",
  ],
  [
    "Foo;Handle;Platform;Followers",
    "Instagram;@ana;Instagram;1|TikTok;@ben;Instagram;2",
    {},
    "text | handle | platform | followers",
  ],
  [
    "Foo;Handle;Platform;Followers",
    "female;@ana;Instagram;1|male;@ben;Instagram;2",
    {},
    "gender | handle | platform | followers",
  ],
  [
    "Foo;Handle;Platform;Followers",
    "EUR;@ana;Instagram;1|USD;@ben;Instagram;2",
    {},
    "currency | handle | platform | followers",
  ],
  [
    "Foo;Handle;Platform;Followers",
    "German;@ana;Instagram;1|English;@ben;Instagram;2",
    {},
    "language | handle | platform | followers",
  ],
  [
    "Foo;Handle;Platform;Followers",
    "food;@ana;Instagram;1|beauty;@ben;Instagram;2",
    {},
    "category | handle | platform | followers",
  ],
  [
    "Foo;Handle;Platform;Followers",
    "de;@ana;Instagram;1|en;@ben;Instagram;2",
    {},
    "text | handle | platform | followers",
  ],
  [
    "Sprache x;Handle;Platform;Followers",
    "de;@ana;Instagram;1|en;@ben;Instagram;2",
    {},
    "language | handle | platform | followers",
  ],
  [
    "Last deal;Handle;Platform;Followers",
    "Spain;@ana;Instagram;1|Italy;@ben;Instagram;2",
    {},
    "text | handle | platform | followers",
  ],
  [
    "Last contact;Handle;Platform;Followers",
    "Spain;@ana;Instagram;1|Italy;@ben;Instagram;2",
    {},
    "text | handle | platform | followers",
  ],
  [
    "Code;Handle;Platform;Followers",
    "Spain;@ana;Instagram;1|a b c;@ben;Instagram;2",
    {},
    "code | handle | platform | followers",
  ],
  [
    "Verified;Handle;Platform;Followers",
    "Spain;@ana;Instagram;1|Italy;@ben;Instagram;2",
    {},
    "text | handle | platform | followers",
  ],
  [
    "Format;Handle;Platform;Followers",
    "Spain;@ana;Instagram;1|Italy;@ben;Instagram;2",
    {},
    "text | handle | platform | followers",
  ],
  [
    "House;Handle;Platform;Followers",
    "07;@ana;Instagram;1|1;@ben;Instagram;2|2;@c;Instagram;2|3;@d;Instagram;2|4;@e;Instagram;2",
    {},
    "number | handle | platform | followers",
  ],
  [
    "House;Handle;Platform;Followers",
    "07;@ana;Instagram;1|1;@ben;Instagram;2|2;@c;Instagram;2|3;@d;Instagram;2|04;@e;Instagram;2",
    {},
    "text | handle | platform | followers",
  ],
  [
    "Day;Handle;Platform;Followers",
    "x;@ana;Instagram;1|1.2.2026;@ben;Instagram;2|2.2.2026;@c;Instagram;2|3.2.2026;@d;Instagram;2|4.2.2026;@e;Instagram;2",
    {},
    "date | handle | platform | followers",
  ],
  [
    "Pay;Handle;Platform;Followers",
    "x;@ana;Instagram;1|1 €;@ben;Instagram;2|2 €;@c;Instagram;2|3 €;@d;Instagram;2|4 €;@e;Instagram;2",
    {},
    "money | handle | platform | followers",
  ],
  [
    "Reel;Story;Handle;Platform",
    "500;60;@ana;Instagram|700;80;@ben;Instagram",
    {},
    "price | price | handle | platform",
  ],
  [
    "Reels;Stories;Handle;Platform",
    "5;6;@ana;Instagram|7;8;@ben;Instagram",
    {},
    "number | number | handle | platform",
  ],
  [
    "Reel views;Story;Handle;Platform",
    "5;6 €;@ana;Instagram|7;8 €;@ben;Instagram",
    {},
    "avgViews | price | handle | platform",
  ],
  [
    "Reel;Story;Handle;Platform",
    "x;6 €;@ana;Instagram|y;8 €;@ben;Instagram",
    {},
    "text | price | handle | platform",
  ],
  [
    "Reel;Story;Handle;Platform",
    "5;6;@ana;Instagram|7;8;@ben;Instagram",
    { mapping: [{ header: "Reel", field: "avgViews" }] },
    "avgViews said | number | handle | platform",
  ],
  [
    "Instagram;Followers;Instagram;Followers",
    "@ana;1;@ana.b;2|@ben;3;@ben.b;4",
    {},
    "handle instagram | followers | handle instagram | number",
  ],
  [
    "Instagram;Followers;TikTok;Followers",
    "@ana;1;@ana.b;2|@ben;3;@ben.b;4",
    {},
    "handle instagram | followers instagram | handle tiktok | followers tiktok",
  ],
  [
    "Instagram;Followers;TikTok;Followers",
    "@ana;1;@ana.b;2|@ben;3;@ben.b;4",
    { mapping: [{ index: 1, field: "followers" }] },
    "handle instagram | followers said | handle tiktok | number",
  ],
  [
    "Followers;Instagram;Followers;TikTok",
    "1;@ana;2;@ana.b|3;@ben;4;@ben.b",
    {},
    "followers | handle instagram | number | handle tiktok",
  ],
  [
    "Instagram;Price;TikTok;Price",
    "@ana;1 €;@ana.b;2 €|@ben;3 €;@ben.b;4 €",
    {},
    "handle instagram | price instagram | handle tiktok | price tiktok",
  ],
  [
    "Instagram;Reel price;TikTok;Video price",
    "@ana;1 €;@ana.b;2 €|@ben;3 €;@ben.b;4 €",
    {},
    "handle instagram | price | handle tiktok | price",
  ],
  [
    "Instagram;ER;TikTok;TikTok ER",
    "@ana;1 %;@ana.b;2 %|@ben;3 %;@ben.b;4 %",
    {},
    "handle instagram | engagementRate instagram | handle tiktok | engagementRate tiktok",
  ],
  [
    "Instagram;TikTok ER;TikTok;ER",
    "@ana;1 %;@ana.b;2 %|@ben;3 %;@ben.b;4 %",
    {},
    "handle instagram | engagementRate tiktok | handle tiktok | engagementRate",
  ],
])("the columns “%s” over “%s” (%j) are %s", (headers, rows, options, columns) => {
  const reading = read([headers, ...rows.split("|")].join("\n"), options);

  expect(reading.columns.map((column) => found(column, column.own?.kind)).join(" | ")).toBe(columns);
});

test("a column that an earlier choice decides tells when it was chosen, where tables of this kind have its meaning", () => {
  const remembered = (["notes", "caption"] as const).map((field, index) => ({
    header: ["foo", "bar"][index] ?? "",
    field,
    platform: null,
    kind: "creators" as const,
    chosenAt: "2026-01-01T00:00:00.000Z",
  }));
  const { columns } = read("Handle;Platform;Foo;Bar\n@ana;Instagram;x;y\n@ben;Instagram;z;w", { remembered });

  expect(columns.map(({ field, isConfirmed, chosenAt }) => [field, isConfirmed, chosenAt])).toEqual([
    ["handle", false, null],
    ["platform", false, null],
    ["notes", true, "2026-01-01T00:00:00.000Z"],
    [null, false, null],
  ]);
});

test("“the same” is the handle that stands nearest, and never the id of a channel", () => {
  const reading = read(
    [
      "Name;Instagram;YouTube;TikTok",
      "Ana;@ana;same;",
      "Ben;@ben;https://www.youtube.com/@ben.tube;same",
      "Cid;@cid;https://www.youtube.com/channel/UCabcdefghijklmnopqrstuv;same",
    ].join("\n"),
  );

  expect(reading.accounts.map(({ key }) => key)).toEqual([
    "instagram ana",
    "youtube ana",
    "youtube ben.tube",
    "instagram ben",
    "tiktok ben.tube",
    "youtube UCabcdefghijklmnopqrstuv",
    "instagram cid",
    "tiktok cid",
  ]);
});

test.each(["Agency manager", "Agent manager", "Talent manager", "Artist manager", "Creator manager"])(
  "“%s” is of the creator's side, and nobody is asked",
  (header) => {
    const { columns, doubtful } = read(
      `Handle;Platform;${header}\n@ana;Instagram;Mia Berg\n@ben;Instagram;Ida Holm`,
    );

    expect([columns[2]?.field, doubtful]).toEqual(["agency", []]);
  },
);

test("a manager of nobody may be the team's own, and a person is asked", () => {
  const { columns, doubtful } = read(
    "Handle;Platform;Manager\n@ana;Instagram;Mia Berg\n@ben;Instagram;Ida Holm",
  );

  expect([columns[2]?.field, doubtful.map(({ header }) => header)]).toEqual(["agency", ["Manager"]]);
});
