import type { WorkFigure } from "@app/contract/strategy/findings/work-findings";
import { expect, test } from "vitest";
import { readWorkAsked } from "./read-work-asked.ts";
import { leaningOn, orderAgain } from "./work-leaning.ts";
import { NOTHING } from "./work-talk.ts";
import type { WorkTalk } from "./work-talk.ts";

const TALK: WorkTalk = {
  ...NOTHING,
  campaignId: "winter",
  handle: "ana",
  figure: "open",
  of: "payments",
  isJust: true,
};

function lean(text: string, work: WorkTalk | null, more: { metric?: WorkFigure; before?: string } = {}) {
  const { metric = null, before = null } = more;
  return leaningOn(readWorkAsked(text), { text, work, handles: [], metric, before });
}

test.each([
  ["since when", TALK, { way: "due", figure: "open", campaignId: "winter" }],
  ["a mais antiga é de quando", TALK, { way: "due", figure: "open" }],
  ["and across everything, all brands", TALK, { way: "everywhere", campaignId: null }],
  ["ça fait combien", TALK, { way: "again", campaignId: "winter" }],
  ["budget?", TALK, { way: "next", campaignId: "winter" }],
  [
    "receita dela",
    { ...TALK, campaignId: null, figure: "orders", of: "campaigns", order: "most", topId: "balcony" },
    { way: "top", campaignId: "balcony" },
  ],
  ["likes?", { ...TALK, figure: "views", of: "posts", order: "most" }, { way: "post", handle: "ana" }],
  ["how many creators do we have in Berlin by now", TALK, { way: null }],
] as const)("a question leans on what was told just before it: %s", (text, talk, leaning) => {
  expect(lean(text, talk)).toMatchObject(leaning);
});

test("“it” is what the message before named, and a figure is that whose meaning was told", () => {
  expect(lean("what did we spend on it", null, { before: "Herbstlaub is fine" })).toMatchObject({
    way: "before",
    context: "Herbstlaub is fine",
  });
  expect(lean("diwali mithai ka kitna tha", null, { metric: "cpm" })).toMatchObject({
    way: "metric",
    figure: "cpm",
  });
});

test("another figure keeps the best first, or the worst", () => {
  const worst: WorkTalk = { ...TALK, figure: "cpm", of: "campaigns", order: "most" };
  expect(orderAgain(worst, "roas")).toBe("least");
  expect(orderAgain({ ...worst, order: "least" }, "roas")).toBe("most");
  expect(orderAgain(worst, "cpe")).toBe("most");
});
