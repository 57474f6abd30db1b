import { anyListed } from "#/language/dictionary.ts";
import { foldInPlace } from "#/language/fold.ts";
import { LIST } from "./reading/list-names.ts";
import type { Place } from "./reading/read-taking.ts";

const NOW = anyListed(
  "now, right now, at the moment, so far, all, exactly, still, jetzt, nun, noch, alles, denn, gerade, aktuell, maintenant, encore, ahora, todavia, ya, agora, ainda, ab, abhi",
);
/** A list and a campaign, as whoever speaks of one calls it. */
const CALLED: Readonly<Record<Place["kind"], string>> = {
  list: LIST,
  campaign: anyListed("campaign, kampagne, campagne, campana, campanha"),
};
const BEGIN = `^[\\s¿]*(?:${anyListed("and, so, ok, okay, und, also, et, alors, y, entonces, e, entao, aur, toh")}[\\s,]+)*`;
const END = `(?:[ ,]${NOW})*\\s*\\?*\\s*$`;
/** Who is in a place of a kind, and how many are. */
function askingFor(kind: Place["kind"]): { who: RegExp; howMany: RegExp } {
  const place = `(?:(?:the|this|that|our|der|dieser|unserer|die|la|cette|notre|esta|esa|nuestra|essa|nossa) )?${CALLED[kind]}`;
  const inIt = `(?: (?:in it|on it|in there|left|in ${place}|on ${place}|drin|drauf|da|ubrig|(?:auf|in) ${place}|dedans|dessus|(?:dans|sur) ${place}|dentro|ahi|en ella|en ${place}|nela|la|n?a ${place}|usme|isme))`;
  const who = [
    `who(?:['’]?s| is| are| do we have)(?: ${NOW})* (?:left|(?:(?:in|on) )?(?:it|there|${place}))(?: in it| on it| there)?`,
    `wer (?:ist|sind|steht|stehen|bleibt)(?: ${NOW})* (?:da drin|drin|drauf|dabei|darin|darauf|ubrig|da|(?:auf|in) ${place})`,
    `qui (?:y )?(?:est|sont|a-t-il|reste|restent)(?: ${NOW})*(?: (?:dedans|dessus|la-dedans|dans|(?:dans|sur) ${place}))?`,
    `(?:elle|${place}) contient qui`,
    `quien(?:es)? (?:esta|estan|hay|queda|quedan)(?: ${NOW})*(?: (?:dentro|ahi|alli|en ella|en ${place}))?`,
    `quem (?:esta|ta|estao|tao|tem|ficou|ficaram|sobrou|restou)(?: ${NOW})*(?: (?:dentro|la|nela|n?a ${place}))?`,
    `(?:ab )?(?:list|us list|usme|isme)(?: (?:me|mein))?(?: ${NOW})* kaun(?:[ -]kaun)?(?: hai)?`,
    `kaun(?:[ -]kaun)? hai (?:ab )?(?:list me(?:in)?|usme|isme)`,
    `(?:ab )?kaun(?:[ -]kaun)? (?:bacha|bache|reh gaya|reh gaye)(?: hai| hain)?`,
    `(?:ab|abhi) kaun(?:[ -]kaun)? (?:hai|hain)`,
  ];
  const howMany = [
    `how many(?: (?:creators|people|are|r|is|do we have))*(?: ${NOW})*${inIt}+`,
    `wie ?viele(?: sind| stehen| creator| leute)*(?: ${NOW})*${inIt}`,
    `combien (?:il )?(?:en )?(?:reste|restent|en reste-t-il)(?: ${NOW})*${inIt}?`,
    `combien (?:y )?(?:sont|en a)(?: ${NOW})*${inIt}`,
    `cuant[oa]s (?:quedan|(?:hay|son|estan)(?: ${NOW})*${inIt})(?: ${NOW})*${inIt}?`,
    `quant[oa]s (?:ficaram|sobraram|restam|restaram|(?:tem|sao|estao)(?: ${NOW})*${inIt})(?: ${NOW})*${inIt}?`,
    `(?:ab )?(?:usme |isme |list me )?kitne (?:log )?bache(?: hai| hain)?`,
    `(?:ab )?(?:usme|isme|list me) (?:ab )?kitne (?:log )?(?:hai|hain)`,
  ];
  return { who: whole(who), howMany: whole(howMany) };
}

function whole(ways: readonly string[]): RegExp {
  return new RegExp(`${BEGIN}(?:${ways.join("|")})${END}`, "u");
}

const ASKING = { list: askingFor("list"), campaign: askingFor("campaign") } as const;

/** "Who is in it now", "wie viele sind noch drin": of what the talk is about, asked by its name. */
export function withPlaceNamed(text: string, place: Place | null, hasPlan: boolean): string {
  const folded = foldInPlace(text.normalize("NFC"));
  // Where a plan was made last, it is of its creators.
  if (place === null) return hasPlan && ASKING.list.who.test(folded) ? "who is in the plan?" : text;
  const named = place.kind === "list" ? `the list ${place.name}` : `the campaign ${place.name}`;
  const { who, howMany } = ASKING[place.kind];
  if (who.test(folded)) return `who is in ${named}?`;
  return howMany.test(folded) ? `how many creators are in ${named}?` : text;
}

const THAT_TAG = new RegExp(
  `(?<!\\p{L})${anyListed("this, that, essa, esta, esa, cette, ce, diesen, dieses, dem, us, is")}\\s+${anyListed("tag, etiqueta, etiquette, schlagwort, label")}(?!\\p{L})`,
  "u",
);

/** "Quem tem essa tag", right after one was put on somebody. */
export function withTagNamed(text: string, tag: string | null): string {
  const said = tag === null ? null : THAT_TAG.exec(foldInPlace(text.normalize("NFC")));
  return said ? `${text.slice(0, said.index)}the tag ${tag}${text.slice(said.index + said[0].length)}` : text;
}
