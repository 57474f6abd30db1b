import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { atLeast, atMost, info } from "./figure.ts";
import type { Figure } from "./figure.ts";
import { sameBytes } from "./plan/busy.ts";
import { plan } from "./plan/command.ts";
import { creatorTable } from "./plan/creator-table.ts";
import { checkEveryChoice } from "./plan/every-choice.ts";

/** From the design: the sample brief in so many seconds for so many creators, its limit within half a percent. */
const SIZES = [
  { creators: 1000, runs: 3, secondsMax: 4 },
  { creators: 10_000, runs: 3, secondsMax: 10 },
  { creators: 150_000, runs: 1, secondsMax: 12 },
];
const GAP_MAX = 0.5;
const PRICE_OFF_MAX = 1.5;

/** Plans against every choice that there is, on a busy machine, and of more and more creators who all fit the brief. */
export async function measure(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), "herald-bench-"));
  try {
    const files = SIZES.map(({ creators }) => {
      const file = join(folder, `${creators}.csv`);
      writeFileSync(file, creatorTable(creators));
      return file;
    });
    const { problems, optimal, priced, worst } = await checkEveryChoice();
    const figures = [
      atLeast("plan, best of every choice", optimal, "problems", problems),
      atLeast("plan, walk-away price of every choice", priced, "problems", problems),
      atMost("plan, walk-away price, worst", worst * 100, "%", PRICE_OFF_MAX),
    ];
    for (const [index, size] of SIZES.entries()) figures.push(...(await speedOf(files[index] ?? "", size)));
    const { same, of } = await sameBytes(files[0] ?? "");
    return [...figures, atLeast("plan, same bytes on a busy machine", same, "runs", of)];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function speedOf(
  file: string,
  { creators, runs, secondsMax }: (typeof SIZES)[number],
): Promise<Figure[]> {
  const certificates = [];
  for (let run = 0; run < runs; run += 1) certificates.push((await plan(file)).certificate);
  const seconds = certificates.map((one) => one.seconds).toSorted((left, right) => left - right);
  const [first] = certificates;
  return [
    atMost(`plan, ${creators} creators`, seconds[Math.floor(runs / 2)] ?? Infinity, "s", secondsMax),
    atMost(`plan, ${creators} creators, distance to its bound`, first?.gapPercent ?? Infinity, "%", GAP_MAX),
    info(`plan, ${creators} creators, candidates`, first?.candidates ?? 0, "creators"),
  ];
}
