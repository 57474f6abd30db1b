import type { Place, PlaceWords } from "./place-words.ts";

/** Names are looked up with so many words at most: "South Georgia and the South Sandwich Islands". */
const NAME_WORDS = 9;
const LISTED = /^\s*(?:,|&|\/|and|und|et|y|e|or|oder|ou|o)\s*$/u;

/** Every place named in a text, the longest name first where two begin together. */
export function* findPlaces({ folded, original }: { folded: string; original: string }, places: PlaceWords) {
  const tokens = [...folded.matchAll(/[\p{L}\p{N}][\p{L}\p{M}\p{N}.'’-]*/gu)];
  let skipTo = 0;
  for (const [index, token] of tokens.entries()) {
    if (token.index < skipTo) continue;
    for (let size = NAME_WORDS; size >= 1; size -= 1) {
      const last = tokens[index + size - 1];
      if (!last) continue;
      const end = last.index + last[0].replace(/[.'’-]+$/u, "").length;
      const name = folded.slice(token.index, end);
      // A list goes on as it began: "in Graz and Wels".
      const isListed = skipTo > 0 && LISTED.test(folded.slice(skipTo, token.index));
      const isCapital = /^\p{Lu}/u.test(original.charAt(token.index));
      const next = tokens[index + size];
      const isJoined = isCapital && next && beginsList({ folded, original }, end, next, places);
      const around = {
        before: folded.slice(0, token.index) + (isListed || isJoined ? "in " : ""),
        after: folded.slice(end),
        isCapital,
      };
      const place =
        places({ name, ...around }) ??
        (size === 1 ? genitive(name, (short) => places({ name: short, ...around })) : undefined);
      if (!place) continue;
      yield { place, start: token.index, end };
      skipTo = end;
      break;
    }
  }
}

/** "Nice and Cannes": what stands before a joiner and a city is a city. */
function beginsList(
  { folded, original }: { folded: string; original: string },
  end: number,
  joiner: RegExpExecArray,
  places: PlaceWords,
): boolean {
  if (!/^(?:and|und|et|y|e)$/u.test(joiner[0]) || folded.slice(end, joiner.index).trim() !== "") return false;
  const behind = joiner.index + joiner[0].length + 1;
  const name = /^\p{L}[\p{L}\p{M}'’-]*/u.exec(folded.slice(behind))?.[0] ?? "";
  const isCapital = /^\p{Lu}/u.test(original.charAt(behind));
  const place = places({ name, before: "", after: folded.slice(behind + name.length), isCapital });
  return place?.kind === "city" && isCapital;
}

/** "Germany's", "Deutschlands". */
function genitive(word: string, find: (name: string) => Place | undefined): Place | undefined {
  return word.length > 5 && word.endsWith("s") ? find(word.replace(/['’]?s$/u, "")) : undefined;
}
