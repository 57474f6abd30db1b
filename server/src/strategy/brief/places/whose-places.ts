import type { Unmet } from "@app/contract/strategy/plan";
import { anyListed, lengthOf, patternOf } from "#/language/dictionary.ts";
import { wordKey } from "#/language/fold.ts";
import { countriesNamed } from "#/language/places/countries.ts";
import type { BriefText, Span } from "#/strategy/brief/brief-text.ts";
import { PLACE_FIELDS } from "#/strategy/brief/filter-sets.ts";
import { readAsSearch } from "#/strategy/brief/reading/search-words.ts";
import type { ReadingContext } from "#/strategy/brief/reading/search-words.ts";
import { placeFrom } from "./named-place.ts";

const IN = "in, from, at, of, near, aus, bei, von, im, en, a, au, aux, de, du, des, do, da, di, em, no, na";
const LEAD = `(?:${anyListed(IN)}\\s+|d['’])(?:${anyListed("the, der, dem, den, la, le, les, el, los, o, os, as")}\\s+)?`;
const SENDERS =
  "agency, client, customer, office, hq, headquarters, shop, store, branch, agentur, kunde, kundin, kunden, buro, laden, geschaft, filiale, zentrale, agence, client, cliente, bureau, magasin, boutique, siege, agencia, oficina, tienda, sede, escritorio, loja, dukaan, dukan, shops, stores, branches, offices, gym, gyms, laden, geschafte, filialen, magasins, boutiques, tiendas, oficinas, gimnasio, gimnasios, lojas, academia";
const SENDER = new RegExp(
  `(?<!\\p{L})${anyListed(SENDERS)}\\s+(?:(?:is|are|based|located|sitzt|ist|base|bases|situe|est|esta|fica|hai|opens|opening|reopens|eroffnet|offnet|ouvre|ouvrira|abre|abrira)\\s+)*${LEAD}`,
  "gu",
);
/** "We sell in all of Europe", "verkauft wird in …": where there is something to buy. */
const SOLD = new RegExp(
  `(?<!\\p{L})${anyListed("we sell, we ship, we deliver, sold, selling, shipping, available, verkauft wird, wir verkaufen, verkaufen, vertrieben wird, wir liefern, geliefert wird, on vend, nous vendons, vendu, vendus, nous livrons, vendemos, se vende, se venden, distribuimos, exportamos, vende-se, bikta hai")}(?:\\s+(?!${anyListed("creators, creator, with, mit, and, und")}(?!\\p{L}))[\\p{L}'’-]+){0,3}?\\s+${LEAD}(?:${anyListed("all of, all over, all, whole, ganz, gesamt, toute, toda, todo, l'")}\\s*)?`,
  "gu",
);
/** "Office Gurgaon me hai". */
const SENDER_IN_HINDI = new RegExp(
  `(?<!\\p{L})${anyListed(SENDERS)}\\s+(?=(?:\\p{L}+\\s+){1,3}me(?:in)?\\s+hai(?!\\p{L}))`,
  "gu",
);
const SUBJECT = "we are, we're, wir sind, nous sommes, on est, somos, hum, humara, hamara";
const BASED_SUBJECTS =
  "we, we are, we're, i am, i'm, wir, wir sind, ich, ich bin, nous, nous sommes, on est, je suis, nosotros, estamos, somos, estoy, a gente, sou, estou, hum, main";
const BASED =
  "based, located, sitting, sit, headquartered, sitzen, sitze, ansassig, basiert, base, basee, bases, basees, installes, situes, ubicados, basados, con sede, localizados, sediados, com sede";
const OFFICES =
  "office, offices, hq, headquarters, head office, agency, buro, buros, zentrale, hauptsitz, sitz, agentur, bureau, bureaux, siege, agence, oficina, oficinas, sede, agencia, escritorio";
const OUR =
  "our, my, unser, unsere, mein, notre, mon, nuestra, nuestro, mi, nossa, nosso, o nosso, a nossa, humara, hamara";
/** "We are based in London", "our office in Madrid", "estamos en Sevilla": no creator is to be there for that. */
const AT_HOME = [
  new RegExp(
    `(?<!\\p{L})${anyListed(BASED_SUBJECTS)}\\s+(?:(?:all|alle|hier|here|todos|tous)\\s+)?${anyListed(BASED)}\\s+${LEAD}`,
    "gu",
  ),
  new RegExp(`(?<!\\p{L})${anyListed(SUBJECT)}\\s+${LEAD}`, "gu"),
  new RegExp(`(?<=^|[.!?;,\\n\\u25ae]\\s*)(?:nosotros |nos )?estamos\\s+${LEAD}`, "gu"),
  new RegExp(
    `(?<!\\p{L})${anyListed(OUR)}\\s+(?:\\p{L}+\\s+)?${anyListed(OFFICES)}\\s+(?:(?:is|are|based|located|sitzt|ist|liegt|est|situe|esta|fica)\\s+)*${LEAD}`,
    "gu",
  ),
];
/** "Hum Pune mein based hain". */
const AT_HOME_IN_HINDI =
  /(?<!\p{L})(?:hum|main|hamara office|humara office)\s+(?=\p{L}+\s+me(?:in)?\s+(?:based\s+)?h(?:ain|ai|oon|un)(?!\p{L}))/gu;
const ARTICLE = "a, an, the, ein, eine, das, une, un, la, le, una, uno, los, uma, um, ek";
const STOP =
  "in, from, looking, selling, making, launching, planning, searching, want, need, suchen, wollen, brauchen, planen, en, a, dans, cherchons, voulons, con, que, buscamos, queremos, em, procuramos, for, fur, pour, para, and, und, et, y, e";
/** "Somos un hotel en Cancún", "nous sommes une maison à Reims", "Gruß aus Zürich". */
const INTRODUCED = new RegExp(
  `(?<!\\p{L})${anyListed(SUBJECT)}(?:\\s+${anyListed(ARTICLE)}(?:\\s+(?!${anyListed(STOP)}(?!\\p{L}))[\\p{L}'’-]+){1,5})?\\s+${LEAD}`,
  "gu",
);
/** "Gruß aus Zürich", "un saludo desde Lisboa". */
const GREETED = new RegExp(
  `(?<!\\p{L})${anyListed("gruss, grusse, greetings, regards, cheers, saludo, saludos, abraco, abracos, cumprimentos, salutations, bises")}\\s+${anyListed("aus, from, desde, de, do, da")}\\s+`,
  "gu",
);
/** "Na sequência da reunião em Madrid". */
const MEETING = new RegExp(
  `(?<!\\p{L})${anyListed("meeting, call, workshop, kick-off, termin, besprechung, treffen, reunion, rendez-vous, reuniao, encontro, visita")}\\s+${LEAD}`,
  "gu",
);
const MADE =
  "made, manufactured, produced, grown, brewed, roasted, handmade, hergestellt, produziert, gefertigt, gebraut, gerostet, fabrique*, produit*, fabricad*, hech*, producid*, feit*, produzid*, banaya, banayi";
const ORIGIN = new RegExp(`(?<!\\p{L})${anyListed(MADE)}\\s+${LEAD}`, "gu");

const CUE = new RegExp(`(?<![\\p{L}'’])${LEAD}`, "gu");

const WHY_SENDER =
  "It tells where you or a client are, and other words where creators are to be. Say so if they may live there.";
const WHY_BASED =
  "It tells where you are, and not where creators are to be. Say so if they are to live there.";
const WHY_SOLD =
  "It tells where something is sold, and other words where creators are to be. Say so if they may live there.";
const WHY_ORIGIN = "It tells where something is made, and not where creators are to be.";

export interface PlacesOfOthers {
  unmet: Unmet[];
  /** Countries in which something is sold. */
  sold: string[];
}

/**
 * Places that are none of creators: where something is made, and where whoever writes or their client is or sells while
 * other words say where creators are to be, or that they may be anywhere. Taken out of the text and told.
 */
export function takePlacesOfOthers(
  text: BriefText,
  context: ReadingContext,
  isAnywhere: boolean,
): PlacesOfOthers {
  const origins = told(text, placesBehind(text, ORIGIN, context), WHY_ORIGIN);
  const greetings = told(text, placesBehind(text, GREETED, context), WHY_SENDER);
  const based = [...AT_HOME, AT_HOME_IN_HINDI].flatMap((words) =>
    told(text, placesBehind(text, words, context), WHY_BASED),
  );
  const senders = [SENDER, SENDER_IN_HINDI, INTRODUCED, MEETING].flatMap((words) =>
    placesBehind(text, words, context),
  );
  const sold = placesBehind(text, SOLD, context);
  const isElsewhere =
    isAnywhere ||
    (senders.length + sold.length > 0 &&
      text.besides([...senders, ...sold], () => holdsPlace(text, context)));
  if (!isElsewhere) return { unmet: [...origins, ...greetings, ...based], sold: [] };
  const elsewhere = [...told(text, senders, WHY_SENDER), ...told(text, sold, WHY_SOLD)];
  return {
    unmet: [...origins, ...greetings, ...based, ...elsewhere],
    sold: sold.flatMap(({ countries }) => countries),
  };
}

/** A place, or several in a row, behind words that say whose it is. */
interface OthersPlace extends Span {
  sort: string;
  countries: string[];
}

/** "In Leipzig, Dresden und Chemnitz": all places in a row. */
function placesFrom(text: BriefText, at: number, context: ReadingContext): OthersPlace | null {
  const place = placeFrom(text, at, context);
  if (!place) return null;
  const { span, read } = place;
  const next = span.end + lengthOf(NEXT_PLACE, text.readable.slice(span.end));
  const behind = placesFrom(text, next, context);
  // "Madrid, Spain": what a city is in is no other place of the row.
  const sort = read.chips[0]?.slot ?? "country";
  const others = behind?.sort === sort ? behind : null;
  const countries = [...(read.filters.country ?? []), ...(others?.countries ?? [])];
  return { start: span.start, end: others?.end ?? span.end, sort, countries };
}

const NEXT_PLACE = patternOf(`^\\s*(?:,|&|${anyListed("and, und, et, y, e, aur")})\\s+(?=\\p{Lu})`);

function placesBehind(text: BriefText, words: RegExp, context: ReadingContext): OthersPlace[] {
  return text.all(words).flatMap(({ start, end }) => {
    const places = placesFrom(text, end, context);
    return places ? [{ ...places, start }] : [];
  });
}

/** Whether what is left says where creators are. */
function holdsPlace(text: BriefText, context: ReadingContext): boolean {
  if (readAsSearch(text.rest, context).chips.some(({ slot }) => PLACE_FIELDS.has(slot))) return true;
  // Of a sentence with more in it, "the client wants only Holland", a search reads no place by its name alone.
  const names = text.rest.match(/(?<!\p{L})\p{Lu}[\p{L}-]+/gu) ?? [];
  if (names.some((name) => countriesNamed(wordKey(name)).length > 0)) return true;
  return text
    .all(CUE)
    .some(({ end }) => /^\p{Lu}/u.test(text.readable.slice(end)) && placeFrom(text, end, context) !== null);
}

function told(text: BriefText, spans: readonly Span[], why: string): Unmet[] {
  return spans.map((span) => {
    text.take(span);
    return { words: text.spelling(span), why };
  });
}
