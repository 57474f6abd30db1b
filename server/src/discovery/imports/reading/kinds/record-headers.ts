import type { RecordField, RecordKind } from "@app/contract/discovery/import-records";
import { currencyNamed } from "#/language/money/currencies.ts";
import { FIGURE_PATTERNS } from "#/language/media/media.ts";
import { CURRENCY_HEADER } from "#/discovery/imports/reading/cells/currencies.ts";
import type { Contents } from "#/discovery/imports/reading/columns/contents.ts";
import { isOnlyAsked, namesPayable, namesWithheld, taxedBy } from "./taxed-headers.ts";
import {
  asksIfPaid,
  PAID_MARK,
  PAID_SO_FAR,
  saysOfPaying,
  STILL_OWED,
  tellsOfPayment,
} from "./paid-marks.ts";
import {
  CAMPAIGN_HEADER,
  CODE_HEADER,
  isHandedIn,
  isOfOtherDay,
} from "#/discovery/imports/reading/columns/work-headers.ts";
import { headerCurrency, namesId, spellings } from "#/discovery/imports/reading/columns/headers.ts";

type Words = readonly [RegExp, RecordField];

const DATE = String.raw`(?:date|datum|fecha|data|dato|tarihi?|tanggal|tgl)`;
const CAMPAIGN: Words = [CAMPAIGN_HEADER, "campaign"];
const CODE: Words = [CODE_HEADER, "code"];
const CURRENCY: Words = [new RegExp(CURRENCY_HEADER, "u"), "currency"];
const STATE: Words = [
  /\bstatus\b|\bstate\b|\bstatut\b|\bestado\b|\bstato\b|\bdurumu?\b|^etat\b|\betat (?:de |du )?(?:la )?(?:facture|paiement|commande)\b|\bsituac(?:ion|ao)\b|\bzustand\b|^stav(?: (?:platby|faktury|objednavky))?$|^where s it at$|^where are we$|^ou en est on$|^wo steht s$/u,
  "state",
];

/** What is agreed with a creator, by its word alone. */
const FEE =
  /^(?:agreed |total |final )?(?:fees?|honorar(?:e|ios?)?|gage|cachet?|tarif|prix|price|precio|preco|compenso|prezzo|tarifa|rates?|costs?|kosten|cost[eo]|custo|cout|stawka|cena|wynagrodzenie|harga|ucret|bedrag|vergoeding|payouts?|payments?|pay|zahlung|auszahlung|paiement|pagamento|wyplata|bayaran|odeme)(?: total)?$/u;

/** Words of each kind of row, the most telling first: an "invoice date" is a date. */
const WORDS: Readonly<Record<RecordKind, readonly Words[]>> = {
  posts: [
    [
      /\b(?:post|content|video|reel|media|mention|story)\b.*\b(?:urls?|links?|lien|enlace)\b|\bperma ?link\b|^(?:urls?|links?|lien|enlace|post|beitrag|beitragslink)$|\blive ?link\b|\b(?:url|link|lien|enlace) (?:to|zum|del?|du|al) |\bpostlink\b/u,
      "url",
    ],
    [
      new RegExp(
        String.raw`\bposted\b|\b(?:post|posting|publication|live|upload|content|video|reel|story) ${DATE}\b|\b${DATE} (?:posted|published|live|de publi\p{L}*)\b|\bpublish|\bpublished\b|\bveroffentlich|\bgepostet\b|\bpublie\b|\bpublicado\b|\bpubblicato\b|\bcreated\b|\btime ?stamp\b|\btime\b|\bgo live\b|\bwent live\b|\blive (?:on|since|date|seit)\b|\blive am\b|\bpostdatum\b|\bonline seit\b|\b(?:beitrag|post|reel|story|video) vom\b`,
        "u",
      ),
      "postedAt",
    ],
    [new RegExp(String.raw`\b${DATE}\b|^(?:day|tag|jour|dia|giorno|live|online)$`, "u"), "postedAt"],
    [/\bhash ?tags?\b/u, "hashtags"],
    [
      /\bmentions?\b(?! (?:text|url|content))|\bmentioned\b|\btagged\b|\berwahn|\bmencion|\bmenc(?:ao|oes)\b|\bmenzion/u,
      "mentions",
    ],
    CODE,
    [
      /\borders?\b|\bbestellungen\b|\bconversions?\b|\bpurchases?\b|\bcommandes?\b|\bpedidos\b|\bordini\b|\bkaufe\b|^best(?:ell)?$|\bbookings?\b|\bbuchungen\b|\breserv(?:ations|as|aciones)\b|\bprenotazioni\b|\bsign ?ups\b|\banmeldungen\b|\binscri(?:ptions|pciones|coes)\b|\biscrizioni\b|^(?:zamowienia|pesanan|siparis(?:ler)?)$/u,
      "orders",
    ],
    [
      /\brev(?:enue)?\b|\bumsatz\b|\bsales\b|\bchiffre d affaires\b|^ca(?: ttc| ht| genere)?$|\bgmv\b|\bingresos\b|\bfaturamento\b|\bfatturato\b|\bventes\b|\bventas\b|\bturnover\b|\breceita\b|^(?:przychod|obrot|pendapatan|omzet|omset|ciro|gelir)$/u,
      "revenue",
    ],
    [
      new RegExp(
        String.raw`\b(?:${FIGURE_PATTERNS.views})\b|\bvisualiza\p{L}*|\bvideo ?views?\b|^reprod\p{L}*$|\b(?:visning|afspilning|avspilling|avspelning)(?:er|ar)?\b`,
        "u",
      ),
      "views",
    ],
    [
      /\bimpr(?:s|essions?|essionen|esiones|essoes|essioni)?\b|\bimpresiones\b|\bimps?\b|\baffichages\b|\bvertoningen\b|\bgosterim(?:ler)?\b|\be(?:ks|x)ponering(?:er|ar)?\b/u,
      "impressions",
    ],
    [
      /\breach\b|\breichweite\b|\bportee\b|\balcance\b|\bcopertura\b|\berisim\b|\bjangkauan\b|\b(?:raekkevidde|rekkevidde|rackvidd)\b/u,
      "reach",
    ],
    [
      new RegExp(
        String.raw`\b(?:${FIGURE_PATTERNS.likes})\b|\bgefallt|\bsynes godt om\b|^(?:gillar|gilla\p{L}*|liker|likerklikk)$`,
        "u",
      ),
      "likes",
    ],
    [
      /\bcomments?\b|\bkommentar(?:er?)?\b|\bcommentaires?\b|\bcoment(?:ario)?s?\b|\bcommenti\b|^com{1,2}$|^cmts?$|\bkomentar\b|^komm$|\byorum/u,
      "comments",
    ],
    [
      /\bshares?\b|\breposts?\b|\bretweets?\b|\bgeteilt\b|\bdeln?ing(?:er|ar)\b|\bpartages?\b|\bcompartid|\bpartilhas?\b|\bcompartilha|^compart$|\bcondivisioni\b/u,
      "shares",
    ],
    [
      /\bsaves?\b|\bsaved\b|\bbookmarks?\b|\bgespeichert\b|^(?:gemte?|sparade?|lagre(?:t|de))$|^gesp$|\bguardados?\b|^guard$|\benregistrements?\b|\bsalv\p{L}+|\bgemerkt\b|^enreg(?:istr)?$/u,
      "saves",
    ],
    [/\bclic(?:k|ks|s)?\b|\bklicks?\b|\bklikk?\b|\bcliques?\b|\btiklama/u, "clicks"],
    CAMPAIGN,
    [
      /\bformato?\b|\btype\b|\btyp\b|\btipo\b|\bdeliverables?\b|\basset\b|\bplacement\b|\bpostart\b/u,
      "format",
    ],
    [
      /^(?!.*\b(?:commissions?|provision\p{L}*|comisi(?:on|ones)|comiss(?:ao|oes)|provvigion\p{L}*|komisi|prowizj\p{L}*)\b).*(?:\bfees?\b|\bcosts?\b|\bprice\b|\bpaid\b|\bhonorar(?:e|ios?)?\b|\bgage\b|\bpreis\b|\bpris\b|\bkosten\b|\bspend\b|\binvestment\b|\bcachet?\b|\bprix\b|\bprecio\b|\bpreco\b|\bcost[eo]\b|\bcustos?\b|\bcout\b|\bbudget\b)/u,
      "fee",
    ],
    [
      /\bcaption\b|\btekst\b|\btext\b|\btexte\b|\btexto\b|\btesto\b|\bcontent\b|\bmessage\b|\bdescription\b|\bbeschreibung\b|\btitle\b|\btitel\b|\bsnippet\b|\blegende\b|\bbody\b|\bsentence\b|\bbildunterschrift\b/u,
      "caption",
    ],
    CURRENCY,
  ],
  orders: [
    [
      /^(?:total |number of |no of |# |count of |anzahl |nb |nb de |nombre de |num |n |numero de |numero di |qtd |qtd de )?(?:orders|bestellungen|conversions?|purchases|commandes|pedidos|ordini|kaufe|compras|conversiones|conversoes|konversionen|conversioni|zamowienia|pesanan|siparis(?:ler)?)(?: count| total)?$|^order count$/u,
      "orders",
    ],
    [
      /\brefund|\berstatt|\bruckerstatt|\breembols|\brembours|\brimbors|\bdevolu|\biade\b|^zwrot|^retur\p{L}*$/u,
      "refund",
    ],
    [
      new RegExp(
        String.raw`\bcreated\b|\bcriad[oa] em\b|\bcread[oa] el\b|\bcreee? le\b|\berstellt am\b|\bordered\b|\border ${DATE}\b|\bbestelldatum\b|\bkaufdatum\b|\b${DATE} (?:(?:da|de la|d|do|de) )?(?:compra|achat|venda|venta|vente|acquisto)\b|\bbestellt\b|\b${DATE} (?:de commande|del pedido|do pedido|ordine)|^${DATE}$|^fehca$|\bprocessed at\b|\bday\b|^(?:(?:sales|order|report(?:ing)?) )?(?:months?|monat|mois|mes|mese|miesiac|ay|bulan|maand|mahina)$`,
        "u",
      ),
      "orderedAt",
    ],
    CODE,
    [
      /^(?:name|#)$|\border(?: ?(?:id|no|nr|number|name|#))?$|\bbestell(?:ung|nummer|nr)\b|\bauftrag|\b(?:numero de |n )?commande\b|\bpedido\b|\bordine\b|\btransaction(?: id)?\b|\bsiparis (?:no|numarasi|kodu)\b|\b(?:nr|numer) zamowienia\b|\b(?:no|nomor) pesanan\b|\bbestelnummer\b/u,
      "order",
    ],
    [
      /^(?:grand )?total(?:e)?(?: price| amount| sales| eur| usd)?$|\border (?:total|value|amount)\b|\bamount\b(?<!discount amount)|\bbestellwert\b|\bgesamtbetrag\b|\bgesamtpreis\b|\bgesamt\b|\bbetrag\b|\bsumme\b|\bmontant\b|\bimporte\b|\bimporto\b|\brevenue\b|\bumsatz\b|\bwarenwert\b|\bnet sales\b|\bsale value\b|^ca(?: ttc| ht| genere)?$|\bchiffre d affaires\b|\bgmv\b|\bingresos\b|\bfaturamento\b|\bfatturato\b|\bincass[oi]\b|\bturnover\b|\breceita\b|^(?:sales?|ventas?|ventes?|vendas?|vendit[ae])$|\bvalor\b|\bvlr\b|\bmonto\b|\btutar\b|\bkwota\b|\bjumlah\b|\bnominal\b|\bbedrag\b|^(?:przychod|obrot|pendapatan|omzet|omset|ciro|gelir)$|\b(?:preco|precio) (?:total|pago)\b|\btotal (?:di)?bayar\b|\btotal (?:paid|pagado|pago|paye|bezahlt|pembayaran)\b/u,
      "amount",
    ],
    [
      /\b(?:landing|referr\p{L}+|referrer|tracking|entry)\b.*\b(?:page|site|url|link)\b|^(?:url|link)$/u,
      "url",
    ],
    CURRENCY,
    [
      /\bfinancial status\b|\bpayment status\b|\border status\b|^(?:status|statut|estado|estatus|stato|situacao|situacion|zustand|durum|durumu|stan|etat)(?: (?:del? )?(?:pedido|commande|ordine|zamowienia|siparis|pesanan))?$|^siparis durumu$/u,
      "state",
    ],
    CAMPAIGN,
  ],
  payments: [
    [
      new RegExp(
        String.raw`\bpaid (?:on|at|${DATE})\b|\bpayment ${DATE}\b|\b(?:be|ge)zahlt am\b|\bzahlungs?(?:datum|eingang)\b|\b(?:paye|regle|solde|acquitte)e?s? le\b|\b${DATE} (?:de |du |del |di |do |da )?(?:paiement|pago|pagamento|reglement)\b|\b(?:pagad|abonad|cobrad|liquidad)[oa] (?:el|em)\b|\bpag[oa] em\b|\bquitad[oa] em\b|\b(?:pagat|saldat|liquidat)[oa] il\b|\bbeglichen am\b|\b(?:settled|cleared) (?:on|at)\b|\bdata zaplaty\b|\b(?:payout|transfer(?:red)?|wire) (?:${DATE}|on)\b|\b${DATE} (?:paid|transferred)\b|\b(?:uberwiesen|ausgezahlt|angewiesen) am\b|\b(?:uberweisungs|auszahlungs)datum\b|\bviree?s? le\b|\b${DATE} (?:de |du |del |da |di )?(?:virement|transferencia|bonifico|przelewu|platnosci|odeme|(?:pem)?bayar(?:an)?)\b|\btransferid[oa] (?:el|em)\b|\b(?:bonificat[oa]) il\b|\b(?:zaplacon|oplacon|przelan)[oaey] (?:dnia|w dniu)\b|\bdibayar (?:tgl|tanggal)\b|\bode(?:me|ndigi|nme) tarih\p{L}*|^f (?:de )?pago$|\b(?:dt|date) (?:of )?(?:pymt|pmt|pmnt|payment)\b|\b(?:pymt|pmt|pmnt|payment|paid) (?:dt|date)\b|^(?:tgl|tanggal) (?:bayar|transfer|pembayaran)$|^(?:betaald op|betaaldatum)$`,
        "u",
      ),
      "paidOn",
    ],
    [
      /^(?!(?:total|amount|balance|sum) due$).*\bdue\b|\bfallig|\becheance\b|^ech$|\bvencimiento\b|\bvence\b|\bvencimento\b|\bscadenza\b|\bzahlungsziel\b|\bpayable by\b|\b(?:pay|payer|pagar|pagare|zahlen) (?:by|avant|antes|entro|bis)\b|\bzahlbar\b|\bscade\b|\bvade\b|^termin(?: platnosci)?$|^vc?to$|\bjatuh tempo\b|\bvervaldatum\b/u,
      "due",
    ],
    [
      new RegExp(
        String.raw`\b(?:invoice|inv|rechnungs?|factura|billing) ?${DATE}\b|\brechnungsdatum\b|\b(?:rg|re) ${DATE}\b|\b${DATE} (?:de |della |da |de la )?(?:facture|factura|fattura|fatura|facturation)\b|\bissued?\b|\bausgestellt\b|\bemis(?:e?s?|s?[ai]o\p{L}*)\b|\bemitid[oa]s?\b|\bemess[oa]\b|\bgestellt am\b|^(?:invoiced|billed)(?: on)?$|^(?:facturee?|facturado|fatturato|fakturiert|fatturata) (?:le|el|il|am)$|\bfactuurdatum\b|^(?:inv|invoice|rg|re|rech|fv|fakt\p{L}*|fact?|fra|fac|fatt|nf|fatura) (?:dt|date|datum|vom|tgl|tarihi|dnia)$|^(?:dt|date|datum|data|fecha|f|fec|tgl) (?:of )?(?:inv|invoice|rg|re|fv|fakt\p{L}*|fact|fra|fac|factura|fatt|fattura|nf|nota)$|\bdata wyst(?:awienia)?\b|\b${DATE} (?:de )?fra\b|^${DATE}$`,
        "u",
      ),
      "issuedOn",
    ],
    [PAID_SO_FAR, "paidSoFar"],
    [STILL_OWED, "owed"],
    // Before the invoice: "invoice status" says how it stands.
    [
      new RegExp(
        `${STATE[0].source}|^(?:(?:amount |sum )paid|paid amount|gezahlter betrag|montant (?:paye|regle)|importe pagado|valor pago|importo pagato)$|${PAID_MARK}`,
        "u",
      ),
      "state",
    ],
    [
      /^(?:total[eil]?|gesamt|importe?o?|montant|betrag|summe|kwota|tutar|toplam|amount) (?:(?:de |de la |del |du |da |do |d |della |der )?(?:invoice|rechnung|facture|factura|fattura|fatura|faktury|nota))$/u,
      "gross",
    ],
    [
      /\binvoice\b(?! (?:amount|total|value|sum))|\brechnung(?!s?(?:steller|empfang|adresse|anschrift|betrag|summe))|\brg nr\b|\bre nr\b|\bfacture\b|\bfactura\b|\bfaktur|^(?:n|n o|no|nr|num|numero) (?:fact|fra)$|^fra$|\bfattura\b|\bfatura\b|\bboleta\b|\bfaktura\b|\bbeleg|^(?:(?:nr|no|n|num|numer|numero) )?(?:fv|fvat|inv|fakt|rg|fra)(?: ?(?:#|no|nr|n|num|number))?$|^nf(?: e| no| n)?$|\bnota fiscal\b/u,
      "invoice",
    ],
    [
      /\bnet\b|\bnetto\b|\bht\b|\bsub ?total[ei]?\b|\bsous total\b|\bsubtotaal\b|^zwischensumme\b|\bbase imp(?:onible)?\b|^base$|\bmatrah\b|^dpp$|\bimponibile\b|\bneto\b|\bliquido\b/u,
      "net",
    ],
    [/\bgross\b|\bbrutto\b|\bttc\b|\bbruto\b|\blordo\b/u, "gross"],
    [
      /\bvat\b|\bmwst\b|\bust\b|\btva\b|\biva\b|\bgst\b|\btax(?:es)?\b|\bsteuer\b|\bmehrwertsteuer\b|\bkdv\b|\bdph\b|\bmoms\b|\bbtw\b|\bppn\b|\b(?:tps|tvq|qst|hst|pst|[csi]gst|icms|sst)\b/u,
      "vat",
    ],
    [
      /^(?!paid amount$|gezahlter betrag$|.*(?<!to be )\b(?:paid|bezahlt|gezahlt\p{L}*|paye|regle|pagad[oa]|pago|pagato|odenen)$).*\b(?:total|amount|(?:rechnungs)?betrag|rechnungssumme|montant|importe|importo|summe|totale|valor|gesamt(?:betrag|summe|preis)?|montos?|cuantia|quantia|kwota|jumlah|nominal|tutar|toplam|bedrag|totaal)\b/u,
      "gross",
    ],
    [FEE, "gross"],
    [/^(?:wofur|what for|for what|pour quoi|para que|per cosa|kis liye)$/u, "campaign"],
    CAMPAIGN,
    CURRENCY,
  ],
};

/** Of averages, shares and lasting figures nothing is a figure of one post. */
const NOT_OF_ONE =
  /^(?:is|has|was) |\b(?:potential|potentielle?r?s?|potenziell\p{L}*|potencial|potenziale|estimated|est|estime\p{L}*|estimad\p{L}*|stimat\p{L}*|geschatzt\p{L}*|expected|projected|avg|average|mean|median|durchschnitt\p{L}*|moyenne|promedio|media(?! (?:url|link))|rate|ratio|following|followers?|per|growth|author|sentiment)\b|^o |%/u;
const FILLED = 0.5;
const MOST = 0.7;

function amounts({ fits, negatives, zeros }: Contents): number {
  return fits.price + negatives + zeros;
}

function days({ dates, yearless }: Contents): number {
  return dates + yearless;
}

/** Cells that must read as what the header says. */
const FITTING: Readonly<Partial<Record<RecordField, (contents: Contents) => number>>> = {
  postedAt: days,
  orderedAt: (contents) => Math.max(days(contents), contents.months),
  issuedOn: days,
  due: days,
  // "Yes" below a day of payment says that something is paid.
  paidOn: (contents) => days(contents) + contents.settled,
  url: ({ posts, fits }) => Math.max(posts, fits.links),
  views: ({ fits }) => fits.avgViews,
  impressions: ({ fits }) => fits.avgViews,
  likes: ({ fits }) => fits.avgViews,
  comments: ({ fits }) => fits.avgViews,
  shares: ({ fits }) => fits.avgViews,
  saves: ({ fits }) => fits.avgViews,
  reach: ({ fits }) => fits.avgViews,
  clicks: ({ fits }) => fits.avgViews,
  orders: ({ fits }) => fits.avgViews,
  revenue: amounts,
  fee: ({ fits }) => fits.price,
  amount: amounts,
  net: amounts,
  // "19 %" beside amounts is what they were reckoned with.
  vat: (contents) => amounts(contents) + contents.percents,
  gross: amounts,
  paidSoFar: amounts,
  owed: amounts,
  format: ({ fits, letters }) => Math.max(fits.format, letters),
  campaign: (contents) => 1 - Math.max(days(contents), contents.money, contents.percents),
};

/** Whether a header says what a creator asks, in the word for it alone. */
export function namesFee(header: string): boolean {
  return spellings(header).some(isFee);
}

/** "Fee AED" is a fee in that currency. */
function isFee(words: string): boolean {
  const last = words.split(" ").at(-1) ?? "";
  const isCode = last.length === CODE_LENGTH && last !== words && currencyNamed(last) !== null;
  return FEE.test(isCode ? words.slice(0, -last.length - 1) : words);
}

const CODE_LENGTH = 3;

/** What a header says of rows of a kind, and how early it stands among the words for it; null for nothing. */
export function readRecordHeader(
  kind: RecordKind,
  header: string,
): { field: RecordField; rank: number } | null {
  if (header === "" || header.length > 60) return null;
  if (kind === "posts" && MARKS.test(header.trim())) return { field: "hashtags", rank: 0 };
  const texts = spellings(header);
  if (kind === "posts" && texts.some((words) => NOT_OF_ONE.test(words))) return null;
  const rank = WORDS[kind].findIndex(([pattern]) =>
    texts.some((words) => (pattern === FEE ? isFee(words) : pattern.test(words))),
  );
  const named = WORDS[kind][rank]?.[1];
  // "€ reservas" is what they brought.
  const isOfMoney = kind === "posts" && named === "orders" && headerCurrency(header) !== null;
  if (kind === "payments" && namesWithheld(texts)) return null;
  const isPayable = kind === "payments" && (named === "net" || named === "gross" || named === undefined);
  if (isPayable && namesPayable(texts)) return { field: "gross", rank: PAYABLE_RANK };
  const field = isOfMoney ? "revenue" : named === "vat" ? taxedBy(texts) : named;
  if (field === "due" && texts.some(isHandedIn)) return null;
  if (field !== undefined && OF_AMOUNTS.has(field) && isOnlyAsked(texts)) return null;
  if (field === "postedAt" && texts.some(isOfOtherDay)) return null;
  // "Mention ID" mentions nobody: an id is a number of the row's own thing, or of no value.
  if (field === undefined || (namesId(header) && !NUMBERS.has(field))) return null;
  return { field, rank };
}

/** Behind every other word for an amount: something may have been withheld of it. */
const PAYABLE_RANK = 100;
const OF_AMOUNTS: ReadonlySet<RecordField> = new Set(["fee", "net", "gross"]);
const NUMBERS: ReadonlySet<RecordField> = new Set(["order", "invoice"]);
/** "# / @": tags and who is mentioned, in one column. */
const MARKS = /^(?:#\s?[/+&,|]?\s?@|@\s?[/+&,|]?\s?#)$/u;

/** The same, where the cells below read so. */
export function recordFieldOf(
  kind: RecordKind,
  header: string,
  contents: Contents,
): { field: RecordField; rank: number } | null {
  const named = readRecordHeader(kind, header);
  // "Tgl invoice", "Rechnung vom": a column of days holds no numbers of invoices.
  const isDay = named?.field === "invoice" && days(contents) > MOST;
  const isState = named?.field === "gross" && tellsOfPayment(header, contents);
  const said =
    named && isDay
      ? { ...named, field: "issuedOn" as const }
      : named && isState
        ? { ...named, field: "state" as const }
        : named;
  if (!said) return kind === "posts" && contents.posts > FILLED ? { field: "url", rank: 0 } : null;
  if (contents.filled === 0) return said;
  // "Name" heads the numbers that a shop gives its orders, and people.
  if (said.field === "order" && contents.digitless > MOST && spellings(header).includes("name")) return null;
  // "Payee" is who is paid, and "payée" whether.
  if (said.field === "state" && asksIfPaid(header) && !saysOfPaying(contents)) return null;
  return fitOf(said.field, contents) >= FILLED ? said : null;
}

/** The share of a column's cells that read as a field. */
export function fitOf(field: RecordField, contents: Contents): number {
  return FITTING[field]?.(contents) ?? 1;
}
