import { wordKey } from "./fold.ts";

/** "a, b c" as ["a", "b c"]. */
export function listed(list: string): string[] {
  return list.split(", ").filter((word) => word !== "");
}

/** What every word of the lists means, by its `wordKey`; signs such as "%" stand as they are. */
export function dictionary<T>(
  lists: Readonly<Record<string, string>>,
  read: (key: string) => T,
): ReadonlyMap<string, T> {
  const words = new Map<string, T>();
  for (const [key, list] of Object.entries(lists)) {
    for (const word of listed(list)) words.set(wordKey(word) || word, read(key));
  }
  return words;
}

/**
 * Any of the words as a piece of a pattern on folded text, the longest first; spaces, hyphens and apostrophes are one. Borders are
 * added where it is used. What begins alike is written once, so that a text is held against few pieces, not hundreds.
 */
export function anyOf(words: Iterable<string>): string {
  const root: Letters = new Map();
  const spellings = [...words].flatMap(spellingsOf);
  for (const word of spellings.toSorted(
    (left, right) => right.length - left.length || (left < right ? -1 : 1),
  )) {
    let node = root;
    for (const letter of word) node = branchOf(node, letter === "-" ? " " : letter);
    node.set(END, ENDED);
  }
  return branchesOf(root).join("|");
}

/** Words by their letters. */
type Letters = Map<string, Letters>;
const END = "";
const ENDED: Letters = new Map();

/** Text that is folded in place keeps its length, and "ß" with it. */
function spellingsOf(word: string): string[] {
  const at = word.indexOf("ss");
  if (at === -1) return [word];
  return spellingsOf(word.slice(at + 2)).flatMap((rest) =>
    ["ss", "ß"].map((letters) => word.slice(0, at) + letters + rest),
  );
}

function branchOf(node: Letters, letter: string): Letters {
  const known = node.get(letter);
  if (known) return known;
  const made: Letters = new Map();
  node.set(letter, made);
  return made;
}

function branchesOf(node: Letters): string[] {
  const branches: string[] = [];
  for (const [letter, next] of node) if (letter !== END) branches.push(pieceOf(letter) + restOf(next));
  return branches;
}

function pieceOf(letter: string): string {
  if (letter === " ") return "[ '’-]";
  return SIGNS.has(letter) ? `\\${letter}` : letter;
}

/** What means something else in a pattern. */
const SIGNS = new Set(String.raw`.$*+?^(){}|[]\/`);

/** What may follow a beginning; longer words come first. */
function restOf(node: Letters): string {
  const branches = branchesOf(node);
  const rest = branches.join("|");
  if (node.has(END)) return branches.length === 0 ? "" : `(?:${rest})?`;
  return branches.length === 1 ? rest : `(?:${rest})`;
}

/** A list of words as a piece of a pattern on folded text; "werb*" stands for every word that begins so. */
export function anyListed(list: string): string {
  const words = listed(list).map((word) => word.replaceAll("'", " "));
  const begun = words.filter((word) => word.endsWith("*")).map((word) => word.slice(0, -1));
  const whole = words.filter((word) => !word.endsWith("*"));
  const stems = begun.length > 0 ? `(?:${anyOf(begun)})\\p{L}*` : "";
  return `(?:${[stems, anyOf(whole)].filter(Boolean).join("|")})`;
}

/** The same where they stand as words of their own. */
export function wordsListed(list: string): string {
  return `(?<!\\p{L})${anyListed(list)}(?!\\p{L})`;
}

/** How long the first match of a pattern is; 0 without one. */
export function lengthOf(pattern: RegExp, words: string): number {
  return pattern.exec(words)?.[0].length ?? 0;
}

/** A pattern whose letters are those of any script. */
export function patternOf(source: string): RegExp {
  return new RegExp(source, "u");
}
