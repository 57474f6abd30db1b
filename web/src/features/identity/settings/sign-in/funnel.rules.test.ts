import { expect, test } from "vitest";
import { toFunnel } from "./funnel.rules.ts";

test("each way in has its steps, the most successful first, and nothing else is told", () => {
  const { shown, rows } = toFunnel({
    days: 7,
    items: [
      { event: "sign_in_shown", method: "", count: 40 },
      { event: "method_chosen", method: "passwords", count: 20 },
      { event: "authenticated", method: "passwords", count: 12 },
      { event: "failed", method: "passwords", count: 8 },
      { event: "method_chosen", method: "otps", count: 15 },
      { event: "code_sent", method: "otps", count: 15 },
      { event: "authenticated", method: "otps", count: 14 },
      { event: "session_refreshed", method: "sessions", count: 900 },
      { event: "factor_removed", method: "emails", count: 1 },
    ],
  });

  expect(shown).toBe(40);
  expect(rows).toEqual([
    { method: "otps", name: "Code by e-mail or message", chosen: 15, sent: 15, authenticated: 14, failed: 0 },
    { method: "passwords", name: "Password", chosen: 20, sent: 0, authenticated: 12, failed: 8 },
  ]);
});

test("where nothing happened there is no row", () => {
  expect(toFunnel({ days: 1, items: [] })).toEqual({ shown: 0, rows: [] });
});
