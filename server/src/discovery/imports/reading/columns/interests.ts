import { isCategory } from "@app/contract/discovery/category-names";
import type { Category } from "@app/contract/discovery/categories";
import { wordKey } from "#/language/fold.ts";
import { englishTopic, topicsNamed } from "#/language/topics/topics.ts";

/** Most interests of one cell that count; more is a text, not a list. */
const PIECES_MAX = 8;
const KEYWORD_MAX = 60;

/**
 * Categories that a cell names ("Music & Dance", "beauty, vegan"), and the words that no category stands for, which
 * are kept as keywords.
 */
export function readInterests(cell: string): { categories: Category[]; keywords: string[] } {
  const categories = new Set<Category>();
  const keywords = new Set<string>();
  for (const piece of piecesOf(cell)) {
    const key = interestKey(piece);
    const named = namedBy(piece);
    const found = named.length > 0 ? named : withinPhrase(key);
    for (const category of found) categories.add(category);
    for (const other of otherParts(piece))
      if (other !== "" && other.length <= KEYWORD_MAX) keywords.add(other);
    const isNarrower = topicsNamed(key).length > 0 && !isCategory(key.replaceAll(" ", "-"));
    const isNew = key !== "" && (named.length === 0 || isNarrower);
    if (!isNew || key.length > KEYWORD_MAX) continue;
    keywords.add(key);
    keywords.add(englishTopic(key) ?? key);
  }
  return { categories: [...categories], keywords: [...keywords] };
}

/** "Interests" is what a creator is about, and as often what those who follow like. */
export function namesInterests(header: string): boolean {
  return /\binterests?\b/u.test(wordKey(header));
}

/** Whether a cell holds a name of an interest, not just a phrase with one in it. */
export function namesInterest(cell: string): boolean {
  return piecesOf(cell).some((piece) => namedBy(piece).length > 0);
}

function piecesOf(cell: string): string[] {
  return cell.split(/[,;|\n•]+/u).slice(0, PIECES_MAX);
}

function namedBy(piece: string): Category[] {
  return nameOf(piece) ?? partsOf(piece).flatMap((part) => nameOf(part) ?? []);
}

function partsOf(piece: string): string[] {
  return piece.split(/[&/+]| and | und | y /u);
}

/** "Food / true crime": the part that no category stands for, beside one that has one. */
function otherParts(piece: string): string[] {
  if (nameOf(piece) !== undefined || namedBy(piece).length === 0) return [];
  return partsOf(piece).flatMap((part) => (nameOf(part) === undefined ? [interestKey(part)] : []));
}

function nameOf(text: string): Category[] | undefined {
  const named = topicsNamed(interestKey(text)).map(({ category }) => category);
  return named.length > 0 ? named : undefined;
}

/** "No alcohol", "Food (no vegan)": what is not done is no interest. */
const NOT =
  /^(?:no|not|non|without|anti|except|ohne|keine?|nicht|ausser|sans|pas|sauf|sin|nada|excepto|sem|exceto|senza)$/u;

/**
 * "Vegan cooking" is about both. The last word says what it is, so any name counts there; of the words before it only a
 * category itself does: "skin" in "skin cancer awareness" is none.
 */
function withinPhrase(key: string): Category[] {
  const all = key.split(" ");
  const not = all.findIndex((word) => NOT.test(word));
  const words = not === -1 ? all : all.slice(0, not);
  return [...words.filter(isCategory), ...(nameOf(words.at(-1) ?? "") ?? [])];
}

/** "Cinema & Actors/actresses" and "cinema actors actresses" are the same. */
function interestKey(text: string): string {
  return wordKey(wordKey(text).replaceAll(/\b(?:and|und)\b/gu, ""));
}
