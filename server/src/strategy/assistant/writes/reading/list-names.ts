import { anyListed } from "#/language/dictionary.ts";
import { foldInPlace } from "#/language/fold.ts";

/** How a list is called by whoever speaks of one, as pieces of patterns on folded text. */
export const LIST = "(?:list|liste|lista|collection|sammlung|kollektion|coleccion|colecao)";
export const NAMED = `(?:\\s+(?:called|named|namens|genannt|nommee|appelee|llamada|chamada|de nombre|(?:que|q) se (?:llame|llama|chame|chama)|qui s['’ ]appelle))?`;
export const QUOTED = '["“„«‘](?<quoted>[^"”“»’]{1,80})["”“»’]';
export const PLAIN = "(?<plain>[\\p{L}\\p{N}][\\p{L}\\p{N} &'’-]{0,60}?)";

/** "The shortlist" is the plan's, "the list, please" has no name, and no article is one. */
const NO_NAME = new RegExp(
  `^(?:${anyListed("short, long, black, white, block, wait, please, pls, too, also, as well, instead, now, again, bitte, auch, noch, mal, jetzt, rein, hinzu, dazu, stp, svp, aussi, maintenant, por favor, tambien, ahora, tambem, agora, do, karo, me, mein, there, dort, the, this, that, our, der, die, dieser, la, le, los, las, da, cette, esta, esa, essa")})$`,
  "u",
);
/** "Chai Two naam se": what says that it is a name is none of it. */
const NAMED_SO = new RegExp(`\\s+${anyListed("naam se, naam ki, naam wali, name se, name ki, naam")}$`, "u");
const OF = new RegExp(
  `^${anyListed("new, neue, neu, nouvelle, nueva, nova, of, for, von, fur, de, del, du, da, do, para, pour")}\\s+`,
  "u",
);

/** The name that one of the patterns finds, in the person's spelling: folding keeps the places. */
export function nameOf(patterns: readonly RegExp[], text: string, folded: string): string | null {
  for (const pattern of patterns) {
    const { quoted, plain } = pattern.exec(folded)?.indices?.groups ?? {};
    const place = quoted ?? plain;
    const said = place ? text.slice(place[0], place[1]).trim() : "";
    const own = said.slice(OF.exec(foldInPlace(said))?.[0].length ?? 0);
    const name = own.slice(0, NAMED_SO.exec(foldInPlace(own))?.index ?? own.length);
    if (name !== "" && !name.includes("@") && !NO_NAME.test(foldInPlace(name))) return name;
  }
  return null;
}
