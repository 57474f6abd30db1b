import { anyListed, anyOf, patternOf, wordsListed } from "#/language/dictionary.ts";
import { ANY_MONTH } from "#/language/time/calendar.ts";
import { ANY_NAMED_DAY } from "#/language/time/named-days.ts";
import { ANY_STRETCH, STRETCH_WORDS } from "#/language/time/stretches.ts";
import { FILLER_WORDS } from "#/strategy/brief/brief-words.ts";
import { SCALE } from "#/language/numbers/scales.ts";
import { CURRENCY } from "#/language/money/currencies.ts";

const DAYS = new RegExp(`(?<!\\p{L})(?:${ANY_NAMED_DAY})(?:['’]s)?(?!\\p{L})`, "gu");
/** "Año que viene", "nächstes Quartal": when, and not what. */
const STRETCH = new RegExp(`(?<!\\p{L})${ANY_STRETCH}(?!\\p{L})`, "gu");
/** "Plan für März". */
const MONTH = new RegExp(`(?<!\\p{L})(?:${ANY_MONTH})(?!\\p{L})`, "gu");
/** Words that say that something is wanted, or of what kind, and not what: "our event", "find", "live". */
const GENERAL = anyListed(
  "kosten, kostet, coutent, cuestan, cobran, custam, cobram, ttc, ht, hors taxes, yaar, bhai, pot, pott, topf, lana, kohle, gesamt, geld, dinero, presu, spend, empezamos, empieza, comeca, comecamos, comeca dia, beginnt, starten, commence, demarre, event, events, veranstaltung, evento, eventos, evenement, find, finde, finden, trouver, trouve, encontrar, encontre, busca, get, show, give, live, online, go-live, something, things, thing, stuff, etwas, quelque chose, algo, rest, reste, resto, whatever, wherever, egal, kpi, kpis, cpm, tkp, cpc, cpa, cpe, cpv, cpl, roas, evenly, equally, split, gleichmassig, permanent, permanently, dauerhaft, always, metropolitaine, peninsular, peninsula, continental",
);
/** Words of a plan, of its money and of its days: a piece with one of them is a wish that was not read, and no product. */
const OF_PLAN = patternOf(
  wordsListed(
    "que hablen, que hable, que hablan, que falem, que falam, qui parlent, qui parle, who talk, who speak, who post, die sprechen, die uber, hat freigegeben, has approved, client approved, has signed off, a valide, ha aprobado, cliente aprobo, cliente aprovou, ne approve kar diya, must not exceed, may not exceed, not exceed, nicht ubersteigen, nicht uberschreiten, ne doit pas depasser, pas depasser, ne pas depasser, no debe superar, no puede superar, no superar, nao pode passar, nao deve passar, nao ultrapassar, ke pehle, ke baad, se pehle, each, apiece, half of them, half of the, of them, them, they, everyone, chacun, chacune, chacuns, jeweils, pro kopf, cada uno, cada una, cada um, pausieren, pausiert, pausa, except, excluding, ausser, sauf, excepto, exceto, reserve, reserva, puffer, buffer, vat, mwst, ust, tva, iva, gst, discount, rabatt, remise, descuento, desconto, agency, agentur, agence, agencia, fee, fees, provision, spent, already spent, ausgegeben, depense, gastado, gastou, gasto, holiday, holidays, vacation, urlaub, vacances, vacaciones, ferias, deadline, due, schrieb, wrote, a ecrit, escribio, escreveu, hero, maybe, vielleicht, peut-etre, quiza, talvez, definitely, davon, thereof, dont, de los cuales, dos quais",
  ),
);
/** "19% VAT", "6k and 4k", "1-31 March": an amount, a share or a stretch, and no name such as "Vitamin B12". */
const AMOUNT = patternOf(
  [
    `\\d\\s?${CURRENCY}`,
    `^\\d[\\d.,]*\\s?${SCALE}`,
    `${CURRENCY}\\s?\\d`,
    "(?<![\\p{L}\\d])\\d{1,2}\\s?[-–]\\s?\\d{1,2}(?!\\d)",
  ].join("|"),
);
/** "Máximo 5 en total", "e Lisboa", "slow payers out": a limit, what is joined to something before, or is refused behind it. */
const UNREAD_WISH = patternOf(
  [
    `(?<!\\p{L})${anyListed("max, max., maxi, maximo, maximal, maximum, min, min., mini, minimo, minimum, hochstens, mindestens, at most, at least, up to, au plus, au moins, como mucho, no maximo, no minimo, kam se kam, zyada se zyada")}\\s*\\d`,
    `^${anyListed("e, y, et, und, and, aur, &")}\\s`,
    `\\s${anyListed("mat lena, mat lo, mat lena ji, mat rakhna, nahi, nahin, nao, nicht, out, raus, fuera, fora, dehors")}$`,
  ].join("|"),
);
const WORD = patternOf(
  `^(?:${FILLER_WORDS}|${GENERAL}|${anyOf(STRETCH_WORDS)}|${anyListed("under, unter, below, above, over, sous, bajo, abaixo")}|\\P{L}*)$`,
);

/** Whether words name nothing that could be launched. `folded`: lower case, without diacritics. */
export function isNoProduct(folded: string): boolean {
  return folded
    .replaceAll(DAYS, " ")
    .replaceAll(STRETCH, " ")
    .replaceAll(MONTH, " ")
    .split(/\s+/u)
    .every((word) => WORD.test(word.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "")));
}

/** Whether words that nothing says to be launched rather wish something of the plan. `folded` as above. */
export function isOfPlan(folded: string): boolean {
  return OF_PLAN.test(folded) || AMOUNT.test(folded) || UNREAD_WISH.test(folded);
}
