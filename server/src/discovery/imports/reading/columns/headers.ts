import { NAME_PARTS } from "#/language/people/people.ts";
import { FIGURE_PATTERNS } from "#/language/media/media.ts";
import type { ImportField } from "@app/contract/discovery/imports";
import type { PriceUnit } from "@app/contract/creator-prices";
import type { Platform } from "@app/contract/platforms";
import { readFormat, readTerms, readVat } from "#/discovery/imports/reading/cells/offers.ts";
import { countedPieces, isOfSeveral } from "#/discovery/imports/reading/offers/several-pieces.ts";
import {
  CURRENCY_HEADER,
  PRICE_WORDS,
  moneyInBrackets,
  readCurrency,
} from "#/discovery/imports/reading/cells/currencies.ts";
import { readAges, readHeaderUnit } from "./header-units.ts";
import type { HeaderUnit } from "./header-units.ts";
import { isGuessed, isOfTime, namesTopCities, workFieldsOf } from "./work-headers.ts";
import {
  mentionedPlatform,
  mentionsOtherPlatform,
  readPlatform,
} from "#/discovery/imports/reading/cells/accounts.ts";
import { readPriceUnit } from "#/discovery/imports/reading/prices.ts";
import { plainWords } from "#/discovery/imports/reading/words.ts";

/** What a header says about its column. */
export interface HeaderReading {
  /** Fields that the words may mean, the likeliest first; empty when they mean none. */
  fields: ImportField[];
  platform: Platform | null;
  per: PriceUnit | null;
  format: PriceUnit | null;
  /** What the numbers below count: "Followers (k)" thousands. */
  unit: HeaderUnit | null;
  terms: ReturnType<typeof readTerms>;
  /** Age group of an audience column, such as "18-34". */
  ages: string | null;
}

/** Words of a header that name something Herald has no field for, so that no field is guessed from the rest of it. */
const NO_FIELD =
  /\bhauptstadte\b|\bcomments? (?:count|rate)\b|\bsaves?\b|\bfollowing\b|\b(?:account|profile|creator|influencer|channel) type\b|\b(?:konto|profil|account)(?:art|typ)\b|\btype de (?:compte|profil)\b|\btipo d[ei] (?:cuenta|conta|perfil|account|profilo)\b|\bposts? count|\bgrowth\b|\b(?:likes|views) total|\btotal (?:likes|views|posts|videos)\b|(?<!mail )\baddress\b(?! (?:city|town|country))|\bzip\b|\bpostal|\bdate\b|\bcp[mvce]\b|\btkp\b|\bemv\b|\breal followers\b|\bfake\b|\bbuyer\b|\bkaufer\b|\bacheteur\b|\bcomprador\b|\bsuspicious\b|\bquality\b|(?<!\bcity )\bstates?\b|\bpan\b(?! europe)|\bgstin\b|\bgst (?:no|number|nr)\b|\b(?:tax|vat) (?:id|no|nr|number)\b|\bust ?id|\bsteuer ?(?:nummer|nr|id)\b|\biban\b|\bbic\b|\bswift\b|\bifsc\b|\bupi\b|\baccount (?:no|nr|number|holder)\b|\bsort code\b|\bsire[nt]\b|\bcnpj\b|\bcpf\b|\bpix\b|\bnif\b|\bcif\b|\bdni\b|\baadhaa?r\b|\bbudgets?\b|\bpresupuesto\b|\borcamento\b|\bconflicts?\b|\bkonflikte?\b|\bcompetitors?\b|\bwettbewerb|\bkonkurren|\bexclusions?\b|\bno ?gos?\b|\b(?:new|net|gained|lost|neue|neuen|nouveaux|nuevos|novos|naye) (?:followers?|abonnenten|abonnes|seguidores|subscribers?|subs)\b|\bfollowers? (?:gained|lost|change|diff\p{L}*)\b/u;
/** Of shares only those of an audience are kept. */
const SHARE = /\bshares?\b/u;
/** Whose language, town or gender a header of an audience speaks of: that of those who follow. */
const OF_AUDIENCE_ONLY: ReadonlySet<ImportField> = new Set(["language", "city", "gender", "category"]);
const AUDIENCE =
  /\baudience\b|\baudiencia\b|\bzielgruppe\b|\bpublikum\b|\bpublic(?:o|um)?\b|\bfemale\b|\bwomen\b|\bfrauen|\bmujeres\b|\bfemmes\b|\bmulheres\b|\bdonne\b|\bmale\b|\bmen\b/u;

/** Whether a header names what no creator is called by, such as a tax number or a date. */
export function namesNoField(header: string): boolean {
  return spellings(header).some((words) => NO_FIELD.test(words) || namesTopCities(words));
}

/** Whether a header is about those who follow. */
export function namesAudience(header: string): boolean {
  return AUDIENCE.test(plainWords(header));
}

/** Synonyms by field, tried from top to bottom on the header without its platform word. */
const SYNONYMS: readonly [RegExp, ImportField[]][] = [
  [
    /\b(?:top )?(?:audience|followers?|zielgruppe|publikum|audiencia|audience)\b.*\b(?:country|countries|location|land|lander|pays|pais|geo)|\btop(?: ?\d)? (?:country|countries|pays|paises|pais|land|lander|paesi)\b/u,
    ["audienceCountry"],
  ],
  [
    /\b(?:female|women|woman|frauen|frauenanteil|weiblich|mujeres|femmes|mulheres|donne)\b|\baudience gender\b/u,
    ["audienceFemale"],
  ],
  [
    /\baudience.*\d{2} ?(?:\+|(?:to )?\d{2})|\baudience age|\bage \d{2} (?:to )?\d{2}\b|^\d{2} \d{2}(?: %)?$|^\d{2} ?(?:\+|plus|und alter|and over|et plus)(?: ?%)?$/u,
    ["audienceAge"],
  ],
  [
    /\bpublic(?:o|um)?\b.*\b(?:pais|pays|country)|\b(?:country|pais|pays|land|paese)\b.*\b(?:audience|audiencia|zielgruppe|publikum|public(?:o|um)?|pubblico|followers?|seguidores)\b/u,
    ["audienceCountry"],
  ],
  [
    /\bphone\b|\btelephone\b|^tel$|\bhandy\b|^mob$|\bmovil\b|\bcelular\b|^portable$|\btelefon(?:o|e|s|nr|nummern?)?\b|\btelefoon(?:nummer)?\b|\btelefonszam\b|\bmobile?(?:nummer|nr|telefon)?\b|\bwhats(?: ?app)?\b|\bwpp\b|^zap\b|\bhandynummer\b|\bcell?\b|^tel (?:privat|perso\p{L}*|priv)$|\btelemovel\b|\btelemoveis\b|\bcontact (?:no|nr|number|num)\b|^(?:(?:no|nomor|nr) )?(?:wa|hp)$/u,
    ["phone"],
  ],
  [
    /\be ?mails?\b|^mail$|^reach (?:me|him|her|them)(?: (?:on|at|via))?$|\bcorreo\b|\bcourriel\b|\bkontakt\b|^contacts?$|^draht$|\bcontact[oi]\b|\bcontat(?:o|os|to|ti)\b|\bcontact (?:info|details)\b/u,
    ["email", "phone"],
  ],
  [new RegExp(CURRENCY_HEADER, "u"), ["currency"]],
  [
    /\bengagement\b|(?<!\bwas |\bwill )\ber\b|^eng\b|^engag$|\beng(?:aj)? rate\b|\b(?:taux|tx|tasa|taxa|tasso)(?: d| de| di)? (?:eng|inter)|\binteractions? rate\b|\binteraktion|\binteraccion|\bengaj(?:amento)?\b|\bcoinvolgimento\b|\betk(?:ilesim)?(?: orani)?\b|\bzaangazowani[ea]\b|\bketerlibatan\b/u,
    ["engagementRate"],
  ],
  [
    anyWord(
      FIGURE_PATTERNS.followers,
      "audience size",
      "follower ?zahl",
      "^abos?\\b",
      "fol{1,2}o?wers?",
      "^(?:size|obserw(?:uj\\p{L}*)?)$",
      "^(?:foll?|seg(?: mil)?)(?: (?:ca|approx|circa|env|aprox))?$",
      "^flw|volgers?|folgere|foljare|subskry\\p{L}*",
    ),
    ["followers"],
  ],
  [anyWord(FIGURE_PATTERNS.views, "visualiza\\p{L}*"), ["avgViews"]],
  [anyWord(FIGURE_PATTERNS.likes, "gefallt"), ["avgLikes"]],
  [
    /\b(?:avg|average|mean|median|durchschnittliche?|moyenne|medio|promedio) (?:comments?|kommentare|commentaires|comentarios|commenti)\b|\bcomments? (?:avg|average)\b|^o (?:comments|kommentare)$/u,
    ["avgComments"],
  ],
  [new RegExp(`${PRICE_WORDS}|^(?:kohle|knete|money|paisa|plata|pasta|grana|thune|soldi)$`, "u"), ["price"]],
  [
    /^(?:was (?:sie|er) (?:will|verlangt|nimmt|kostet)|was will (?:sie|er)|was sie wollen|verlangt|what (?:she|he|they) (?:wants?|asks?|charges?)(?: for)?|asks?|asking|ask(?:ing)?(?: [a-z]{3})? (?:per )?(?:posts?|reels?|stor(?:y|ies)|videos?)|ce qu (?:elle|il) (?:veut|demande)|(?:elle|il) demande|(?:cuanto |lo que |nos )?(?:pide|cobra)|(?:ci |quanto )?chiede|ile chce|(?:ne kadar )?istiyor|minta(?: berapa)?|vraagt|(?:quanto |o que )?(?:pede|cobra)|kitna (?:leti|leta|lete|maang\p{L}*|charge\p{L}*)(?: \p{L}+)*)$/u,
    ["price"],
  ],
  [/^(?:wie ?viele?|how (?:much|many)|combien|cuanto|quanto|kitna)$/u, ["price", "followers"]],
  [/^(?:rate|rates|rate ?card|per (?:post|reel|story|video))$|\brate\b/u, ["price", "engagementRate"]],
  [
    /\b(?:city|town|stadt|ort|ciudad|ville|cidade|citta|location)\b.*\b(?:country|land|pais|pays|paese)\b|\b(?:country|land|pais|pays|paese)\b.*\b(?:city|town|stadt|ort|ciudad|ville|cidade|citta)\b/u,
    ["city", "country"],
  ],
  [
    /\bcountr(?:y|ies)\b|^land(?: ?\d)?$|\bpais\b|\bpays\b|\bnationality\b|\bnation\b|\bpaese\b|\bmarket\b|^ulke$|^ctry$/u,
    ["country"],
  ],
  [
    /\bcity\b|\bcities\b|\btown\b|^stadt$|^ort$|\bciudad\b|\bville\b|\bcidade\b|\bcitta\b|\blocation\b|\bbased in\b|^based$|^lives(?: in)?$|^(?:home )?base$|^onde (?:vive|mora)$|^donde vive$|^ou habite$|^dove (?:vive|sta|abita)$|^gdzie mieszka$|^nerede(?: yasiyor)?$|^tinggal di$|^woont in$|^wohnt(?: in)?$|^kahan (?:rehti|rehta|se)(?: hai)?$|\bstandort\b|\bwohnort\b|^sehir$|^sh[ae]h[ae]r$|^(?:comune|commune|gemeinde|municipio)$|^skad$|^miasto$|^stad$|^woonplaats$|^domisili$|^kota$|^lokasi$|^localidade?$|^localita$|^localite$/u,
    ["city", "country"],
  ],
  [
    /\blanguages?\b|^langs?$|\bsprachen?\b|\bidiomas?\b|\blangues?\b|\blingu(?:a|e|as)\b|^(?:speaks?|spricht|parle|habla|fala|parla)$/u,
    ["language"],
  ],
  [
    /\bcategor|\bkategorie|\bniche\b|\bnische\b|\btopics?\b|\bthema\b|\bthemen\b|\bvertical\b|\binterests?\b|\bgenre\b(?! h f)|\bsector\b|\bnicho\b|\bindustry\b/u,
    ["category"],
  ],
  [/\bgender\b|\bsex\b|\bgeschlecht\b|\bgenero\b|\bgenre h f\b/u, ["gender"]],
  [
    /\bplatform\b|\bplattform\b|\bplataforma\b|\bplateforme\b|\bpiattaforma\b|\bnetwork\b|\bred social\b|\bsocial media\b|\bkanal\b/u,
    ["platform", "handle"],
  ],
  [
    /\bbrands?\b|\bmarken\b|\bmarcas\b|\bmarques\b|\bsponsors?\b|\bcollab|\bworked with\b|\bpartners\b/u,
    ["brands"],
  ],
  [/\bbio\b|\bbiography\b|\bsignature\b|\bdescription\b|\babout\b|\bbeschreibung\b|\bbiografia\b/u, ["bio"]],
  [
    /\bnotes?\b|\bnotiz(?:en)?\b|\bremarks?\b|\bbemerkung|\banmerkung|\bobs(?:erva\p{L}*)?\b|\bosservazion|\bnotas?\b|\bcomments?\b|\bkommentare?\b|\bcommentaires?\b|\bcoment(?:ario)?s?\b|\bcomment[oi]\b|\byorum(?:lar)?\b|\bcatatan\b|\bnotlar\b|\bopmerking(?:en)?\b|\bnotities\b|\bremarques?\b|\buwag[ai]\b|^(?:sonst|sonstiges|misc|divers|varios|diversos|varie)$/u,
    ["notes"],
  ],
  [/\btags?\b|\blabels?\b|\bschlagworte?\b|\betiquetas\b/u, ["tags"]],
  [
    /\burls?\b|\blinks?\b|\bprofile (?:url|link|page)\b|\benlace\b|\blien\b|\bprofil[io]?s?\b|\bperfi(?:l|s|les)\b|^profile$/u,
    ["url", "handle"],
  ],
  [
    /\bhandles?\b|\buser ?names?\b|\bnick ?name\b|\bbenutzername\b|\busuario\b|\butilisateur\b|\bscreen name\b|\bkullanici adi\b|\bnazwa (?:uzytkownika|profilu|konta)\b|\bnama (?:pengguna|akun)\b|\bgebruikersnaam\b|\bnome utente\b|^(?:(?:social|soziale|redes|reseaux|sociale)(?: \p{L}+)?|socials|kanale|canales|canais)$|\baccounts?\b|\bkonto\b|\bcuenta\b|^akun(?: \p{L}+)?$|^hesa(?:p|bi)$|^@$|\butente\b|\bpseudo\b/u,
    ["handle"],
  ],
  [/\bchannel\b|\bcanal\b|\bchaine\b/u, ["platform", "handle", "name"]],
  [/^(?:creator|influencer|talent) (?:no|nr|num|number|ph|mob|cell|tel)$/u, ["phone"]],
  [anyWord(NAME_PARTS), ["name", "handle"]],
  [
    /\b(?:full|display|creator|influencer)?name\b|\bnombre\b|\bnom\b|\bnome\b|\bcreators?\b|\binfluenc(?:ers?|erin(?:nen)?|iador(?:es|as?)?|eurs?|euses?)\b|^affiliates?$|^ambassadors?$|^botschafter(?:in)?$|^embajador[ae]?s?$|^afiliad[oa]s?$|\bcreador|\btiktoker\b|\byoutuber\b|\binstagrammer\b|\btalent\b|\bperson\b|\bauth?or\b|\bauteur\b|\bautore\b|\bcreat(?:eur|rice|ore)|\bcriador|^who$|^wer$|^qui$|^qui(?:en)? quem$|^quem(?: quien)?$|^quien$|^chi$|^kaun$|^kto$|^(?:first|last)$|^imie(?: i nazwisko)?$|^nazwisko$|^tworc(?:a|y|zyni)$|^influencerka$|^kreator(?:ka)?$|\binf(?:l?uenc|luec|luenec|luncer|uencer)\p{L}*\b|^fenomen$|^icerik ureticisi$|^(?:ad|adi|soyad|soyadi|soyisim|ad soyad)$|^adi soyadi$|^isim$|^na(?:vn|mn)$|^naam$|^nama\b|\bpayee\b|^(?:supplier|vendor|lieferant|kreditor|fournisseur|beneficiaire|proveedor|beneficiario|fornecedor|(?:zahlungs)?empfanger)(?: name)?$/u,
    ["name", "handle"],
  ],
];

function anyWord(...words: string[]): RegExp {
  return new RegExp(`\\b(?:${words.join("|")})\\b`, "u");
}

/** Headers that only count or order the rows. */
const ORDER = /^(?:#|no|nr|n|s n|rank|ranking|position|s no|sr no|id|index|row|number|num|lfd nr|pos)$/u;

/** Reads one header with the merged cell above it. A header that only names a platform means the account there. */
export function readHeader(header: string, group = ""): HeaderReading {
  if (header.length > HEADER_MAX) return NOTHING_SAID;
  const text = group === "" ? spaced(header) : `${spaced(group)} ${spaced(header)}`;
  const platform = mentionedPlatform(text);
  const isElsewhere = platform === null && mentionsOtherPlatform(text);
  const said = fieldsOf(header, group, platform);
  // "YouTube channel" holds accounts there, and no names of platforms.
  const fields = said.filter((field) => platform === null || field !== "platform");
  const format = countedPieces(header) ?? (isOfSeveral(text) ? "bundle" : readFormat(text));
  return {
    // Followers on Twitch are none of the account that is kept.
    fields: isElsewhere && fields.some((field) => OF_ACCOUNTS.has(field)) ? [] : fields,
    platform,
    per: format === "bundle" ? "bundle" : readPriceUnit(text),
    format,
    unit:
      COUNTED.has(fields[0] ?? "ignore") || format !== null || platform !== null
        ? readHeaderUnit(text)
        : null,
    terms: readTerms(text),
    ages: readAges(text),
  };
}

/** Figures of an account, and the account itself. */
const OF_ACCOUNTS: ReadonlySet<ImportField> = new Set([
  "followers",
  "engagementRate",
  "avgViews",
  "avgLikes",
  "avgComments",
  "price",
  "handle",
  "url",
]);
/** Fields whose cells are numbers that a header may count in thousands. */
const COUNTED: ReadonlySet<ImportField> = new Set([
  "followers",
  "engagementRate",
  "avgViews",
  "avgLikes",
  "avgComments",
  "price",
  "feePaid",
  "lastFee",
]);

/** The currency that a header names, also one that programs glue to it: "minFeeGBP", "fee_usd". */
export function headerCurrency(header: string, group = ""): string | null {
  const named = readCurrency(`${group} ${header}`) ?? readCurrency(`${spaced(group)} ${spaced(header)}`);
  const money = named === null ? moneyInBrackets(header) : null;
  return money !== null && synonymsOf(plainWords(money.words))?.[0] === "price" ? money.code : named;
}

/** A longer header is a sentence. */
const HEADER_MAX = 60;
const NOTHING_SAID: HeaderReading = {
  fields: [],
  platform: null,
  per: null,
  format: null,
  unit: null,
  terms: {},
  ages: null,
};

/** Names as programs write them become words: "avgViews_tt" is "avg Views tt", "country1" is "country 1". */
export function spaced(header: string): string {
  if (/\s/u.test(header) || readPlatform(header) !== null) return header.replaceAll("_", " ");
  return header
    .replaceAll(/[_.]/gu, " ")
    .replaceAll(/(?<=\p{Ll}|\d)(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|(?<=\p{L}{3})(?=\d)/gu, " ")
    .trim();
}

/** Whether a header only numbers the rows. */
export function isOrderHeader(header: string): boolean {
  return ORDER.test(plainWords(header));
}

/** The header's own words go before those of its group: "Instagram prices" over "Currency" is a currency. */
function fieldsOf(header: string, group: string, platform: Platform | null): ImportField[] {
  const fields = saidBy(header, group, platform);
  const isOfOther =
    fields.some((field) => REACHED.has(field)) && spellings(header).some((one) => BY_OTHERS.test(one));
  return isOfOther ? [] : fields;
}

/** How somebody is reached. */
const REACHED: ReadonlySet<ImportField> = new Set(["phone", "email"]);
/** Who is reached there in a creator's place: "Mgr WhatsApp", "Tel. Mgmt", "Móvil de la agencia". */
const BY_OTHERS =
  /\b(?:mgr|mgmt|mgnt|manag\p{L}*|agents?|agentes?|agenti|agen(?:cy|cies|ce|cia|zi[ae]|tur)\p{L}*|poc|spoc|assessor\p{L}*|representante|vertret\p{L}*|mother|mutter|mama|maman|mum|mom|mae|madre|father|vater|papa|padre|pai|parents?|eltern)\b/u;

function saidBy(header: string, group: string, platform: Platform | null): ImportField[] {
  const [own, ...others] = spellings(header);
  const all = spellings(`${group} ${header}`.trim());
  if (own === undefined || ORDER.test(own) || namesTopCities(group)) return [];
  if (countedPieces(header) !== null) return countedPieces(header) === "video" ? ["price"] : [];
  if (readPlatform(own) === null) {
    for (const words of [own, ...others]) {
      const found = synonymsOf(words);
      if (found === null) return [];
      if (found.length > 0 && !all.some((text) => AUDIENCE.test(text))) return found;
    }
  } else if (group === "") return ["handle", "url", "name"];
  for (const words of all) {
    const found = synonymsOf(words);
    if (found === null) return [];
    if (all.some((text) => AUDIENCE.test(text)) && found.some((field) => OF_AUDIENCE_ONLY.has(field)))
      return [];
    const isOwn = [own, ...others].some((one) => synonymsOf(one)?.[0] === found[0]);
    if (found.length > 0 && (isOwn || isOfAccount(found))) return found;
  }
  const isOfAudience = all.some((text) => AUDIENCE.test(text));
  // "1 TikTok HT": what is taxed is asked for.
  if ((platform !== null || readFormat(header) !== null) && readVat(header) !== null) return ["price"];
  return platform === null || isOfAudience ? [] : ["handle", "url", "name"];
}

/** What a merged cell says of all columns below it: "Status per client" makes none of them a client or a status. */
function isOfAccount([first]: readonly ImportField[]): boolean {
  return first !== undefined && (first.startsWith("audience") || GROUPED.has(first));
}

const GROUPED: ReadonlySet<ImportField> = new Set([
  "price",
  "followers",
  "engagementRate",
  "avgViews",
  "avgLikes",
  "avgComments",
  "handle",
  "url",
  "email",
  "phone",
]);

/** The words of a header as written, and as names of programs are taken apart. */
export function spellings(header: string): string[] {
  const words = moneyInBrackets(header)?.words ?? header;
  const written = [header, spaced(header), words].map(plainWords);
  return [...new Set(written)].filter((text) => text !== "");
}

/** "Creator ID", "mention_id": what other systems number. */
const NUMBERED = /\b(?:ids?|uuid|guid|identifier|identifiant|identificador|identificativo|kennung)\b/u;

/** Whether a header is of numbers that another system gave. */
export function namesId(header: string): boolean {
  return spellings(header).some((words) => NUMBERED.test(words));
}

/** "Email ID" and "Insta ID" are how many call an address and a handle; no other word makes an id more than that. */
const CALLED_ID: ReadonlySet<ImportField> = new Set(["handle", "url", "email", "phone", "platform"]);

const PERSON = /\b(?:(?<!\b(?:user|nick|screen) )names?|nom|nombre|nome|creator|influencer|talent)\b/u;

/** Null for words of something else; empty where no word is known. */
function synonymsOf(words: string): ImportField[] | null {
  const found = fieldsNamed(words);
  const first = found?.[0];
  // "Nom / pseudo" may hold either.
  if (first === "handle" && PERSON.test(words)) return [...(found ?? []), "name"];
  return first !== undefined && NUMBERED.test(words) && !CALLED_ID.has(first) ? [] : found;
}

function fieldsNamed(words: string): ImportField[] | null {
  const work = workFieldsOf(words);
  if (
    work !== null ||
    NO_FIELD.test(words) ||
    namesTopCities(words) ||
    (SHARE.test(words) && !AUDIENCE.test(words))
  )
    return work;
  for (const [pattern, fields] of SYNONYMS)
    if (pattern.test(words)) return isOfTime(words, fields) || isGuessed(words, fields) ? null : fields;
  return [];
}
