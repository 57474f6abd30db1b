import { expect, test } from "vitest";
import { readHeader } from "./headers.ts";

const OF_ACCOUNTS = {
  followers: "followers",
  "engagement rate": "engagementRate",
  "avg views": "avgViews",
  "avg likes": "avgLikes",
  "avg comments": "avgComments",
  price: "price",
  handle: "handle",
  "profile url": "url",
};

test.each(Object.entries(OF_ACCOUNTS))("%s on Twitch is none of an account that is kept", (words, field) => {
  expect(readHeader(words).fields[0]).toBe(field);
  expect(readHeader(`Twitch ${words}`).fields).toEqual([]);
});

test("notes on Twitch are notes", () => {
  expect(readHeader("Twitch notes").fields).toEqual(["notes"]);
});

test.each([
  "followers",
  "engagement rate",
  "avg views",
  "avg likes",
  "avg comments",
  "price",
  "fee paid",
  "last fee",
])("%s may be counted in thousands", (words) => {
  expect(readHeader(`${words} (k)`).unit).toBe("k");
});

test.each(["notes", "country", "status", "name"])("%s are not counted in thousands", (words) => {
  expect(readHeader(`${words} (k)`).unit).toBeNull();
});

test("of what is counted on a platform, or for a kind of post, thousands are read as well", () => {
  expect(["Instagram (k)", "Reel (k)"].map((header) => readHeader(header).unit)).toEqual(["k", "k"]);
});

test.each([
  ["Price", "price"],
  ["Followers", "followers"],
  ["Engagement rate", "engagementRate"],
  ["Avg views", "avgViews"],
  ["Avg likes", "avgLikes"],
  ["Avg comments", "avgComments"],
  ["Handle", "handle"],
  ["Profile url", "url"],
  ["Email", "email"],
  ["Phone", "phone"],
  ["Audience gender", "audienceFemale"],
])("a merged “%s” heads the columns below it: %s", (group, field) => {
  expect(readHeader("qq", group).fields[0]).toBe(field);
});

test.each(["Status", "Notes", "Client", "Country", "City", "Category", "Name", "Owner", "Brands"])(
  "a merged “%s” says nothing of a column with words of its own",
  (group) => {
    expect(readHeader("qq", group).fields).toEqual([]);
  },
);

test("a column's own words go before those above it", () => {
  expect(readHeader("Currency", "Instagram prices").fields).toEqual(["currency"]);
  expect(readHeader("City", "Audience").fields).toEqual([]);
  expect(readHeader("Language", "Audience").fields).toEqual([]);
  expect(readHeader("Category", "Audience").fields).toEqual([]);
  expect(readHeader("Gender", "Audience").fields).toEqual(["audienceFemale"]);
  expect(readHeader("Country", "Audience").fields).toEqual(["audienceCountry"]);
  expect(readHeader("Followers", "Instagram").fields).toEqual(["followers"]);
  expect(readHeader("qq", "Instagram").fields).toEqual(["handle", "url", "name"]);
  expect(readHeader("1 TikTok HT").fields).toEqual(["price"]);
  expect(readHeader("Reel HT").fields).toEqual(["price"]);
  expect(readHeader("qq HT").fields).toEqual([]);
});

test("a sentence is no header", () => {
  expect(readHeader(`followers ${"x".repeat(50)}`).fields).toEqual(["followers"]);
  expect(readHeader(`followers ${"x".repeat(51)}`)).toEqual(readHeader(""));
});
