import { matchesOf } from "#/language/matches.ts";
import { foldInPlace } from "#/language/fold.ts";
import { mayFit } from "./sketches.ts";

/**
 * A text with other words where a pattern (with "dgu") fits it folded: `$1` is what its first group found, in the
 * spelling of the person.
 */
export function reworded(text: string, pattern: RegExp, words: string): string {
  const folded = foldInPlace(text);
  if (!mayFit(pattern, folded)) return text;
  let made = "";
  let from = 0;
  for (const { 0: found, index, indices } of matchesOf(pattern, folded)) {
    const put = words.replaceAll(/\$(\d)/gu, (_, group: string) =>
      text.slice(...(indices?.[Number(group)] ?? [0, 0])),
    );
    made += text.slice(from, index) + put;
    from = index + found.length;
  }
  return made + text.slice(from);
}
