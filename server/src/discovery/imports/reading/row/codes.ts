import { singleSpaced } from "#/discovery/imports/reading/words.ts";

/** "JESS10 + KITCHEN20", "TIO / TIO2": words of which each could be a code. */
const SEVERAL = /^[\p{L}\d_-]*\p{L}[\p{L}\d_-]*(?:\s?[+/,;|]\s?|\s&\s)[\p{L}\d_-]*\p{L}[\p{L}\d_-]*/u;
/** "none, she said so" tells something, and "BEN 15" is a code with a blank. */
const SENTENCE = /\s.*\s/u;

/** "WINTER (not a creator's)": what stands in brackets is said of the code. */
const REMARK = /\s+\([^()]*\)$/u;

/** Whether a cell says something of its code. */
export function saysMoreThanCode(cell: string): boolean {
  return REMARK.test(singleSpaced(cell).trim());
}

/** The one code of a cell; null for several and for a sentence. */
export function readCode(cell: string): string | null {
  const code = singleSpaced(cell).trim().replace(REMARK, "");
  return SEVERAL.test(code) || SENTENCE.test(code) ? null : code;
}
