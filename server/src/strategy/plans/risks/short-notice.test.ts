import { expect, test } from "vitest";
import { completeBrief } from "#/strategy/brief/brief.ts";
import { shortNotice } from "./short-notice.ts";

const TODAY = "2026-11-28";

function riskOf(from: string) {
  const { brief } = completeBrief(
    { flight: { from, to: "2027-01-31" }, filters: { country: ["FR"] } },
    { today: TODAY, currency: "EUR" },
  );
  return shortNotice({ brief, picks: [], today: TODAY });
}

test.each([
  ["2026-11-28", "high", "begins today"],
  ["2026-11-29", "high", "in 1 day,"],
  ["2026-12-02", "high", "in 4 days"],
  ["2026-12-03", "medium", "in 5 days"],
  ["2026-12-07", "medium", "in 9 days"],
])("a flight that begins on %s comes too soon for drafts: %s", (from, severity, words) => {
  const risk = riskOf(from);

  expect([risk?.rule, risk?.severity]).toEqual(["fr.calendar.short_notice", severity]);
  expect(risk?.detail).toContain(words);
});

test("ten days are enough", () => {
  expect(riskOf("2026-12-08")).toBeNull();
});
