import { CREATOR_WORDS } from "#/strategy/brief/brief-words.ts";

/**
 * What an amount is: of the whole plan, the most that one creator may cost, a change of the budget, or money that no plan
 * spends: the price of a product, or what was spent before.
 */
export type AmountKind = "budget" | "perCreator" | "more" | "less" | "other";

const ONE = "(?:per|pro|je|par|por|each|for each|cada|an?|une?|uma?|eine?n?|chaque|jede[rns]?)";
const PER_CREATOR = new RegExp(
  `^\\s*(?:${ONE}\\s+(?:${CREATOR_WORDS}|reels?|posts?|videos?|story|stories|shorts?|tiktoks?|pieces?|clips?|beitrag|publi\\p{L}*|head|person|kopf|nase|tete|cabeza|cabeca|gesicht)(?!\\p{L})|(?:per|pro|je|par|por|each|for each|cada)(?!\\p{L}|\\s+(?:month|year|week|monat|jahr|woche|mois|an|mes|ano|semana)\\p{L}*)|pp(?!\\p{L})|p\\.\\s?p\\.)`,
  "u",
);
const CREATOR_BEFORE = new RegExp(
  `(?:${CREATOR_WORDS})\\s+(?:(?:that|who|which|die|qui|que) )?(?:cost(?:s|ing)? |asking |asks? )?(?:under|below|less than|up to|at most|at|@|a|zu(?: je)?|je|unter|bis|hochstens|maximal|moins de|au plus|menos de|hasta)\\s*$`,
  "u",
);
const NOBODY =
  "nobody|no ?one|none|niemand\\p{L}*|keine[rs]?|personne|aucun\\p{L}*|nadie|ningun\\p{L}*|ninguem|nenhum\\p{L}*|koi bhi";
const LIMIT =
  "over|above|more than|uber|mehr als|plus de|au[- ]dela de|mas de|por encima de|mais de|mais do que|acima de|se zyada|se upar";
/** "Nobody over 500", "price cap 1.800": the most that one may cost. */
const CAP_BEFORE = new RegExp(
  `(?:(?<!\\p{L})(?:${NOBODY})\\s+(?:\\p{L}+\\s+){0,3}(?:${LIMIT})\\s*|(?:price cap|cap(?:ped)? (?:at|of)|preisobergrenze|obergrenze|plafond|tope|teto)\\s*(?:of|von|de|is|:|=)?\\s*)$`,
  "u",
);

const MORE =
  /^\s*(?:more|extra|on top|mehr|zusatzlich|de plus|en plus|mas|adicionales|a mais|adicional|erhohen|aufstocken)(?!\p{L})/u;
const LESS = /^\s*(?:less|fewer|weniger|de moins|en moins|menos|a menos|senken|kurzen|reduzieren)(?!\p{L})/u;
const OF_BUDGET =
  "(?:\\s+(?:it|this|that|the|das|le|el|o|budget|presupuesto|orcamento|mein|my|our|unser))*\\s+(?:by|um|de|en|em|por|mit)";
const MORE_BEFORE = new RegExp(
  `(?:(?:another|additional|extra|plus|add|weitere|zusatzlich|noch|\\+)\\s*|(?:raise|increase|lift|erhoh\\p{L}*|augment\\p{L}*|aument\\p{L}*)${OF_BUDGET}\\s+)$`,
  "u",
);
/** A dash that stands apart divides two thoughts; one at the number takes away. */
const LESS_BEFORE = new RegExp(
  `(?:(?:cut|save|minus|weniger)\\s*|(?:cut|reduce|lower|decrease|shrink|senk\\p{L}*|kurz\\p{L}*|reduzier\\p{L}*|redui\\p{L}*|reduc\\p{L}*|reduz\\p{L}*)${OF_BUDGET}\\s+|(?:^|\\s)-)$`,
  "u",
);

/** "RRP 290 €", "our cleanser costs 29 €", "3,000 units at 49 €": what is sold for so much. */
const SOLD_BEFORE =
  /(?<!\p{L})(?:rrp|msrp|uvp|pvp|retail\p{L}* (?:at|for|price)|priced at|sells? (?:at|for)|(?:units?|bottles?|pieces?|stuck|unites?|unidades?) (?:at|a|zu|for|fur)|(?:it|product|produkt|produit|producto|produto|cleanser|coffee|kaffee|\p{L}+) (?:kostet|costs|coute|cuesta|custa)(?: (?:bei uns|chez nous|just|nur|only))?)\s*:?\s*$/u;
/** "₹20 ka packet", "3 € a bottle". */
const SOLD_AFTER =
  /^\s*(?:ka|ke|ki|a|per|pro|je|la|le|el|por|par)\s+(?:packet|pack|bottle|can|unit|box|stuck|flasche|dose|packung|boite|bouteille|botella|lata|caja|garrafa|caixa|pacote)(?!\p{L})/u;
/** "Last year we spent 31k", "the CPM was 12 €": what was, and what is measured. */
const PAST_BEFORE =
  /(?<!\p{L})(?:last (?:year|time|month|quarter|campaign)|letzte[sn]? (?:jahr|mal|monat)|l['’]an(?:nee)? derni\p{L}*|(?:el )?ano pasado|(?:no )?ano passado|pichh?le saal|spent|ausgegeben|depense|gastamos|cpm|tkp|cpe|cpc)(?!\p{L})[^.;!?\n]*$/u;
/** "1,5 million for the whole year" beside the budget of this plan. */
const YEARLY_AFTER =
  /^[^.;\n\d]{0,30}(?:(?:for the year|pour l['’]annee|para (?:el|o|todo el) ano|saal (?:bhar )?ke liye)|(?:whole|full|entire|ganze\p{L}*|toute|todo|inteiro) (?:the )?(?:year|jahr|l['’]annee|el ano|o ano|ano)|(?:a|per|pro|par|al|por) (?:year|jahr|an|ano)|furs? (?:ganze )?jahr)(?!\p{L})/u;

/** "Total £7,500", "24 thousand all in": the whole of it, whatever other money is named. */
const WHOLE_BEFORE =
  /(?<!\p{L})(?:total(?:e|en)?|all in|budget|insgesamt|gesamt|zusammen|in summe|en tout|en total|no total|ao todo|presupuesto|orcamento|verba|spend|we have|wir haben|on a|nous avons|tenemos|temos|kul|pura)\s*(?:of|von|de|is|ist|est|es|e|:|=|nur|only|just|about|um die|ca\.?|confirmed at|betragt)?\s*$/u;
const WHOLE_AFTER =
  /^\s*(?:,-|\.[-–])?\s*\(?(?:in )?(?:total|all[- ]in|overall|insgesamt|gesamt|zusammen|en tout|en total|no total|ao todo|brutto|netto|frei|tutto|is max|ist max|max\.?|to spend|kul|ka budget)(?!\p{L})/u;

/** By the folded words before and behind it. */
export function kindOf(before: string, after: string): AmountKind {
  if (MORE.test(after) || MORE_BEFORE.test(before)) return "more";
  if (LESS.test(after) || LESS_BEFORE.test(before)) return "less";
  if (
    SOLD_BEFORE.test(before) ||
    SOLD_AFTER.test(after) ||
    PAST_BEFORE.test(before) ||
    YEARLY_AFTER.test(after)
  )
    return "other";
  const isCap = PER_CREATOR.test(after) || CREATOR_BEFORE.test(before) || CAP_BEFORE.test(before);
  return isCap ? "perCreator" : "budget";
}

/** Whether words say that an amount is all that may be spent. */
export function isWhole(before: string, after: string): boolean {
  return WHOLE_BEFORE.test(before) || WHOLE_AFTER.test(after);
}
