import { readFileSync } from "node:fs";
import { join } from "node:path";

/** One thing that a plan must hold, with the words that say it; `bench/data/README.md` tells the keys. */
export interface Fact {
  slot: string;
  value: unknown;
  words?: string;
  /** Other values of the slot, or facts of other slots, that are as right. */
  alternatives?: readonly unknown[];
  optional?: boolean;
  or_told?: boolean;
  /** Days of a flight, or creators. */
  tolerance?: number;
}

export interface MeantBrief {
  id: string;
  language: string;
  today: string;
  currency: string;
  text: string;
  kind: "brief" | "ask_first" | "not_a_brief";
  facts: readonly Fact[];
  /** Readings that do harm. */
  not: readonly Pick<Fact, "slot" | "value">[];
  /** Words that no plan can hold. */
  told: readonly string[];
  may_tell?: readonly string[];
  ask?: { about: string; words: string };
}

const FILE = join(import.meta.dirname, "../../data/briefs.jsonl");

/** Of the bench's own file, or of another one in its shape. */
export function readBriefs(file = FILE): MeantBrief[] {
  const lines = readFileSync(file, "utf8").trimEnd().split("\n");
  return lines.map((line): MeantBrief => JSON.parse(line));
}
