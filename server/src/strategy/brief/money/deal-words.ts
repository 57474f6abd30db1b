import { anyListed, patternOf, wordsListed } from "#/language/dictionary.ts";
import { CREATOR_WORDS } from "#/strategy/brief/brief-words.ts";
import { PERCENT } from "#/strategy/brief/numbers.ts";
import { MAX } from "#/strategy/brief/rules/rule-words.ts";
import { CURRENCY } from "#/language/money/currencies.ts";

const FEES =
  "fee, fees, rate, rates, price, prices, quote, honorar, gage, preis, tagessatz, cachet, tarif, prix, tarifa, precio, preco, cache, valor";
/** What somebody does who asks for money, takes it or agrees to it, and who pays it. */
const DEALS = [
  "do it for, does it for, did it for, works for, cost, costs, ask, asks, asked, charge, charges, charged, charging, takes, took, wants, wanted, accepts, accepted, agrees, agreed, says yes, said yes, fixed at, set at, booked at, booked for, confirmed at, quotes, quoted, demands, gets, receives, pay, paying",
  "macht es fur, macht das fur, wurde es fur, kostet, kosten, kostete, verlangt, verlangen, nimmt, will, wollte, bekommt, kriegt, fordert, akzeptiert, zugesagt, vereinbart, geeinigt, einigten, zahl, zahle, zahlt, zahlen, berechnet",
  "le fait pour, le ferait pour, coute, coutent, coutait, demande, demandent, prend, facture, veut, accepte, d'accord, touche, recoit, payer, paye, payez, paie, payons, convenu",
  "lo hace por, lo haria por, cuesta, cuestan, costara, cobra, cobran, pide, piden, quiere, acepta, acepto, aceptado, acordamos, acordado, paga, pagale, pagar, pagamos, recibe, cerramos, cerro",
  "faz por, faria por, custa, custam, cobram, pede, quer, aceita, aceitou, fechou, fechamos, combinou, combinamos, topou, pague, recebe",
  "leta, leti, lete, lega, legi, maan gaya, maan gayi, charge karta, charge karti, mangta, mangti, maang raha, maang rahi, bol raha, bol rahi, bola, boli, bata raha, bata rahi, maangta, maangti, de do, dena, dedo, lagega, lagenge",
].join(", ");
export const DEAL = new RegExp(wordsListed(`${FEES}, ${DEALS}`), "gu");

/** What a creator does for the money; a deal where pieces are named. */
export const MAKES = new RegExp(
  wordsListed(
    "does, makes, delivers, macht, liefert, fait, livre, hace, entrega, faz, karega, karegi, banata, banati",
  ),
  "gu",
);

export const GIVES = patternOf(
  wordsListed(
    "gives, give, grants, granted, includes, offers, throws in, adds, gibt, schenkt, gewahrt, raumt, donne, offre, inclut, cede, da, regala, incluye, ofrece, oferece, inclui, de raha, de rahi, deta, deti, dega, degi",
  ),
);
const FREE_WORDS =
  "for free, free of charge, free, no extra charge, no charge, gratis, kostenlos, umsonst, gratuit*, sans frais, gratuitement, de graca, sin cargo, sin coste, sem custo, free mein, muft, muft mein, included, inklusive";
export const FREE = patternOf(wordsListed(FREE_WORDS));

/** The money is of what is beside the pieces: "400 extra for 6 months of usage", "on top of his fee". */
const OF_FEE = `(?:\\s+(?:of|to|a|au|de|do|da|del|von|zum|zur|zu|as?)?\\s*(?:his|her|their|the|ihrem|ihrer|seinem|seiner|dem|der|son|sa|su|o|la|le|el)?\\s*${anyListed(`${FEES}, usual, regular`)}(?!\\p{L}))?`;
export const EXTRA = patternOf(
  `${wordsListed("extra, on top, more, additional, additionally, zusatzlich, obendrauf, obendrein, dazu, mehr, en plus, en sus, de plus, supplementaires, supplement, aparte, adicional, adicionales, mas, a mais, mais, alem, por fora, upar se, alag se")}${OF_FEE}`,
);
export const FLAT = patternOf(
  wordsListed(
    "flat, flat fee, flat rate, lump sum, pauschal, pauschale, als pauschale, all in, all inclusive, for everything, in all, in total, altogether, package, insgesamt, fur alles, forfait, forfaitaire, au forfait, au total, en tout, pour tout, fijo, fijos, cerrado, cerrados, a tanto alzado, en total, por todo, no total, fechado, fechados, fixo, fixos, por tudo, sab milake, total",
  ),
);
export const EACH = patternOf(
  wordsListed(
    "each, apiece, je, jeweils, chacun, chacune, l'un, cada uno, cada una, cada um, cada uma, cada",
  ),
);
/** One thing is told of all who are listed. */
export const OF_ALL = patternOf(
  wordsListed(
    "each, both, all, charge, cost, ask, je, jeweils, beide, kosten, verlangen, chacun, chacune, tous, coutent, demandent, cada, ambos, cuestan, cobran, piden, custam, cobram, dono, sab",
  ),
);
/** What is bought with the money right behind it, or right before it: "3 reels ke 2000". */
export const FOR_RIGHTS = patternOf(
  `^\\s*${anyListed("for, fur, pour, por, para, ke, ki, ke liye")}(?!\\p{L})`,
);
export const TO_WHOM = patternOf(
  `^[^\\p{L}]*(?:${anyListed("to, for, with, an, mit, fur, bei, a, avec, pour, chez, con, para, com, ao, a la")}\\s+(?:the )?)$`,
);
/** Money that is no fee of one: budgets, limits, and what all are to get. */
export const NO_DEAL = patternOf(
  `${wordsListed("budget*, presupuesto*, orcamento, why, warum, wieso, pourquoi, por que, everyone, everybody, alle, jeder, tous, todos, last year, letztes jahr, l'annee derniere, ano pasado, ano passado, pichle saal")}|(?<!\\p{L})(?:${CREATOR_WORDS})(?!\\p{L})`,
);
export const CAP = patternOf(
  `(?<!\\p{L})(?:${MAX}|under|below|less than|over|above|more than|unter|uber|weniger als|mehr als|moins de|plus de|menos de|mas de|menos que|mais de|abaixo de)(?!\\p{L})\\s*$`,
);
/** Behind a number without a currency: it counts something. */
export const COUNTS = patternOf(
  `^\\s*(?:${PERCENT}|[-–/]|(?!(?:per|pro|par|por|pelo|pela|pe|x|flat|for|fur|furs|pour|each|je|hai|he|mein|ke|a|an|ek|das|der|den|le|la|el|o|reel|video|story|post|short|maang\\p{L}*|bol\\p{L}*|leta|leti|lega|legi)(?!\\p{L})|${CURRENCY})\\p{L})`,
);
export const PERCENT_FEE = new RegExp(`(?<![\\p{N}.,])(\\d{1,3})\\s?${PERCENT}(?!\\p{L})`, "gu");
