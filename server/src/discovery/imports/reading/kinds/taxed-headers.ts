/** "Amount ex VAT", "KDV hariç tutar", "Fee + GST": the amount before its tax. */
const WITHOUT =
  /\b(?:ex|excl|excluding|exclusive|exclusief|exkl|exklusive|without|w o|before|less|ohne|zzgl|zuzuglich|hors|sans|avant|sin|antes de|sem|antes d[eoa]|senza|esclus[oaie]|excluid[oa]s?|exclus[oa]s?|bez|przed|haric|siz|suz|sizdir|zonder|belum|tidak termasuk|sebelum|plus|on top|mas|mais|piu)\b|\+/u;
/** "Betrag inkl. MwSt", "Kwota z VAT": with it. */
const WITH =
  /\b(?:inc|incl|including|inclusive|inclusief|inkl|inklusive|einschl|einschliesslich|with|mit|avec|compris[e]?|con|com|incluid[oa]s?|inclus[oaie]?|compres[oa]|z|wraz z|dahil|termasuk|met)\b/u;
/** "Davon MwSt": the tax that is in an amount. */
const PART = /^(?:davon|thereof|of which|dont|di cui|del cual|dos quais|enth\p{L}*|w tym) /u;
/** A number of somebody who pays taxes, or a question. */
const NUMBER = /\b(?:no|nr|num|number|nummer|numero|id|reg|registered|registration)\b/u;

/** What a header of an invoice with the word for a tax means: the tax, the amount without it or with it; nothing for its number. */
export function taxedBy(texts: readonly string[]): "vat" | "net" | "gross" | undefined {
  if (texts.some((words) => PART.test(words))) return "vat";
  if (texts.some((words) => NUMBER.test(words))) return undefined;
  if (texts.some((words) => WITHOUT.test(words))) return "net";
  return texts.some((words) => WITH.test(words)) ? "gross" : "vat";
}

/** "Net to pay", "Neto a pagar", "Montant à payer": what is left once all was added and withheld. */
const PAYABLE =
  /\b(?:to (?:be )?(?:pay|paid)|payables?|a pagar|a payer|a receber|a cobrar|a percevoir|zu (?:be)?zahlen|auszuzahlen|zahlbetrag|auszahlungsbetrag|da pagare|a pagare|do zaplaty|do wyplaty|odenecek|te betalen)\b/u;
/** What says by itself that its tax is in it. */
const WHOLE = /\b(?:gross|brutto|bruto|lordo|ttc|total\p{L}*|gesamt\p{L}*|grand)\b/u;

/** "Fee asked", "Honorar gefordert", "Tarif demandé": what somebody wants, and nothing that was agreed or paid. */
const WANTED =
  /\b(?:asked|asking|wanted|quoted|requested|proposed|gefordert\p{L}*|verlangt\p{L}*|angefragt\p{L}*|demandee?s?|demande|proposee?s?|pedid[oa]s?|solicitad[oa]s?|propuest[oa]s?|propost[oa]s?|richiest[oa]|chiest[oa]|pozadovan\p{L}*|navrzen\p{L}*|gevraagd\p{L}*|istenen|talep edilen|zadan\p{L}*|proponowan\p{L}*|diminta|ditawarkan)\b/u;
const PRICE =
  /\b(?:fees?|rates?|prices?|quotes?|honorar\p{L}*|gage|preis|cachet?|tarif\p{L}*|prix|precio|preco|prezzo|compenso|cena|cenu|stawka|vergoeding|prijs|ucret|harga)\b/u;

export function isOnlyAsked(texts: readonly string[]): boolean {
  return texts.some((words) => WANTED.test(words) && PRICE.test(words));
}

/** "WHT", "IRPF", "TDS", "Ritenuta": a tax that whoever pays keeps back for the state. */
const WITHHELD =
  /\b(?:wht|withh?eld|withhold(?:ing)?|tds|irpf|irrf|isr|retencion(?:es)?|retenc(?:ao|oes)|retenue|ritenut[ae]|quellensteuer|abzugsteuer|steuerabzug|stopaj\p{L}*|tevkifat\p{L}*|pph|bronbelasting|bronheffing)\b/u;
/** "Total after WHT", "net of TDS": what is left of an amount, or was there before. */
const AROUND_WITHHELD =
  /\b(?:after|before|net|less|minus|without|excl?|nach|vor|abzuglich|ohne|netto|apres|avant|sans|despues|antes|menos|tras|sin|neto|depois|apos|liquido|sem|dopo|prima|al netto|senza|total[ei]?|amount|importe|montant|betrag|base)\b/u;
const LEFT =
  /\b(?:after|net|less|minus|nach|abzuglich|apres|despues|menos|tras|neto|depois|apos|liquido|dopo|al netto)\b/u;

/** Whether a header is of the tax that is withheld from an invoice. */
export function namesWithheld(texts: readonly string[]): boolean {
  return texts.some((words) => WITHHELD.test(words) && !AROUND_WITHHELD.test(words));
}

export function namesPayable(texts: readonly string[]): boolean {
  return texts.some((words) => PAYABLE.test(words) || (WITHHELD.test(words) && LEFT.test(words)));
}

/** "Amount", "Importe": with or without its tax, as the columns beside it say. */
export function isOpenAmount(texts: readonly string[]): boolean {
  return !texts.some((words) => WHOLE.test(words) || WITH.test(words) || PAYABLE.test(words));
}
