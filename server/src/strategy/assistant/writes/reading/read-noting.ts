import { anyListed, wordsListed } from "#/language/dictionary.ts";
import { foldInPlace } from "#/language/fold.ts";

/** What is to be noted of somebody, word for word; `whom` is the piece of the message that says of whom. */
export interface Noting {
  is: "note";
  note: string;
  whom: string;
}

const NOTE = wordsListed(
  "note, notes, notiz, notizen, notier, notiere, vermerk, vermerke, anmerkung, nota, notas, anota, anotale, apunta, apuntale, anote, anotar, aponta, likh lo, likho",
);
/** "Note on @lena: …", "notier bei ihr: …", "@lena ke liye note: …". */
const HEAD = new RegExp(`^(?=[^:\\n]{0,70}${NOTE})([^:\\n]{2,70}?)\\s*:\\s*(?=\\S)`, "u");
/** "Put a note on @lena that she only answers after six". */
const THAT = new RegExp(
  `^((?:\\s*${anyListed("please, bitte, can you, kannst du")}\\s+)?(?:${anyListed("make, add, leave, write, put, keep, take, mach, schreib, leg, ajoute, mets, laisse, pon, deja, anade, poe, deixa, coloca")}\\s+)?(?:${anyListed("a, an, eine, une, una, uma")}\\s+)?${NOTE}\\s+(?:\\p{L}{2,5}\\s+)?(?:@\\S+|\\p{L}{2,4}))\\s*,?\\s+${anyListed("that, dass, que, ki")}\\s+(?=\\S)`,
  "u",
);
/** "Anótale que prefiere dólares", "note-lui que …": whom it is of hangs on the verb. */
const ON_VERB = new RegExp(
  `^\\s*(?:${anyListed("and, und, et, y, e, aur, porfa, por favor")}[\\s,]+)*${anyListed("anotale, apuntale, note-lui, notez-lui, anota-lhe, anote-lhe")}\\s*,?\\s+${anyListed("que, q, qu")}['’\\s]\\s*(?=\\S)`,
  "u",
);
/** "Note that @lena only answers after six": whom it is of stands in the note. */
const BARE = new RegExp(
  `^\\s*(?:${anyListed("please, bitte, por favor")}\\s+)?(?:${anyListed("note, notier, notiere, vermerk, vermerke, notez, anota, apunta, anote, note karo")})(?:\\s+(?:dir|mal|down))*\\s*,?\\s+(?:${anyListed("that, dass, que, ki")}\\s+)?(?=@)`,
  "u",
);

/** "Anota «cobra los viernes»", "notier bei @lena „nur vormittags“": what stands in quotes is the note. */
const IN_QUOTES = new RegExp(
  `^(?=[^:"“„«\\n]{0,60}${NOTE})(?![^:"“„«\\n]*${wordsListed("list, liste, lista, collection, tag")})([^:"“„«\\n]{2,60}?)\\s*["“„«]\\s*([^"”“»]+?)\\s*["”“»]\\s*[.!]*$`,
  "du",
);

/** What a message orders to be noted of somebody; null where it notes nothing. */
export function notingIn(source: string): Noting | null {
  const text = source.normalize("NFC");
  const folded = foldInPlace(text);
  if (text.trimEnd().endsWith("?")) return null;
  const [, before, within] = IN_QUOTES.exec(folded)?.indices ?? [];
  if (before && within) return { is: "note", note: text.slice(...within), whom: text.slice(...before) };
  const head = HEAD.exec(folded) ?? THAT.exec(folded) ?? ON_VERB.exec(folded);
  const note = text.slice(head?.[0].length ?? BARE.exec(folded)?.[0].length ?? text.length).trim();
  if (note === "") return null;
  return { is: "note", note, whom: head ? text.slice(0, head[0].length) : note };
}
