import { expect, test } from "vitest";
import type { Asked } from "#/strategy/assistant/answers/answer.ts";
import { NOTHING } from "#/strategy/assistant/questions/work/work-talk.ts";
import { DUE } from "./due-answer.ts";

function asked(text: string): Asked {
  return {
    text,
    language: "en",
    hasPlan: false,
    handles: [],
    before: "how did the spring campaign go",
    spokenOf: null,
    talk: null,
    work: { ...NOTHING, campaignId: "spring", isJust: true },
    metric: null,
    person: null,
    tried: null,
    tellsPrice: false,
    told: text,
    brief: text,
  };
}

test.each(["which posts are late", "welche Entwürfe sind überfällig?", "which payments are overdue"])(
  "what says of what it asks is asked of every campaign, whatever was spoken of: %s",
  (text) => {
    expect(DUE.next(asked(text), [])[0]?.input).not.toHaveProperty("campaignId");
  },
);

test("what is due of nothing that is named is due of what was spoken of", () => {
  expect(DUE.next(asked("and what is late there"), [])[0]?.input).toMatchObject({ campaignId: "spring" });
});
