import type { PlanDeliverable, Unmet } from "@app/contract/strategy/plan";
import { piecesText } from "@app/contract/strategy/pieces";
import { anyListed, patternOf, wordsListed } from "#/language/dictionary.ts";
import type { BriefText, Found } from "#/strategy/brief/brief-text.ts";
import { CREATOR_WORDS, FORMAT_PATTERNS } from "#/strategy/brief/brief-words.ts";
import { COUNT, readCount } from "#/strategy/brief/numbers.ts";

const EACH = anyListed("each, per, pro, je, par, por, chacun, chacune, cada");
const TOTAL =
  "in total, total, altogether, overall, all in all, combined, insgesamt, gesamt, zusammen, in summe, au total, en tout, en total, no total, ao todo, kul, kul milakar";
const ON = "(?:(?:ig|insta|instagram|tiktok|youtube|yt)\\s+)?";
const FORMATS = Object.entries(FORMAT_PATTERNS);
const ANY_FORMAT = FORMATS.map(([, words]) => words).join("|");
const PIECES = `(?<![\\p{L}\\p{N}.,])${COUNT}\\s+${ON}(?:${ANY_FORMAT})(?!\\p{L})`;
const JOIN = `\\s*(?:,|&|\\+|${anyListed("and, und, et, y, e, aur")})\\s*`;
const LIST = `${PIECES}(?:${JOIN}${PIECES})*`;
const BEHIND = new RegExp(`${LIST}\\s*\\(?${wordsListed(TOTAL)}\\)?`, "gu");
/** "20 reels from 10 creators": what all of them make, whose number is read before. */
const OF_ALL = new RegExp(
  `${LIST}(?=\\s*,?\\s+(?:${anyListed("from, by, of, with, across, among, between, von, mit, bei, durch, verteilt auf, de, par, avec, chez, entre, por, con, com")})\\s+(?:(?:the|les|los|las|os|as|den) )?[\\u25ae\\s]*\\u25ae\\s*(?:(?!${EACH}(?!\\p{L}))\\p{L}+\\s+)?(?:${CREATOR_WORDS})(?!\\p{L}|\\s+${EACH}(?!\\p{L})))`,
  "gu",
);
const BEFORE = new RegExp(`${wordsListed(TOTAL)}\\s+${LIST}`, "gu");
const OF_CREATOR = patternOf(`^\\s*${EACH}(?!\\p{L})`);

/**
 * "6 reels in total": what all creators make together, taken out of the text. Fewer "reels from 10 creators" than there
 * are creators, of whom there are `creators`, are those of each.
 */
export function takeTotalPieces(text: BriefText, creators: number | null): PlanDeliverable[] {
  const totals: PlanDeliverable[] = [];
  const together = text.all(OF_ALL).filter((found) => {
    const least = Math.min(...piecesIn(found).map(({ count }) => count));
    return creators !== null && least >= creators;
  });
  for (const found of [...text.all(BEHIND), ...text.all(BEFORE), ...together]) {
    if (OF_CREATOR.test(text.folded.slice(found.end))) continue;
    const pieces = piecesIn(found);
    totals.push(...pieces.filter(({ count }) => count >= 1));
    text.take(found);
  }
  return totals;
}

function piecesIn({ text: words }: Found): PlanDeliverable[] {
  return [...words.matchAll(new RegExp(PIECES, "gu"))].flatMap(([one]) => pieceOf(one) ?? []);
}

function pieceOf(words: string): PlanDeliverable | null {
  const count = patternOf(`^${COUNT}`).exec(words)?.[0] ?? "";
  const format = FORMATS.find(([, names]) => patternOf(`(?<!\\p{L})(?:${names})$`).test(words))?.[0];
  return format === undefined ? null : { format, count: readCount(count) };
}

interface Counts {
  min: number | null;
  max: number | null;
}

/** How a total is shared out: so many creators, each with the same pieces. */
export interface SharedOut {
  creators: number;
  each: PlanDeliverable[];
}

/** Null where no number of creators within the limits can make the same and come to the total. */
export function shareOut(totals: readonly PlanDeliverable[], { min, max }: Counts): SharedOut | null {
  const common = totals.map(({ count }) => count).reduce(greatestDivisor);
  const creators = Array.from({ length: common }, (_, index) => common - index).find(
    (count) => common % count === 0 && count >= (min ?? 1) && count <= (max ?? MOST_CREATORS),
  );
  if (creators === undefined) return null;
  return { creators, each: totals.map(({ format, count }) => ({ format, count: count / creators })) };
}

/** As many as a plan takes where nobody said how many. */
const MOST_CREATORS = 20;

function greatestDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestDivisor(other, one % other);
}

export function totalWords(totals: readonly PlanDeliverable[]): string {
  return `${piecesText(totals)} in total`;
}

export function unsharedTotal(totals: readonly PlanDeliverable[]): Unmet {
  return {
    words: totalWords(totals),
    why: "Every creator of a plan makes the same pieces, and no number of creators that you allow comes to this total. Say how many each one makes.",
  };
}
