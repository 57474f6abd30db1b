import type { Network } from "@app/contract/content-checks/schemas";
import { networkRules } from "./caption-networks.ts";

/**
 * Where the network cuts `caption` behind "more": the first UTF-16 unit that is hidden,
 * or null when the whole caption is shown. Characters are counted as people see them.
 */
export function captionCut(caption: string, network?: Network): number | null {
  const { fold } = networkRules(network);
  if (fold === null) return null;
  const byLines = endOfLine(caption, fold.lines);
  const byCharacters = unitsOf(caption, fold.characters);
  const cut = Math.min(byLines, byCharacters);
  return cut < caption.length ? cut : null;
}

function endOfLine(caption: string, lines: number): number {
  let at = -1;
  for (let line = 0; line < lines; line++) {
    at = caption.indexOf("\n", at + 1);
    if (at === -1) return caption.length;
  }
  return at;
}

function unitsOf(caption: string, characters: number): number {
  let units = 0;
  let count = 0;
  for (const { segment } of new Intl.Segmenter().segment(caption)) {
    if (count === characters) break;
    units += segment.length;
    count += 1;
  }
  return units;
}
