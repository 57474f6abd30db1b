import { expect, test } from "vitest";
import { killUnderWrites } from "./kills.fixtures.ts";
import { byLength } from "./test-length.fixtures.ts";

const KILLS = byLength({ short: 5, long: 20 });
/** Writes that are acknowledged before each kill come at least to this in every round. */
const ACKNOWLEDGED_A_ROUND = 10;
/** Twenty restarts took more than two minutes on a machine at eight times its load (measured). */
const WITHIN_MS = 900_000;

test(
  "kills in the middle of writes lose nothing that was acknowledged",
  async () => {
    const result = await killUnderWrites({ kills: KILLS, writers: 8 });

    expect(result.acknowledged).toBeGreaterThan(KILLS * ACKNOWLEDGED_A_ROUND);
    expect(result.lost).toBe(0);
  },
  WITHIN_MS,
);
