import { becomeAdministrator } from "../../server/src/acceptance/first-administrator.fixtures.ts";
import { newHome, startServer } from "../../server/src/acceptance/processes.fixtures.ts";
import { atLeast, atMost, info } from "./figure.ts";
import type { Figure } from "./figure.ts";
import { creatorIds, importSheet } from "./sheets/herald.ts";
import type { Herald } from "./sheets/herald-calls.ts";
import { score } from "./sheets/score.ts";
import type { Fault, Score } from "./sheets/score.ts";
import { makeSheets } from "./sheets/sheets.ts";
import type { Sheet } from "./sheets/truth.ts";

const SEED = 1;
/** Kinds of fault that are named, the most frequent first. */
const KINDS = 12;

/** Platform that a path begins with: the same fault on two platforms is one kind. */
const PLATFORM = /^(?:instagram|tiktok|youtube)\./u;

/**
 * What becomes of each filled cell of tables as agencies keep them, imported as the screen does. With `--faults` every
 * cell that is lost or harmful is told on stderr, as a line of JSON.
 */
export async function measure(): Promise<Figure[]> {
  const { env, remove } = await newHome();
  const server = await startServer(env);
  try {
    const herald = { url: server.url, headers: { cookie: await becomeAdministrator(server.url, env) } };
    const sheets = makeSheets(SEED);
    const scores: Score[] = [];
    for (const sheet of sheets) scores.push(await scoreOf(herald, sheet));
    const faults = scores.flatMap((each) => each.faults);
    if (process.argv.includes("--faults")) process.stderr.write(asLines(faults));
    return [...totals(scores), ...perSheet(sheets, scores), ...kinds(faults)];
  } finally {
    await server.stop();
    remove();
  }
}

async function scoreOf(herald: Herald, sheet: Sheet): Promise<Score> {
  const before = new Set(await creatorIds(herald));
  return score(sheet, await importSheet(herald, sheet, before));
}

function asLines(faults: readonly Fault[]): string {
  return faults.map((fault) => `${JSON.stringify(fault)}\n`).join("");
}

function totals(scores: readonly Score[]): Figure[] {
  const sum = (count: (each: Score) => number) => scores.reduce((total, each) => total + count(each), 0);
  const cells = sum((each) => each.cells);
  const [right, listed] = [sum((each) => each.right), sum((each) => each.listed)];
  const [lost, harmful] = [sum((each) => each.lost), sum((each) => each.harmful)];
  const nothing = sum((each) => each.nothing);
  const percent = (count: number) => (count / cells) * 100;
  return [
    info(`cells of ${scores.length} sheets`, cells, "cells"),
    info("right", right, "cells"),
    info("right of those that mean something", ((right - nothing) / (cells - nothing)) * 100, "%"),
    info("listed", listed, "cells"),
    atMost("lost in silence", lost, "cells", 0),
    atMost("harmful", harmful, "cells", 0),
    atMost(
      "invented besides",
      sum((each) => each.invented),
      "values",
      0,
    ),
    atMost(
      "what must never happen",
      sum((each) => each.broken.length),
      "times",
      0,
    ),
    info("right", percent(right), "%"),
    info("lost in silence", percent(lost), "%"),
    info("harmful", percent(harmful), "%"),
    atLeast("right or listed", percent(right + listed), "%", 100),
  ];
}

function perSheet(sheets: readonly Sheet[], scores: readonly Score[]): Figure[] {
  return scores.map(({ cells, right, listed, lost, harmful, invented, broken }, index) => {
    const detail = `${right} right, ${listed} listed, ${lost} lost, ${harmful} harmful, ${invented} invented, ${broken.length} broken`;
    return atLeast(`${sheets[index]?.name}: ${detail}`, ((right + listed) / cells) * 100, "%", 100);
  });
}

/** Where most goes wrong. */
function kinds(faults: readonly Fault[]): Figure[] {
  const counted = Map.groupBy(faults, (fault) => `${fault.class}: ${fault.path.replace(PLATFORM, "")}`);
  return [...counted]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .slice(0, KINDS)
    .map(([kind, found]) => info(kind, found.length, `of ${faults.length} faults`));
}
