import { keyOf, piecesOf, wordsOf } from "./chips.ts";
import type { Piece } from "./chips.ts";
import { harmOf } from "./harms.ts";
import type { Harm } from "./harms.ts";
import type { Sentence, Values } from "./sentences.ts";

/** What the reader made of a sentence. */
export interface Reading {
  filters: Values;
  unparsed: readonly string[];
}

export interface Verdict {
  sentence: Sentence;
  /** Every filter that is meant and no other, and what no filter can hold is told. */
  isRight: boolean;
  hits: number;
  extra: readonly Piece[];
  missing: readonly Piece[];
  harms: readonly { harm: Harm; piece: Piece }[];
  /** Something is missing, and nobody was told. */
  isSilent: boolean;
}

export interface Score {
  /** Percent of the unambiguous sentences without a typing error. */
  exact: number;
  /** Of the pieces of the same sentences. */
  f1: number;
  harmful: number;
  silent: number;
  /** How many points fewer are exact once a word of the sentence is mistyped. */
  typoCost: number;
}

/** Other names under which a filter that is to come may be read. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  continent: "country",
  continentNot: "countryNot",
  customField: "field",
};
/** Filters to come whose values are settled, so that another value is wrong. */
const SETTLED = new Set(["deals"]);

/** Judges against the meaning that the reading comes nearest to. */
export function judge(sentence: Sentence, reading: Reading): Verdict {
  const verdicts = [sentence.filters, ...(sentence.also ?? [])].map((meant) =>
    judgeAgainst(meant, sentence, reading),
  );
  return verdicts.reduce((best, each) => (badness(each) < badness(best) ? each : best));
}

export function scoreOf(verdicts: readonly Verdict[]): Score {
  const clear = verdicts.filter(({ sentence }) => sentence.unambiguous);
  const originals = clear.filter(({ sentence }) => sentence.typoOf === undefined);
  const mistyped = clear.filter(({ sentence }) => sentence.typoOf !== undefined);
  const ids = new Set(mistyped.map(({ sentence }) => sentence.typoOf));
  const asMeant = originals.filter(({ sentence }) => ids.has(sentence.id));
  return {
    exact: rightShare(originals),
    f1: f1Of(originals),
    harmful: verdicts.filter(({ harms }) => harms.length > 0).length,
    silent: verdicts.filter(({ isSilent }) => isSilent).length,
    typoCost: rightShare(asMeant) - rightShare(mistyped),
  };
}

/** Percent that are right. */
export function rightShare(verdicts: readonly Verdict[]): number {
  return verdicts.length === 0
    ? 100
    : (100 * verdicts.filter(({ isRight }) => isRight).length) / verdicts.length;
}

function judgeAgainst(meant: Values, sentence: Sentence, reading: Reading): Verdict {
  const { expected = {} } = sentence;
  const all = piecesOf(withNamesOf(expected, reading.filters));
  const isComing = ({ slot }: Piece) => slot in expected;
  const isHeld = all.some(isComing);
  const [read, truth] = [all.filter((piece) => !isComing(piece)), piecesOf(meant)];
  const [extra, missing] = [notIn(truth, read), notIn(read, truth)];
  const isTold = isHeld || areTold(sentence, reading);
  const whole = { meant: { ...meant, ...expected }, foreign: isHeld ? [] : sentence.unparsed };
  const harms = notIn(piecesOf(whole.meant), all).flatMap((piece) => {
    const harm = harmOf(piece, whole, reading.filters);
    const counts = !isComing(piece) || harm === "reversed" || SETTLED.has(piece.slot);
    return harm && counts ? [{ harm, piece }] : [];
  });
  return {
    sentence,
    isRight: extra.length === 0 && missing.length === 0 && isTold && harms.length === 0,
    hits: truth.length - missing.length,
    extra,
    missing,
    harms,
    isSilent: !isTold || (missing.length > 0 && reading.unparsed.length === 0),
  };
}

/** Those of the second that the first has not. */
function notIn(first: readonly Piece[], second: readonly Piece[]): Piece[] {
  const keys = new Set(first.map(keyOf));
  return second.filter((piece) => !keys.has(keyOf(piece)));
}

/** The filters that were read, those that hold what was expected under its name. */
function withNamesOf(expected: Values, filters: Values): Values {
  const named = Object.keys(expected).map((name): [string, string] => [OTHER_NAMES[name] ?? name, name]);
  const names = new Map(named);
  return Object.fromEntries(Object.entries(filters).map(([name, value]) => [names.get(name) ?? name, value]));
}

function areTold({ needs, unparsed }: Sentence, reading: Reading): boolean {
  const told = new Set(reading.unparsed.flatMap(wordsOf));
  return needs.length === 0 || unparsed.flatMap(wordsOf).every((word) => told.has(word));
}

/** More harm is worse than any number of mistakes. */
function badness({ isRight, harms, extra, missing }: Verdict): number {
  return isRight ? -1 : harms.length * 1000 + extra.length + missing.length;
}

function f1Of(verdicts: readonly Verdict[]): number {
  const sum = (count: (verdict: Verdict) => number) =>
    verdicts.reduce((total, verdict) => total + count(verdict), 0);
  const hits = sum((verdict) => verdict.hits);
  const wrong = sum(({ extra, missing }) => extra.length + missing.length);
  return hits + wrong === 0 ? 1 : (2 * hits) / (2 * hits + wrong);
}
