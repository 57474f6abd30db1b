import { expect, test } from "vitest";
import { inWords, isSame, rebase } from "./edits.rules.ts";

const SEEN = { name: "Spring", note: "Warm", tags: ["vip"] };

test("what somebody else changed in other fields stays, and nobody is asked", () => {
  const rebased = rebase({ name: "Summer", note: "Warm" }, SEEN, { name: "Spring", note: "Theirs" });

  expect(rebased).toEqual({ change: { name: "Summer", note: "Theirs" }, disputed: [] });
});

test("a field that both changed is in dispute, with whatever else one has changed oneself", () => {
  const mine = { name: "Summer", note: "Mine", tags: ["vip"] };

  const rebased = rebase(mine, SEEN, { name: "Spring", note: "Theirs", tags: [] });

  expect(rebased).toEqual({
    change: { name: "Summer", note: "Mine", tags: [] },
    disputed: ["name", "note"],
  });
});

test("two who write the same are in nobody's way", () => {
  expect(rebase({ note: "Cool" }, SEEN, { note: "Cool" }).disputed).toEqual([]);
});

test("nothing, null and an absent part are the same, and so is another order of keys", () => {
  expect(isSame({ a: 1, b: null }, { b: undefined, a: 1 })).toBe(true);
  expect(isSame({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(true);
  expect(isSame(["a", "b"], ["b", "a"])).toBe(false);
  expect(isSame("", null)).toBe(false);
});

test("both values stand in words that a person reads", () => {
  const words = {
    stage: { label: "Stage", words: { accepted: "Accepted", live: "Live" } },
    fee: "Fee",
    tags: "Tags",
    note: "Note",
  };
  const yours = { stage: "live", fee: { amount: 80_000, currency: "EUR" }, tags: ["a", "b"], note: "Warm" };
  const theirs = { stage: "accepted", fee: null, tags: [], note: "" };

  const fields = inWords(["stage", "fee", "tags", "note"], { yours, theirs, words });

  expect(fields).toEqual([
    { label: "Stage", yours: "Live", theirs: "Accepted" },
    { label: "Fee", yours: expect.stringContaining("800"), theirs: "Nothing" },
    { label: "Tags", yours: "a, b", theirs: "Nothing" },
    { label: "Note", yours: "Warm", theirs: "Nothing" },
  ]);
});
