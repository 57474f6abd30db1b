import { listed } from "#/language/dictionary.ts";
import { editDistance } from "#/language/edit-distance.ts";
import { foldInPlace } from "#/language/fold.ts";
import askedWords from "./asked-words.json" with { type: "json" };
import campaignWords from "./campaigns/campaign-words.json" with { type: "json" };
import metricWords from "./metrics/metric-words.json" with { type: "json" };
import talkWords from "./talk-words.json" with { type: "json" };
import workWords from "./work/work-words.json" with { type: "json" };

/** Shorter words are too like others, and longer ones than this are none of asking. Chosen by us. */
const SLIP_MIN = 6;
const SLIP_MAX = 16;
const LONG_MIN = 8;
const TYPED = new RegExp(
  `(?<![\\p{L}\\p{N}@#._/-])\\p{L}{${SLIP_MIN},${SLIP_MAX}}(?![\\p{L}\\p{N}@/-]|\\.\\p{L})`,
  "gu",
);

const LISTS: readonly string[] = [askedWords, campaignWords, metricWords.names, talkWords, workWords].flatMap(
  (words) => Object.values(words).filter((list) => typeof list === "string"),
);
const WORDS: readonly string[] = LISTS.flatMap(listed).flatMap((phrase) => phrase.split(/[\s'’-]+/u));
const STEMS = [...new Set(WORDS.flatMap((word) => (word.endsWith("*") ? [word.slice(0, -1)] : [])))];
const KNOWN: ReadonlySet<string> = new Set(WORDS.filter((word) => !word.endsWith("*")));
const LONG: readonly string[] = [...KNOWN].filter((word) => word.length >= SLIP_MIN);

/** A message with each word of asking that holds one slip as it was meant: "which campagin", "unpaid invocies". */
export function withoutSlips(text: string): string {
  return text.normalize("NFC").replaceAll(TYPED, (word) => meantBy(foldInPlace(word)) ?? word);
}

/**
 * The only word of asking that is one slip away; null for a known word, and for what could be several. Of a word that is
 * not long, only two letters that changed places are a slip: another letter makes another word.
 */
function meantBy(word: string): string | null {
  if (KNOWN.has(word) || STEMS.some((stem) => word.startsWith(stem))) return null;
  const near = LONG.filter(
    (known) =>
      known[0] === word[0] &&
      Math.abs(known.length - word.length) <= 1 &&
      !isInflected(word, known) &&
      editDistance(word, known, 1) === 1 &&
      (word.length >= LONG_MIN || isSwap(word, known)),
  );
  return near.length === 1 ? (near[0] ?? null) : null;
}

function isSwap(word: string, known: string): boolean {
  return lettersOf(word) === lettersOf(known);
}

function lettersOf(word: string): string {
  return Array.from(word).toSorted().join("");
}

/** "Budgets", "gamings": other forms of a word are no slips. */
function isInflected(word: string, known: string): boolean {
  const [short, long] = word.length < known.length ? [word, known] : [known, word];
  return long.startsWith(short);
}
