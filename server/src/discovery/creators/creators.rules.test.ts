import { expect, test } from "vitest";
import { growthOver } from "./creators.rules.ts";

const WORKSPACE = "00000000-0000-4000-8000-000000000001";
const ACCOUNT = "00000000-0000-4000-8000-000000000002";

function snapshot(month: string, followers: number | null) {
  return {
    workspace_id: WORKSPACE,
    account_id: ACCOUNT,
    month,
    followers,
    avg_views: null,
    engagement_rate: null,
  };
}

test("twelve monthly snapshots span eleven months", () => {
  const months = Array.from({ length: 12 }, (_, index) => `2026-${String(index + 1).padStart(2, "0")}-01`);

  const growth = growthOver(months.map((month, index) => snapshot(month, 1_000 + index * 10)));

  expect(growth).toMatchObject({ months: 11, percent: 11 });
});

test("growth looks back a year at most, however many months are missing in between", () => {
  const growth = growthOver([
    snapshot("2024-03-01", 100),
    snapshot("2025-11-01", null),
    snapshot("2025-12-01", 1_000),
    snapshot("2026-11-01", 1_100),
    snapshot("2026-12-01", null),
  ]);

  expect(growth).toMatchObject({ months: 11, percent: 10 });
});

test("one known month is no growth", () => {
  expect(growthOver([snapshot("2024-03-01", 100), snapshot("2026-11-01", 1_100)])).toBeNull();
  expect(growthOver([])).toBeNull();
});
