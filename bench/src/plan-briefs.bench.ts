import { readBriefs } from "./briefs/briefs.ts";
import { readBrief } from "./briefs/reading.ts";
import { judgeBrief, scoreBriefs } from "./briefs/score.ts";
import type { BriefVerdict } from "./briefs/score.ts";
import { atLeast, atMost, info } from "./figure.ts";
import type { Figure } from "./figure.ts";

/**
 * The briefs of the bench against what the reader of briefs makes of them. `--verbose` names what is wrong, and
 * `--file PATH` reads other briefs of the same shape.
 */
export function measure(): Promise<Figure[]> {
  const at = process.argv.indexOf("--file");
  const file = at < 0 ? undefined : process.argv[at + 1];
  const verdicts = readBriefs(file).map((brief) => judgeBrief(brief, readBrief(brief)));
  if (process.argv.includes("--verbose")) for (const verdict of verdicts) explain(verdict);
  const score = scoreBriefs(verdicts);
  return Promise.resolve([
    atLeast("briefs, facts kept or named", score.keptOrNamed, "%", 100),
    atLeast("briefs, facts right", score.right, "%", 95),
    atMost("briefs with a harmful reading", score.harmful, `of ${verdicts.length}`, 0),
    atLeast("briefs, planned, asked or refused as meant", score.kinds, "%", 100),
    info("words that no plan can hold, not named", score.silent, "wishes"),
  ]);
}

function explain({ brief, reading, isOtherKind, facts, held, lost, harms, silent }: BriefVerdict): void {
  const missed = facts.filter((fact) => !held.includes(fact) && !lost.includes(fact));
  if (!isOtherKind && lost.length + missed.length + harms.length + silent.length === 0) return;
  const lines = [
    `${brief.id}: ${brief.text.replaceAll(/\s+/gu, " ")}`,
    ...(isOtherKind ? [`  ${reading.kind}, meant: ${brief.kind} ${brief.ask?.words ?? ""}`] : []),
    ...lost.map((fact) => `  lost ${factText(fact, reading.slots)}`),
    ...missed.map((fact) => `  told ${factText(fact, reading.slots)}`),
    ...harms.map(({ slot, value }) => `  HARM ${slot} ${JSON.stringify(value)}`),
    ...silent.map((words) => `  silent “${words}”`),
    `  told: ${reading.told.join(" | ")}`,
  ];
  process.stderr.write(`${lines.join("\n")}\n`);
}

function factText(
  { slot, value, words }: BriefVerdict["facts"][number],
  slots: ReadonlyMap<string, unknown>,
): string {
  const read = slots.get(slot === "category" || slot === "keywords" ? "topics" : slot);
  return `${slot} ${JSON.stringify(value)} “${words ?? ""}”, read ${JSON.stringify(read) ?? "nothing"}`;
}
