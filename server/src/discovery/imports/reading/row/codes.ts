import { singleSpaced } from "#/discovery/imports/reading/words.ts";

/** "JESS10 + KITCHEN20", "TIO / TIO2": words of which each could be a code. */
const SEVERAL = /^[\p{L}\d_-]*\p{L}[\p{L}\d_-]*(?:\s?[+/,;|]\s?|\s&\s)[\p{L}\d_-]*\p{L}[\p{L}\d_-]*/u;
/** "none, she said so" tells something, and "BEN 15" is a code with a blank. */
const SENTENCE = /\s.*\s/u;

/** The one code of a cell; null for several and for a sentence. */
export function readCode(cell: string): string | null {
  const code = singleSpaced(cell).trim();
  return SEVERAL.test(code) || SENTENCE.test(code) ? null : code;
}
