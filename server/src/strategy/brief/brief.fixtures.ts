import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Brief } from "@app/contract/strategy/plan";
import { toStated } from "#/strategy/strategies/stated.fixtures.ts";
import type { StatedSlots } from "#/strategy/strategies/stated.fixtures.ts";
import { completeBrief, whyNoBrief } from "./brief.ts";
import type { CompleteBrief } from "./brief.ts";
import { saidFacts } from "./brief-facts.ts";
import { applyChange, readText } from "./brief-parser.ts";
import { madeText } from "./follow-up/made.ts";
import { slotsOf, withoutFilters } from "./filter-sets.ts";
import type { ReadingContext } from "./reading/search-words.ts";
import type { Stated } from "./stated.ts";

/** What briefs are read with in tests. */
export const CONTEXT = { today: "2026-11-21", currency: "EUR" };

/** What was said, with who may be chosen by the names that a brief has for it. */
export type Said = Stated & Partial<StatedSlots>;

/** What was said, completed by assumptions. */
export function completeSaid(said: Said): CompleteBrief {
  return completeBrief(toStated(said), CONTEXT);
}

/** A brief of which only this was said. */
export function briefOf(said: Said): Brief {
  return completeSaid(said).brief;
}

/** A text as it is read, with what it says by the names that a brief has for it; a slot that was not said is absent. */
export function readSaid(text: string, context: ReadingContext = CONTEXT) {
  const read = readText(text, context);
  return { ...read, stated: saidOf(read.stated) };
}

/** What a follow-up makes of what was said, both by the names that a brief has for it. */
export function changeSaid(before: Said, text: string, context: ReadingContext = CONTEXT) {
  const change = applyChange(toStated(before), text, context);
  return { ...change, words: change.made.map(madeText), stated: saidOf(change.stated) };
}

/** Everything that is read of a text, in words: each slot with its value, what is told, and what is asked. */
export function answerOf(text: string, context: ReadingContext = CONTEXT): string[] {
  const { stated, budgetChange, refused, unparsed, unread } = readSaid(text, context);
  return [
    ...slotLines(stated),
    ...(budgetChange ? [`budget changes by ${plainText(budgetChange)}`] : []),
    ...(refused ? [`refused: ${refused}`] : []),
    ...unparsed.map((piece) => `told: ${piece}`),
    ...(unread ? [`asked: ${unread.kind} ${unread.words}`] : []),
  ];
}

/** The brief that a text becomes, in words: why it is none, what was said, what is assumed and why, and what is not met. */
export function completeOf(text: string): string[] {
  const read = readText(text, CONTEXT);
  const { brief, assumptions, unmet } = completeBrief(read.stated, CONTEXT);
  const none = whyNoBrief(text, read);
  return [
    ...(none ? [`no brief: ${none}`] : []),
    ...saidFacts(brief, assumptions).map(({ slot, value }) => `${slot}: ${value}`),
    ...assumptions.map(({ slot, value, why }) => `assumed ${slot}: ${value}: ${why}`),
    ...unmet.map(({ words, why }) => `not met ${words}: ${why}`),
  ];
}

/** The table beside a test: a sentence a line, and behind it everything that is answered, tabs between. */
export function answersBeside(folder: string, name = "answers"): [text: string, ...answer: string[]][] {
  const lines = readFileSync(join(folder, `${name}.fixtures.tsv`), "utf8")
    .trimEnd()
    .split("\n");
  return lines.map((line) => {
    const [text = "", ...answer] = line.split("\t");
    return [text, ...answer];
  });
}

/** What a follow-up does, in words: what it says of itself, each slot that is another one now, and what is told. */
export function changeOf(before: Said, text: string): string[] {
  const { stated, words, problem, unparsed, left } = changeSaid(before, text);
  const known = slotLines(changeSaid(before, "").stated);
  const now = slotLines(stated);
  return [
    ...words,
    ...(problem ? [`problem: ${problem}`] : []),
    ...known.filter((line) => !now.includes(line)).map((line) => `- ${line}`),
    ...now.filter((line) => !known.includes(line)).map((line) => `+ ${line}`),
    ...unparsed.map((piece) => `told: ${piece}`),
    ...left.filter((piece) => !unparsed.includes(piece)).map((piece) => `left: ${piece}`),
  ];
}

export function slotLines(stated: Said): string[] {
  return Object.entries(stated)
    .map(([slot, value]) => `${slot} ${plainText(value)}`)
    .toSorted();
}

function plainText(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value).replaceAll('"', "");
}

/** Filters that a brief has a name of its own for. */
const NAMED = ["country", "region", "city", "platform", "tier", "language", "followers"];

/** What was said, by the names that a brief has for it. */
export function saidOf({ filters = {}, ...rest }: Stated): Said {
  const slots = Object.entries(slotsOf(filters, rest.audienceCountries));
  const said = slots.filter(([, value]) => !Array.isArray(value) || value.length > 0);
  const others = withoutFilters(filters, NAMED);
  return { ...rest, ...(Object.keys(others).length > 0 && { filters: others }), ...Object.fromEntries(said) };
}
