import { keyOf, piecesOf, wordsOf } from "./chips.ts";
import type { Piece } from "./chips.ts";
import type { Values } from "./sentences.ts";

/** How a piece that nobody said contradicts what was said. */
export type Harm = "other value" | "reversed" | "refused or foreign word" | "said of something else";

/** What a reading is held against. */
export interface Truth {
  /** What is meant, also by filters that do not exist yet. */
  meant: Values;
  /** Words that say no filter that exists. */
  foreign: readonly string[];
}

/** Filters whose values may be any word. */
const WORD_SLOTS = new Set([
  "keywords",
  "hashtag",
  "brand",
  "category",
  "city",
  "label",
  "similarTo",
  "agency",
]);
/** A word more about a topic says the topic more closely; it does not contradict. */
const OPEN_SLOTS = new Set(["keywords", "keywordsNot", "hashtag"]);
const REFUSED: Readonly<Record<string, string>> = {
  similarTo: "excludeHandles",
  brand: "workedWithNot",
};
/** Pairs of the same values, of the creator and of the audience. */
const AUDIENCE: Readonly<Record<string, string>> = {
  gender: "audienceGender",
  country: "audienceCountry",
};
/** When something was: what is said of a talk is not asked of posts. */
const TIMES = new Set(["lastContact", "lastDeal", "lastPostWithinDays", "postedWithinDays"]);
const BOUNDS = new Set(["min", "max"]);

/** The harm of a piece that was read and is not meant; null where it is wrong without contradicting. */
export function harmOf(piece: Piece, truth: Truth, read: Values): Harm | null {
  const meant = piecesOf(truth.meant);
  const readKeys = new Set(piecesOf(read).map(keyOf));
  const missing = meant.filter((each) => !readKeys.has(keyOf(each)));
  if (isReversed(piece, meant, read)) return "reversed";
  if (isForeignWord(piece, meant, truth.foreign)) return "refused or foreign word";
  if (isOtherValue(piece, meant)) return "other value";
  return isOfSomethingElse(piece, missing) ? "said of something else" : null;
}

function isReversed(piece: Piece, meant: readonly Piece[], read: Values): boolean {
  const refusals = [`${piece.slot}Not`, REFUSED[piece.slot] ?? ""];
  const wishes = [
    withoutNot(piece.slot),
    ...Object.keys(REFUSED).filter((wish) => REFUSED[wish] === piece.slot),
  ].filter((slot) => slot !== piece.slot);
  const isSame = (each: Piece) => each.value === piece.value;
  const isRefused = meant.some((each) => refusals.includes(each.slot) && isSame(each));
  // Europe without France: France stands in both, and the refusal holds.
  const isRefusedAnyway = piecesOf(read).some((each) => refusals.includes(each.slot) && isSame(each));
  if (isRefused && !isRefusedAnyway) return true;
  if (meant.some((each) => wishes.includes(each.slot) && isSame(each))) return true;
  // Whoever can be reached by e-mail has one.
  const known = piece.slot === "contact" ? [piece.slot, piece.value] : [piece.slot.toLowerCase()];
  if (meant.some(({ slot, value }) => slot === "hasNot" && known.includes(value))) return true;
  return isSwitched(piece, meant);
}

/** A no for a yes, at most for at least, the dearest first for the cheapest. */
function isSwitched({ slot, part, value }: Piece, meant: readonly Piece[]): boolean {
  const same = meant.filter((each) => each.slot === slot);
  if (slot === "verified" || slot === "sponsored") return same.length > 0;
  if (slot === "sort" && part === "dir") return same.some((each) => each.part === "dir");
  return BOUNDS.has(part) && same.some((each) => BOUNDS.has(each.part) && each.value === value);
}

function isForeignWord(piece: Piece, meant: readonly Piece[], foreign: readonly string[]): boolean {
  const slot = withoutNot(piece.slot);
  if (!WORD_SLOTS.has(slot)) return false;
  const wished = new Set(wordsIn(meant.filter((each) => each.slot === withoutNot(each.slot))));
  const refused = wordsIn(meant.filter((each) => each.slot !== withoutNot(each.slot)));
  // A refused word that is refused under another name is no wish.
  const wrong = slot === piece.slot ? refused.filter((word) => !wished.has(word)) : [];
  const all = new Set([...wrong, ...foreign.flatMap(wordsOf)]);
  return wordsOf(piece.value).some((word) => all.has(word));
}

function wordsIn(pieces: readonly Piece[]): string[] {
  return pieces.flatMap(({ value }) => wordsOf(value));
}

function withoutNot(slot: string): string {
  return slot.replace(/Not$/u, "");
}

function isOtherValue({ slot, part }: Piece, meant: readonly Piece[]): boolean {
  if (OPEN_SLOTS.has(slot)) return false;
  const same = meant.filter((each) => each.slot === slot);
  return BOUNDS.has(part)
    ? same.some((each) => BOUNDS.has(each.part))
    : same.some((each) => each.part === part);
}

/** A number or a time of one field asked of another, or of the creator what was said of the audience. */
function isOfSomethingElse({ slot, value }: Piece, missing: readonly Piece[]): boolean {
  const isNumber = /^\d+(?:\.\d+)?$/u.test(value);
  return missing.some(
    (each) =>
      each.slot !== slot &&
      ((TIMES.has(slot) && TIMES.has(each.slot)) ||
        (each.value === value && (isNumber || AUDIENCE[slot] === each.slot || AUDIENCE[each.slot] === slot))),
  );
}
