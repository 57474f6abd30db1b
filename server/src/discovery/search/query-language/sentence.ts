import type { FilterName } from "@app/contract/discovery/filters";
import type { ChipOp, ChipSource } from "@app/contract/discovery/queries";
import { Phrases } from "./phrases.ts";
import type { Match } from "./phrases.ts";
import { rawAt, tokenise, wordAt } from "./tokens.ts";
import type { Token } from "./tokens.ts";
import type { NameKind, WorkspaceName } from "./workspace-names.ts";

/** Filters by where somebody lives, and kinds of names of places. */
export const PLACES: ReadonlySet<string> = new Set(["city", "region", "country"]);
/** Filters by what somebody shows. */
export const TOPICS: ReadonlySet<string> = new Set([
  "category",
  "categoryNot",
  "keywords",
  "keywordsNot",
  "format",
]);

const NO_NAMES = new Phrases<WorkspaceName>();

/** One piece of meaning found in a sentence, before it becomes a filter and a chip. */
export interface Finding {
  slot: FilterName;
  op: ChipOp;
  value: unknown;
  /** Token positions; `to` is exclusive. */
  from: number;
  to: number;
  source: ChipSource;
  /** 0 to 1. */
  confidence: number;
}

/** Another reading of one finding: what would stand in its place. */
export interface OtherReading {
  instead: Finding[];
  of: Finding;
}

/** The sentence while it is read: tokens, which of them are explained, and what was found. */
export class Sentence {
  readonly text: string;
  readonly tokens: Token[];
  readonly findings: Finding[] = [];
  readonly otherReadings: OtherReading[] = [];
  /** Pieces that were read but that no filter can say, as token positions. */
  readonly unsupported: { from: number; to: number }[] = [];
  readonly #taken: Uint8Array;
  readonly #names: Phrases<WorkspaceName>;

  /** `names` are those of the workspace. */
  constructor(text: string, names = NO_NAMES) {
    this.text = text;
    this.#names = names;
    this.tokens = tokenise(text);
    this.#taken = new Uint8Array(this.tokens.length);
  }

  take(from: number, to: number): void {
    this.#taken.fill(1, Math.max(0, from), to);
  }

  isFree(at: number): boolean {
    return at >= 0 && at < this.tokens.length && this.#taken[at] === 0;
  }

  areFree(from: number, to: number): boolean {
    for (let at = from; at < to; at += 1) if (!this.isFree(at)) return false;
    return true;
  }

  /** Keeps a finding and marks its words as explained. */
  find(finding: Finding): Finding {
    this.take(finding.from, finding.to);
    this.findings.push(finding);
    return finding;
  }

  /** Takes a finding back; its words stay explained, and whoever does it tells them. */
  leave(finding: Finding): void {
    const at = this.findings.indexOf(finding);
    if (at !== -1) this.findings.splice(at, 1);
  }

  /** Marks words that were read but that the vocabulary cannot say. */
  cannotSay(from: number, to: number): void {
    this.take(from, to);
    this.unsupported.push({ from, to });
  }

  /** The longest name of the workspace that begins at `at`, of one of the kinds, or of any but tags where none is named. */
  nameAt(at: number, ...kinds: NameKind[]): Match<WorkspaceName> | undefined {
    const isMeant = (kind: NameKind) =>
      kinds.length === 0 ? kind !== "hidden column" && kind !== "tag" : kinds.includes(kind);
    return this.namesAt(at).find(({ value }) => isMeant(value.kind));
  }

  /** The longest names that begin at `at`, of every kind. */
  namesAt(at: number): Match<WorkspaceName>[] {
    return this.#names.allAt(this.tokens, at);
  }

  /** The longest name of one of the kinds that ends just before `end`. */
  nameBefore(end: number, ...kinds: NameKind[]): Match<WorkspaceName> | undefined {
    return this.#names.allBefore(this.tokens, end).find(({ value }) => kinds.includes(value.kind));
  }

  /** Whether the workspace has told what it calls its own. */
  get knowsNames(): boolean {
    return this.#names !== NO_NAMES;
  }

  /** Names of the workspace, for whoever looks for those that are nearly said. */
  get names(): Phrases<WorkspaceName> {
    return this.#names;
  }

  /** Makes one word of several, or the handle that they stand for; what was found behind them moves up. */
  join(from: number, to: number, handle?: string): void {
    const [first, last] = [this.tokens[from], this.tokens[to - 1]];
    if (!first || !last) return;
    const read = handle !== undefined && { kind: "handle" as const, text: handle.toLowerCase(), raw: handle };
    this.tokens.splice(from, to - from, { ...first, end: last.end, ...read });
    this.#taken.copyWithin(from + 1, to);
    for (const found of [...this.findings, ...this.unsupported]) {
      if (found.from < to) continue;
      found.from -= to - from - 1;
      found.to -= to - from - 1;
    }
  }

  /** What was typed, or what a link stands for. */
  written(from: number, to: number): string {
    const isOne = to === from + 1 && this.kind(from) === "handle";
    return isOne ? this.raw(from) : this.text.slice(...this.span(from, to));
  }

  word(at: number): string {
    return wordAt(this.tokens, at);
  }

  /** As it was typed. */
  raw(at: number): string {
    return rawAt(this.tokens, at);
  }

  kind(at: number): Token["kind"] | undefined {
    return this.tokens[at]?.kind;
  }

  /** Whether a comma, a full stop or the end of the sentence stands at `at`. */
  isBreak(at: number): boolean {
    const token = this.tokens[at];
    return token === undefined || token.kind === "break";
  }

  /** Whether a hyphen alone stands between `at` and the next word: "e-commerce", "k-pop". */
  isHyphened(at: number): boolean {
    const [token, next] = [this.tokens[at], this.tokens[at + 1]];
    return token !== undefined && next?.start === token.end + 1 && this.text[token.end] === "-";
  }

  /** Whether a capital letter and an apostrophe stand before the next word: "L'Oréal". */
  isElided(at: number): boolean {
    const [letter, next] = [this.tokens[at], this.tokens[at + 1]];
    if (letter === undefined || !/^\p{Lu}$/u.test(letter.raw)) return false;
    return next?.start === letter.end + 1 && /['\u2019]/u.test(this.text[letter.end] ?? "");
  }

  /** Offsets of tokens in the text as typed. */
  span(from: number, to: number): [number, number] {
    const first = this.tokens[from];
    const last = this.tokens[to - 1];
    return [first?.start ?? 0, last?.end ?? this.text.length];
  }
}
