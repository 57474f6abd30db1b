import { anyListed } from "#/language/dictionary.ts";
import { fold } from "#/language/fold.ts";
import words from "./checker-words.json" with { type: "json" };
import { isRecord } from "./links.ts";
import type { Known, Problem } from "./known.ts";
import { withoutLinks } from "./markup.ts";
import { numbersIn, plainOf } from "./numbers-in.ts";
import type { Reference, Sentence } from "./sentences.ts";

export function referenceProblems({ words: text, references }: Sentence, known: Known): Problem[] {
  const all = [...references.values()];
  const broken = [...text.matchAll(/\[\[|\]\]/gu)].map(({ 0: mark }): Problem => ({
    kind: "reference",
    words: mark,
  }));
  const unknown = all.flatMap((reference): Problem[] => {
    if (reference.isCreator)
      return known.creators.has(reference.path) ? [] : [{ kind: "creator", words: reference.text }];
    return isSayable(known.valueAt(reference), reference.path)
      ? []
      : [{ kind: "reference", words: reference.text }];
  });
  return [...broken, ...unknown];
}

/** Longest text of a result that may stand in an answer: names and places, no bio and no caption. Chosen by us. */
const TEXT_MAX = 80;
/** What the tools themselves write as sentences. */
const OWN_SENTENCES = /(?:^|\.)(?:why|problem|message|summary|basis)$/u;

/** A figure, what is not known, yes or no, a short text without a link in it, a sentence of a tool, or an amount of money. */
function isSayable(value: unknown, path: string): boolean {
  if (typeof value === "string")
    return (
      value !== "" &&
      (OWN_SENTENCES.test(path) || (value.length <= TEXT_MAX && withoutLinks(value) === value))
    );
  if (value === null || typeof value === "number" || typeof value === "boolean") return true;
  return isRecord(value) && typeof value["amount"] === "number" && typeof value["currency"] === "string";
}

const UNIT_AFTER = new RegExp(
  `([\\ue000-\\uf8ff])(?:[\\p{L}\\p{N}%‰€$£₹¥]|\\s?[%‰€$£₹¥×]|[ -]${anyListed(words.units)}(?!\\p{L}))`,
  "gu",
);
const UNIT_BEFORE = /(?:[\p{L}\p{N}€$£₹¥+−~≈<>]|(?<![\ue000-\uf8ff]\s?)[-–]|[€$£₹¥]\s)([\ue000-\uf8ff])/gu;

/** A figure brings its unit along: one that is written beside it makes another figure of it. */
export function unitProblems({ words: text, references }: Sentence, known: Known): Problem[] {
  const folded = fold(text);
  const isFigure = (letter: string | undefined) => {
    const reference = references.get(letter ?? "");
    return reference !== undefined && !reference.isCreator && typeof known.valueAt(reference) !== "string";
  };
  return [...folded.matchAll(UNIT_AFTER), ...folded.matchAll(UNIT_BEFORE)]
    .filter(({ 1: letter }) => isFigure(letter))
    .map(({ 0: found }): Problem => ({ kind: "unit", words: shown(found, references) }));
}

export function digitProblems({ words: text }: Sentence, { numbers }: Known): Problem[] {
  return numbersIn(fold(withoutLinks(text)))
    .filter(
      ({ key, plain, hasUnit }) =>
        !(numbers.has(key) || (!hasUnit && [...numbers].some((one) => plainOf(one) === plain))),
    )
    .map(({ text: written }): Problem => ({ kind: "digits", words: written }));
}

function shown(found: string, references: ReadonlyMap<string, Reference>): string {
  return found.replaceAll(/[\ue000-\uf8ff]/gu, (letter) => references.get(letter)?.text ?? "");
}
