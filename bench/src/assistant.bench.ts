import { converse } from "./assistant/converse.ts";
import { readConversations } from "./assistant/conversations.ts";
import { bringWorld } from "./assistant/herald/bring.ts";
import { startOnThatDay } from "./assistant/herald/dated-herald.ts";
import type { TurnVerdict } from "./assistant/judging/turn.ts";
import { scoreOf } from "./assistant/score.ts";
import { speedOf } from "./assistant/speed.ts";
import { writeRows } from "./assistant/worlds/csv.ts";
import { worlds } from "./assistant/worlds/worlds.ts";
import type { Figure } from "./figure.ts";

/**
 * Conversations with the assistant through its threads, in five made-up workspaces. `--verbose` prints each turn that
 * is not right, `--file PATH` takes the conversations of a file, `--only ID` those whose id begins so, `--rows FOLDER`
 * writes the rows of the workspaces and asks nothing.
 */
export async function measure(): Promise<Figure[]> {
  const folder = wordBehind("--rows");
  if (folder !== null) {
    for (const world of worlds()) writeRows(folder, world);
    return [];
  }
  const file = wordBehind("--file");
  const only = wordBehind("--only");
  const all = readConversations(file).filter(({ id }) => only === null || id.startsWith(only));
  const { herald, stop } = await startOnThatDay();
  try {
    const verdicts: TurnVerdict[] = [];
    for (const world of worlds()) {
      const here = all.filter(({ workspace }) => workspace === world.name);
      if (here.length === 0) continue;
      const place = await bringWorld(herald, world);
      for (const conversation of here) {
        const judged = await converse(place, world, conversation);
        verdicts.push(...judged);
        if (process.argv.includes("--verbose")) explain(conversation.id, judged);
      }
    }
    return [...scoreOf(verdicts), ...(file === null && only === null ? await speedOf(herald) : [])];
  } finally {
    await stop();
  }
}

function wordBehind(name: string): string | null {
  const index = process.argv.indexOf(name);
  return index === -1 ? null : (process.argv[index + 1] ?? null);
}

function explain(id: string, verdicts: readonly TurnVerdict[]): void {
  for (const [index, one] of verdicts.entries()) {
    const { outcome, why, turn, text, invented, isOtherLanguage } = one;
    if (outcome === "right" && invented.length === 0 && !isOtherLanguage) continue;
    const notes = [
      ...(invented.length > 0 ? [`INVENTED ${invented.join(" ")}`] : []),
      ...(isOtherLanguage ? ["OTHER LANGUAGE"] : []),
    ];
    process.stderr.write(
      `${outcome.toUpperCase()} ${id}.${index + 1} ${turn.kind}: ${turn.text.replaceAll(/\s+/gu, " ")}\n  ${[why, ...notes].join(" ")}\n  → ${text.replaceAll(/\s+/gu, " ").slice(0, 400)}\n`,
    );
  }
}
