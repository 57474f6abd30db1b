import { Bitset } from "./bitset.ts";
import type { ListColumn, NumberColumn, Segment } from "./segment.ts";

/** What a filter says of each creator: fits, does not fit (in neither set), or the value is not known. */
export interface Answer {
  fits: Bitset;
  unknown: Bitset;
}

/** Fits who has any of the values; unknown is who has no value at all. */
export function anyOf(segment: Segment, column: ListColumn, values: readonly string[]): Answer {
  const fits = new Bitset(segment.size);
  for (const value of values) fits.addAll(segment.list(column, value));
  return { fits, unknown: withoutValue(segment, column) };
}

/** Fits whose creator has none of the values at any account; unknown is whose creator has no value at all. */
export function noneOf(segment: Segment, column: ListColumn, values: readonly string[]): Answer {
  return leftOut(segment, anyOf(segment, column, values).fits, segment.known(column));
}

/** Somebody is left out with all accounts when one has it, and unknown when none tells. */
export function leftOut({ size, creators }: Segment, having: Bitset, known: Bitset): Answer {
  const told = creators.withCreatorsOf(known.or(having));
  return { fits: creators.withoutCreatorsOf(told, having), unknown: Bitset.full(size).without(told) };
}

function withoutValue(segment: Segment, column: ListColumn): Bitset {
  return Bitset.full(segment.size).without(segment.known(column));
}

/** Asks a column of numbers; NaN is unknown. */
export function whereNumber(
  segment: Segment,
  column: NumberColumn,
  fitsNumber: (value: number) => boolean,
): Answer {
  const fits = new Bitset(segment.size);
  const unknown = new Bitset(segment.size);
  segment.numbers(column).forEach((value, at) => {
    if (Number.isNaN(value)) unknown.add(at);
    else if (fitsNumber(value)) fits.add(at);
  });
  return { fits, unknown };
}

/** Creators that are asked between two chances for a pause. */
const STEP = 256;

/** Asks every creator; null is unknown. For facts that no column holds. */
export function* where(segment: Segment, ask: (at: number) => boolean | null): Generator<void, Answer> {
  const fits = new Bitset(segment.size);
  const unknown = new Bitset(segment.size);
  for (let at = 0; at < segment.size; at += 1) {
    if (at % STEP === 0) yield;
    const answer = ask(at);
    if (answer === null) unknown.add(at);
    else if (answer) fits.add(at);
  }
  return { fits, unknown };
}

/** Of nobody is it known: all of the segment are unknown, none fits. */
export function nobodyKnown(segment: Segment): Answer {
  return { fits: new Bitset(segment.size), unknown: Bitset.full(segment.size) };
}
