import { anyListed, patternOf, wordsListed } from "#/language/dictionary.ts";
import { foldInPlace } from "#/language/fold.ts";
import { LIST, nameOf, NAMED, PLAIN, QUOTED } from "./list-names.ts";

/** Who is taken out of a list: of that name, or, where it has none, of the one that was spoken of. */
export interface Taking {
  is: "off";
  name: string | null;
}

const TAKES = new RegExp(
  wordsListed(
    "take, takes, remove, drop, delete, pull, kick, cut, scratch, get, nimm, nehmt, entfern, entferne, streich, streiche, wirf, schmeiss, losch, losche, hol, pack, enleve, enlevez, retire, retirez, supprime, ote, sors, vire, quita, quitala, quitalo, quitalas, quitalos, saca, sacala, sacalo, sacalas, sacalos, elimina, borra, borrala, borralo, tira, tire, remova, retira, exclui, exclua, apaga, hata, hatao, nikal, nikaal, nikalo",
  ),
  "u",
);
const OUT_OF = `(?:(?:off|from|out of|von|vom|aus|de|du|des|da|do)\\s+)(?:(?:the|our|my|this|that|der|dieser|unserer|meiner|la|cette|notre|ma|esta|esa|nuestra|mi|essa|nossa|minha)\\s+)?`;
const AGAIN = `(?:\\s+(?:${anyListed("again, now, please, pls, wieder, runter, raus, bitte, doch, nochmal, stp, svp, encore, maintenant, otra vez, de nuevo, por favor, ahora, de novo, agora, hata do, hatao, nikal do, nikaal do, do")}))*\\s*[.!]*$`;
const LISTS: readonly RegExp[] = [
  // "Off the list Summer again", "de la liste « Été »".
  new RegExp(`(?<!\\p{L})${OUT_OF}${LIST}(?:${NAMED}\\s+(?:${QUOTED}|${PLAIN}))?${AGAIN}`, "du"),
  // "From the summer list", "von der Sommerliste wieder runter".
  new RegExp(
    `(?<!\\p{L})${OUT_OF}(?:${QUOTED}|${PLAIN})[ -]?(?:list|liste|collection|sammlung)${AGAIN}`,
    "du",
  ),
  // "Usko Holi list se hata do".
  new RegExp(`(?<=ko\\s+)(?:(?:${QUOTED}|${PLAIN})\\s+)?(?:list|collection)\\s+se${AGAIN}`, "du"),
];
/** "Nimm sie wieder runter", "take her off again": of the list that was changed just before. */
const AWAY = patternOf(
  `(?<!\\p{L})${anyListed("off, out, runter, raus, heraus, wieder weg, dehors")}${AGAIN}|^\\s*(?:\\p{L}{1,6}[\\s,]+){0,2}${anyListed("enleve, retire, vire, ote, quita*, saca*, borra*, tira, retira, remove, hata, nikal")}[\\s-](?:\\S+\\s+){0,2}?${anyListed("la, le, les, ela, ele, eles, elas, de nouveau, otra vez, de nuevo, de novo, do")}\\s*[.!]*$`,
);
/** "The shortlist" is the plan's. */
const OF_PLAN = patternOf(wordsListed("shortlist*, plan*"));

const TAKING_CLAUSE = new RegExp(
  `\\s*(?:[,;.]|\\s${anyListed("and, und, et, y, e, aur, but, aber, mais, pero, mas")}(?!\\p{L}))\\s*(?:${anyListed("and, und, et, y, e, dann, then")}\\s+)?(?=${TAKES.source})`,
  "u",
);

/** "Put @a in the list, take @b out": what is put in, and what stands behind it for a message of its own. */
export function withoutTaking(source: string): { text: string; left: string } {
  const text = source.normalize("NFC");
  const found = TAKING_CLAUSE.exec(foldInPlace(text));
  if (!found || found.index === 0) return { text: source, left: "" };
  return { text: text.slice(0, found.index), left: text.slice(found.index + found[0].length).trim() };
}

/** What a message orders to be taken out of a list. `saved` is the one that the talk is about, `just` the one of the message before. */
export function takingIn(
  source: string,
  { saved, just }: { saved: string | null; just: string | null },
): Taking | null {
  const text = source.normalize("NFC");
  const folded = foldInPlace(text);
  if (text.includes("?") || /[€$£₹%]/u.test(text) || !TAKES.test(folded) || OF_PLAN.test(folded)) return null;
  const isOfList = LISTS.some((pattern) => pattern.test(folded));
  if (!isOfList) return just !== null && AWAY.test(folded) ? { is: "off", name: just } : null;
  const name = nameOf(LISTS, text, folded) ?? saved;
  return name === null ? null : { is: "off", name };
}

const BACK = patternOf(
  `^\\s*(?:\\p{L}{1,6}[\\s,]+){0,2}?(?:${anyListed("put, add, bring")}\\s.{0,40}(?<!\\p{L})back(?!\\p{L})|${anyListed("undo, undo that, undo it, mach das ruckgangig, ruckgangig, annule, annule ca, deshaz, deshazlo, desfaz, desfaca, wapas karo")}(?!\\p{L})|${anyListed("setz, setze, pack, packe, nimm, tu, leg, hol")}\\s.{0,40}${anyListed("wieder rein, wieder drauf, wieder rauf, wieder dazu, wieder hinein, wieder auf die liste, zuruck")}|(?:remets|remettez|rajoute)(?!\\p{L})|${anyListed("vuelve a poner*, vuelve a meter*, ponla otra vez, ponlo otra vez, ponlas otra vez, devuelve*, coloca de volta, poe de volta, volta com, bota de volta")}|.{0,40}(?<!\\p{L})wapas(?: list me(?:in)?)? ${anyListed("daal do, daalo, rakho, rakh do, le aao")})`,
);

/** "Put her back", "undo that": said right after somebody was taken out. */
export function putsBack(source: string): boolean {
  return !source.includes("?") && BACK.test(foldInPlace(source.normalize("NFC")));
}

const NOW = anyListed(
  "now, right now, at the moment, so far, all, exactly, jetzt, nun, noch, alles, denn, gerade, aktuell, maintenant, encore, ahora, todavia, ya, agora, ainda, ab, abhi",
);
const THE_LIST = `(?:(?:the|this|that|our|der|dieser|unserer|die|la|cette|notre|esta|esa|nuestra|essa|nossa) )?${LIST}`;
const WHO_IN = new RegExp(
  `^[\\s¿]*(?:${anyListed("and, so, ok, okay, und, also, et, alors, y, entonces, e, entao, aur, toh")}[\\s,]+)*(?:who(?:['’]?s| is| are| do we have)(?: ${NOW})* (?:(?:in|on) )?(?:it|there|${THE_LIST})|wer (?:ist|sind|steht|stehen)(?: ${NOW})* (?:drin|drauf|dabei|darin|darauf|(?:auf|in) ${THE_LIST})|qui (?:y )?(?:est|sont|a-t-il|reste)(?: ${NOW})* (?:dedans|dessus|la-dedans|(?:dans|sur) ${THE_LIST})|quien(?:es)? (?:esta|estan|hay|queda|quedan)(?: ${NOW})* (?:dentro|ahi|alli|en ella|en ${THE_LIST})|quem (?:esta|ta|estao|tem|ficou)(?: ${NOW})* (?:dentro|la|nela|n?a ${LIST})|(?:ab )?(?:list|us list|usme|isme)(?: (?:me|mein))?(?: ${NOW})* kaun(?:[ -]kaun)?(?: hai)?|kaun(?:[ -]kaun)? hai (?:ab )?(?:list me(?:in)?|usme|isme))(?:[ ,]${NOW})*\\s*\\?*\\s*$`,
  "u",
);

/** "Who is in it now", "wer ist jetzt drin": of the list that the talk is about, asked by its name. */
export function withListNamed(text: string, list: string | null): string {
  const isOfIt = list !== null && WHO_IN.test(foldInPlace(text.normalize("NFC")));
  return isOfIt ? `who is in the list ${list}?` : text;
}
