import { writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  piecesOf,
  simulateCampaign,
} from "../../server/src/strategy/plans/forecast/campaign-worlds.fixtures.ts";
import type { World } from "../../server/src/strategy/plans/forecast/campaign-worlds.fixtures.ts";
import { correctionRow, FORECASTED } from "../../server/src/strategy/plans/forecast/coverage.fixtures.ts";
import type { CorrectionRow } from "../../server/src/strategy/plans/forecast/correction.ts";
import { seeded } from "../../server/src/strategy/plans/planning.fixtures.ts";
import { info } from "./figure.ts";
import type { Figure } from "./figure.ts";

const FILE = join(import.meta.dirname, "../../server/src/strategy/plans/forecast/corrections.ts");
const CREATORS = [1, 2, 3, 5, 10, 20];
const CAMPAIGNS = 4000;
/** The world that is left out tells whether the corrections hold for luck that they were not made from. */
const WORLDS: readonly World[] = ["student", "mixture"];
/** Seeds of `plan-forecast` begin elsewhere, so that no campaign is both made from and tried on. */
const FIRST = 1_000_000;

/** Makes the shipped corrections of the ranges anew, from simulated campaigns, and writes them where they are kept. */
export async function measure(): Promise<Figure[]> {
  const table: CorrectionRow[] = [];
  const campaigns = CREATORS.map((creators) => ({
    measured: simulated(creators, 1),
    followers: simulated(creators, 0),
  }));
  for (const of of FORECASTED) {
    // People follow from corrected views.
    const before = [...table];
    for (const [index, creators] of CREATORS.entries()) {
      const own = campaigns[index];
      if (own) table.push(rounded(correctionRow(of, creators, own, before)));
    }
  }
  writeFileSync(FILE, sourceOf(table));
  return table.flatMap(({ of, creators, measured, followers }) => [
    info(`${of}, ${creators} creators, measured, above`, measured.above, "times"),
    info(`${of}, ${creators} creators, by followers, above`, followers.above, "times"),
  ]);
}

function simulated(creators: number, measured: number) {
  return Array.from({ length: CAMPAIGNS }, (_, index) => {
    const seed = FIRST + index * 7 + creators * 100_003;
    const random = seeded(seed);
    const pieces = Array.from({ length: creators }, () => piecesOf(random));
    return simulateCampaign(seed, { world: WORLDS[index % 2] ?? "student", pieces, measured });
  });
}

function rounded(row: CorrectionRow): CorrectionRow {
  return { ...row, measured: roundedSides(row.measured), followers: roundedSides(row.followers) };
}

function roundedSides({ middle, below, above }: CorrectionRow["measured"]): CorrectionRow["measured"] {
  return { middle: round(middle), below: round(below), above: round(above) };
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

function textOf({ middle, below, above }: CorrectionRow["measured"]): string {
  return `{ middle: ${middle}, below: ${below}, above: ${above} }`;
}

function sourceOf(table: readonly CorrectionRow[]): string {
  const rows = table.map(
    ({ of, creators, measured, followers }) =>
      `  {\n    of: "${of}",\n    creators: ${creators},\n    measured: ${textOf(measured)},\n    followers: ${textOf(followers)},\n  },\n`,
  );
  return `import type { CorrectionRow } from "./correction.ts";

/** Made by \`npm run bench -- forecast-corrections\` from ${CAMPAIGNS} simulated campaigns of each size. */
export const CORRECTIONS: readonly CorrectionRow[] = [
${rows.join("")}];
`;
}
