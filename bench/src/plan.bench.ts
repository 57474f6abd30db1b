import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { normal, seeded } from "../../server/src/strategy/plans/planning.fixtures.ts";
import { atMost, info } from "./figure.ts";
import type { Figure } from "./figure.ts";

const BRIEF =
  "Launch of a vegan protein bar in Germany, 25.000 €, Instagram and TikTok, women 18–34, awareness, four weeks";
const CREATORS = 1000;
/** From the design: the sample brief in four seconds, its bound within half a percent. */
const SECONDS_MAX = 4;
const GAP_MAX = 0.5;
const RUNS = 3;
const COMMAND = join(import.meta.dirname, "../../server/src/cli/cli.ts");

interface Planned {
  certificate: { seconds: number; gapPercent: number; candidates: number };
}

/** The sample brief on a thousand creators of a file, each of whom fits it. */
export async function measure(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), "herald-bench-"));
  try {
    const file = join(folder, "creators.csv");
    writeFileSync(file, table());
    const plans: Planned[] = [];
    for (let run = 0; run < RUNS; run += 1) plans.push(await plan(file));
    const seconds = plans
      .map(({ certificate }) => certificate.seconds)
      .toSorted((left, right) => left - right);
    const [first] = plans;
    return [
      atMost("plan, sample brief", seconds[Math.floor(RUNS / 2)] ?? Infinity, "s", SECONDS_MAX),
      atMost("plan, distance to its bound", first?.certificate.gapPercent ?? Infinity, "%", GAP_MAX),
      info("plan, candidates", first?.certificate.candidates ?? 0, "creators"),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function plan(file: string): Promise<Planned> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [COMMAND, "plan", BRIEF, "--creators", file, "--json"],
    { maxBuffer: 64 * 1024 * 1024 },
  );
  return JSON.parse(stdout);
}

/** Rows whose views follow followers and whose prices follow views; some values are not known. */
function table(): string {
  const random = seeded(7);
  const rows = Array.from({ length: CREATORS }, (_, index) => {
    const platform = random() < 0.5 ? "instagram" : "tiktok";
    const followers = Math.round(Math.exp(10.3 + 1.3 * normal(random)));
    const views = Math.round(followers * 0.2 * Math.exp(0.6 * normal(random)));
    const price = Math.round(50 + (views / 1000) * 10 * Math.exp(0.4 * normal(random)));
    const category = ["fitness", "food", "vegan"][Math.floor(random() * 3)];
    const female = random() < 0.6 ? Math.round(100 * random()) : "";
    const known = random();
    return `creator.${index},${platform},${followers},${known < 0.8 ? views : ""},Germany,${category},${known < 0.75 ? price : ""},EUR,${female}`;
  });
  return [
    "handle,platform,followers,avg views,country,category,price,currency,female audience",
    ...rows,
  ].join("\n");
}
