import { EMPTY_BRIEF } from "@app/contract/campaigns/schemas";
import type { Submission } from "@app/contract/campaigns/deliverables";
import { lineOf } from "@app/contract/campaigns/deliverables.fixtures";
import { array, assert, constantFrom, oneof, property, string } from "fast-check";
import { expect, test } from "vitest";
import {
  changeBrief,
  deliverableState,
  describeChange,
  isLate,
  livePieces,
  rulesForLine,
} from "./campaigns.rules.ts";

const LINE = lineOf({ platform: "tiktok", format: "video" });

function draft(check: Partial<Submission["check"]>): Submission {
  return {
    id: LINE.id,
    version: 1,
    caption: "",
    createdAt: "2026-11-21T00:00:00Z",
    by: null,
    check: { id: LINE.id, state: "done", passed: 0, failed: 0, unknown: 0, verdict: null, ...check },
  };
}

test("tidied handles and hashtags are not empty, start with neither @ twice nor #, and stay as they are", () => {
  const words = array(
    oneof(string({ unit: "grapheme" }), constantFrom("@a", " @a ", "#b #c", "#", "@", "A")),
  );
  assert(
    property(words, words, (handles, hashtags) => {
      const once = changeBrief(EMPTY_BRIEF, { handles, hashtags });
      const twice = changeBrief(once, { hashtags: once.hashtags });

      expect(once.handles.every((handle) => handle !== "" && handle === handle.trim())).toBe(true);
      expect(once.hashtags.every((hashtag) => /^[^#\s]+$/u.test(hashtag))).toBe(true);
      expect(new Set(once.hashtags.map((hashtag) => hashtag.toLowerCase())).size).toBe(once.hashtags.length);
      expect(twice.hashtags).toEqual(once.hashtags);
    }),
  );
});

test("a change touches only the fields that it names", () => {
  const brief = { ...EMPTY_BRIEF, name: "Spring", goal: "Trial", startsOn: "2027-03-01" };

  expect(changeBrief(brief, { goal: "Awareness" })).toEqual({ ...brief, goal: "Awareness" });
  expect(changeBrief(brief, { startsOn: null })).toEqual({ ...brief, startsOn: null });
});

test("a rule that the campaign does not set is left out of the rule set", () => {
  const brief = { ...EMPTY_BRIEF, disclosure: { market: null, materialConnection: null } };

  expect(rulesForLine(brief, LINE)).toEqual({ platform: "tiktok" });
});

test("one market holds, several without a choice leave the strictest union, a chosen one wins", () => {
  const { disclosure } = EMPTY_BRIEF;

  expect(rulesForLine({ ...EMPTY_BRIEF, markets: ["DE"] }, LINE).market).toBe("DE");
  expect(rulesForLine({ ...EMPTY_BRIEF, markets: ["DE", "FR"] }, LINE)).not.toHaveProperty("market");
  expect(
    rulesForLine({ ...EMPTY_BRIEF, markets: ["DE"], disclosure: { ...disclosure, market: "FR" } }, LINE)
      .market,
  ).toBe("FR");
});

test("one end of a length is a rule of its own", () => {
  expect(rulesForLine(EMPTY_BRIEF, { ...LINE, durationMax: 30 }).duration).toEqual({ max: 30 });
});

test("a deliverable is late only after its day, while the campaign is active and nothing was sent", () => {
  const today = "2026-11-21";

  expect(isLate("active", "2026-11-20", false, today)).toBe(true);
  expect(isLate("active", "2026-11-21", false, today)).toBe(false);
  expect(isLate("active", "2026-11-20", true, today)).toBe(false);
  expect(isLate("draft", "2026-11-20", false, today)).toBe(false);
  expect(isLate("active", null, false, today)).toBe(false);
});

test("as many equal pieces are live as there are posts: those with a draft first, then those due first", () => {
  const kind = { creatorId: "a", platform: "instagram", format: "reel" };
  const pieces = [
    { ...kind, id: "undated", dueOn: null, hasDraft: false },
    { ...kind, id: "early", dueOn: "2026-11-01", hasDraft: false },
    { ...kind, id: "drafted", dueOn: "2026-11-20", hasDraft: true },
    { ...kind, id: "story", format: "story", dueOn: null, hasDraft: false },
  ];

  expect([...livePieces(pieces, [kind])]).toEqual(["drafted"]);
  expect([...livePieces(pieces, [kind, kind])]).toEqual(["drafted", "early"]);
  expect([
    ...livePieces(pieces, [
      { ...kind, creatorId: null },
      { ...kind, format: "image" },
    ]),
  ]).toEqual([]);
});

test("the newest draft decides where a deliverable stands", () => {
  expect(deliverableState([])).toBe("waiting");
  expect(deliverableState([draft({ state: "checking" })])).toBe("checking");
  expect(deliverableState([draft({})])).toBe("in-review");
  expect(deliverableState([draft({ verdict: "approved_with_corrections" }), draft({})])).toBe("approved");
  expect(deliverableState([draft({ verdict: "needs_work" }), draft({ verdict: "approved" })])).toBe(
    "needs-work",
  );
});

test("a change is told in one sentence, and none when nothing changed", () => {
  const after = { ...EMPTY_BRIEF, goal: "Trial", handles: ["fernhollow"] };

  expect(describeChange(EMPTY_BRIEF, after)).toBe("Changed the goal and the handles");
  expect(describeChange(after, after)).toBeNull();
});
