import { killUnderWrites } from "../../server/src/acceptance/kills.fixtures.ts";
import { atLeast, atMost, info } from "./figure.ts";
import type { Figure } from "./figure.ts";

/** Acknowledged writes are worth nothing as a proof when there are only a few. */
const ACKNOWLEDGED_MIN = 200;

export async function measure(): Promise<Figure[]> {
  const { kills, acknowledged, lost, slowestRestartMs } = await killUnderWrites({ kills: 20, writers: 8 });
  return [
    info("kills", kills, "kills"),
    atLeast("acknowledged writes", acknowledged, "writes", ACKNOWLEDGED_MIN),
    atMost("acknowledged writes lost", lost, "writes", 0),
    info("slowest restart", slowestRestartMs / 1000, "s"),
  ];
}
