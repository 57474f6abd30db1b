import type { BriefRule } from "@app/contract/strategy/plan";
import type { BriefText } from "#/strategy/brief/brief-text.ts";
import { rulesOfNobody } from "#/strategy/brief/left-out/exclusions.ts";
import type { ReadingContext } from "#/strategy/brief/reading/search-words.ts";
import { placeBefore } from "./named-place.ts";

const REST = "[^\\u25ae,;.:!?()\\n]*";
const BY_OTHERS = [
  "(?:bitte\\s+)?au(?:ss|ß)en\\s+vor",
  `(?:is|are|gets|is being)\\s+(?:already\\s+)?(?:handled|covered|done|managed|looked after|taken care of|served|run)\\s+(?:by|via|through|elsewhere|separately)${REST}`,
  "(?:is|belongs to)\\s+\\p{L}+['’]s(?:\\s+(?:job|turf|market|thing))?(?=\\s*(?:[,;.:!?)\\n]|$))",
  `(?:macht|ubernimmt|betreut|bespielt|bedient|lauft\\s+(?:uber|bei|separat))(?:\\s+(?:schon|bereits|ja))?\\s+(?:der|die|das|unsere?|den|ein|eine)\\s${REST}`,
  `wird\\s+(?:schon\\s+|bereits\\s+)?(?:vom?|von)\\s${REST}(?:gemacht|betreut|bedient|bespielt|abgedeckt|ubernommen)`,
  `est\\s+(?:deja\\s+)?(?:geree?|couverte?|traitee?|prise? en charge)\\s+(?:par|ailleurs)${REST}`,
  `(?:lo|la|los|las)\\s+(?:llevan?|hacen?|gestionan?|cubren?)\\s${REST}`,
  `(?:fica\\s+com|e\\s+com|ja\\s+e\\s+(?:feit[oa]|cobert[oa])\\s+(?:por|pel[oa]))\\s${REST}`,
  `(?:ko\\s+)?(?:dusri|dusra|doosri|koi aur|agency|distributor|team)\\s+(?:\\p{L}+\\s+)?(?:dekhti|dekhta|dekh rahi|dekh raha|sambhalti|sambhalta)\\s+hai`,
];
const ELSEWHERE = new RegExp(`(?<!\\p{L})(?:${BY_OTHERS.join("|")})`, "gu");

/** "Switzerland is handled by the distributor": where others are at work nobody is chosen. Taken out of the text. */
export function takeServedElsewhere(text: BriefText, context: ReadingContext): BriefRule[] {
  return text.all(ELSEWHERE).flatMap((found) => {
    const place = placeBefore(text, found.start, context);
    if (!place) return [];
    text.take({ start: place.span.start, end: found.end });
    return rulesOfNobody(place.read.chips);
  });
}
