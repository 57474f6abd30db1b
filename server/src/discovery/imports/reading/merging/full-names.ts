import { wordKey } from "#/language/fold.ts";

/** Words of respect behind a name. */
const HONORIFICS: ReadonlySet<string> = new Set(["ji", "bhai", "bhaiya", "didi"]);

/** "Fiona B." and "shaista ji" for "Fiona Baxterly" and "Shaista Rizvi": a name in short for one that is known in full. */
export function isShortFor(name: string, full: string): boolean {
  const [first = "", ...rest] = wordKey(name).split(" ");
  const [firstOfFull, ...restOfFull] = wordKey(full).split(" ");
  if (first === "" || first !== firstOfFull || restOfFull.length === 0) return false;
  const words = rest.filter((word) => !HONORIFICS.has(word));
  const isInitial = (word: string, at: number) =>
    word.length === 1 && restOfFull[at]?.startsWith(word) === true;
  return words.every(isInitial) && words.join(" ") !== restOfFull.join(" ");
}
