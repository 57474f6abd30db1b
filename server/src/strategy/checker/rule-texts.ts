import { fold } from "#/language/fold.ts";
import type { Known } from "./known.ts";
import type { Sentence } from "./sentences.ts";

/** Shorter texts are names, which could be another one's. In characters, chosen by us. */
const TITLE_MIN = 12;

/**
 * What a sentence says, without the ids of rules it refers to and without what stands word for word in the record that it
 * refers to.
 */
export function withoutRuleTexts({ words: text, references }: Sentence, known: Known): string {
  const figures = [...references.values()].filter(({ isCreator }) => !isCreator);
  const records = figures.map((one) => known.recordOf(one)).filter((record) => record !== null);
  const ids = figures.map((one) => known.valueAt(one)).filter((value) => known.ruleIds.has(String(value)));
  const titles = records.flatMap((record) =>
    Object.values(record).filter((value) => typeof value === "string" && value.length >= TITLE_MIN),
  );
  return [...titles, ...ids].reduce<string>((rest, one) => without(rest, String(one)), text);
}

/** Without a part, whatever its letters' case; what is folded in another length is left. */
function without(text: string, part: string): string {
  const folded = fold(text);
  const at = folded.indexOf(fold(part));
  const isWhole =
    at >= 0 &&
    !/[\p{L}\p{N}]$/u.test(text.slice(0, at)) &&
    !/^[\p{L}\p{N}]/u.test(text.slice(at + part.length));
  if (!isWhole || folded.length !== text.length) return text;
  return `${text.slice(0, at)} ${text.slice(at + part.length)}`;
}
