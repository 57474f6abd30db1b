import { anyListed } from "#/language/dictionary.ts";
import { foldInPlace } from "#/language/fold.ts";

/** Who is to look after creators, as typed. */
export interface OwnerSaid {
  is: "owner";
  owner: string;
  /** The piece of the message that says of whom. */
  whom: string;
  /** Who looks after them now, where all of somebody's are meant: "Lena's creators". */
  from: string | null;
}

const NAME = "(?<name>\\p{L}[\\p{L}'’.-]*(?:\\s\\p{L}[\\p{L}'’.-]*){0,2}?)";
const ONE_NAME = "(?<name>\\p{L}[\\p{L}'’.-]*?)";
const WHOM = "(?<whom>[^,;!?]{2,120}?)";
const END = `(?:\\s+(?:${anyListed("ab, weiter, bitte, please, pls, now, jetzt, maintenant, ahora, agora, instead, stp, svp, por favor")}))*\\s*[.!]*$`;
const LEAD = `^\\s*(?:(?:${anyListed("please, bitte, ok, okay, and, und, et, y, e, aur, can you, could you, kannst du, tu peux, peux-tu, puedes, podrias, pode, voce pode")})[\\s,]+)*`;
const PATTERNS: readonly RegExp[] = [
  // "Pass @lena on to Tom", "hand them over to Tom".
  `(?:${anyListed("hand, pass, give, assign, reassign, transfer")})\\s+${WHOM}\\s(?:(?:over|on|back)\\s)?to\\s${NAME}${END}`,
  `(?:${anyListed("make")})\\s+${NAME}\\s(?:the )?owner (?:of|for)\\s${WHOM}${END}`,
  `(?:put|let)\\s+${NAME}\\s(?:in charge of|take over|look after|handle)\\s${WHOM}${END}`,
  // "Gib @lena an Tom ab", "Tom übernimmt @lena".
  `(?:${anyListed("gib, gebt, ubergib, ubertrag, ubertrage, reich, reiche")})\\s+${WHOM}\\s(?:(?:wieder|bitte|doch|mal)\\s)*an\\s${NAME}${END}`,
  `${NAME}\\s(?:ubernimmt|betreut)\\s(?:ab (?:jetzt|sofort)\\s)?${WHOM}${END}`,
  `(?:${anyListed("confie, confiez, attribue, attribuez, transfere, transferez, passe, passez")})\\s+${WHOM}\\s(?:a|au)\\s${NAME}${END}`,
  `(?:${anyListed("asigna, asignale, asignales, asignalos, pasa, pasale, pasales, entrega, transfiere")})\\s+(?:a\\s)?${WHOM}\\s(?:a|al)\\s${NAME}${END}`,
  `(?:${anyListed("atribui, atribua, passa, passe, transfere, transfira, entrega, entregue")})\\s+(?:(?:a|o|as|os)\\s)?${WHOM}\\s(?:a|para|para o|para a|pra|pro|ao)\\s${NAME}${END}`,
  `${WHOM}\\s(?:ko\\s)?${ONE_NAME}\\sko\\s(?:${anyListed("de do, saunp do, saup do, assign kar do, assign karo, transfer kar do, transfer karo, de dena")})${END}`,
].map((pattern) => new RegExp(`${LEAD}${pattern}`, "du"));
const CREATORS = anyListed(
  "creators, creator, influencers, influencer, people, accounts, leute, createurs, creatrices, influenceurs, creadores, creadoras, criadores, criadoras, influenciadores, log, logon",
);
/** "Lena's creators", "die Creator von Lena", "Lena ke creators". */
const ALL_OF: readonly RegExp[] = [
  `^(?:(?:all|alle)\\s(?:of\\s)?)?${ONE_NAME}(?:['’]s|['’]|s)?\\s+(?:${CREATORS})$`,
  `^${NAME}\\s(?:ke|ki)\\s(?:(?:saare|sab)\\s)?(?:${CREATORS})$`,
  `^(?:(?:all|alle|all the|tous|toutes|todos|todas|the|die|les|los|las|os|as)\\s)*(?:${CREATORS})\\s(?:of|von|de|d['’]|da|do)\\s?${NAME}$`,
].map((pattern) => new RegExp(pattern, "du"));
/** What stands there is a thing, or points at somebody: no name. */
const NO_NAME = new RegExp(
  `^(?:${anyListed("the, a, an, our, my, me, us, him, her, them, it, this, that, all, der, die, das, den, dem, ein, eine, unser, unsere, mein, meine, mich, uns, ihn, sie, es, alle, le, la, les, un, une, notre, nos, mon, ma, moi, nous, lui, tous, el, los, las, una, nuestro, nuestra, mi, nosotros, todos, todas, o, os, as, um, uma, nosso, nossa, mim, nos, isko, usko, inko, unko, sabko, unhe, mujhe, hume, mera, hamare, list, liste, lista")})(?![\\p{L}])`,
  "u",
);

/** To whom a message hands creators over; null where it hands nobody over. */
export function ownerIn(source: string): OwnerSaid | null {
  const text = source.normalize("NFC").trim();
  const folded = foldInPlace(text);
  if (text.includes("?") || /\d/u.test(folded.replaceAll(/@\S+/gu, " "))) return null;
  for (const pattern of PATTERNS) {
    const { name, whom } = pattern.exec(folded)?.indices?.groups ?? {};
    if (!name || !whom) continue;
    const owner = text.slice(...name);
    const of = text.slice(...whom);
    if (NO_NAME.test(foldInPlace(owner))) continue;
    return { is: "owner", owner, whom: of, from: allOf(of) };
  }
  return null;
}

function allOf(whom: string): string | null {
  const folded = foldInPlace(whom);
  for (const pattern of ALL_OF) {
    const { name } = pattern.exec(folded)?.indices?.groups ?? {};
    const said = name ? whom.slice(...name) : "";
    if (said !== "" && !NO_NAME.test(foldInPlace(said))) return said;
  }
  return null;
}
