import { expect, test } from "vitest";
import { readAct } from "#/strategy/acts/read-act.ts";
import { asListing } from "./listing.ts";

const listed = (text: string) => asListing(readAct(text), text);

test.each([
  "beauty aus frankreich, unter 20k follower und unter 200 euro",
  "los de viajes en españa con menos de 20 mil",
  "mumbai ya pune ke youtubers 50k se kam wale",
  "filles en france à plus de 5 % d'engagement",
  "fitnessleute stuttgart",
  "alle ösis auf youtube",
  "i need the declined ones",
  "travel, us, but not the ones who said no",
  "beauty and fashion, Germany",
  "find 4 men from Pune",
  "who is from Saxony?",
  "who is from Portugal?",
])("people named by nothing but filters are asked for, and nothing is planned: %s", (text) => {
  expect(listed(text)).toMatchObject({ act: "question", kind: "find" });
});

test("the first of all by a figure are asked for without a word of asking", () => {
  expect(listed("our five biggest")).toMatchObject({ act: "question", kind: "top" });
});

test.each([
  "tea, Germany, 5k",
  "women in Berlin, 3000 €",
  "skincare Germany 20k instagram",
  "fitness, Spanien, unter 5.000 €",
  "kein alkohol",
  "food in Spain, max 300 per reel, 4 weeks",
])("money to spend, days and mere refusals ask for no list: %s", (text) => {
  expect(listed(text)).toEqual(readAct(text));
});
