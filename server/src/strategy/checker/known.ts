import { nameOf } from "@app/contract/place-names";
import { fold } from "#/language/fold.ts";
import { numbersIn } from "./numbers-in.ts";
import type { Reference } from "./sentences.ts";
import { OwnPages, isRecord } from "./links.ts";

export interface CheckSetting {
  /** What the person wrote last: its whole tokens may be repeated. */
  question: string;
  /** Of the question, and so of the answer. */
  language: string;
  /** The results that the answer may refer to, by the name of their call. */
  results: ReadonlyMap<string, unknown>;
  /** Where links may lead, such as http://localhost:4870. */
  origin: string;
}

const PROBLEM_KINDS = [
  "reference",
  "creator",
  "digits",
  "number",
  "unit",
  "comparison",
  "handle",
  "name",
  "link",
  "markup",
  "script",
  "law",
  "word",
  "claim",
] as const;

export interface Problem {
  /**
   * "claim" is what states something without any reference, "word" what does so with a word that is not known here: they cannot be checked.
   * All others are refused wherever they stand.
   */
  kind: (typeof PROBLEM_KINDS)[number];
  /** What is meant, as it stands in the sentence. */
  words: string;
}

/** Longest text of a result that may be a name, in characters. Chosen by us. */
const NAME_MAX = 40;
const LANGUAGES = ["en", "de", "fr", "es", "pt"];

/** What a country is called that a result names by its two letters. */
function countryNames(text: string): string[] {
  return /^[A-Z]{2}$/u.test(text) ? LANGUAGES.map((language) => nameOf("region", text, language)) : [];
}

/** What the question and the results let an answer say. */
export class Known {
  readonly setting: CheckSetting;
  /** The question's tokens, folded, with their signs. */
  readonly tokens: ReadonlySet<string>;
  readonly numbers: ReadonlySet<string>;
  /** Folded. */
  readonly question: string;
  readonly creators = new Map<string, string>();
  readonly handles = new Set<string>();
  readonly ruleIds = new Set<string>();
  /** Folded names of creators, whole and by their first word; null where several have one. */
  readonly named = new Map<string, string | null>();
  readonly pages: OwnPages;
  /** Every text of the results, folded, between line ends. */
  readonly texts: string;
  /**
   * Words of names and places, folded: those that the question writes as names, and those that it shares with a short
   * text of the results. Other names of the results are said by reference: a word could be another one's.
   */
  readonly names: ReadonlySet<string>;

  constructor(setting: CheckSetting) {
    this.setting = setting;
    this.question = fold(setting.question.normalize("NFKC"));
    this.tokens = new Set(this.question.split(/[\s,;:!?()"“”„«»]+/u).map(bare));
    this.numbers = new Set(numbersIn(this.question).map(({ key }) => key));
    const texts: string[] = [];
    for (const result of setting.results.values()) this.#read(result, texts);
    this.pages = new OwnPages(setting.results.values());
    this.texts = fold(`\n${texts.join("\n")}\n`);
    const short = texts
      .filter((text) => text.length <= NAME_MAX)
      .flatMap((text) => [text, ...countryNames(text)]);
    const asked = new Set(wordsOf(this.question));
    const written = setting.question.match(/(?<=\S\s+)[@\p{Lu}][\p{L}._]*/gu) ?? [];
    const found = wordsOf(fold(short.join(" "))).filter((word) => asked.has(word));
    this.names = new Set([...found, ...wordsOf(fold(written.join(" ")))]);
  }

  valueAt({ call, path }: Reference): unknown {
    return pathOf(this.setting.results.get(call), path).at(-1);
  }

  /** The creator whose figure stands at a path; null where it is nobody's. */
  ownerOf({ call, path }: Reference): string | null {
    const owners = pathOf(this.setting.results.get(call), path)
      .slice(0, -1)
      .flatMap((value) =>
        isRecord(value) && typeof value["creatorId"] === "string" ? [value["creatorId"]] : [],
      );
    return owners.at(-1) ?? null;
  }

  /** The record in which the value of a path stands. */
  recordOf({ call, path }: Reference): Record<string, unknown> | null {
    const record = pathOf(this.setting.results.get(call), path).at(-2);
    return isRecord(record) ? record : null;
  }

  #name(folded: string, creatorId: string): void {
    for (const name of [folded, folded.split(" ")[0] ?? ""].filter(({ length }) => length > 1)) {
      const other = this.named.get(name);
      this.named.set(name, other === undefined || other === creatorId ? creatorId : null);
    }
  }

  #read(value: unknown, texts: string[]): void {
    if (typeof value === "string") texts.push(value);
    if (Array.isArray(value)) for (const one of value) this.#read(one, texts);
    if (!isRecord(value)) return;
    const { creatorId, handle, name, rule } = value;
    if (typeof creatorId === "string" && typeof handle === "string") this.creators.set(creatorId, handle);
    if (typeof handle === "string") this.handles.add(fold(handle));
    if (typeof creatorId === "string" && typeof name === "string") this.#name(fold(name), creatorId);
    if (isRecord(rule) && typeof rule["id"] === "string") this.ruleIds.add(rule["id"]);
    for (const one of Object.values(value)) this.#read(one, texts);
  }
}

function wordsOf(folded: string): string[] {
  return folded.match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
}

/** Without the marks around it. */
export function bare(word: string): string {
  return word.replaceAll(/^[.'’*_-]+|[.'’*_-]+$/gu, "");
}

/** Every value on the way to the end of a path; the last one is undefined where there is nothing. */
function pathOf(value: unknown, path: string): unknown[] {
  const values: unknown[] = [value];
  for (const key of path.split(".")) {
    const last = values.at(-1);
    values.push(isRecord(last) && Object.hasOwn(last, key) ? last[key] : undefined);
  }
  return values;
}
