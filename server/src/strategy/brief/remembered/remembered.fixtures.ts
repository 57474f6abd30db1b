import { CONTEXT, slotLines, saidOf } from "#/strategy/brief/brief.fixtures.ts";
import { readText } from "#/strategy/brief/brief-parser.ts";
import { completeRemembered } from "./complete-remembered.ts";

/** What was told before, between bars, as facts of one day. */
function factsOf(told: string) {
  return told.split(" | ").map((text, at) => ({ id: String(at), text, toldOn: "2026-03-03" }));
}

/** What a brief is planned with beside what was told: each fact as it is followed or not, and each slot that it changes. */
export function rememberedOf(brief: string, told: string): string[] {
  const own = readText(brief, CONTEXT).stated;
  const remembered = factsOf(told);
  const { stated, assumptions } = completeRemembered({ ...own, remembered }, CONTEXT);
  const { remembered: _told, ...now } = saidOf(stated);
  const known = slotLines(saidOf(own));
  return [
    ...assumptions.flatMap(({ value, fact }) =>
      fact ? [`${fact.isOverruled ? "not followed" : "followed"}: ${value} (${fact.slots.join(", ")})`] : [],
    ),
    ...slotLines(now).filter((line) => !known.includes(line)),
  ];
}
