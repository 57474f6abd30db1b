import { anyListed } from "#/language/dictionary.ts";
import { foldInPlace } from "#/language/fold.ts";
import { statusIn } from "./read-status.ts";
import { TAKES } from "./taking-words.ts";

const AND = anyListed("and, und, et, y, e, aur, but, aber, mais, pero, mas, n");
const THEM =
  "(?:@\\S|(?:him|her|them|all|those|it|sie|ihn|ihr|ihm|alle|la|le|les|lo|los|las|l[ea]-|lui|leur|ela|ele|elas|eles|todos|todas|usko|unko|sabko|inko)(?!\\p{L}))";
const NEXT = `(?:${anyListed("tag, tagge, label, tague, etiqueta, etiquete, marca, mark, markier, markiere, marque, set, setz, setze, put, pon, mets, coloca, poe, pack, add")}\\s+${THEM}|(?:${anyListed("tag, schlagwort, etiquette, etiqueta")}\\s+)?(?:${anyListed("note, notiz, nota, notier, notiere, anota, apunta, anote, schreib dazu")})(?:\\s+(?:daal do|kar do|likh do|mal|dir|dazu))*\\s*(?::|,?\\s*["“„«]|,?\\s*${anyListed("that, dass, que, q, ki")}\\s|(?:on|for|to|zu|bei|sur|en|para|sobre|pe|na|no)\\s+\\S)|${anyListed("usko, unko, isko, inko, sabko")}\\s+tag(?!\\p{L}))`;
/** Where the next order of a message begins, behind a comma or an "and". */
const BORDER = new RegExp(
  `\\s*(?:[,;.]|\\s${AND}(?!\\p{L}))\\s*(?:${AND}\\s+|${anyListed("dann, then, ensuite, luego, depois, phir")}\\s+)*(?=${NEXT}|${TAKES.source})`,
  "u",
);

const REASON = new RegExp(
  `\\s*[,;–]\\s+|\\s+(?=${anyListed("because, since, weil, denn, parce que, car, porque, pois, kyunki")}\\s|${anyListed("with, at, for, mit, fur, zu, bei, avec, pour, a, con, por, en, com, pra, me, mein")}\\s+\\D{0,3}\\d)`,
  "u",
);

/** "Set @a to declined, she never answers", "… to accepted for 900": what stands behind a status is no part of it. */
function statusFirst(text: string): { text: string; left: string } | null {
  const found = REASON.exec(foldInPlace(text));
  const head = text.slice(0, found?.index ?? 0);
  return found && statusIn(head) ? { text: head, left: text.slice(head.length + found[0].length) } : null;
}

/** "Put @a in the list, take @b out": the first order of a message, and what stands behind it for a message of its own. */
export function firstOrder(source: string): { text: string; left: string } {
  const text = source.normalize("NFC");
  const found = BORDER.exec(foldInPlace(text));
  if (!found || found.index === 0) return statusFirst(text) ?? { text: source, left: "" };
  return { text: text.slice(0, found.index), left: text.slice(found.index + found[0].length).trim() };
}
