import { matchesOf } from "#/language/matches.ts";
import { arePortuguese } from "#/discovery/search/query-language/grammar/portuguese.ts";
import { anyOf } from "#/language/dictionary.ts";
import { foldInPlace, wordKey } from "#/language/fold.ts";
import { PLATFORM_WORDS } from "#/language/media/media.ts";
import { CAPITALS } from "./money/currencies.ts";
import { withoutDisclaimedNames } from "./places/disclaimed-names.ts";
import { withDigits, withRangesInDigits } from "./number-words.ts";
import { MASK, withoutQuotedNames } from "./product/quoted-names.ts";
import { mayFit } from "./sketches.ts";

/** Positions in the text; the end is exclusive. */
export interface Span {
  start: number;
  end: number;
}

type Groups = readonly (string | undefined)[];

/** A piece that a pattern found; `groups` are the pattern's own, folded. */
export interface Found<Own extends Groups = Groups> extends Span {
  text: string;
  groups: Own;
}

/** What stands between two marks. */
const STRETCH = /(?:(?!\s[–-]\s)[^\u25ae,.;:!?()\n]|(?<=\d)[.,](?=\d{3}))+/gu;
/** Stands where something has been understood: no pattern matches across it. */
const TAKEN = "\u25ae";

/**
 * The text of a brief while it is read: folded (lower case, no diacritics, but for what only capitals mean) at the same
 * positions as the original, with what has been understood taken out.
 */
export class BriefText {
  readonly original: string;
  /** The original with names in quotes masked: what is to be read, at the same positions. */
  readonly readable: string;
  #folded: string;

  constructor(text: string) {
    this.original = text.normalize("NFC");
    const named = withoutDisclaimedNames(this.original, withoutQuotedNames(this.original), MASK);
    this.readable = withoutHindiOn(withPortugueseOn(withRangesInDigits(named)));
    this.#folded = withDigits(withCapitals(this.readable));
  }

  get folded(): string {
    return this.#folded;
  }

  /** Every place where `pattern` (global) matches in what is left, in order. `Own`: which of its groups are always there. */
  all<Own extends Groups = Groups>(pattern: RegExp): Found<Own>[] {
    if (!mayFit(pattern, this.#folded)) return [];
    return matchesOf(pattern, this.#folded).map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      text: match[0],
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a pattern's own groups are known beside it
      groups: match.slice(1) as Groups as Own,
    }));
  }

  first<Own extends Groups = Groups>(pattern: RegExp): Found<Own> | null {
    return this.all<Own>(pattern)[0] ?? null;
  }

  take({ start, end }: Span): void {
    this.#folded = this.#folded.slice(0, start) + TAKEN.repeat(end - start) + this.#folded.slice(end);
  }

  /** The first match, taken out of the text. */
  takeFirst<Own extends Groups = Groups>(pattern: RegExp): Found<Own> | null {
    const found = this.first<Own>(pattern);
    if (found) this.take(found);
    return found;
  }

  /** What `read` finds while some stretches are out of its sight. */
  besides<Read>(spans: readonly Span[], read: () => Read): Read {
    const before = this.#folded;
    for (const span of spans) this.take(span);
    const result = read();
    for (const { start, end } of spans) {
      this.#folded = this.#folded.slice(0, start) + before.slice(start, end) + this.#folded.slice(end);
    }
    return result;
  }

  /** What is left in the person's spelling and at the same positions; a comma stands where something was taken out. */
  get rest(): string {
    const folded = this.#folded;
    return this.readable
      .split("")
      .map((letter, at) => (folded[at] !== TAKEN ? letter : folded[at - 1] === TAKEN ? " " : ","))
      .join("");
  }

  /** The person's own spelling. */
  spelling({ start, end }: Span): string {
    return this.original.slice(start, end).trim();
  }

  /** Stretches of what is left, without punctuation at the ends, each with its position. */
  unparsed(): Found[] {
    return this.all(STRETCH).map((found) => {
      const lead = found.text.length - found.text.trimStart().length;
      const text = found.text.trim();
      return { ...found, start: found.start + lead, end: found.start + lead + text.length, text };
    });
  }
}

const NO_PLATFORM = new RegExp(
  `(?<!\\p{L})n[oa](?=\\s+(?:${anyOf([...PLATFORM_WORDS.values()].flat())})(?!\\p{L}))`,
  "giu",
);

/** "No Instagram" is "on Instagram" in a Portuguese text, which its pieces alone may not show. */
function withPortugueseOn(text: string): string {
  return arePortuguese(wordKey(text).split(" ")) ? text.replaceAll(NO_PLATFORM, "em") : text;
}

const HINDI_ON = new RegExp(
  `(?<=(?<!\\p{L})(?:${anyOf([...PLATFORM_WORDS.values()].flat())})\\s+)(?:pe|par)(?!\\p{L})`,
  "giu",
);

/** "Instagram pe" is "on Instagram": the word stands behind the name. */
function withoutHindiOn(text: string): string {
  return text.replaceAll(HINDI_ON, (word) => " ".repeat(word.length));
}

function withCapitals(original: string): string {
  let folded = foldInPlace(original);
  for (const { 0: word, index } of original.matchAll(CAPITALS)) {
    folded = folded.slice(0, index) + word + folded.slice(index + word.length);
  }
  return folded;
}
