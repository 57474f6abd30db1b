import { anyListed, lengthOf, patternOf, wordsListed } from "#/language/dictionary.ts";
import { changesOf } from "#/language/numbers/changes.ts";
import { CREATOR_WORDS } from "#/strategy/brief/brief-words.ts";
import { isFinal } from "./final-amounts.ts";
import { MAX } from "#/strategy/brief/rules/rule-words.ts";

/**
 * What an amount is: of the whole plan, the most that one creator may get in all, or that one piece may cost, a change of
 * the budget, or money that no plan spends: the price of a product, or what was spent before.
 */
export type AmountKind = "budget" | "perCreator" | "perPiece" | "more" | "less" | "other";

const ONE = "(?:per|pro|je|par|por|each|for each|cada|an?|une?|uma?|eine?n?|chaque|jede[rns]?|ek|har|har ek)";
const PERSON = `(?:${CREATOR_WORDS}|head|person|kopf|nase|tete|cabeza|cabeca)`;
const PIECE =
  "(?:reels?|posts?|videos?|story|stories|storys|shorts?|historias?|tiktoks?|carousels?|carrouse?ls?|karussells?|carruse?l(?:es)?|carrosse?l|carrosseis|lives?|pieces?|clips?|beitrag|beitrage|publi\\p{L}*)";
const AT_MOST = "(?:(?:max\\.?|maximal|maximum|hochstens|tops)\\s+)?";
/** "500 € le post", "a video": an article says as much as "per". */
const PER_PIECE = patternOf(
  `^\\s*${AT_MOST}(?:${ONE}|the|le|la|el|o|a|der|die|das|ka|ke|ki)\\s+(?:(?:yt|youtube|ig|insta|instagram|tiktok)\\s+)?${PIECE}(?!\\p{L})`,
);
/** "No more than £1.4k for anyone", "nich mehr als 12k an einen einzelnen". */
const ANYBODY =
  "for (?:anyone|anybody|any one|one)|to (?:anyone|anybody|any one|one)|an (?:einen )?einzelnen?|an eine[n]? (?:einzelne[n]?|creator)|fur einen|x (?:cabeza|perfil|cabeca)|cada quien|por cabeza|por cabeca|par tete|a cada un[oa]|kisi ko nahin?";
const STRETCH = "(?:month|year|week|monat|jahr|woche|mois|an|mes|ano|semana)\\p{L}*";
/** "500 € per nano creator"; "pro Brasil" and "pro Kampagne" are of the whole. */
const PER_CREATOR = patternOf(
  `^\\s*${AT_MOST}(?:${ONE}\\s+(?:${PERSON}|gesicht)(?!\\p{L})|(?:je|each|for each|cada)(?!\\p{L}|\\s+${STRETCH})|(?:per|pro|par|por)(?!\\p{L}|\\s+\\p{L})|(?:per|pro|par|por)\\s+(?:(?!${STRETCH})[\\p{L}\\d]+[\\s-]+){1,2}${PERSON}(?!\\p{L})|(?:chacun|chacune|chacuns|jeweils|apiece|cada un[oa]|cada uma?|pro nase)(?!\\p{L})|pp(?!\\p{L})|p\\.\\s?p\\.|(?:for|to) any (?:one|single) (?:of them|creator|person)|a quien sea|${ANYBODY}|se (?:zyada|upar) (?:koi(?: bhi)?|kisi ko(?: bhi)?) (?:nahin?|mat)(?!\\p{L}))`,
);
/** "3 reels at 500 € each": each of them. */
const PIECES_BEFORE = patternOf(
  `(?<!\\p{L})${PIECE}\\s+(?:(?:at|@|a|for|zu|zu je|je|fur|um|pour|por|max\\.?|maximal|hochstens|under|unter|up to|bis)\\s+)*$`,
);
/** "3 Reels je 400 €", "3 réels à 400 €": what each of them costs. */
const EACH_PIECE_BEFORE = new RegExp(
  `(?<!\\p{L})${PIECE}\\s+(?:${anyListed("je, jeweils, zu je, fur je, a, at, @, each, chacun, chacune")})\\s*$`,
  "u",
);
const creatorsThen = (words: string) =>
  patternOf(
    `(?:${CREATOR_WORDS})\\s+(?:(?:that|who|which|die|qui|que) )?(?:cost(?:s|ing)? |asking |asks? )?(?:${words})\\s*$`,
  );
/** "4 creators at 500 €" are booked at so much; those "under 500 €" ask less for a piece, as a search has it. */
const BOOKED_BEFORE = creatorsThen("at|@|a|zu(?: je)?|je");
/** "5 Creator in Wien je 400 €": so much for each of them. */
const EACH_BEFORE = patternOf(
  `(?<!\\p{L})(?:${CREATOR_WORDS})(?!\\p{L})[^.;!?\\n\\d\\u25ae]{0,40}(?<!\\p{L})(?:je|jeweils|each|chacun|cada uno|cada um)\\s*$`,
);
const ASKING_BEFORE = creatorsThen(
  "under|below|less than|up to|at most|unter|bis|hochstens|maximal|moins de|au plus|menos de|hasta",
);
/** "Only the ones under 1000", "nur die über 50k": of creators, and never what a plan may spend. */
const OF_THOSE = `(?<!\\p{L})${anyListed("the ones, those, ones, people, folks, ppl, whoever, diejenigen, jene, nur die, bloss die, nur solche, ceux, celles, solo los, solo las, los que, las que, aquellos, aquellas, so os, so as, apenas os, apenas as, somente os, somente as, os que, as que, aqueles, aquelas")}[\\s,]+(?:${anyListed("a, de, who, that, which, priced, charging, costing, charge, cost, ask, have, with, die, qui, mit, coutent, demandent, prennent, ont, avec, que, cobran, cuestan, piden, tienen, con, cobram, custam, pedem, tem, com")}\\s+)*`;
const THOSE_UNDER = patternOf(
  `${OF_THOSE}${anyListed("under, below, less than, up to, at most, cheaper than, unter, bis, hochstens, maximal, weniger als, billiger als, gunstiger als, sous, en dessous de, en-dessous de, au-dessous de, moins de, au plus, bajo, por debajo de, menos de, hasta, abaixo de, ate")}\\s*$`,
);
const THOSE_OVER = patternOf(
  `${OF_THOSE}${anyListed("over, above, more than, at least, from, uber, mehr als, mindestens, ab, plus de, au-dessus de, au dessus de, au moins, mas de, al menos, por encima de, mais de, acima de, pelo menos")}\\s*$`,
);
/** "Sirf 1000 se kam wale": the words stand behind. */
const WALE = "(?:\\s+(?:charge|lene|paise))?\\s+(?:wale|wala|wali|walon)(?!\\p{L})";
const THOSE_UNDER_AFTER = patternOf(`^\\s*se (?:kam|neeche|niche)${WALE}`);
const THOSE_OVER_AFTER = patternOf(`^\\s*se (?:zyada|jyada|upar)${WALE}`);
const NOBODY =
  "nobody|no ?one|none|niemand\\p{L}*|keine[rs]?|personne|aucun\\p{L}*|nadie|ningun\\p{L}*|ninguem|nenhum\\p{L}*|koi bhi";
export const LIMIT =
  "over|above|more than|uber|mehr als|plus de|[+] de|au[- ]dela de|mas de|por encima de|mais de|mais do que|mais que|mais q|mas que|acima de|se zyada|se upar";
const NOBODY_OVER = `(?<!\\p{L})(?:${NOBODY})\\s+(?:\\p{L}+\\s+){0,3}(?:${LIMIT})\\s*`;
/** "Ninguém leva mais de 2 mil": only money is taken. */
const PAID_BEFORE = patternOf(
  `(?<!\\p{L})(?:${NOBODY})\\s+(?:\\p{L}+\\s+){0,2}${anyListed("gets, earns, makes, paid, kriegt, bekommt, verdient, erhalt, touche, gagne, recoit, cobra, gana, lleva, leva, ganha, recebe, le, lega")}\\s+(?:${LIMIT})\\s*$`,
);
const NOBODY_BEFORE = patternOf(`${NOBODY_OVER}$`);
/** "Per reel at most 500 €", "story max €90", "keine Reels über 1.500", "reel ke liye 20 hazaar". */
const PIECE_CAP_BEFORE = patternOf(
  `(?<!\\p{L})(?:(?:${ONE}\\s+)?(?<!\\d\\s)(?:${PIECE}|historias?)\\s*:?\\s+(?:max\\.?|maximal|hochstens|at most|up to|au plus|maximum|maximo|como maximo|no maximo|bis(?: zu)?)|(?:${NOBODY}|no|kein|pas de|sin|sem)\\s+${PIECE}\\s+(?:${LIMIT})|(?:${ONE}\\s+)?${PIECE}\\s+(?:ke liye|ka|ke)(?:\\s+zyada se zyada)?)\\s*$`,
);
/** "Nobody over 500", "pro Kopf höchstens": the most that one may get. */
const CAP_BEFORE = patternOf(
  `(?:(?<!\\p{L})${ONE}\\s+${PERSON}\\s+(?:ko\\s+|ke liye\\s+)?(?:max\\.?|maximum|maximal|hochstens|at most|up to|no more than|au plus|au maximum|como maximo|maximo|no maximo|ate|zyada se zyada|bis(?: zu)?|nicht mehr (?:als|wie)|nich mehr (?:als|wie))\\s*|(?<!\\p{L})(?:cap|limit|ceiling|max\\.?|maximum|hochstens|maximal|obergrenze|limite|plafond|tope|teto|maximo)\\s+${ONE}\\s+${PERSON}\\s*(?:of|is|at|von|de|:|=)?\\s*|${NOBODY_OVER})$`,
);
const PRICE_CAP_BEFORE = patternOf(
  `${anyListed("price cap, cap at, cap of, capped at, capped of, preisobergrenze, obergrenze, plafond, tope, teto")}\\s*(?:of|von|de|is|:|=)?\\s*$`,
);

/** "Fee up to £200", "honorar max. 300": what one creator is paid. */
const FEE_BEFORE = patternOf(
  `(?<!\\p{L})${anyListed("fee, fees, honorar, honorare, gage, gagen, cachet, cachets, cache, tarifa, honorarios, remuneration")}\\s*:?\\s*(?:${MAX})\\s*$`,
);
/** "Koi bhi 2 lakh se zyada na le", "per head 40k se upar nahi": the words stand on both sides. */
const AROUND_BEFORE = patternOf(
  `(?<!\\p{L})(?:${anyListed("koi bhi, koi, kisi ko bhi, kisi ko")}|${ONE}\\s+${PERSON}(?:\\s+(?:ko|ka|ke liye))?)\\s*$`,
);
const AROUND_PERSON = patternOf(`(?<!\\p{L})${ONE}\\s+${PERSON}(?:\\s+(?:ko|ka|ke liye))?\\s*$`);
const AROUND_AFTER = patternOf(
  `^\\s*${anyListed("se zyada, se jyada, se upar, se jada")}\\s+(?:\\p{L}+\\s+)?${anyListed("na, nahi, nahin, mat")}(?!\\p{L})(?:\\s+${anyListed("le, lega, lena, dena, de, ho, hona, jaye")}(?!\\p{L}))?`,
);

/** What a budget is called, also where it is changed. */
export const BUDGET_THINGS = anyListed(
  "budget, budgets, presupuesto, presu, orcamento, verba, etat, money, geld, kohle, argent, enveloppe, dinero, dinheiro, paisa, total, campaign, kampagne, campagne, campana, campanha",
);
const CHANGES = changesOf(BUDGET_THINGS);
const MORE_BEFORE = patternOf(
  `(?:(?<!\\p{L}|au )${anyListed("another, additional, further, extra, plus, add, weitere*, zusatzlich*, noch, encore, otros, outros, mais")}|\\+)\\s*$`,
);
/** A dash that stands apart divides two thoughts; one at the number takes away. */
const LESS_BEFORE = patternOf(`(?:(?<!\\p{L})${anyListed("cut, save, minus, weniger")}\\s*|(?:^|\\s)-)$`);

/** "RRP 290 €", "our cleanser costs 29 €", "3,000 units at 49 €": what is sold for so much. */
const PRICED =
  "worth, retail, retail price, ladenpreis, valued at, im wert von, d'une valeur de, valorado en, valorada en, no valor de, rrp, msrp, uvp, pvp, retail at, retail for, retail price, retails at, retails for, retailing at, retailing for, priced at, sell at, sell for, sells at, sells for";
const SOLD_PIECE = "unit, units, bottle, bottles, piece, pieces, stuck, unite, unites, unidade, unidades";
const PRICE =
  "price, prices, unit price, list price, rate, rates from, prices from, preis, stuckpreis, verkaufspreis, ladenpreis, prix, prix public, precio, precios, preco, precos, daam";
/** "Price cap of 500", "price aside, 9,000": what limits a price, or goes on from it, names nothing that is sold. */
const CAPS =
  "cap, max, max., maximum, limit, maximal, hochstens, maximo, tope, teto, per, pro, par, por, je, then, dann, and, und, et, y, e, aside, with, mit, avec, con, com";
const SOLD_BEFORE = patternOf(
  `(?<!\\p{L})(?:${anyListed(PRICED)}|${anyListed(SOLD_PIECE)} ${anyListed("at, a, zu, for, fur")}|\\p{L}+ ${anyListed("kostet, costs, coute, cuesta, custa")}(?: ${anyListed("bei uns, chez nous, just, nur, only")})?|${anyListed(PRICE)}(?: (?!${anyListed(CAPS)}(?!\\p{L}))\\p{L}+){0,2})\\s*:?\\s*$`,
);
/** "₹20 ka packet", "3 € a bottle". */
const PACKED =
  "packet, pack, bottle, can, unit, box, stuck, flasche, dose, packung, boite, bouteille, botella, lata, caja, garrafa, caixa, pacote, paquet, pair, paar, paire, par, night, nacht, nuit, noche, noite, litre, liter, litro, ltr, l, kg, kilo, glas, tube, tubo, sachet, bag, beutel, tablet";
const SOLD_AFTER = patternOf(
  `^\\s*(?:${anyListed("ka, ke, ki, a, an, per, pro, je, die, der, das, the, la, le, el, o, por, par")}\\s+|/\\s?)${anyListed(PACKED)}(?!\\p{L})`,
);
/** "Last year we spent 31k", "the CPM was 12 €": what was, and what is measured. */
const PAST =
  "last year, last time, last month, last quarter, last campaign, letzte jahr, letztes jahr, letzten jahr, letzte mal, letztes mal, letzten mal, letzten monat, l'an derni*, l'annee derni*, ano pasado, ano passado, pichle saal, pichhle saal, spent, ausgegeben, depense, gastamos, cpm, tkp, cpe, cpc";
/** "Last year 31k, now 20k". */
const NOW =
  "now, this time, this year, jetzt, diesmal, dieses mal, dieses jahr, heuer, maintenant, cette fois, cette annee, ahora, esta vez, este ano, agora, desta vez, is baar, iss baar, ab";
const PAST_BEFORE = patternOf(
  `${wordsListed(PAST)}(?:(?!${wordsListed(NOW)})(?:[^.;!?\\n]|(?<=\\d)\\.(?=\\d)))*$`,
);
/** "1,5 million for the whole year" beside the budget of this plan. */
const FOR_A_YEAR =
  "for the year, pour l'annee, para el ano, para o ano, para todo el ano, saal ke liye, saal bhar ke liye, a year, per year, pro jahr, par an, al ano, por ano, fur jahr, furs jahr, fur ganze jahr, furs ganze jahr";
const YEARLY_AFTER = patternOf(
  `^[^.;\\n\\d]{0,30}(?:${wordsListed(FOR_A_YEAR)}|${wordsListed("whole, full, entire, ganze*, toute, todo, inteiro")} (?:the )?${anyListed("year, jahr, l'annee, el ano, o ano, ano")}(?!\\p{L}))`,
);

/** "Total £7,500", "24 thousand all in": the whole of it, whatever other money is named. */
const WHOLE =
  "total, totale, totalen, all in, budget, money, pot, total pot, pott, topf, geld, enveloppe, enveloppe globale, budget global, dinero, dinheiro, paisa, insgesamt, gesamt, zusammen, in summe, en tout, en total, no total, ao todo, presupuesto, orcamento, verba, spend, we have, wir haben, on a, nous avons, tenemos, temos, kul, pura";
const WHOLE_BEFORE = patternOf(
  `(?<!\\p{L})${anyListed(WHOLE)}\\s*(?:of|von|de|is|ist|est|es|e|:|=|nur|only|just|about|um die|ca\\.?|confirmed at|betragt)?\\s*$`,
);
const WHOLE_BEHIND =
  "total, all in, all inclusive, tout compris, todo incluido, tudo incluido, alles inklusive, overall, insgesamt, gesamt, zusammen, en tout, en total, no total, ao todo, brutto, netto, frei, tutto, is max, ist max, max, to spend, kul, ka budget, tops, hai budget, budget, of budget, de budget, de presupuesto, de verba, de orcamento, im topf, in the pot";
const WHOLE_AFTER = patternOf(`^\\s*(?:,-|\\.[-–])?\\s*\\(?(?:in )?${anyListed(WHOLE_BEHIND)}(?!\\p{L})`);

/** "No máximo 1.500 por criador": the words that make it the most for one. */
const MOST_BEFORE = patternOf(`(?<!\\p{L})(?:${MAX})\\s*$`);

/** Lengths of the words before and behind the most for one that mean nothing without it. */
export function capWords(before: string, after: string): { before: number; behind: number } {
  if (isAround(before, after)) {
    return { before: lengthOf(AROUND_BEFORE, before), behind: lengthOf(AROUND_AFTER, after) };
  }
  return {
    before:
      lengthOf(FEE_BEFORE, before) ||
      lengthOf(CAP_BEFORE, before) ||
      lengthOf(PIECE_CAP_BEFORE, before) ||
      lengthOf(THOSE_UNDER, before) ||
      lengthOf(MOST_BEFORE, before),
    behind: lengthOf(PER_PIECE, after) || lengthOf(PER_CREATOR, after) || lengthOf(THOSE_UNDER_AFTER, after),
  };
}

function isAround(before: string, after: string): boolean {
  return AROUND_BEFORE.test(before) && AROUND_AFTER.test(after);
}

/** "Nobody over 50k" may be said of followers as well. */
export function isOpenCap(before: string): boolean {
  return NOBODY_BEFORE.test(before);
}

/** "Per creator max 1 lakh" can be said of money only. */
export function isClearCap(before: string, after: string): boolean {
  return (
    PER_CREATOR.test(after) ||
    PER_PIECE.test(after) ||
    isOfPiece(before) ||
    FEE_BEFORE.test(before) ||
    PAID_BEFORE.test(before) ||
    (isAround(before, after) && AROUND_PERSON.test(before)) ||
    (CAP_BEFORE.test(before) && !NOBODY_BEFORE.test(before))
  );
}

/** Length of the words behind an amount that say that it is for a whole year, of which a plan may be a part. */
export function yearWords(after: string): number {
  return lengthOf(YEARLY_AFTER, after);
}

/** Whether folded words speak of a time that is over up to their end. */
export function isOfPast(before: string): boolean {
  return PAST_BEFORE.test(before);
}

/** "34.000 € statt der beantragten 50.000 €", "ignore his first mail, the 48k one": what holds no longer. */
const REPLACED_BEFORE = patternOf(
  `(?<!\\p{L})(?:${anyListed("instead of, rather than, statt, anstatt, anstelle von, au lieu de, en vez de, em vez de, ki jagah")}(?:\\s+\\p{L}+){0,2}|${anyListed("ignore, ignoriert, ignorier, vergesst, vergiss, forget, disregard, oubliez, oublie, olvida, olviden, esquece, esquecam, bhool ja")}[^.;\\n]{0,40})\\s*:?\\s*$`,
);
/** "@a too, but only if she comes down under 900": what is asked of one. */
const IF_OF_ONE = patternOf(
  `(?<!\\p{L})(?:${anyListed("if, wenn, falls, sofern, si, se, caso, agar")}\\s+${anyListed("she, he, they, er, sie, il, elle, ils, elles, ella, el, ellos, ela, ele, wo, woh")})\\s[^.;!?\\n]{0,40}$`,
);
/** "Her invoice of 1,450 is still open", "approvals above £10k": what is owed, and who may sign it. */
const OWED_BEFORE = patternOf(
  `(?<!\\p{L})(?:${anyListed("invoice, invoices, bill, rechnung, rechnungen, facture, factures, factura, facturas, fatura, faturas, bill amount")}(?: ${anyListed("of, over, for, uber, von, de, por, ka")})?|${anyListed("approvals, freigaben, genehmigungen, validations, aprobaciones, aprovacoes")}(?: (?:\\p{L}+ ){0,2}(?:${LIMIT}))?)\\s*:?\\s*$`,
);

/** By the folded words before and behind it. */
export function kindOf(before: string, after: string): AmountKind {
  if (!isFinal(before, after)) {
    const change = CHANGES.kindOf(before, after);
    if (change) return change;
    if (MORE_BEFORE.test(before) && !isBesideBarter(before, after)) return "more";
    if (LESS_BEFORE.test(before)) return "less";
  }
  if (
    SOLD_BEFORE.test(before) ||
    (SOLD_AFTER.test(after) && !isOfPiece(before)) ||
    PAST_BEFORE.test(before) ||
    YEARLY_AFTER.test(after) ||
    OWED_BEFORE.test(before) ||
    REPLACED_BEFORE.test(before) ||
    THOSE_OVER.test(before) ||
    THOSE_OVER_AFTER.test(after) ||
    IF_OF_ONE.test(before) ||
    isSideCost(before, after)
  )
    return "other";
  return capOf(before, after) ?? "budget";
}

/** "Barter + 150 each": what each one gets beside products adds nothing to the budget. */
function isBesideBarter(before: string, after: string): boolean {
  return /\+\s*$/u.test(before) && (PER_CREATOR.test(after) || PER_PIECE.test(after));
}

/** "Per head" limits all that one creator gets, "per reel" each piece. */
function capOf(before: string, after: string): "perCreator" | "perPiece" | null {
  if (PER_PIECE.test(after) || isOfPiece(before)) return "perPiece";
  if (PER_CREATOR.test(after)) return PIECES_BEFORE.test(before) ? "perPiece" : "perCreator";
  if (EACH_BEFORE.test(before)) return PIECES_BEFORE.test(before) ? "perPiece" : "perCreator";
  if (FEE_BEFORE.test(before) || isAround(before, after)) return "perCreator";
  if (CAP_BEFORE.test(before) || BOOKED_BEFORE.test(before)) return "perCreator";
  return ASKING_BEFORE.test(before) ||
    THOSE_UNDER.test(before) ||
    THOSE_UNDER_AFTER.test(after) ||
    PRICE_CAP_BEFORE.test(before)
    ? "perPiece"
    : null;
}

function isOfPiece(before: string): boolean {
  return PIECE_CAP_BEFORE.test(before) || EACH_PIECE_BEFORE.test(before);
}

/** Whether an amount is the most that one creator or piece may cost. */
export function isCap(kind: AmountKind): boolean {
  return kind === "perCreator" || kind === "perPiece";
}

/** "Travel costs 200 € per person": paid beside the fee. */
const SIDE_COST =
  "travel costs, travel cost, reisekosten, hotelkosten, spesen, expenses, frais de deplacement, frais de voyage, gastos de viaje, custos de viagem, buyout, buyouts, licence, license, licensing, lizenz, licence, licencia, licenca, whitelisting, usage, usage rights, seeding, product package, package, produktpaket, paket, warenwert, goodie bag, goodies, product value, shipping, versand, versandkosten, samples, muster, colis, envoi, echantillons, envio, envios, muestras, paquete, frete, amostras, brinde, brindes, kit, travel, train tickets, fahrtkosten, hotel";
const SIDE_BEFORE = patternOf(
  `(?<!\\p{L})${anyListed(SIDE_COST)}\\s*(?:of|von|de|is|ist|est|es|e|:|=|ca\\.?)?\\s*$`,
);
/** "300 € per person extra", "500 € pro Creator kommt oben drauf". */
const ON_TOP_AFTER = patternOf(
  `^\\s*(?:${ONE}\\s+${PERSON}|each|chacun|cada un[oa]|cada uma?)\\s+(?:(?:comes?|goes|is|are|kommt|kommen|geht|gehen)\\s+)?${anyListed("extra, on top, oben drauf, obendrauf, zusatzlich, aparte, en plus, en sus, a parte")}(?!\\p{L})`,
);

/** "200 per creator for the buyout", "50 € pro Kopf Seeding". */
const SIDE_AFTER = new RegExp(
  `^\\s*(?:${ONE}\\s+${PERSON}|each|chacun|cada un[oa]|cada uma?)\\s+(?:${anyListed("for, fur, pour, para, as, als, en, de")}\\s+)?(?:${anyListed("the, das, den, die, le, la, les, el, o, a, os, as")}\\s+)?${anyListed(SIDE_COST)}(?!\\p{L})`,
  "u",
);

/** Whether an amount is paid to each one beside the fee, so that it limits no fee. */
function isSideCost(before: string, after: string): boolean {
  return (
    ON_TOP_AFTER.test(after) ||
    SIDE_AFTER.test(after) ||
    (SIDE_BEFORE.test(before) && PER_CREATOR.test(after))
  );
}

/** Lengths of the words before and behind a side cost, or what holds no longer, that say what it is. */
export function sideWords(before: string, after: string): { before: number; behind: number } | null {
  const replaced = lengthOf(REPLACED_BEFORE, before);
  if (replaced > 0) return { before: replaced, behind: 0 };
  if (!isSideCost(before, after)) return null;
  const behind = ON_TOP_AFTER.exec(after) ?? SIDE_AFTER.exec(after) ?? PER_CREATOR.exec(after);
  return { before: lengthOf(SIDE_BEFORE, before), behind: behind?.[0].length ?? 0 };
}

const WHO = `(?:${CREATOR_WORDS}|influence|influencer marketing)`;
/** "£35.7k to spend w/ creators", "80.000 € für Creator", "18L goes to creators": what is left once all else is paid. */
const FOR_CREATORS = new RegExp(
  `^\\s*(?:(?:of it|of that|of which|of this|davon|dont|de eso|de ello|disso|isme se) )?(?:(?:to spend (?:w/|with|on)|to pay|(?:goes|go|left|remain\\p{L}*) (?:to|for)|for|fur|bleiben fur|pour|para|ke liye|pra)\\s+(?:the |die |les |los |as |os )?)?${WHO}(?!\\p{L})\\s*(?=$|[\\u25ae,.;:!?()\\n]|[-–]\\s)`,
  "u",
);
/** "$96,000 net of fees". */
const NET_OF = new RegExp(
  `^\\s*\\(?${anyListed("net, netto, neto, liquido, liquidos, net of fees, after fees, nach abzug, apres frais, hors frais, sin fee, sem taxa")}(?!\\p{L})`,
  "u",
);

/** How sure it is that an amount is what creators get. */
export const NET = 2;

/** Of several budgets the one that creators get: `NET` where words say so, 1 where it is net, and 0 of all others. */
export function netness(after: string): number {
  if (FOR_CREATORS.test(after)) return NET;
  return NET_OF.test(after) ? 1 : 0;
}

/** Whether words say that an amount is all that may be spent. */
export function isWhole(before: string, after: string): boolean {
  return WHOLE_BEFORE.test(before) || WHOLE_AFTER.test(after);
}
