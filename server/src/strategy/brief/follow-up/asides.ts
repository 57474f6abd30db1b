import { anyListed } from "#/language/dictionary.ts";
import { foldInPlace } from "#/language/fold.ts";
import words from "./asides.json" with { type: "json" };

/** What is said around an order and orders nothing: "hm ok, … pls", "ach komm, … dann doch", "… vai". */

/** "No put it back", "no mejor sin ella": what is denied is what was said before, and an order follows. */
const NO_BEFORE_ORDER = `(?:no|non|nein|nao|nahi)(?=\\s+(?:${anyListed(
  "put, drop, scrap, add, remove, bring, make, use, keep, take, undo, go, do, just, only, ohne, doch, lieber, dann, nimm, mach, lass, sans, remets, mets, enleve, ajoute, garde, reviens, plutot, finalement, mejor, pon, mete, quita, anade, deja, vuelve, sin, melhor, poe, tira, bota, deixa, volta, sem, so, wapas",
)})(?!\\p{L}))`;
const GAP = String.raw`[\s,.:;!…–—-]`;
const LEAD = new RegExp(
  `^${GAP}*(?:(?:${anyListed(words.leadBeforeComma)}${GAP}*(?:[,.:;!…–—]|\\s-\\s)|(?:${anyListed(words.lead)}|${NO_BEFORE_ORDER})(?=${GAP}))${GAP}*)+(?=[^\\s])`,
  "u",
);
const TAIL = new RegExp(`(?:[\\s,.:;!…–—-]+${anyListed(words.tail)})+(?=[\\s,.;!…)]*$)|[\\s,;…]+$`, "u");

/** The message without them, in the spelling of the person; as it is where it says nothing else. */
export function withoutAsides(source: string): string {
  const text = source.normalize("NFC").replaceAll(/\p{Extended_Pictographic}|\uFE0F/gu, " ");
  const lead = LEAD.exec(foldInPlace(text))?.[0].length ?? 0;
  const led = text.slice(lead);
  const tail = TAIL.exec(foldInPlace(led));
  const rest = tail ? led.slice(0, tail.index) + led.slice(tail.index + tail[0].length) : led;
  return /[\p{L}\p{N}]/u.test(rest) ? rest.trim() : source;
}
