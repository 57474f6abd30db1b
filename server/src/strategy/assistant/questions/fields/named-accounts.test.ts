import { expect, test } from "vitest";
import { accountsNamed } from "./named-accounts.ts";
import { figureOnPlatform, platformIn } from "./platform-asked.ts";

const account = (creatorId: string, platform: "instagram" | "tiktok", followers: number) => ({
  creatorId,
  platform,
  handle: `${creatorId}.${platform}`,
  followers,
});
const ALL = [
  account("mila", "instagram", 900),
  account("mila", "tiktok", 4000),
  account("noor", "instagram", 700),
  account("piet", "tiktok", 50),
];
const platforms = (handles: string[], platform: "instagram" | "tiktok" | null = null) =>
  accountsNamed(ALL, handles, platform).map((one) => one?.platform);

test("the account on the platform that was asked for is meant, whatever handle was said", () => {
  expect(platforms(["mila.tiktok"], "instagram")).toEqual(["instagram"]);
  expect(platforms(["piet.tiktok"], "instagram")).toEqual(["tiktok"]);
});

test("several are compared on a platform that all of them have", () => {
  expect(platforms(["mila.tiktok", "noor.instagram"])).toEqual(["instagram", "instagram"]);
  expect(platforms(["noor.instagram", "piet.tiktok"])).toEqual(["instagram", "tiktok"]);
});

test("of several platforms none is the one that is asked for", () => {
  expect(platformIn("what does @mila.x take on insta")).toBe("instagram");
  expect(platformIn("insta or tiktok, where is she bigger")).toBeNull();
});

test.each([
  ["y en tiktok?", "cuántos seguidores tiene @mila.instagram", "followers"],
  ["nee, auf TikTok", "was nimmt @mila.instagram", "price"],
  ["nahi tiktok wala", "@mila.instagram ka engagement kitna hai", "engagementRate"],
])("a platform alone asks for the same figure there: %s", (text, before, field) => {
  expect(figureOnPlatform(text, before)?.field).toBe(field);
});

test("what says more than a platform asks for something of its own", () => {
  expect(figureOnPlatform("who is on tiktok and has a dog", "price of @mila.x")).toBeNull();
  expect(figureOnPlatform("tiktok 5000", "price of @mila.x")).toBeNull();
});
