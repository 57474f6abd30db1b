import { expect, test } from "vitest";
import { isHeralds, isOfTopics } from "./heralds-words.ts";

test.each([
  [true, "Followers, IG Followers, TikTok Followers, Followers IG, Avg likes, Average views, Views per reel"],
  [true, "Price, Reel price, Price per reel, TikTok price per video, Preis pro Reel, Rate per story, Fee"],
  [true, "Kids, Fashion, Women, Gender, Instagram, YouTube, Reel, Reels, Verified"],
  [true, "Email, E-Mail, Phone, City, Country, Language, Status, Last deal, Contacted"],
  [false, "Berlin, Germany, German, Deutsch, Spanish"],
  [false, "Instagram handle, Shoe size, per reel, Followers and likes, Average"],
])("a column is called as something that Herald knows of a creator: %s for %s", (expected, names) => {
  for (const name of names.split(", ")) expect([name, isHeralds(name)]).toEqual([name, expected]);
});

test("a name without a word is none of Herald's", () => {
  expect([isHeralds(""), isHeralds("!!"), isHeralds("— :")]).toEqual([false, false, false]);
});

test("a column of topics is told by its first word", () => {
  const names = ["Kids", "Fashion", "Niche", "Followers", "Gender", "Berlin", ""];

  expect(names.filter((name) => isOfTopics(name))).toEqual(["Kids", "Fashion", "Niche"]);
});
