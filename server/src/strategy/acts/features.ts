import { fold } from "#/language/fold.ts";
import { withDigits } from "#/language/numbers/written-out.ts";

/** Places that features are hashed to. More of them tell more apart; all weights have to stay below 300 KB. */
export const BUCKETS = 5120;
const SHORTEST = 2;
const LONGEST = 5;
/** A long mail says what it is at its beginning and its end. */
const LETTERS_MAX = 600;

const FNV_OFFSET = 0x81_1c_9d_c5;
const FNV_PRIME = 0x01_00_01_93;

/**
 * What a text is told by: its letters two to five at a time, folded, without the names and numbers in it, and what the
 * grammar has read of it. Places of the hashed features with their values, of length one together.
 */
export function featuresOf(text: string, evidence: readonly string[]): Map<number, number> {
  const plain = masked(text);
  const found = new Map<number, number>();
  for (let size = SHORTEST; size <= LONGEST; size += 1) {
    for (let start = 0; start + size <= plain.length; start += 1)
      add(found, plain.slice(start, start + size));
  }
  for (const [place, count] of found) found.set(place, 1 + Math.log(count));
  normalise(found, 1);
  const told = new Map<number, number>();
  for (const one of evidence) add(told, `§${one}`);
  normalise(told, EVIDENCE_WEIGHT);
  for (const [place, value] of told) found.set(place, (found.get(place) ?? 0) + value);
  return found;
}

/** Of what the grammar read against the letters. Chosen by cross-validation. */
const EVIDENCE_WEIGHT = 1.6;

/** Which name and which number stands there says nothing of what is done with it. */
function masked(text: string): string {
  const plain = fold(withDigits(text, true).normalize("NFC"))
    .replaceAll(/https?:\/\/\S+/gu, "~")
    .replaceAll(/(?<![\p{L}\p{N}])@[a-z0-9._]+/gu, "@h")
    .replaceAll(/#[\p{L}\p{N}_]+/gu, "#t")
    .replaceAll(/\p{Sc}/gu, "¤")
    .replaceAll(/\p{N}+(?:[.,]\p{N}+)*/gu, "0")
    .replaceAll(/\s+/gu, " ")
    .trim();
  const short =
    plain.length <= LETTERS_MAX
      ? plain
      : `${plain.slice(0, LETTERS_MAX / 2)} ${plain.slice(-LETTERS_MAX / 2)}`;
  return `^ ${short} $`;
}

function add(found: Map<number, number>, feature: string): void {
  const place = placeOf(feature);
  found.set(place, (found.get(place) ?? 0) + 1);
}

function placeOf(feature: string): number {
  let hash = FNV_OFFSET;
  for (let index = 0; index < feature.length; index += 1) {
    hash = Math.imul(hash ^ feature.charCodeAt(index), FNV_PRIME);
  }
  return (hash >>> 0) % BUCKETS;
}

function normalise(found: Map<number, number>, length: number): void {
  const sum = [...found.values()].reduce((total, value) => total + value * value, 0);
  if (sum === 0) return;
  const factor = length / Math.sqrt(sum);
  for (const [place, value] of found) found.set(place, value * factor);
}
