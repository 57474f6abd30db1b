import type { ContentCheckSummary } from "@app/contract/content-checks/reviews";
import { expect, test } from "vitest";
import { checkShown, firstTurn } from "./demo.rules.ts";

function check(state: ContentCheckSummary["state"], failed: number): ContentCheckSummary {
  return {
    id: `${state} ${failed}`,
    title: "",
    subject: null,
    state,
    progress: 1,
    counts: { passed: 1, failed, unknown: 0 },
    verdict: null,
    stillImageId: null,
    version: 1,
    createdAt: "2026-11-21T09:00:00.000Z",
  };
}

test("the demo shows the draft with the most problems, once all are read", () => {
  expect(checkShown([check("done", 1), check("done", 3), check("done", 0)])?.id).toBe("done 3");
  expect(checkShown([check("done", 3), check("checking", 0)])?.id).toBe("checking 0");
  expect(checkShown([])).toBeNull();
});

test("what was asked for is the first thing that a person said, and what follows is its answer", () => {
  const messages = [
    { id: "1", role: "user" as const, parts: [{ type: "text", text: "A launch, 9,000 €" }] },
    { id: "2", role: "assistant" as const, parts: [{ type: "text", text: "Here it is." }] },
    { id: "3", role: "user" as const, parts: [{ type: "text", text: "Cheaper" }] },
  ];
  expect(firstTurn({ messages })).toEqual({ asked: "A launch, 9,000 €", answer: messages[1]?.parts });
  expect(firstTurn({ messages: [] })).toEqual({ asked: "", answer: [] });
});
