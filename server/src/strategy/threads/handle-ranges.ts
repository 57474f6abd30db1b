import { anyListed } from "#/language/dictionary.ts";

/** More than these nobody writes of in one breath. Chosen by us. */
const RANGE_MAX = 50;
/** "@shop_01 to @shop_03", "@shop_01 bis 03": numbered handles from one to another. */
const RANGE = new RegExp(
  `@([\\p{L}\\p{N}._]*[\\p{L}._])(\\d{1,4})\\s*(?:[-–—]|\\s(?:${anyListed("to, till, until, thru, through, bis, a, à, jusqu'à, hasta, al, até, ate, se")})\\s)\\s*(?:@?([\\p{L}\\p{N}._]*[\\p{L}._]))?(\\d{1,4})(?![\\p{L}\\p{N}])(?:\\s+tak(?!\\p{L}))?`,
  "giu",
);

/** A text with each of a range of handles named, where all of them are there: "@shop_01, @shop_02, @shop_03". */
export function withRanges(text: string, isThere: (handle: string) => boolean): string {
  return text.replaceAll(
    RANGE,
    (whole: string, base: string, first: string, other: string | undefined, last: string) => {
      const [from, to] = [Number(first), Number(last)];
      const isOfOne = other === undefined || other.toLowerCase() === base.toLowerCase();
      if (!isOfOne || to <= from || to - from >= RANGE_MAX) return whole;
      const handles = Array.from(
        { length: to - from + 1 },
        (_, index) => `${base}${String(from + index).padStart(first.length, "0")}`,
      );
      return handles.every((handle) => isThere(handle.toLowerCase()))
        ? handles.map((handle) => `@${handle}`).join(", ")
        : whole;
    },
  );
}
