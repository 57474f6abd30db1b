import { fold } from "../../../server/src/language/fold.ts";
import type { Fact, MeantBrief } from "./briefs.ts";
import { holdsFact, saysWrong } from "./facts.ts";
import type { BriefReading } from "./reading.ts";

export interface BriefVerdict {
  brief: MeantBrief;
  reading: BriefReading;
  /** A plan where a question or nothing was meant, or the other way round. */
  isOtherKind: boolean;
  /** Facts that a plan can hold, and those of them that are held. */
  facts: readonly Fact[];
  held: readonly Fact[];
  /** Neither held nor named as not kept. */
  lost: readonly Fact[];
  /** Readings that do harm, and that a plan would be made of. */
  harms: readonly Pick<Fact, "slot" | "value">[];
  /** Words that no plan can hold and that were not named. */
  silent: readonly string[];
}

export interface BriefScore {
  keptOrNamed: number;
  right: number;
  harmful: number;
  kinds: number;
  silent: number;
}

export function judgeBrief(brief: MeantBrief, reading: BriefReading): BriefVerdict {
  const isPlanned = brief.kind !== "not_a_brief";
  const meant =
    brief.kind === "not_a_brief" ? [] : withWindows(brief.facts).filter(({ optional }) => !optional);
  const held = isPlanned ? meant.filter((fact) => holdsFact(fact, reading.slots)) : [];
  const open = meant.filter((fact) => !held.includes(fact));
  const named = open.filter(({ words }) => words !== undefined && isTold(words, reading.told));
  const optional = open.filter((fact) => fact.or_told && named.includes(fact));
  const asked = brief.ask ? isTold(brief.ask.words, reading.told) : false;
  return {
    brief,
    reading,
    isOtherKind: reading.kind !== brief.kind && !(brief.kind === "ask_first" && asked),
    facts: meant.filter((fact) => !optional.includes(fact)),
    held,
    lost: open.filter((fact) => !named.includes(fact)),
    harms:
      reading.kind === "brief" || reading.kind === "ask_first"
        ? brief.not.filter((wrong) => saysWrong(wrong, reading.slots, brief.facts))
        : [],
    silent: reading.kind === "not_a_brief" ? [] : brief.told.filter((words) => !isTold(words, reading.told)),
  };
}

/** "Two weeks in February": any two weeks of it are right. */
function withWindows(facts: readonly Fact[]): Fact[] {
  const isLong = facts.some(({ slot }) => slot === "flightDays");
  return facts.map((fact) =>
    fact.slot === "flight" && isLong
      ? { ...fact, alternatives: [...(fact.alternatives ?? []), { slot: "window", value: fact.value }] }
      : fact,
  );
}

export function scoreBriefs(verdicts: readonly BriefVerdict[]): BriefScore {
  const count = (of: (verdict: BriefVerdict) => number) =>
    verdicts.reduce((sum, verdict) => sum + of(verdict), 0);
  const facts = count((verdict) => verdict.facts.length);
  return {
    keptOrNamed: 100 - (100 * count(({ lost }) => lost.length)) / facts,
    right: (100 * count(({ held }) => held.length)) / facts,
    harmful: count(({ harms }) => (harms.length > 0 ? 1 : 0)),
    kinds: (100 * count(({ isOtherKind }) => (isOtherKind ? 0 : 1))) / verdicts.length,
    silent: count(({ silent }) => silent.length),
  };
}

/** Whether a word that carries meaning was named. */
function isTold(words: string, told: readonly string[]): boolean {
  const named = new Set(told.flatMap(wordsOf));
  return wordsOf(words).some((word) => named.has(word));
}

function wordsOf(text: string): string[] {
  return (fold(text).match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => word.length > 2);
}
