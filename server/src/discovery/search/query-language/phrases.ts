import { tokenise, wordAt } from "./tokens.ts";
import type { Token } from "./tokens.ts";

export interface Match<T> {
  value: T;
  /** Token positions; `to` is exclusive. */
  from: number;
  to: number;
}

interface Entry<T> {
  words: string[];
  value: T;
}

/** A dictionary of phrases that is asked at a token: the longest phrase wins. */
export class Phrases<T> {
  readonly #byFirst = new Map<string, Entry<T>[]>();
  readonly #byLast = new Map<string, Entry<T>[]>();

  /** Adds phrases written with commas between them, in any spelling that folds to the same words. */
  add(list: string, value: T): this {
    for (const phrase of splitPhrases(list)) {
      this.addWords(
        tokenise(phrase).map((token) => token.text),
        value,
      );
    }
    return this;
  }

  /** Adds one phrase that is folded and taken apart already. */
  addWords(words: string[], value: T): this {
    const first = words[0];
    const last = words.at(-1);
    if (first === undefined || last === undefined) return this;
    insert(this.#byFirst, first, { words, value });
    insert(this.#byLast, last, { words, value });
    return this;
  }

  /** The longest phrases that begin at token `at`; several values when the same words mean several things. */
  allAt(tokens: readonly Token[], at: number): Match<T>[] {
    return this.#longest(this.#byFirst.get(wordAt(tokens, at)), tokens, () => at);
  }

  at(tokens: readonly Token[], at: number): Match<T> | undefined {
    return this.allAt(tokens, at)[0];
  }

  /** The longest phrase that ends just before token `end`. */
  before(tokens: readonly Token[], end: number): Match<T> | undefined {
    return this.allBefore(tokens, end)[0];
  }

  /** The longest phrases that end just before token `end`; several values when the same words mean several things. */
  allBefore(tokens: readonly Token[], end: number): Match<T>[] {
    const entries = this.#byLast.get(wordAt(tokens, end - 1));
    return this.#longest(entries, tokens, (words) => end - words.length);
  }

  /** Phrases that begin or end with the same word as what stands at `at`, and as many words. */
  likeAt(tokens: readonly Token[], at: number): { words: readonly string[]; value: T }[] {
    const first = this.#byFirst.get(wordAt(tokens, at)) ?? [];
    const last = [2, 3, 4].flatMap((length) =>
      (this.#byLast.get(wordAt(tokens, at + length - 1)) ?? []).filter(
        ({ words }) => words.length === length,
      ),
    );
    return [...first, ...last];
  }

  /** Every phrase with its meaning. */
  *entries(): Generator<{ words: readonly string[]; value: T }> {
    for (const entries of this.#byFirst.values()) yield* entries;
  }

  /** Every single word of the dictionary. */
  words(): string[] {
    return [...this.#byFirst.values()].flatMap((entries) => entries.flatMap((entry) => entry.words));
  }

  #longest(
    entries: readonly Entry<T>[] | undefined,
    tokens: readonly Token[],
    start: (words: string[]) => number,
  ): Match<T>[] {
    const found: Match<T>[] = [];
    let length = 0;
    for (const { words, value } of entries ?? []) {
      if (words.length < length) break;
      const from = start(words);
      if (!words.every((word, index) => tokens[from + index]?.text === word)) continue;
      length = words.length;
      found.push({ value, from, to: from + length });
    }
    return found;
  }
}

/** "a, b c" as ["a", "b c"]. */
export function splitPhrases(list: string): string[] {
  return list
    .split(", ")
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== "");
}

function insert<T>(map: Map<string, Entry<T>[]>, key: string, entry: Entry<T>): void {
  const list = map.get(key) ?? [];
  const at = list.findIndex((other) => other.words.length < entry.words.length);
  list.splice(at === -1 ? list.length : at, 0, entry);
  map.set(key, list);
}

const lists = new Map<string, ReadonlySet<string>>();

/** Whether a word is one of those of a list, "than que als": the whole word, and no other that begins or ends alike. */
export function isOneOf(word: string, list: string): boolean {
  let words = lists.get(list);
  if (!words) lists.set(list, (words = new Set(list.split(" "))));
  return words.has(word);
}

export interface WordList {
  test(word: string): boolean;
}

/** Words that are listed whole, and all that begin with a stem: "charges" and "charged" of "charg". */
export function wordList(words: string, stems = ""): WordList {
  const whole = new Set(listed(words));
  const begun = listed(stems);
  return { test: (word) => whole.has(word) || begun.some((stem) => word.startsWith(stem)) };
}

function listed(words: string): string[] {
  return words.split(" ").filter((word) => word !== "");
}
