import { anyListed, patternOf } from "#/language/dictionary.ts";
import words from "./change-words.json" with { type: "json" };

/**
 * "Raise the budget by 2,000", "quítale dos semanas": how a number is changed by so much of what there is, on folded text.
 * Where words say up to where, such as "to" and "auf", it is changed by nothing.
 */

/** Words that say nothing of what is changed. */
export const CHANGING_WORDS = [words.raises, words.lowers, words.adds, words.takes, words.takesAway].join(
  ", ",
);
export const CHANGING_PARTICLES = [
  words.more,
  words.moreOfIt,
  words.less,
  words.lessOfIt,
  words.away,
  words.puts,
  words.adverbs,
].join(", ");
/** For what may stand between them and the number, such as a name. */
export const RAISING = anyListed(`${words.raises}, ${words.adds}`);
export const LOWERING = anyListed(`${words.lowers}, ${words.takes}`);
const OPEN = "(?<!\\p{L})";
/** Up to where, wherever it stands. */
export const UP_TO = `${OPEN}${anyListed(words.upTo)}\\s+`;
const END = "(?!\\p{L})";
const ADVERB = anyListed(words.adverbs);
const BY = `(?:(?:${anyListed(words.by)}\\s+|d['’])(?:${ADVERB}\\s+)*)`;
const TO = `${OPEN}${anyListed(`${words.to}, ${words.upTo}`)}\\s+(?:${ADVERB}\\s+)*(?:[€$£₹]\\s?)?`;
/** "From 500 to 800", "800 tak". */
const NO_END = `(?!\\s*${anyListed(`${words.to}, ${words.upTo}`)}\\s+(?:\\p{Sc}\\s?)?\\d|\\s+tak${END})`;

/** The piece of a pattern that finds `number`, in both directions, of a thing by any of its names. */
export interface Changes {
  more: (number: string) => string;
  less: (number: string) => string;
  /** "Cut the creators to 4". */
  upTo: (number: string) => string;
  /** Of a number by what stands before and behind it. */
  kindOf: (before: string, behind: string) => "more" | "less" | null;
}

export function changesOf(things: string): Changes {
  const thing = `(?:(?:${anyListed(words.articles)}['’\\s]\\s*){0,3}(?:${things})${END}(?:['’]s${END})?)`;
  const filling = `(?:(?:${thing}|${anyListed(words.pronouns)}|${ADVERB})\\s+)`;
  const ofIt = `(?:\\s+${thing})?`;
  const tail = (list: string) => `${ofIt}\\s+${anyListed(list)}${END}${ofIt}`;
  const way = (changing: string, doing: string, behind: string, behindIt: string) => ({
    before: `(?:${OPEN}${anyListed(changing)}\\s+(?:${filling}+${BY}?|${BY})|${OPEN}${anyListed(doing)}\\s+${filling}*)`,
    bare: `${OPEN}${anyListed(changing)}\\s+`,
    behind: `${NO_END}${tail(behind)}`,
    behindIt: `${NO_END}${tail(`${behind}, ${behindIt}`)}`,
  });
  const more = way(words.raises, words.adds, words.more, words.moreOfIt);
  const less = way(words.lowers, words.takes, words.less, words.lessOfIt);
  const away = {
    before: `${OPEN}${anyListed(words.takesAway)}\\s+${filling}*`,
    behind: `${NO_END}${tail(words.away)}`,
  };
  const whole =
    ({ before, bare, behind, behindIt }: typeof more) =>
    (number: string) =>
      [
        `(?:${before}|${bare})${number}${NO_END}(?:${behindIt}|${ofIt})`,
        `(?<!${TO})(?:${OPEN}${anyListed(words.puts)}\\s+${filling}*)?(?:${thing}\\s+)?${BY}?${number}${behind}`,
        `(?:${OPEN}${thing}\\s+${BY}?|${OPEN}${BY})${number}${behindIt}`,
      ].join("|");
  const test = {
    more: sides(more),
    less: sides(less),
    away: [patternOf(`${away.before}$`), patternOf(`^${away.behind}`)] as const,
    to: patternOf(`${TO}$`),
    end: patternOf(`^${NO_END}`),
  };
  return {
    more: whole(more),
    less: (number) => `${whole(less)(number)}|${away.before}${number}${away.behind}`,
    upTo: (number) =>
      `(?:${OPEN}\\p{L}+\\s+)?${thing}\\s+${TO}${number}(?:${less.behindIt}|${more.behindIt})?`,
    kindOf: (before, after) => {
      // A number may have taken the space behind it.
      const behind = ` ${after.trimStart()}`;
      if (!test.end.test(behind) || test.to.test(before)) return null;
      if (test.more.some((isSo) => isSo(before, behind))) return "more";
      const isAway = test.away[0].test(before) && test.away[1].test(behind);
      return isAway || test.less.some((isSo) => isSo(before, behind)) ? "less" : null;
    },
  };
}

function sides({ before, behind }: { before: string; behind: string }) {
  const [ends, begins] = [patternOf(`${before}$`), patternOf(`^${behind}`)];
  return [(text: string) => ends.test(text), (_: string, text: string) => begins.test(text)];
}
