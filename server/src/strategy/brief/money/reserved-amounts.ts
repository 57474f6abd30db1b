import type { Money } from "@app/contract/money";
import type { Unmet } from "@app/contract/strategy/plan";
import { anyListed } from "#/language/dictionary.ts";
import type { BriefText } from "#/strategy/brief/brief-text.ts";
import { PERCENT, SCALE, readNumber } from "#/strategy/brief/numbers.ts";
import type { Stated } from "#/strategy/brief/stated.ts";
import { amountText } from "#/strategy/brief/wording.ts";
import { NUMBER } from "./creator-sizes.ts";
import { toMoney } from "./currencies.ts";
import { SIGNS } from "./currencies.ts";

/** What money is kept for that no creator gets. */
const KEPT_FOR =
  "bereits verplant, schon verplant, bereits ausgegeben, already committed, already planned, already spent, deja engage, deja engages, ya comprometido, ya comprometidos, ja comprometido, ja gasto, shoot, shoot ka, production ka, agency ka, ads ka, the photographer, a photographer, a video shoot, the shoot, your fee, your commission, your share, ihre agenturleistung, agenturleistung, ihre agentur, ihr honorar, votre fee, vos honoraires, votre commission, su fee, tu fee, nuestro fee, vuestro fee, su comision, vosso fee, seu fee, agency, the agency, our agency, agency fee, agency fees, our fee, my fee, management fee, our commission, service fee, production, production costs, product samples, samples, shipping, gifts, boosting, paid boosting, boosts, paid media, media spend, media, ads, ad spend, paid ads, contingency, buffer, photographer, agentur, unsere agentur, agenturhonorar, agenturfee, agenturprovision, agenturkosten, unser honorar, produktion, produktionskosten, produktmuster, muster, versand, versandkosten, puffer, reserve, werbeanzeigen, anzeigen, mediabudget, fotograf, agence, l'agence, notre agence, frais d'agence, nos honoraires, honoraires d'agence, commission, production, la production, frais de production, frais de prod, prod, echantillons, envoi, envois, frais d'envoi, publicite, sponsorisation, agencia, la agencia, nuestra agencia, fee de agencia, comision, honorarios, produccion, la produccion, gastos de produccion, muestras, envios, envio, publicidad, anuncios, pauta, agencia, a agencia, nossa agencia, taxa de agencia, comissao, producao, a producao, custos de producao, brindes, amostras, frete, impulsionamento, trafego pago, anuncios, agency ke liye, production ke liye, ads ke liye, boosting ke liye, samples ke liye, shipping ke liye, agency fees ke liye";
const OF_IT =
  "de ahi, of which, of that, of it, thereof, davon, hiervon, wovon, dont, de los cuales, de ellos, de eso, dos quais, desses, disso, sendo, jisme se, usme se, isme se";
const TAKEN =
  "incl., incl, including, inkl., inkl, inklusive, einschliesslich, minus, less, abzuglich, abzgl., abzgl, y compris, compris, moins, incluido, incluida, incluidos, incluye, menos, incluindo, incluso, inclui, com";
const ON_TOP =
  "and, und, et, y, e, plus, zzgl., zzgl, zuzuglich, excl., excl, exkl., exkl, excluding, exclusive, hors, en plus, mas, mais, alem de, aur";
const ABOUT =
  "max., max, about, ca., ca, etwa, rund, environ, unos, cerca de, a, an, the, unsere, our, nos, un, una, um, uma";
const FOR =
  "is already spent on, are already spent on, already spent on, is spent on, ist schon weg fur, sind schon weg fur, sont deja partis en, ya se gastaron en, ja foram para, is, are, is for, is our, goes to, goes into, reserved for, is reserved for, kept for, set aside for, gone on, spent on, for, of that is, of it is, of those are, of these are, of that is for, of it is for, of that for, geht an, gehen an, geht in, sind fur, ist fur, reserviert fur, fur, fur die, fur den, ist, pour, pour la, pour les, vont a, partis en, sont partis en, reserves pour, en, son, son para, es para, reservados para, van a, para, para la, para los, sao para, e para, reservados para, reservados p/, p/, para a, para as, vai para, vao para, of, de, d'";
const AMOUNT = `(?:(?:(${SIGNS})\\s?)?${NUMBER}(?:\\s?(?:${SIGNS})(?!\\p{L}))?(?!\\d|[.,]\\d|\\s*(?:${SCALE}|%))|(\\d{1,2})\\s?${PERCENT})`;
/** "Davon 2000 für die Agentur", "incl. 15 % agency fee", "plus 2k for production". */
const RESERVED = new RegExp(
  `(?:(?<!\\p{L})(?:${anyListed(OF_IT)}|(${anyListed(TAKEN)})|(${anyListed(ON_TOP)}))\\s+(?:${anyListed(ABOUT)}\\s+)?|(\\+)\\s?)?(?<![\\p{L}\\p{N}.,])${AMOUNT}\\s*(?:(?:${anyListed(FOR)})\\s*(?:${anyListed("the, die, den, das, la, le, les, el, los, a, o, as, os, l'")}\\s*)?)?(?<!\\p{L})${anyListed(KEPT_FOR)}(?!\\p{L})`,
  "gu",
);

const COSTS =
  "agency fee, agency fees, our fee, management fee, service fee, production costs, shipping costs, agenturhonorar, agenturfee, agenturkosten, agenturprovision, produktionskosten, versandkosten, frais d'agence, honoraires d'agence, frais de production, fee de agencia, gastos de produccion, gastos de envio, taxa de agencia, custos de producao";
/** "Agency fee: 1.5k": nobody says whether the budget holds it. */
const COST = new RegExp(
  `(?<!\\p{L})${anyListed(COSTS)}\\s*(?:[:=]|${anyListed("is, ist, est, es, e, of, von, de")}(?!\\p{L}))?\\s*${AMOUNT}`,
  "gu",
);
/** "5 000 sont partis en frais de prod": what is named beside it is what is left. */
const GONE = new RegExp(
  `(?<!\\p{L})${anyListed("gone, spent, partis, parti, weg, ausgegeben, gastados, gastado, gastos, foram, ja foram, nikal gaye, kharch")}(?!\\p{L})`,
  "u",
);
/** "Of which 20k is already spent on the shoot": what is left is less than what was named. */
const OF_THAT = new RegExp(`^${anyListed(OF_IT)}`, "u");
/** "Dont prod 12 000 €". */
const OF_COST = new RegExp(
  `(?<!\\p{L})(?:${anyListed(OF_IT)}|${anyListed("incl., incl, inkl., inkl")})\\s+${anyListed(KEPT_FOR)}\\s*:?\\s*${AMOUNT}`,
  "gu",
);
/** Money named before it, of which it may be a part. */
const MONEY_BEFORE = new RegExp(`(?:${SIGNS})\\s?\\d|\\d\\s?(?:${SCALE}|${SIGNS})`, "u");

/** Money of the budget that no creator gets, and money beside it. */
export interface Reserved {
  words: string;
  /** Null of a percentage. */
  value: number | null;
  percent: number | null;
  isOnTop: boolean;
  /** The amount right before it: "20.000 menos 18 %". */
  base: number | null;
}

/** "10.000 €, davon 2000 für die Agentur": taken out of the text before the amounts of the plan are read. */
export function takeReserved(text: BriefText): Reserved[] {
  const parts = text.all(RESERVED).flatMap((found): Reserved[] => {
    const [taken, top, plus, , digits, scale, percent] = found.groups;
    const isPart = /^\P{L}*\d/u.test(found.text) && taken === undefined;
    if (isPart && !MONEY_BEFORE.test(text.folded.slice(0, found.start))) return [];
    text.take(found);
    return [
      {
        words: text.spelling(found),
        value: percent === undefined ? readNumber(digits, scale) : null,
        percent: percent === undefined ? null : Number(percent),
        isOnTop: (top ?? plus) !== undefined || (GONE.test(found.text) && !OF_THAT.test(found.text)),
        base: baseOf(text.folded.slice(0, found.start)),
      },
    ];
  });
  const named = text.all(OF_COST).map((found): Reserved => {
    text.take(found);
    const [, digits, scale, percent] = found.groups;
    const share = percent === undefined ? null : Number(percent);
    const value = share === null ? readNumber(digits, scale) : null;
    return { words: text.spelling(found), value, percent: share, isOnTop: false, base: null };
  });
  const costs = text.all(COST).map((found) => {
    text.take(found);
    return { words: text.spelling(found), value: null, percent: null, isOnTop: true, base: null };
  });
  return [...parts, ...named, ...costs];
}

const BASE = new RegExp(`(?<![\\p{L}\\p{N}.,])${NUMBER}(?:\\s?(?:${SIGNS}))?\\s*$`, "u");

function baseOf(before: string): number | null {
  const [found, digits, scale] = BASE.exec(before) ?? [];
  return found === undefined ? null : readNumber(digits, scale);
}

/** What is kept of a budget that is named without it. */
export function keptAlready(reserved: Reserved): Reserved {
  return { ...reserved, isOnTop: true };
}

const ON_TOP_WHY = "It is paid beside the creators, and the plan spends nothing on it.";

/** The budget without what is kept of it, and a sentence for each. */
export function withoutReserved(reserved: readonly Reserved[], stated: Stated): Unmet[] {
  return reserved.map(({ words, value, percent, isOnTop, base }) => {
    const { budget } = stated;
    if (isOnTop || !budget) return { words, why: ON_TOP_WHY };
    const kept = keptOf(budget, value, percent);
    if (kept <= 0 || kept >= budget.amount) return { words, why: ON_TOP_WHY };
    // "16.400 EUR (20.000 menos 18% agencia)": what is left was named as well.
    const whole = base === null ? 0 : toMoney(base, budget.currency).amount;
    if (whole > 0 && isNear(budget.amount, whole - keptOf({ ...budget, amount: whole }, value, percent)))
      return { words, why: ON_TOP_WHY };
    stated.budget = { ...budget, amount: budget.amount - kept };
    return { words, why: `No creator gets it: the plan spends what is left, ${amountText(stated.budget)}.` };
  });
}

function isNear(one: number, other: number): boolean {
  return Math.abs(one - other) <= 0.01 * one;
}

/** In minor units of the budget. */
function keptOf(budget: Money, value: number | null, percent: number | null): number {
  if (percent !== null) return Math.round((budget.amount * percent) / 100);
  return toMoney(value ?? 0, budget.currency).amount;
}
