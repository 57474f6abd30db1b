import { useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect } from "react";

/** The query string as plain text: repeated names become lists. */
export type RawSearch = Record<string, string | string[] | undefined>;

/** How one value is read from the query string and written to it. */
export interface StateCodec<Value> {
  fallback: Value;
  /** Undefined for what makes no sense; the value is then the fallback. */
  parse: (texts: readonly string[]) => Value | undefined;
  format: (value: Value) => readonly string[];
}

/** One of a few words. */
export function choice<const Word extends string>(
  words: readonly Word[],
  fallback: NoInfer<Word>,
): StateCodec<Word> {
  return {
    fallback,
    parse: ([value]) => words.find((word) => word === value),
    format: (word) => [word],
  };
}

export function text(fallback = ""): StateCodec<string> {
  return { fallback, parse: ([value]) => value, format: (value) => [value] };
}

export function flag(fallback = false): StateCodec<boolean> {
  return {
    fallback,
    parse: ([value]) => (value === "true" ? true : value === "false" ? false : undefined),
    format: (value) => [String(value)],
  };
}

/** A whole number within its limits. */
export function wholeNumber(
  fallback: number,
  { min = 1, max = Number.MAX_SAFE_INTEGER }: { min?: number; max?: number } = {},
): StateCodec<number> {
  return {
    fallback,
    parse: ([value = ""]) => {
      const number = /^-?\d+$/.test(value) ? Number(value) : Number.NaN;
      return number >= min && number <= max ? number : undefined;
    },
    format: (value) => [String(value)],
  };
}

/** One of a few numbers, such as the page sizes. */
export function numberChoice<const Size extends number>(
  sizes: readonly Size[],
  fallback: NoInfer<Size>,
): StateCodec<Size> {
  return {
    fallback,
    parse: ([value]) => sizes.find((size) => String(size) === value),
    format: (size) => [String(size)],
  };
}

/** Several texts, as a repeated name; only those of `words` when it is given. */
export function list<const Word extends string = string>(
  words?: readonly Word[],
): StateCodec<readonly Word[]> {
  return {
    fallback: [],
    parse: (values) => {
      const known = values.filter((value): value is Word => !words || words.some((word) => word === value));
      return known.length === values.length ? known : undefined;
    },
    format: (value) => value,
  };
}

/** The value in the search, or the fallback where it is missing or makes no sense. */
export function readState<Value>(search: RawSearch, name: string, codec: StateCodec<Value>): Value {
  const raw = texts(search[name]);
  return raw.length === 0 ? codec.fallback : (codec.parse(raw) ?? codec.fallback);
}

/** The search with the value under its name, or without the name when the value is the fallback. */
export function writeState<Value>(
  search: RawSearch,
  name: string,
  codec: StateCodec<Value>,
  value: Value,
): RawSearch {
  const { [name]: _removed, ...others } = search;
  const written = codec.format(value);
  if (written.length === 0 || same(written, codec.format(codec.fallback))) return others;
  return { ...others, [name]: written.length === 1 ? (written[0] ?? "") : [...written] };
}

interface SetOptions {
  /** Other values that change with it: `{ page: undefined }` goes back to the first page. */
  also?: RawSearch;
  /** Typing replaces the entry in the history; choosing adds one. */
  replace?: boolean;
}

/**
 * A named value of the page in the query string: it disappears at its default, and a value that
 * makes no sense is cleaned away. Specification §2.
 */
export function usePageState<Value>(
  name: string,
  codec: StateCodec<Value>,
): [Value, (value: Value, options?: SetOptions) => void] {
  const search: RawSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const value = readState(search, name, codec);
  const raw = texts(search[name]);
  const isStray = raw.length > 0 && !same(raw, texts(writeState({}, name, codec, value)[name]));

  useEffect(() => {
    if (!isStray) return;
    void navigate({
      to: ".",
      replace: true,
      search: (now: RawSearch) => writeState(now, name, codec, value),
    });
  });

  function setValue(next: Value, { also = {}, replace = false }: SetOptions = {}) {
    void navigate({
      to: ".",
      replace,
      resetScroll: false,
      search: (now: RawSearch) => ({ ...writeState(now, name, codec, next), ...also }),
    });
  }
  return [value, setValue];
}

/** Reads a query string as text; nothing is taken for JSON. */
export function parseSearch(query: string): RawSearch {
  const params = new URLSearchParams(query);
  return Object.fromEntries(
    [...new Set(params.keys())].map((name) => {
      const values = params.getAll(name);
      return [name, values.length === 1 ? values[0] : values];
    }),
  );
}

export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (value === undefined || value === null) continue;
    for (const part of Array.isArray(value) ? value : [value]) params.append(name, String(part));
  }
  const query = params.toString();
  return query === "" ? "" : `?${query}`;
}

function texts(raw: string | string[] | undefined): readonly string[] {
  if (raw === undefined) return [];
  return Array.isArray(raw) ? raw : [raw];
}

function same(left: readonly string[], right: readonly string[]): boolean {
  return left.length === right.length && left.every((value, index) => value === right[index]);
}
