import { plainWords } from "#/discovery/imports/reading/words.ts";
import { asksForBans } from "#/language/tables/contact-bans.ts";
import { monthOfHeader } from "#/discovery/imports/reading/history/month-headers.ts";
import type { ImportField } from "@app/contract/discovery/imports";

const LAST = String.raw`\b(?:last|latest|previous|letzte[rsn]?|dernier|derniere|ultim[oa]|son|terakhir|laatste)`;
const FEE = String.raw`(?:fees?|prices?|costs?|rates?|amount|preis|honorar(?:e|ios?)?|gage|betrag|prix|tarif\p{L}*|cachet?|honoraires?|montant|remuneration|precio|importe|pago|preco|valor|prezzo|compenso|stawka|wynagrodzenie)`;
const DEAL = String.raw`(?:deal|campaign|collab\p{L}*|booking|cooperation|kampagne|kooperation|buchung|campagne|campana|colaboracion|campanha|campagna)`;
const CONTACT = String.raw`(?:contact(?:ed)?|talk(?:ed)?|spoken?|touch(?:point)?|message|msg|outreach|reply|e ?mail|follow ?up|kontakt|kontaktiert|nachricht|relance|contacto|contato|contatto|iletisim|temas|gorusme|rozmowa)`;

/** "Client feedback", "Kundenfreigabe": what somebody says or wants is not their name. */
const OF_CLIENT = String.raw`(?:feed ?backs?|comments?|remarks?|notes?|approv\p{L}*|sign ?offs?|ok|okay|opinions?|thoughts|says?|said|likes?|wish\p{L}*|requests?|verdict|decision|pick|vote|rating|score|reviews?|status|stage|budget|price|fee|date|email|e mail|phone|kommentare?|ruckmeldung|meinung|freigabe|bewertung|wunsch|wunsche|notizen?|retours?|avis|validation|commentaires?|remarques?|souhaits?|comentarios?|opinion|aprobacion|notas?|aprovacao|opiniao|commenti|parere|approvazione|uwagi|opinia|geribildirim|yorum)`;

/** What teams write of their own work with a creator. Tried first: "last contact" is no e-mail address. */
export function workFieldsOf(words: string): ImportField[] | null {
  // "No contact" is short for a number as well.
  if (asksForBans(words)) return ["status", "phone"];
  const region = Object.entries(REGIONS).find(([, pattern]) => pattern.test(words));
  if (region)
    return region[0] === "state"
      ? ["status", "region"]
      : region[0] === "area"
        ? ["region", "country"]
        : ["region"];
  const found = WORK_FIELDS.find(([pattern]) => pattern.test(words));
  return found ? [...found[1]] : null;
}

/** A part of a country; "Estado" is as often how far talks are, and a region may be several countries. */
const REGIONS = {
  part: /^(?:home |us )?(?:state|province|county|canton|kanton|kt|bundesland|bundesstaat|provinz|provincia|prov|departe?ment|departamento|governorate|gouvernorat|prefecture|wojewodztwo|provincie|provinsi|muhafaza|uf)(?: (?:of residence|code|or province|province|region))?$|^(?:state|province|estado|etat|stato) (?:de la republica|ou province|o provincia|uf|or region)$/u,
  state: /^(?:estado|etat|stato|stan)$/u,
  area: /^(?:regions?|regione|regiao|rajya|state region)$/u,
} as const;

const WORK_FIELDS: readonly [RegExp, readonly ImportField[]][] = [
  [
    new RegExp(
      `${LAST} (?:\\p{L}+ )?${FEE}\\b|^(?:last|latest) paid$|^(?:zuletzt|letztes mal) (?:bezahlt|gezahlt)$`,
      "u",
    ),
    ["lastFee"],
  ],
  [
    new RegExp(
      `\\b${FEE} (?:paid|agreed|bezahlt|gezahlt|vereinbart|payee?s?|convenue?s?|pagad[oa]s?|pag[oa]|pagato|acordad[oa]s?|pactad[oa]s?|combinad[oa]s?|concordat[oa]|pattuit[oa]|convenut[oa]|uzgodnion\\p{L}*)\\b|\\b(?:paid|agreed|final|negotiated|actual|gezahlte[rs]?|bezahlte[rs]?|vereinbarte[rs]?) ${FEE}\\b|^(?:paid|bezahlt|gezahlt)$|\\b(?:prix|tarif|cachet) (?:paye|negocie)\\b|\\b(?:precio|valor|importe) (?:pagado|pago|acordado)\\b`,
      "u",
    ),
    ["feePaid"],
  ],
  [
    new RegExp(
      `${LAST} ${DEAL}\\b(?! name)|\\blast (?:time )?(?:worked|collaborated|booked)\\b|\\bzuletzt (?:gebucht|zusammengearbeitet)\\b`,
      "u",
    ),
    ["lastDeal", "lastFee"],
  ],
  [
    new RegExp(
      `${LAST} ${CONTACT}\\b|\\b(?:contacted|kontaktiert|contacte|contactado) (?:on|at|am|le|el)\\b|^zuletzt (?:gespr|gesprochen|kontaktiert|geschrieben|telefoniert|gehort|gemeldet)$|\\b(?:dernier|derniere) (?:echange|appel|mail)\\b|\\bultim[oa] (?:papo|conversa|mensagem|mensaje|llamada|charla)\\b|\\blast (?:poke|chat|call|ping|heard)\\b|^last (?:f up|fup|fu|follow up|chased?|nudge\\p{L}*|spoke|contacted)$|^ult\\p{L}* (?:msg|mensagem|contacto?|contat\\p{L}+|messaggio)$|^(?:last )?(?:chased|pinged|nudged)$|\\bkab (?:baat|contact|message|msg)\\b|\\b(?:baat|contact) kab\\b|^zul (?:kontakt|gesprach|mail|anruf)$|^ost(?:atni)? kontakt$|^(?:kontak|chat) terakhir$|^terakhir (?:dihubungi|dikontak|kontak|chat)$`,
      "u",
    ),
    ["lastContact"],
  ],
  [/^(?:formato?|price per|deliverables?|content type|post type|asset|placement|leistung)$/u, ["format"]],
  [
    /\b(?:usage|usage rights|buyout|nutzungsrechte?|nutzung|whitelisting|droits|derechos|direitos|diritti)\b(?!.*\b(?:price|fee|preis|cost|prix|precio|preco|prezzo|tarif\p{L}*|cena|harga|ucret|prijs)\b)/u,
    ["usageMonths"],
  ],
  [
    /^(?:(?:postal|mailing|shipping|delivery|home|street|full|liefer|versand|post)[ -]?)?(?:address|ad(?:d)?resse|anschrift|direccion|endereco|indirizzo)(?: lines? ?\d?| ?\d)?$|^(?:liefer|versand|post)(?:adresse|anschrift)$|^adresse (?:postale|de livraison)$|^(?:address|adresse|direccion|endereco|indirizzo|adres|alamat) (?:for |fur |pour |para |per |do |pengiriman|wysylki)?(?: ?(?:gift(?:ing|s)?|samples?|parcels?|pr|shipping|paczki|wysylki|muster|envois?|envios?))?$|^direccion (?:postal|de envio)$/u,
    ["address"],
  ],
  [/^exclus?$|\bexclusiv\p{L}*|\bexklusiv\p{L}*|\besclusiv\p{L}*|^exkl$/u, ["exclusivityMonths"]],
  [
    /^(?:(?:incl|including|inkl|inklusive|mit|with|avec|con|com|plus|zzgl|zuzuglich|mas|mais|excl|exkl|ohne|without|hors|sin|sem)? ?(?:vat|mwst|ust|mehrwertsteuer|umsatzsteuer|tva|iva|gst|tax|taxes)(?: (?:incl|included|status|inkl|inklusive|enthalten|inclus[oae]?|incluid[oa]|comprise?|extra|excl|excluded|exkl|on top|applicable|aparte|en sus|yn?|y n|yes no|ja nein))?|net gross|netto brutto|ht ttc)$/u,
    ["vat"],
  ],
  [
    /\b(?:promo|discount|coupon|voucher|rabatt|affiliate|referral|gutschein|creator)[ -]?codes?\b|\brabattcode|\bgutscheincode|^codes?$|^(?:codigos?|codice|kod|kode|kupon(?: kodu)?)$|\bcodes? (?:promo|reduction|descuento|de descuento|sconto|desconto)|\bcodigo (?:promo\p{L}*|de descuento|descuento|de desconto)|\bcup(?:on|om)\b|\bcodice sconto/u,
    ["code"],
  ],
  [
    /^(?:(?:current|aktueller?|deal|outreach|contact|talent|creator|influencer|crm|collab|collaboration|cooperation|booking|kontakt|akquise|negotiation) ?)?(?:status|stage|statut|estado|estatus|stato|situacao|situation|durum|durumu|fase|phase|etape|etapa|etap|asama|asamasi|tahap|tahapan|stan|stav)(?: intern[aeo]?| internal| actuel| actual| atual| aktuell| now)?$|^(?:na jakim etapie|en que va|en que punto|hangi asamada|sampai mana|welke fase|in welcher phase|where are we|where we are|wo stehen wir|suivi|ou en est on|ou on en est|situacao atual|ponto de situacao|a che punto(?: siamo)?|en que estamos|como va|como vamos)$|^kya (?:scene|status|haal)(?: hai)?$|\bpipeline\b|^stand$|^statut (?:contact|du contact)$|^estado (?:del contacto|contacto)$/u,
    ["status"],
  ],
  [
    /\bowner\b|\bassigned\b|\bassignee\b|\bresponsible\b|\bverantwortlich|\bzustandig|\bbetreu(?:er|erin|ung|t)\b|\blooked after by\b|\bhandled by\b|\bsuivi par\b|\ba cargo de\b|\ba cargo do\b|\baccount ?manager\b|\bresponsable\b|\bresponsavel\b|\breferente\b|\bresponsabile\b|\bteam ?member\b|\bsorumlu\b|\bopiekun\p{L}*|^chi (?:lo |la )?segue$|^kto (?:prowadzi|sie zajmuje)$|^(?:takip eden|ilgilenen)$|\bpenanggung jawab\b|^pic$|^(?:qui (?:suit|gere|s en occupe)|wer betreut|who follows up)$/u,
    ["owner"],
  ],
  [
    /\b(?:previous|past|former|fruhere|bisherige|ehemalige|letzte) (?:clients?|kunden|customers?|auftraggeber)\b|\bclients? (?:precedents?|passes?)\b|\bclientes? (?:anterior(?:es)?|previos?|passados?)\b|\bclienti (?:precedenti|passati)\b|^(?:references?|referenzen|referencias|referenze)$/u,
    ["brands"],
  ],
  [
    new RegExp(
      String.raw`^(?!.*\b${OF_CLIENT}\b).*(?:\bclients?\b|\bkunden?\b|\badvertiser\b|^customer$|\bclientes?\b|\bauftraggeber\b|\bmusteri\b|^kis ?ke liye$)`,
      "u",
    ),
    ["client"],
  ],
  [
    /\bagenc(?:y|ies)\b|\bagentur\b|\bagence\b|\bagencia\b|\bagenzia\b|\bajans\b|\bagencja\b|\bagensi\b|\bmanajemen\b|\bassessoria\b|\bassessor[ae]?\b|^agente?s?(?: e)?(?: (?:tel\p{L}*|phone|fone|contact\p{L}*))?$|\bbookers?\b|\bmanagement\b|\brepresented by\b|\bmanaged by\b|^mgmt$|\bmanager\b/u,
    ["agency", "owner"],
  ],
  [
    /\bverified\b|\bverifizier|\bverifie\b|\bverificad[oa]\b|\bverificato\b|\bblue (?:tick|check)/u,
    ["verified"],
  ],
  [
    /\bweb ?sites?\b|\bhomepage\b|\bblog\b|\blink ?tree\b|\b(?:links?|urls?|liens?|enlaces?) ?(?:in |de |en |na |da |dans )?(?:the |la |der )?bio\b|\bbio ?(?:links?|urls?)\b|\bweb ?(?:seiten?|pages?)\b|^web$|\b(?:sites?|sitio|pagina|sito) web\b|^sit[eo]s?$|\bmedia ?kit\b|\bportfolio\b|\bother links?\b|\bexternal (?:url|link)\b/u,
    ["links", "url"],
  ],
  [/^(?:links?|urls?|liens?|enlaces?)$/u, ["url", "handle", "links"]],
];

/** "Campaign status", "Kampagnenbudget": what is said of a campaign is not its name. */
const OF_CAMPAIGN = String.raw`(?!\p{L}*? ?(?:status|stage|phase|start|end|ende|date|datum|dates|days|period|month|budget|spend|cost|fee|manager|owner|lead|leitung|contact|type|typ|goals?|ziele?|objectives?|market|country|codes?|hashtags?|links?|urls?|briefs?|notes?|kpis?|roi|roas|results?|laufzeit|zeitraum)(?!\p{L}))`;
export const CAMPAIGN_HEADER = new RegExp(
  String.raw`(?:\bcampaign|\bkampagne|\bcampagne|\bcampana|\bcampanha|\bcampagna)${OF_CAMPAIGN}|\bproje[ck]?t\b|\bactivation\b|\bkampan(?:ya|ia)\b|^camp$|^operation$|^op$`,
  "u",
);
/** "Orders with code", "inscripciones c/ código": what came by a code is no code. */
const BY_CODE = String.raw`^(?!.*\S (?:with|w|by|via|using|mit|per|uber|avec|con|c|com|par|por|pelo) (?:\p{L}+ ){0,2}\p{L}*(?:code|codigo|codice|cup(?:on|om|ao)|gutschein)s?(?: \p{L}+)?$).*`;
export const CODE_HEADER = new RegExp(
  String.raw`${BY_CODE}(?:\b(?:promo|discount|coupon|voucher|rabatt|affiliate|gutschein|creator)?[ -]?codes?\b(?! (?:type|usage))|\bkod(?:e|u)?\b(?! po(?:cztowy|s)\b)|\brabattcode|\bgutschein|\bcup(?:on|om|ao)\b|\bkupon\p{L}*|\bcodigo\b|\bcodice\b|\bcouponcode\b|(?<=^)(?:coupons?|vouchers?|promo|cod)$)`,
  "u",
);

/** What a tool reckons is asked by nobody: "Est. post price", "Suggested rate". */
const GUESSED =
  /\b(?:est|estimated|estimate|suggested|recommended|predicted|fair|market|benchmark|expected|geschatzt\p{L}*|empfohlen\p{L}*|estime\p{L}*|suggere\p{L}*|conseille\p{L}*|estimad[oa]|sugerid[oa]|recomendad[oa]|stimat[oa]|suggerit[oa]|consigliat[oa])\b/u;

export function isGuessed(words: string, [first]: readonly ImportField[]): boolean {
  return first === "price" && GUESSED.test(words);
}

/** What a creator has to hand in by then: no money is due. */
const HANDED_IN =
  /\b(?:content|contents|draft\p{L}*|script\p{L}*|concept\p{L}*|story ?boards?|videos?|reels?|stor(?:y|ies)|clips?|assets?|deliver\p{L}*|posts?|posting|upload\p{L}*|raw|footage|shoot\p{L}*|briefs?|briefing|samples?|feedback|approvals?|reviews?|revisions?|edits?|reports?|live|abgabe\p{L}*|entwurf\p{L}*|skript\p{L}*|konzept\p{L}*|dreh\p{L}*|freigabe\p{L}*|inhalt\p{L}*|contenus?|brouillon|livraison|livrables?|remise|validation|contenidos?|borrador|guion|entregas?|entregables?|conteudos?|rascunho|roteiro|contenut[oi]|bozza|bozze|consegna|consegne)\b/u;
/** Words of the payment itself: "payment due on delivery". */
const OF_MONEY =
  /\b(?:pay\p{L}*|invoice|amount|fee|zahl\p{L}*|rechnung\p{L}*|factur\p{L}*|paiement|reglement|pago|pagamento|fattura|fatura)\b/u;

/** Whether a header is of the day by which something has to be handed in, and of no payment. */
export function isHandedIn(words: string): boolean {
  return HANDED_IN.test(words) && !OF_MONEY.test(words);
}

/** "Due date", "Fällig am": by when, and not when it was. */
const DUE = /\b(?:due|deadline|fallig|abgabe|frist|echeance|vencimiento|vence|vencimento|prazo|scadenza)/u;

/** "Date booked": the day of something else than the post. */
const OF_OTHER =
  /\b(?:book(?:ed|ing)|gebucht|buchung\p{L}*|brief(?:ed|ing)?|sign(?:ed|ing|ature)|contract\p{L}*|vertrag\p{L}*|contact\p{L}*|kontakt\p{L}*|invoice\p{L}*|rechnung\p{L}*|paid|payment|zahlung\p{L}*|ship(?:ped|ping|ment)|sent|versand\p{L}*|birth\p{L}*|geburt\p{L}*|reserv\p{L}*|firma\p{L}*|envio|envoi|prenotat\p{L}*|pago|paiement|pagamento|virement|reglement|bonifico|transfer\p{L}*|pymt|pmt|zaplat\p{L}*|platnosc\p{L}*|przelew\p{L}*|faktur\p{L}*|factur\p{L}*|fatur\p{L}*|fattur\p{L}*|odeme\p{L}*|(?:pem)?bayar\p{L}*|betaal\p{L}*)\b/u;
const OF_POSTING = /\b(?:post(?:ed|ing)?|publi\p{L}*|live|veroff\p{L}*|upload\p{L}*)\b/u;

/** Whether a header is of another day than that of a post: of a booking, or of what is due. */
export function isOfOtherDay(words: string): boolean {
  return DUE.test(words) || (OF_OTHER.test(words) && !OF_POSTING.test(words));
}

/** "Views 30d", "Monthly plays", "Views Jun 25": what many posts had together, and no figure of one. */
const OF_A_TIME =
  /\b\d+ ?(?:d|days?|tagen?|jours|dias|giorni|w|weeks?|wochen|m|months?|monaten?)\b|\b(?:daily|weekly|monthly|yearly|lifetime|mensuel\p{L}*|mensua\p{L}*|mensal|mensili)\b|\b(?:per|pro|par|por|al) (?:day|week|month|year|tag|woche|monat|jahr|jour|semaine|mois|mes|semana|mese)\b/u;
const AVERAGED =
  /\b(?:avg|average|mean|median\p{L}*|durchschn\p{L}*|moy\p{L}*|medi[oa]|promedio|per (?:post|video|reel))\b|^o /u;
const AS_OF = /\b(?:as of|as at|stand|am|per|le|el|em|al)\b/u;
const SUMMED: ReadonlySet<ImportField> = new Set(["avgViews", "avgLikes", "avgComments"]);

function isSummedUp(words: string, [first]: readonly ImportField[]): boolean {
  if (first === undefined || !SUMMED.has(first) || AVERAGED.test(words)) return false;
  return OF_A_TIME.test(words) || (!AS_OF.test(words) && monthOfHeader(words) !== null);
}

/** "Day rate", "Rate per hour", "Appearance fee": what somebody asks for their time, and for no piece. */
const TIMES =
  /\b(?:days?|daily|hours?|hourly|hrs?|shifts?|per diem|appearances?|attendance|events?|tag(?:es\p{L}*)?|stunden?\p{L}*|auftritt\p{L}*|jour(?:nee|nalier\p{L}*)?|heures?|horaire|evenement\p{L}*|apparition|dia(?:ri[oa]s?)?|horas?|jornadas?|eventos?|aparicion|presenca|giorn\p{L}*|oraria|eventi|presenza|gunluk|saatlik|etkinlik|hari(?:an)?|jam|dniowk\p{L}*|dzien\p{L}*|godzin\p{L}*|dag\p{L}*|uur\p{L}*)\b/u;

function isForTime(words: string, [first]: readonly ImportField[]): boolean {
  return first === "price" && TIMES.test(words);
}

/** Whether a header is of a stretch of time: what all posts of it had, or what somebody asks for their time. */
export function isOfTime(words: string, fields: readonly ImportField[]): boolean {
  return isSummedUp(words, fields) || isForTime(words, fields);
}

const TOP_CITIES =
  /\b(?:top|main|principal(?:es)?|principais|principali|principaux|wichtigste|belangrijkste|terbanyak|glowne)(?: ?\d+)? (?:cit(?:y|ies)|stadt|stadte|villes?|ciudad(?:es)?|cidades?|citta|steden|miasta|kota|sehir(?:ler)?|regions?|regionen)\b|\b(?:cit(?:y|ies)|stadt|stadte|villes?|ciudad(?:es)?|cidades?|citta|steden|kota) (?:top(?: ?\d+)?|principal(?:es|e|i)?|principais|principales|terbanyak)\b/u;

/** "Top cities", above or over names: those of an audience. */
export function namesTopCities(header: string): boolean {
  return TOP_CITIES.test(plainWords(header));
}
