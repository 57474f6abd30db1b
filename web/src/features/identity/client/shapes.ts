import { InvalidAnswerError } from "./errors.ts";

/** Reads a value of an answer. @throws InvalidAnswerError when it is not what was promised. */
export type Reader<T> = (value: unknown) => T;
export type Read<R> = R extends Reader<infer T> ? T : never;

type Shape = Readonly<Record<string, Reader<unknown>>>;
type Optional<S extends Shape> = {
  [K in keyof S]: undefined extends Read<S[K]> ? K : never;
}[keyof S];
type Fields<S extends Shape> = { [K in Exclude<keyof S, Optional<S>>]: Read<S[K]> } & {
  [K in Optional<S>]?: Exclude<Read<S[K]>, undefined>;
};

const only =
  <T>(isRight: (value: unknown) => value is T): Reader<T> =>
  (value) => {
    if (isRight(value)) return value;
    throw new InvalidAnswerError();
  };

export const text = only((value) => typeof value === "string");
export const number = only((value) => typeof value === "number");
export const truth = only((value) => typeof value === "boolean");
export const anything: Reader<unknown> = (value) => value;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
export const record = only(isRecord);

export const list =
  <T>(item: Reader<T>): Reader<T[]> =>
  (value) =>
    only(Array.isArray)(value).map(item);

export const nullable =
  <T>(inner: Reader<T>): Reader<T | null> =>
  (value) =>
    value === null ? null : inner(value);

export const optional =
  <T>(inner: Reader<T>): Reader<T | undefined> =>
  (value) =>
    value === undefined ? undefined : inner(value);

export const oneOf = <const T extends string>(...words: T[]) =>
  only((value): value is T => words.some((word) => word === value));

/** Where a newer server says something that is not known here, `instead`. */
export const otherwise =
  <T>(inner: Reader<T>, instead: T): Reader<T> =>
  (value) => {
    try {
      return inner(value);
    } catch {
      return instead;
    }
  };

/** One of these words; the first where a newer server says another one. */
export const known = <const T extends string>(first: T, ...others: T[]) =>
  otherwise(oneOf(first, ...others), first);

/** An object with these fields; others are left out. */
export const object =
  <S extends Shape>(shape: S): Reader<Fields<S>> =>
  (value) => {
    const from = record(value);
    const entries = Object.entries(shape).map(([name, read]) => [name, read(from[name])] as const);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each field was read by its reader
    return Object.fromEntries(entries.filter(([, field]) => field !== undefined)) as Fields<S>;
  };
