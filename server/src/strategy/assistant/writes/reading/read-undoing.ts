import { anyListed, patternOf, wordsListed } from "#/language/dictionary.ts";
import { foldInPlace } from "#/language/fold.ts";
import { HANDLES } from "#/strategy/assistant/answers/handles-in.ts";
import { AGAIN_WORDS, TAKES } from "./taking-words.ts";

const BEGIN = "^\\s*(?:\\p{L}{1,6}[\\s,]+){0,2}?";
const BACK = patternOf(
  `${BEGIN}(?:${anyListed("put, add, bring")}\\s.{0,40}(?<!\\p{L})back(?!\\p{L})|${anyListed("setz, setze, pack, packe, nimm, tu, leg, hol")}\\s.{0,40}${anyListed("wieder rein, wieder drauf, wieder rauf, wieder dazu, wieder hinein, wieder auf die liste, zuruck")}|(?:remets|remettez|rajoute)(?!\\p{L})|${anyListed("vuelve a poner*, vuelve a meter*, ponla otra vez, ponlo otra vez, ponlas otra vez, devuelve*, coloca de volta, poe de volta, volta com, bota de volta")}|.{0,40}(?<!\\p{L})wapas(?: list me(?:in)?)? ${anyListed("daal do, daalo, rakho, rakh do, le aao")})`,
);
/** "Undo that", "mach das rückgängig", and nothing else but courtesies. */
const UNDO = patternOf(
  `${BEGIN}(?:mach (?:das|es|die .{0,20}?) (?:(?:bitte|doch|wieder|mal) )*ruckgangig|${anyListed("undo, undo that, undo it, undo this, undo the last, revert, revert that, take that back, take it back, ruckgangig, ruckgangig machen, nimm das zuruck, nimm das wieder zuruck, annule, annulez, annule ca, annule cela, annule-le, annule la derniere, deshaz, deshazlo, deshaz eso, desfaz, desfaca, desfaz isso, desfaca isso, undo karo, undo kar do, wapas karo, wapas kar do, use wapas karo, usko wapas karo")})(?:\\s+(?:${anyListed("that, it, please, pls, now, again, last, thing, change, one, bitte, wieder, doch, stp, svp, por favor, isso, eso, ca, karo, kar do")}))*\\s*[.!]*$`,
);
/** "Delete the note again": of the note that was just written. */
const OF_NOTE = new RegExp(
  wordsListed("note, notes, notiz, vermerk, anmerkung, remarque, nota, anotacion, anotacao"),
  "gu",
);

/** "Take a note" writes one. */
const TAKES_ONE = /(?<!\p{L})(?:take|get) an?\s/u;

/** "Put her back": said right after somebody was taken out. */
export function putsBack(source: string): boolean {
  return !source.includes("?") && BACK.test(foldInPlace(source.normalize("NFC")));
}

/** "Undo that", also behind a sigh: of what was written last. */
export function undoes(source: string): boolean {
  if (source.includes("?")) return false;
  const folded = foldInPlace(source.normalize("NFC"));
  const [last = "", ...before] = folded.split(/[,.;!–]+\s+/u).toReversed();
  return UNDO.test(folded) || (UNDO.test(last) && before.every(isSigh));
}

/** "Oh no, my mistake": longer clauses say something of their own. Chosen by us. */
const SIGH_WORDS = 4;

function isSigh(clause: string): boolean {
  return !/[@#\d]/u.test(clause) && clause.trim().split(/\s+/u).length <= SIGH_WORDS;
}

/** "Take that note off again", right after one was written. */
export function takesNoteBack(source: string): boolean {
  const folded = foldInPlace(source.normalize("NFC")).replaceAll(HANDLES, " ");
  if (source.includes("?") || TAKES_ONE.test(folded)) return false;
  if (!TAKES.test(folded) || folded.search(OF_NOTE) < 0) return false;
  const rest = folded.replace(TAKES, " ").replaceAll(OF_NOTE, " ").replaceAll(NOTE_SMALL, " ");
  return !/[\p{L}\p{N}]/u.test(rest);
}

const NOTE_SMALL = new RegExp(
  wordsListed(
    `the, that, this, last, off, from, of, on, her, him, his, die, diese, letzte, von, bei, ihr, ihm, la, cette, derniere, de, sur, lui, esa, esta, ultima, a, essa, da, do, ela, ele, ko, us, woh, ${AGAIN_WORDS}`,
  ),
  "gu",
);
