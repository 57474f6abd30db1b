import { readFileSync } from "node:fs";
import highsLoader from "highs";
import { readTable } from "#/discovery/index.ts";
import { fileCandidates, planText } from "#/strategy/index.ts";
import { answerTask } from "./planning/answer.ts";
const load = highsLoader as unknown as typeof highsLoader.default;
const highs = await load();
const { accounts } = readTable(readFileSync(process.argv[3] ?? ""), {
  fileName: process.argv[3] ?? "",
  mapping: [],
  platform: null,
});
try {
  const p = await planText(process.argv[2] ?? "", {
    today: "2026-11-21",
    currency: "EUR",
    candidates: fileCandidates(accounts, "EUR"),
    solve: async (t) => answerTask(highs, t),
  });
  console.log(
    JSON.stringify(
      [p.status, p.conflict, p.cheapestBudget, p.unparsed, p.picks.map((x) => x.handle), p.certificate],
      null,
      1,
    ),
  );
} catch (e) {
  console.log((e as Error).stack);
}
