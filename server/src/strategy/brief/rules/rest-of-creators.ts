import { Filters } from "@app/contract/discovery/filters";
import type { BriefRule } from "@app/contract/strategy/plan";
import { anyListed } from "#/language/dictionary.ts";
import type { BriefText } from "#/strategy/brief/brief-text.ts";
import type { ReadingContext } from "#/strategy/brief/reading/search-words.ts";
import type { Stated } from "#/strategy/brief/stated.ts";
import { targetAfter } from "./rule-words.ts";

export const REST =
  "the rest, rest of them, rest, all others, the others, der rest, den rest, die ubrigen, die anderen, alle anderen, le reste, les autres, el resto, los demas, las demas, sonst, ansonsten, otherwise, sinon, remaining, the remaining, ubrige, restliche, los otros, las otras, o resto, os demais, as demais, os outros, baaki, baki, baaki sab";
const REST_OF = new RegExp(
  `(?<!\\p{L})(?:${anyListed("and, und, et, y, e, aur")}\\s+)?${anyListed(REST)}(?:\\s+${anyListed("are, is, sind, ist, sont, est, son, sao, as, als, en, de, of")})?(?!\\p{L})`,
  "gu",
);
/** "3 macro, rest micro": the words right behind a group. */
export const REST_NEXT = new RegExp(`^\\s*[,;]?\\s*${REST_OF.source}`, "u");
/** Between the words and what is meant nothing but small ones stand. */
const NEAR = /^[\s:=]*(?:(?:in|aus|from|en|de|em|auf|on)\s+)?(?:(?:the|den|der|la|el)\s+)?$/u;

/** What is left once some groups are counted: whom it takes, and how many they are. */
export interface RestOfCreators {
  filters: Filters;
  rules: BriefRule[];
}

/** "8 creators, 3 macro, rest micro": the others are of one sort as well, taken out of the text; null without such words. */
export function takeRest(
  text: BriefText,
  context: ReadingContext,
  counted: readonly BriefRule[],
): ((stated: Stated) => RestOfCreators) | null {
  for (const found of text.all(REST_OF)) {
    const target = targetAfter(text, found, context);
    if (!target || !NEAR.test(text.folded.slice(found.end, target.start))) continue;
    const alike = counted.filter(({ field, of }) => of === "creators" && field === target.field);
    if (alike.length === 0) continue;
    const span = { start: found.start, end: target.end };
    const label = text.spelling(span);
    text.take(span);
    return ({ minCreators, maxCreators }) => {
      const values = [...alike.flatMap(({ value }) => value.split("|")), target.value];
      const sum = alike.reduce((all, { max }) => all + (max ?? NaN), 0);
      const isCounted = minCreators !== undefined && minCreators === maxCreators && sum < minCreators;
      const left = isCounted ? minCreators - sum : null;
      const rule = { label, field: target.field, value: target.value, of: "creators" as const };
      return {
        filters: Filters.parse({ [target.field]: [...new Set(values)] }),
        rules: left === null ? [] : [{ ...rule, min: left, max: left }],
      };
    };
  }
  return null;
}
