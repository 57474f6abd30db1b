import { expect, test } from "vitest";
import { keys, read, reasons } from "./reading.fixtures.ts";

const PLACED = "Name,Socials\nAna,IG @ana.b\nBen,instagram.com/ben.runs\nCid,tiktok.com/@cid\n";

test("handles that nothing places are where most of the other rows are, and one question is asked for all of them", () => {
  const reading = read(`${PLACED}Dan,@dan.cooks\nEva,@eva_e`);

  expect(keys(reading)).toEqual([
    "instagram ana.b",
    "instagram ben.runs",
    "tiktok cid",
    "instagram dan.cooks",
    "instagram eva_e",
  ]);
  expect(reading.doubtful).toEqual([
    {
      index: 1,
      header: "Socials",
      field: "handle",
      question: "On which platform are the handles of “Socials”?",
      reason: "No word says it, and 2 handles are read as Instagram, where most of the other rows are.",
      examples: ["IG @ana.b", "instagram.com/ben.runs", "tiktok.com/@cid"],
      platforms: ["instagram", "youtube", "tiktok"],
    },
  ]);
  expect(reading.withoutPlatform).toBe(0);
  // The workspace may know them elsewhere.
  expect(reading.unplaced).toEqual(["dan.cooks", "eva_e"]);
});

test("of one such handle the question speaks as of one, and the likely platform is offered first", () => {
  const table = "Name,Socials\nAna,TT @ana.b\nBen,tiktok.com/@ben\nCid,@cid";
  const [doubt] = read(table).doubtful;

  expect(doubt?.reason).toBe(
    "No word says it, and 1 handle is read as TikTok, where most of the other rows are.",
  );
  expect(doubt?.platforms).toEqual(["tiktok", "instagram", "youtube"]);
});

test.each([
  [
    "half of the rows",
    "Name,Socials\nAna,IG @ana.b\nBen,instagram.com/ben.runs\nCid,tiktok.com/@cid\nDan,TT @dan.d\nEva,@eva_e",
  ],
  ["one row alone", "Name,Socials\nAna,IG @ana.b\nEva,@eva_e"],
  ["no row", "Name,Socials\nAna,@ana.b\nEva,@eva_e"],
])("%s of a platform is not enough: the handle stays open", (_what, table) => {
  expect(reasons(read(table)).at(-1)?.[1]).toBe("“@eva_e” has no platform");
});

test("what a person says of the column, of the table or what the workspace knows goes first", () => {
  const table = `${PLACED}Dan,@dan.cooks`;
  const mapping = [{ index: 1, field: "handle" as const, platform: "tiktok" as const }];

  expect(keys(read(table, { mapping })).at(-1)).toBe("tiktok dan.cooks");
  expect(keys(read(table, { platform: "youtube" })).at(-1)).toBe("youtube dan.cooks");
  expect(keys(read(table, { places: new Map([["dan.cooks", "youtube"]]) })).at(-1)).toBe("youtube dan.cooks");
});

test("a handle of posts is where another row of the table has it", () => {
  const table = [
    "Creator,Post link,Format,Posted on,Views",
    "@zey.stil,https://www.instagram.com/p/DA2xxYYzzQ9/,Carousel,2026-10-08,7000",
    "zey.stil,,Live,2026-10-21,3300",
    "@bruno,https://www.instagram.com/bruno/?hl=de,Post,2026-10-30,777",
  ].join("\n");
  const { kind, records } = read(table);

  expect(kind).toBe("posts");
  expect(records.map(({ platform, handle, line }) => [line, platform, handle])).toEqual([
    [2, "instagram", "zey.stil"],
    [3, "instagram", "zey.stil"],
    [4, "instagram", "bruno"],
  ]);
});

test.each([
  ["a platform that is none", "Name,Socials,Platform\nAna,@ana.b,IG\nBen,@ben,IG\nEva,@eva_e,elsewhere"],
  [
    "a kind of post that is not of it",
    "Name,Socials,Format\nAna,@ana.b,IG Reel\nBen,@ben,IG Story\nEva,@eva_e,Video",
  ],
  ["two handles", "Name,Socials\nAna,IG @ana.b\nBen,IG @ben\nEva,@eva_e + @eva.tt"],
  [
    "a handle that others have on two",
    "Name,Socials\nAna,IG @eva_e\nBen,IG @ben\nCid,TT @eva_e\nDan,IG @dan\nEva,@eva_e",
  ],
])("a row with %s stays open", (_what, table) => {
  expect(reasons(read(table)).at(-1)?.[1]).toBe("“@eva_e” has no platform");
});
