import { expect, test } from "vitest";
import { messageState } from "./outbox.rules.ts";

const NOW = new Date("2026-11-21T14:08:00Z");
const OPEN = { state: "open", expiresAt: "2026-11-21T14:14:00Z" } as const;

test("a message says what became of it and of its link", () => {
  const of = (state: "kept" | "waiting" | "sent" | "failed", tries: number, link: typeof OPEN | null) =>
    messageState({ delivery: { state, tries, failure: null }, link }, NOW);

  expect(of("kept", 1, OPEN)).toBe("Open, 6 min left");
  expect(of("kept", 1, null)).toBe("");
  expect(of("waiting", 0, OPEN)).toBe("Waiting · Open, 6 min left");
  expect(of("waiting", 1, null)).toBe("Waiting, tried once");
  expect(of("waiting", 3, null)).toBe("Waiting, tried 3 times");
  expect(of("sent", 1, OPEN)).toBe("Sent · Open, 6 min left");
  expect(of("failed", 5, null)).toBe("Not sent");
});
