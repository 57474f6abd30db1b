import { anyListed, wordsListed } from "#/language/dictionary.ts";
import { foldInPlace } from "#/language/fold.ts";
import { LIST, nameOf, NAMED, PLAIN, QUOTED } from "./list-names.ts";

/** What an order in plain words would write: creators into a list of a name, or a tag on them. */
export type Writing =
  /** `isOpen`: by its name alone, which may be of something else. */
  { is: "list"; name: string; isOpen?: boolean } | { is: "tag"; tag: string };

/** Without one of these words nothing is looked for. */
const GATE = /list|collection|sammlung|kollektion|coleccion|colecao|tag|label|etiquet|mark|marc|marqu/u;
const PUTS = new RegExp(
  wordsListed(
    "put, add, pop, stick, throw, include, save, move, pack, packe, setz, setze, leg, lege, tu, fug, fuge, schieb, nimm, speicher, speichere, steck, mets, mettez, ajoute, ajoutez, range, enregistre, pon, ponla, ponlo, ponlas, ponlos, mete, metela, metelo, metelas, metelos, anade, anadela, anadelo, anadelas, anadelos, agrega, agregala, guarda, coloca, poe, adiciona, bota, inclui, inclua, daal, dal, daalo, dalo, rakho, rakh, make, create, start, mach, mache, erstell, erstelle, cree, creez, fais, crea, haz, hace, haceme, arma, armame, monta, cria, crie, faz, banao, bana",
  ),
  "u",
);
const ARTICLE =
  "(?:the|our|my|a|an|die|der|das|eine|einer|ne|unsere|meine|la|une|notre|ma|una|nuestra|mi|uma|nossa|minha)";
/** "A" alone is an article of English; "a la" says where to. */
const INTO = `(?:(?:in|into|on|onto|to|auf|zu|zur|dans|sur|en|na|no|numa|em|para|pra)\\s+(?:${ARTICLE}\\s+)?|a\\s+(?:la|una|nuestra|mi|uma|nossa|minha|notre)\\s+)(?:(?:new|neue|nouvelle|nueva|nova)\\s+)?`;
const END = `(?:\\s+(?:${anyListed("daal do, daal, dal do, add karo, add kar do, rakho, rakh do, please, pls, bitte, rein, hinzu, ein, dazu, packen, setzen, legen, aufnehmen, me, mein, mai, por favor, stp, svp")}))*\\s*[.!?]*$`;
const WITH = "\\s+(?:with|mit|avec|con|com|an mit)\\s+";
const LISTS: readonly RegExp[] = [
  // "In the list Summer", "dans la liste « Été »".
  new RegExp(`(?<!\\p{L})${INTO}${LIST}${NAMED}\\s+(?:an\\s+)?(?:${QUOTED}|${PLAIN})${END}`, "du"),
  // "In the summer list", "in die Sommerliste", "to our Ostern 2027 list".
  new RegExp(
    `(?<!\\p{L})(?:in|into|on|onto|to|auf)\\s+(?:the|our|my|die|unsere)\\s+(?:${QUOTED}|${PLAIN})[ -]?(?:list|liste|collection|sammlung)(?!\\p{L})`,
    "du",
  ),
  // "Summer list mein daal do".
  new RegExp(
    `(?<=(?:^|\\s|us|is|un|in)ko\\s+)(?:${QUOTED}|${PLAIN})\\s+(?:list|collection)\\s+(?:me|mein|mai)(?!\\p{L})`,
    "du",
  ),
  // "Make a list "Easter" with @a and @b".
  new RegExp(`(?<!\\p{L})${LIST}${NAMED}\\s+(?:an\\s+)?(?:${QUOTED}|${PLAIN})(?=${WITH}.*@)`, "du"),
];

const WHOM = "(?:[^,;!?]*?)";
const TAGS: readonly RegExp[] = [
  new RegExp(
    `(?<!\\p{L})(?:tag|label|mark|tagge|markier|markiere|kennzeichne|tague|marque|etiquette|etiqueta|marca|etiquete)\\s+${WHOM}\\s(?:as|als|comme|como|with|mit|avec|con|com)\\s+(?:${QUOTED}|${PLAIN})${END}`,
    "du",
  ),
  // "Tag early riser on @a", "put the tag vegan on her".
  new RegExp(
    `(?<!\\p{L})(?:the |den |das |le |la |l['’]|a |o )?(?:tag|label|schlagwort|etiquette|etiqueta)\\s+(?:${QUOTED}|${PLAIN})\\s+(?:on|onto|to|auf|bei|sur|a|en|na|no|em|pe|fur|for|para)\\s+(?:a |o |la |el |le )?@`,
    "du",
  ),
  // "Add the vegan tag to @a", "setz das Schlagwort vegan bei @a".
  new RegExp(
    `^\\s*(?:\\p{L}{1,6}[\\s,]+)?(?:add|put|set|give|stick|pop)\\s+(?:the |a )?(?:${QUOTED}|${PLAIN})\\s+(?:tag|label)\\s+(?:to|on|onto)\\s+@`,
    "du",
  ),
  // "Usko vegan tag karo", "gib ihr den Tag vegan".
  new RegExp(
    `(?<=(?:^|\\s|us|is|un|in)ko\\s+)(?:${QUOTED}|${PLAIN})\\s+(?:tag|label)\\s+(?:karo|kar do|lagao|laga do|do)${END}`,
    "du",
  ),
  // "Usko tag de do weekend", "tag her winter", "mets le tag été à @a".
  new RegExp(
    `(?<=(?:^|\\s|us|is|un|in)ko\\s+)(?:tag|label)\\s+(?:karo|kar do|de do|laga do|lagao)\\s+(?:${QUOTED}|${PLAIN})${END}`,
    "du",
  ),
  new RegExp(
    `^\\s*(?:\\p{L}{1,6}[\\s,]+)?(?:tag|tagge|tague|etiqueta|etiquete)\\s+(?:her|him|(?:them|those|these|sie|die|les|los|las|elas|eles|todas|todos)(?: all| both| alle| beide| tous| todos| todas)?|all|alle|ihn|la|le|lo|ela|ele|@\\S+)\\s+(?:${QUOTED}|${PLAIN})${END}`,
    "du",
  ),
  new RegExp(
    `(?<!\\p{L})(?:gib|give|pon|pone|donne|mets|da)\\s+${WHOM}\\s(?:den tag|das label|the tag|the label|le tag|la etiqueta|a etiqueta)\\s+(?:${QUOTED}|${PLAIN})${END}`,
    "du",
  ),
  // "Ponle la etiqueta vegano", "mets-lui l'étiquette …".
  new RegExp(
    `(?<!\\p{L})(?:ponl[ae]s?|poneles?|metele|agregale|mets[- ]lui|mettez[- ]lui|poe nel[ae]|coloca nel[ae])\\s+(?:la etiqueta|el tag|l['’]etiquette|le tag|a etiqueta|a tag)\\s+(?:${QUOTED}|${PLAIN})${END}`,
    "du",
  ),
];
/** "Can you put her in…?" orders, and any other question asks. */
const POLITE = new RegExp(
  `^\\s*${wordsListed("can you, could you, kannst du, konntest du, peux-tu, tu peux, puedes, podrias, pode, voce pode, kya tum, kya aap")}`,
  "u",
);

/** "Add @a as well", "pack noch @a dazu": said right after a list was saved, it is of that list. */
const ADDS = new RegExp(
  `^\\s*(?:${anyListed("and, und, et, y, e, aur, please, bitte")}\\s+)?${anyListed("put, add, pop, stick, throw, include, pack, packe, setz, leg, nimm, tu, fug, steck, mets, ajoute, rajoute, pon, mete, anade, agrega, coloca, poe, adiciona, bota, inclui")}\\s+(?:\\p{L}{1,9}\\s+){0,2}?@|@\\S+ (?:ko )?(?:bhi )?(?:daal do|daalo|add karo|add kar do)|^\\s*(?:\\p{L}{1,3}\\s+)?@\\S+ (?:${anyListed("auch, noch, auch noch, mit, too, as well, also, aussi, tambien, tambem, bhi, rein, dazu, drauf")}(?!\\p{L})\\s*)+[.!]*$`,
  "u",
);

/** The same of the list that the message before it saved; null where none was, or it says something else. */
export function addingTo(source: string, saved: string | null): Writing | null {
  const folded = foldInPlace(source.normalize("NFC"));
  if (saved === null || source.includes("?") || /\d/u.test(folded.replaceAll(/@\S+/gu, " "))) return null;
  return ADDS.test(folded) ? { is: "list", name: saved } : null;
}

/** What a message orders to be written; null where it writes nothing. */
export function writingIn(source: string): Writing | null {
  const text = source.normalize("NFC");
  const folded = foldInPlace(text);
  if (!GATE.test(folded) || (text.includes("?") && !POLITE.test(folded))) return null;
  const tag = nameOf(TAGS, text, folded);
  if (tag !== null) return { is: "tag", tag };
  const name = PUTS.test(folded) ? nameOf(LISTS, text, folded) : null;
  return name === null ? null : { is: "list", name };
}

/** "Add @ada to Winter favourites": to what has that name, where a list has it. */
const TO_NAME: readonly RegExp[] = [
  new RegExp(
    `^\\s*(?:\\p{L}{1,6}[\\s,]+)?(?:${anyListed("add, put, pop, stick, throw, pack, packe, setz, nimm, steck, ajoute, mets, pon, anade, agrega, mete, coloca, adiciona, bota, poe")})\\s+(?:(?:a|o|la|le)\\s+)?(?:@\\S+[\\s,]*(?:(?:and|und|et|y|e|aur)\\s+(?:(?:a|o)\\s+)?)?)+(?:${anyListed("to, into, in, onto, on, auf, zu, a, dans, sur, en, na, no, em, para, pra")})\\s+(?:(?:the|our|die|den|la|el|unsere|notre|nuestra|nossa)\\s+)?(?:${QUOTED}|${PLAIN})${END}`,
    "du",
  ),
];

/** The list of that name, where there is one; null where a message adds nobody to anything. */
export function addingByName(source: string): Writing | null {
  const text = source.normalize("NFC");
  const folded = foldInPlace(text);
  if (text.includes("?") || /\d\s?[%€$£₹]|[€$£₹]/u.test(text)) return null;
  const name = nameOf(TO_NAME, text, folded);
  const isName = name !== null && name.split(/\s+/u).length <= NAME_WORDS && !OF_PLAN.test(foldInPlace(name));
  return isName ? { is: "list", name, isOpen: true } : null;
}

/** Chosen by us. */
const NAME_WORDS = 5;
const OF_PLAN = new RegExp(
  wordsListed("plan, plans, plano, shortlist, it, campaign, kampagne, campagne, campana, campanha, brief"),
  "u",
);
