import type { Unmet } from "@app/contract/strategy/plan";
import { anyListed } from "#/language/dictionary.ts";
import type { BriefText, Span } from "#/strategy/brief/brief-text.ts";
import { readAsSearch } from "#/strategy/brief/reading/search-words.ts";
import type { ReadingContext } from "#/strategy/brief/reading/search-words.ts";
import { placeFrom } from "./named-place.ts";

const PLACES: ReadonlySet<string> = new Set(["country", "region", "city"]);
const IN = "in, from, at, of, near, aus, bei, von, im, en, a, au, aux, de, du, des, do, da, di, em, no, na";
const LEAD = `(?:${anyListed(IN)}\\s+|d['’])(?:${anyListed("the, der, dem, den, la, le, les, el, los, o, os, as")}\\s+)?`;
const SENDERS =
  "agency, client, customer, office, hq, headquarters, shop, store, branch, agentur, kunde, kundin, kunden, buro, laden, geschaft, filiale, zentrale, agence, client, cliente, bureau, magasin, boutique, siege, agencia, oficina, tienda, sede, escritorio, loja, dukaan, dukan";
const SENDER = new RegExp(
  `(?<!\\p{L})${anyListed(SENDERS)}\\s+(?:(?:is|are|based|located|sitzt|ist|base|bases|situe|est|esta|fica|hai)\\s+)*${LEAD}`,
  "gu",
);
const SUBJECT = "we are, we're, wir sind, nous sommes, on est, somos, hum, humara, hamara";
const ARTICLE = "a, an, the, ein, eine, das, une, un, la, le, una, uno, los, uma, um, ek";
const STOP =
  "in, from, looking, selling, making, launching, planning, searching, want, need, suchen, wollen, brauchen, planen, en, a, dans, cherchons, voulons, con, que, buscamos, queremos, em, procuramos, for, fur, pour, para, and, und, et, y, e";
/** "Somos un hotel en Cancún", "nous sommes une maison à Reims", "Gruß aus Zürich". */
const INTRODUCED = new RegExp(
  `(?<!\\p{L})${anyListed(SUBJECT)}(?:\\s+${anyListed(ARTICLE)}(?:\\s+(?!${anyListed(STOP)}(?!\\p{L}))[\\p{L}'’-]+){1,5})?\\s+${LEAD}`,
  "gu",
);
/** "Gruß aus Zürich", "un saludo desde Lisboa". */
const GREETED =
  /(?<!\p{L})(?:gru(?:ss|ß)e?|greetings|regards|cheers|saludos?|abracos?|cumprimentos|salutations|bises)\s+(?:aus|from|desde|de|do|da)\s+/gu;
/** "Na sequência da reunião em Madrid". */
const MEETING = new RegExp(
  `(?<!\\p{L})${anyListed("meeting, call, workshop, kick-off, termin, besprechung, treffen, reunion, rendez-vous, reuniao, encontro, visita")}\\s+${LEAD}`,
  "gu",
);
const MADE =
  "made, manufactured, produced, grown, brewed, roasted, handmade, hergestellt, produziert, gefertigt, gebraut, gerostet, fabrique*, produit*, fabricad*, hech*, producid*, feit*, produzid*, banaya, banayi";
const ORIGIN = new RegExp(`(?<!\\p{L})${anyListed(MADE)}\\s+${LEAD}`, "gu");

const WHY_SENDER =
  "It tells where you or a client are, and other words where creators are to be. Say so if they may live there.";
const WHY_ORIGIN = "It tells where something is made, and not where creators are to be.";

/**
 * Places that are none of creators: where something is made, and where whoever writes or their client is while other
 * words say where creators are to be. Taken out of the text and told.
 */
export function takePlacesOfOthers(text: BriefText, context: ReadingContext): Unmet[] {
  const origins = told(text, placesBehind(text, ORIGIN, context), WHY_ORIGIN);
  const greetings = told(text, placesBehind(text, GREETED, context), WHY_SENDER);
  const senders = [SENDER, INTRODUCED, MEETING].flatMap((words) => placesBehind(text, words, context));
  const isElsewhere = senders.length > 0 && text.besides(senders, () => holdsPlace(text, context));
  return [...origins, ...greetings, ...(isElsewhere ? told(text, senders, WHY_SENDER) : [])];
}

function placesBehind(text: BriefText, words: RegExp, context: ReadingContext): Span[] {
  return text.all(words).flatMap(({ start, end }) => {
    const place = placeFrom(text, end, context);
    return place ? [{ start, end: place.span.end }] : [];
  });
}

/** Whether what is left says where creators are. */
function holdsPlace(text: BriefText, context: ReadingContext): boolean {
  return readAsSearch(text.rest, context).chips.some(({ slot }) => PLACES.has(slot));
}

function told(text: BriefText, spans: readonly Span[], why: string): Unmet[] {
  return spans.map((span) => {
    text.take(span);
    return { words: text.spelling(span), why };
  });
}
