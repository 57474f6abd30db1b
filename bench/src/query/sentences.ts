import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Filters by name: those of the contract, or those that it is still to have. */
export type Values = Readonly<Record<string, unknown>>;

/** A sentence with what it means; the keys are told in `data/README.md`. */
export interface Sentence {
  id: string;
  language: string;
  text: string;
  filters: Values;
  also?: readonly Values[];
  expected?: Values;
  unambiguous: boolean;
  needs: readonly string[];
  unparsed: readonly string[];
  typoOf?: string;
}

const FILE = join(import.meta.dirname, "../../data/query-sentences.jsonl");

/** The day on which the sentences are read. */
export const SENTENCES_TODAY = "2026-11-20";

export function readSentences(): Sentence[] {
  const lines = readFileSync(FILE, "utf8").trimEnd().split("\n");
  return lines.map((line): Sentence => JSON.parse(line));
}
