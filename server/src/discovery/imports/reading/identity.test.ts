import { expect, test } from "vitest";
import { keys, read } from "./reading.fixtures.ts";

test.each([
  "Mention ID",
  "Post ID",
  "Content-ID",
  "Media Id",
  "Comment ID",
  "mention_id",
  "Kampagnen-ID",
  "Order ID",
  "ID de mention",
  "Identifiant",
])("“%s” among posts is a number of another system, and no value of the post", (header) => {
  const reading = read(
    `${header},Date,Source,Author,Link,Views,Text\n901,2026-11-02 08:14,Instagram,lena.glow,https://www.instagram.com/p/DzL901aaaa/,41200,Wieder im Bad`,
  );

  expect(reading.records).toMatchObject([
    {
      mentions: [],
      caption: "Wieder im Bad",
      campaign: null,
      comments: null,
      orders: null,
      fields: { [header]: "901" },
    },
  ]);
});

test.each(["Creator ID", "Influencer-ID", "Talent ID", "CRM ID", "Kontakt-ID"])(
  "“%s” names nobody",
  (header) => {
    const reading = read(
      `${header},Handle,Platform,Followers\nC-1001,lena.glow,IG,5000\nC-1002,ben.run,IG,6000`,
    );

    expect(keys(reading)).toEqual(["instagram lena.glow", "instagram ben.run"]);
    expect(reading.accounts[0]?.values).toMatchObject({ own: { [header]: { value: "C-1001" } } });
    expect(reading.accounts[0]?.values.name).toBeUndefined();
  },
);

test("where nothing else says who it is, an id is the handle", () => {
  expect(keys(read("Insta ID,Followers\nlena.glow,5000\nben.run,6000"))).toEqual([
    "instagram lena.glow",
    "instagram ben.run",
  ]);
});

test("an author's display name is no handle on YouTube: the post is kept under the name alone", () => {
  const reading = read(
    "Date,Source,Author,Mention URL,Text\n2026-11-08,YouTube,Hautcheck mit Ina,https://www.youtube.com/watch?v=Lh907cccccc,Labor\n2026-11-09,Instagram,lena.glow,https://www.instagram.com/p/DzL901aaaa/,Bad",
  );

  expect(keys(reading)).toEqual(["instagram lena.glow"]);
  expect(reading.records).toMatchObject([
    { platform: "youtube", handle: null, creator: "Hautcheck mit Ina" },
    { handle: "lena.glow" },
  ]);
});

test("a creator's display name is no handle on YouTube: the row is told", () => {
  const reading = read(
    "Creator,Platform,Followers\nHautcheck mit Ina,YouTube,33100\nlena.glow,Instagram,5000",
  );

  expect(keys(reading)).toEqual(["instagram lena.glow"]);
  expect(reading.notUsed.map(({ line }) => line)).toEqual([2, 2, 2]);
});

test.each(["Account ID", "Instagram ID", "User ID", "Profile"])(
  "numbers that a platform gives below “%s” are nobody's handle",
  (header) => {
    const { accounts } = read(
      `${header},Username,Followers\n27841400000000911,nia.cole,12000\n27841400000000912,sam.roe,9000`,
      { platform: "instagram" },
    );

    expect(accounts.map(({ handle }) => handle)).toEqual(["nia.cole", "sam.roe"]);
  },
);
