import { anyListed, listed, wordsListed } from "#/language/dictionary.ts";
import { foldInPlace } from "#/language/fold.ts";
import { changesOf } from "#/language/numbers/changes.ts";
import { addDays } from "#/language/time/calendar.ts";
import { CREATOR_WORDS } from "#/strategy/brief/brief-words.ts";
import { withoutAsides } from "./asides.ts";
import { bareOrder, meaningOf } from "./order-words.ts";
import { COUNT, readCount } from "#/strategy/brief/numbers.ts";

/** What a plan has now, for what is ordered beside it. */
export interface Standing {
  flight: { from: string; to: string };
  /** As many as were asked for, or as are in it. */
  creators: number;
  /** That so many were asked for. */
  isCounted?: boolean;
  /** In whole units of its currency; null where none is known. */
  budget?: number | null;
}

const NUMBER = `(${COUNT}|an?|einen?|eine[rmsn]?|nen?|une?|uma?|una?|ek)`;
const PEOPLE = `(?:${CREATOR_WORDS}|person|personne|persona|pessoa|banda|bande|kopf|one|ones)`;
/** How many days a unit has. */
const DAYS: ReadonlyMap<string | undefined, number> = new Map([
  ...daysOf(7, "week, weeks, woche, wochen, semaine, semaines, semana, semanas, hafta, hafte"),
  ...daysOf(1, "day, days, tag, tage, tagen, jour, jours, dia, dias, din"),
  ...daysOf(30, "month, months, monat, monate, monaten, mois, mes, meses, mahina, mahine"),
]);
const UNIT = `(${[...DAYS.keys()].join("|")})`;
const DONE = `(?:\\s+(?:${anyListed("badha do, badhao, add karo, add kar do, daal do, daalo, jod do, le lo, chahiye, dazu, drauf, rein, please, bitte")}))*`;
const NO_PLACE =
  "(?!\\s+(?:from|aus|de|do|da|del|in|en|em|se|who|die|que|qui|with|mit|con|com|avec)(?!\\p{L}))";
const MORE = anyListed(
  "more, extra, additional, further, mehr, weitere*, zusatzlich*, de plus, en plus, mas, a mais, mais, aur, zyada, dazu, rauf, drauf",
);
/** "Nur noch zwei" is two in all; "mas" and "mais" are "but" as well. */
const MORE_BEFORE = `(?<!(?:nur|only|que|plus que) )(?:${anyListed(
  "another, add another, add, noch, nochmal, encore, rajoute, ajoute, otro, otra, anade, agrega, outro, outra, adiciona, plus",
)}|mais(?= (?:uma? |(?:\\p{L}+|\\d+) (?:criador|pessoa|semana|dia|mes)))|mas(?= una? ))`;
const ANOTHER = anyListed("another, another whole, otra, otro, outra, outro");
const LESS = anyListed("fewer, less, weniger, de moins, en moins, menos, a menos, kam");
const WORD = (pattern: string) => new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, "u");

/** Of people by a number beside their name, and by one that stands apart: "Creator um 2 reduzieren". */
const OF_PEOPLE = changesOf(
  `(?:(?:number|count|zahl|anzahl|nombre|numero)\\s+(?:(?:of|der|an|von|de|des|d['’]|los|dos)\\s*)*)?${PEOPLE}`,
);
const SO_MANY = `${NUMBER}\\s+${PEOPLE}${NO_PLACE}`;
const APART = `(?=[^\\n]*${PEOPLE})`;
const A_FEW = `(\\d{1,2}(?!\\d|[.,]\\d|\\s*(?:%|k(?!\\p{L})|\\p{Sc}))|(?!\\d)${COUNT})(?!\\s+(?:\\p{L}+\\s+)?${PEOPLE})`;

interface Counted {
  pattern: RegExp;
  /** How many there are then, of how many there are and the number that was said. */
  of: (now: number, said: number) => number;
}

const COUNTED: readonly Counted[] = [
  { pattern: WORD(`${NUMBER}\\s+${MORE}\\s+${PEOPLE}${NO_PLACE}${DONE}`), of: sum },
  { pattern: WORD(`${NUMBER}\\s+${PEOPLE}\\s+${MORE}${DONE}`), of: sum },
  { pattern: WORD(`${MORE_BEFORE}\\s+${NUMBER}\\s+${PEOPLE}${NO_PLACE}${DONE}`), of: sum },
  {
    pattern: WORD(`aur\\s+${NUMBER}\\s+${PEOPLE}\\s+(?:badha|add|daal|jod)(?:o|\\s+\\p{L}+)?${DONE}`),
    of: sum,
  },
  { pattern: WORD(`(?:${ANOTHER})()\\s+${PEOPLE}${NO_PLACE}${DONE}`), of: sum },
  {
    pattern: WORD(`${NUMBER}\\s+(?:${LESS}\\s+${PEOPLE}|${PEOPLE}\\s+${LESS})`),
    of: less,
  },
  { pattern: WORD(`(?:${OF_PEOPLE.more(SO_MANY)})`), of: sum },
  { pattern: WORD(`${APART}(?:${OF_PEOPLE.more(A_FEW)})`), of: sum },
  { pattern: WORD(OF_PEOPLE.upTo(A_FEW)), of: (_, said) => said },
  { pattern: WORD(`(?:${OF_PEOPLE.less(SO_MANY)})`), of: less },
  { pattern: WORD(`${APART}(?:${OF_PEOPLE.less(A_FEW)})`), of: less },
  {
    pattern: WORD(
      `(?:${anyListed("twice as many, twice the, double the, doppelt so viele, die doppelte zahl, doppelt so viel, le double de, deux fois plus de, el doble de, o dobro de, dugne, dugna, double")})\\s+${PEOPLE}`,
    ),
    of: (now) => 2 * now,
  },
  {
    pattern: WORD(
      `(?:${anyListed("half the, half as many, halb so viele, die halfte der, deux fois moins de, la moitie des, la mitad de los, la mitad de, metade dos, metade das, aadhe")})\\s+${PEOPLE}`,
    ),
    of: (now) => Math.round(now / 2),
  },
];

const OF_TIME = changesOf(
  "flight|campaign|run|duration|length|end|laufzeit|dauer|zeitraum|kampagne|ende|duree|campagne|periode|fin|duracion|campana|duracao|campanha|periodo|fim|prazo",
);
/** Of what is licensed, and not of the flight. */
const NO_RIGHT =
  "(?!\\s+(?:(?:of|de|d['’]|von|an|ka|ke|ki)\\s*)?(?:\\p{L}+\\s+)?(?:usage|use|rights?|exclusiv\\p{L}*|exklusiv\\p{L}*|nutzung\\p{L}*|rechte|utilisation|droits?|derechos?|uso|direitos?|whitelisting|buyout|licen\\p{L}*|lizenz\\p{L}*))";

const LATER = "later, spater, nach hinten, plus tard, mas tarde, mais tarde, depois, despues, baad";
const EARLIER = "earlier, sooner, fruher, plus tot, antes, mais cedo, mas pronto, pehle";
const LONGER = "longer, more, extra, langer, mehr, de plus, en plus, mas, a mais, aur";
const SHORTER = "shorter, less, fewer, kurzer, weniger, de moins, en moins, menos, a menos, kam";
const PUSH =
  "push, delay, postpone, shift, move, verschieb*, schieb*, decale*, repousse*, reporte*, retrasa*, aplaza*, pospon*, adia*, atrasa*, empurra*";
const PULL = "bring forward, pull forward, zieh vor, avance*, adelanta*, antecipa*";
const STARTS =
  "start, starts, starting, begin, starten, anfangen, beginnen, los, commence*, demarre*, empieza*, empezar, comeca*, shuru";
const WHAT =
  "(?:\\s+(?:it|that|the|das|den|die|alles|le|la|les|tout|el|los|lo|todo|o|os|a|ce|flight|start|begin|campaign|kampagne|campagne|campana|campanha|lancement|lanzamiento|lancamento|everything|by|um|de|d['’]|en|por|em|back|out))*\\s*(?:d['’])?";

const SO_LONG = `${NUMBER}\\s+${UNIT}${NO_RIGHT}`;

interface Moved {
  pattern: RegExp;
  from: number;
  to: number;
}

const MOVED: readonly Moved[] = [
  {
    pattern: WORD(
      `(?:(?:${anyListed(STARTS)})\\s+)?${NUMBER}\\s+${UNIT}\\s+${anyListed(LATER)}(?:\\s+(?:${anyListed(STARTS)}))?(?:\\s+karo)?`,
    ),
    from: 1,
    to: 1,
  },
  {
    pattern: WORD(
      `(?:(?:${anyListed(STARTS)})\\s+)?${NUMBER}\\s+${UNIT}\\s+${anyListed(EARLIER)}(?:\\s+(?:${anyListed(STARTS)}))?(?:\\s+karo)?`,
    ),
    from: -1,
    to: -1,
  },
  {
    pattern: WORD(`${anyListed(PUSH)}${WHAT}${NUMBER}\\s+${UNIT}(?:\\s+(?:back|out|nach hinten))?`),
    from: 1,
    to: 1,
  },
  { pattern: WORD(`${anyListed(PULL)}${WHAT}${NUMBER}\\s+${UNIT}`), from: -1, to: -1 },
  { pattern: WORD(`(?:${OF_TIME.more(SO_LONG)})`), from: 0, to: 1 },
  { pattern: WORD(`(?:${OF_TIME.less(SO_LONG)})`), from: 0, to: -1 },
  { pattern: WORD(`${NUMBER}\\s+${UNIT}\\s+${anyListed(SHORTER)}`), from: 0, to: -1 },
  { pattern: WORD(`${NUMBER}\\s+${UNIT}\\s+${anyListed(LONGER)}`), from: 0, to: 1 },
  {
    pattern: WORD(`${NUMBER}\\s+${anyListed("more, mehr, weitere*, extra, aur")}\\s+${UNIT}`),
    from: 0,
    to: 1,
  },
  { pattern: WORD(`${MORE_BEFORE}\\s+${NUMBER}\\s+${UNIT}${NO_RIGHT}`), from: 0, to: 1 },
  {
    pattern: WORD(`(?:${ANOTHER})()\\s+${UNIT}`),
    from: 0,
    to: 1,
  },
];
/** "Let it end on the 24th": of the month in which it ends now. */
const ENDS_ON = new RegExp(
  `^\\s*(?:(?:let|make|have|lass|lasse|mach|fais|haz|faz|que|it|es|das|le|lo|so|just) )*(?:${anyListed(
    "end, ends, ending, finish, stop, enden, endet, ende, aufhoren, schluss, finir, finit, finis, termine, fin, acabar, acaba, acabe, termina, terminar, terminalo, acabalo, khatam karo",
  )})(?: (?:it|on|the|am|zum|le|el|o|dia|no|em))* (\\d{1,2})(?:st|nd|rd|th|\\.)?[\\s.!]*$`,
  "u",
);
/** The end alone is meant. */
const END = new RegExp(
  `(?<!\\p{L})${anyListed("end, ends, ending, ende, endet, fin, finit, final, termina*, acaba*, khatam")}(?!\\p{L})`,
  "u",
);
const SAME_LENGTH = new RegExp(
  `[\\s,;.]*${wordsListed("dauer, die dauer, lange, laufzeit, length, the length, duration, duree, la duree, duracion, la duracion, duracao, a duracao")}[^,.;]{1,30}?${wordsListed("bleibt, bleiben, stay, stays, same, gleich, reste, sigue, queda, fica, mantem")}[^,.;]*`,
  "u",
);

/**
 * "One more creator", "start a week later" as what it comes to beside what there is; any other text as it is. What it
 * comes to stands in a line of its own.
 */
export function withStanding(source: string, standing: Standing): string {
  const text = numberMeant(source.normalize("NFC"), standing);
  const folded = foldInPlace(text);
  const ending = ENDS_ON.exec(foldInPlace(withoutAsides(text)));
  if (ending) {
    const to = `${standing.flight.to.slice(0, 8)}${(ending[1] ?? "").padStart(2, "0")}`;
    const isDay = to >= standing.flight.from && addDays(to, 0) === to;
    if (isDay) return `\nfrom ${standing.flight.from} to ${to}\n`;
  }
  for (const { pattern, of } of COUNTED) {
    const match = pattern.exec(folded);
    if (!match) continue;
    const many = of(standing.creators, numberOf(saidIn(match)[0]));
    return many > 0 ? replaced(text, match, `${many} creators`) : source;
  }
  for (const { pattern, from, to } of MOVED) {
    const match = pattern.exec(folded);
    if (!match) continue;
    const [number, unit] = saidIn(match);
    const days = numberOf(number) * (DAYS.get(unit) ?? 0);
    const isEnd = END.test(folded);
    const flight = {
      from: addDays(standing.flight.from, isEnd ? 0 : from * days),
      to: addDays(standing.flight.to, to * days),
    };
    if (flight.to < flight.from) return text;
    return withoutSameLength(replaced(text, match, `from ${flight.from} to ${flight.to}`));
  }
  return text;
}

/**
 * "Ok mach 7" of 6,000 € is 7,000: a number alone is of the creators that were counted, else thousands of the money. "Only
 * 3" are fewer creators than there are.
 */
function numberMeant(text: string, { creators, isCounted = false, budget = null }: Standing): string {
  const number = /^\d{1,3}$/u.exec(meaningOf(bareOrder(text)).replace(ONLY, "").trim())?.[0];
  if (number === undefined || text.includes("?")) return text;
  const folded = foldInPlace(text);
  // "8 creators kar do" is no money.
  if (NAMES_PEOPLE.test(folded)) return text;
  const isFewer = ONLY.test(folded) && Number(number) < creators;
  if (isFewer || (isCounted && isNear(Number(number), creators))) return `${number} creators`;
  const thousands = Number(number) * THOUSAND;
  return budget !== null && isNear(thousands, budget) ? `budget ${thousands}` : text;
}

const NAMES_PEOPLE = WORD(PEOPLE);
const ONLY = new RegExp(
  wordsListed(
    "only, just, nur, bloss, seulement, uniquement, solo, solamente, so, apenas, somente, sirf, bas",
  ),
  "u",
);
const THOUSAND = 1000;
/** Nobody asks for more than so many times of what there is. Chosen by us. */
const NEAR = 3;

function isNear(said: number, now: number): boolean {
  return said <= now * NEAR && said >= now / NEAR;
}

function replaced(text: string, { 0: words, index }: RegExpExecArray, order: string): string {
  return `${text.slice(0, index)}\n${order}\n${text.slice(index + words.length)}`;
}

function withoutSameLength(text: string): string {
  const match = SAME_LENGTH.exec(foldInPlace(text));
  return match ? text.slice(0, match.index) + text.slice(match.index + match[0].length) : text;
}

/** What the groups of the alternative that fits found. */
function saidIn([, ...groups]: RegExpExecArray): (string | undefined)[] {
  return groups.filter((group) => group !== undefined);
}

/** Where no number is said, it is one. */
function numberOf(words: string | undefined): number {
  return readCount(words) || 1;
}

function daysOf(days: number, words: string): [unit: string, days: number][] {
  return listed(words).map((unit) => [unit, days]);
}

function less(now: number, said: number): number {
  return now - said;
}

function sum(now: number, said: number): number {
  return now + said;
}
