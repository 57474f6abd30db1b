import { anyListed } from "#/language/dictionary.ts";
import { COUNT } from "#/strategy/brief/numbers.ts";
import { reworded } from "#/strategy/brief/reworded.ts";

/** Fewer words than these need no marks. */
const WORDS_MIN = 10;
/** So many words stand between two marks of a text that is written. Chosen by us. */
const WORDS_TO_MARK = 14;

/** Whether a text is written down as it was spoken, without marks between its thoughts. */
export function isSpeech(text: string): boolean {
  const words = text.match(/\p{L}+/gu)?.length ?? 0;
  const marks = text.match(/[,;:!?()\n]|\.(?=\s|$)/gu)?.length ?? 0;
  return words >= WORDS_MIN && words / (marks + 1) >= WORDS_TO_MARK;
}

/** What is said while somebody thinks; it stands between two thoughts. */
const FILLERS =
  "um, uh, uhm, erm, hmm, ok so, okay so, basically, obviously, i mean, you know, i guess, right so, anyway, obvs, ah, ahm, eh, halt, quasi, sozusagen, euh, heu, du coup, alors, donc, enfin, pues, o sea, a ver, bueno, en plan, entao, sabe, toh, aur haan, haan, acha, accha, yaar, arre, mhm";
const FILLED = new RegExp(`\\s*(?<![\\p{L}\\p{N}'’@-])${anyListed(FILLERS)}(?![\\p{L}\\p{N}'’-])`, "dgu");
/** Within a thought the same words, and "like", are only in the way: "need like five", "for the uh oat drink". */
const INSIDE = new RegExp(
  `(?<=(?<!\\p{L})${anyListed("the, a, an, our, my, for, need, want, der, die, das, den, einen, eine, fur, le, la, les, un, une, pour, el, los, una, para, o, uma, os, as")}\\s)(?:${anyListed("uh, um, uhm, erm, ah, ahm, eh, euh, heu, like, so, quasi, sort of, kind of, genre, tipo")}\\s+)+(?=[\\p{L}\\d])`,
  "dgu",
);
const LIKE_COUNT = new RegExp(`(?<=\\p{L}\\s)(?:like|so|genre|tipo|como)\\s+(?=(?:${COUNT})\\s)`, "dgu");
/** With these the next thought begins. */
const STARTS =
  "and i want, and it, und es geht, und ich will, und da, ja und, et il y a, y quiero, e eu quero, e pode ser, and we, and please, and not, and then, and max, but, we want, we need, we go live, go live, going live, please not, please no, no nano, no mega, und zwar, und maximal, und die sollen, und dann, und bitte, bitte nicht, wir brauchen, wir wollen, aber, et on, et tu, on veut, il faut, pas de, mais, y que, y a la, y hasta, empezamos, queremos, necesitamos, pero, sobre todo, ninguno que, e nao, e a, comeca, queremos, mas, and we go, aur woh, lekin";
const BREAK = new RegExp(
  `(?<=[\\p{L}\\d])\\s+(?=${anyListed(STARTS)}(?!\\p{L})|(?<!(?<!\\p{L})${anyListed("of, the, of the, du, le, del, el, da, do, o, vom, des, das, dein, unser, our, my, ka, total, more, en, in, im, and, with, a, un, um, ein")}\\s)${anyListed("budget, presupuesto, orcamento")}(?!\\p{L}))`,
  "dgu",
);

/** A spoken text with marks between its thoughts, and without the sounds between its words. */
export function withMarks(source: string): string {
  if (!isSpeech(source)) return source;
  const plain = reworded(reworded(source, INSIDE, ""), LIKE_COUNT, "");
  return reworded(reworded(plain, FILLED, ","), BREAK, ", ")
    .replace(/^[\s,]+/u, "")
    .replaceAll(/,(?:\s*,)+/gu, ",");
}
