import { FIGURE_PATTERNS } from "#/language/media/media.ts";
import type { ImportField, PriceUnit } from "@app/contract/discovery/imports";
import type { Platform } from "@app/contract/platforms";
import { mentionedPlatform, readPlatform } from "#/discovery/imports/reading/cells/accounts.ts";
import { readPriceUnit } from "#/discovery/imports/reading/prices.ts";
import { plainWords } from "#/discovery/imports/reading/words.ts";

/** What a header says about its column. */
export interface HeaderReading {
  /** Fields that the words may mean, the likeliest first; empty when they mean none. */
  fields: ImportField[];
  platform: Platform | null;
  per: PriceUnit | null;
  /** Age group of an audience column, such as "18-34". */
  ages: string | null;
}

/** Words of a header that name something Herald does not keep, so that no field is guessed from the rest of it. */
const NOT_KEPT =
  /\bcomments?\s*(?:avg|average|count|rate)|\bavg\s*comments?|\bshares?\b|\bsaves?\b|\bfollowing\b|\bposts? count|\bgrowth\b|\b(?:likes|views) total|\btotal (?:likes|views|posts|videos)\b|(?<!mail )\baddress\b|\bzip\b|\bpostal|\bdate\b/u;

/** Synonyms by field, tried from top to bottom on the header without its platform word. */
const SYNONYMS: readonly [RegExp, ImportField[]][] = [
  [
    /\b(?:audience|followers?|zielgruppe|publikum)\b.*\b(?:country|countries|location|land|pais|geo)/u,
    ["audienceCountry"],
  ],
  [/\b(?:female|women|woman|frauen|mujeres|femmes)\b|\baudience gender\b/u, ["audienceFemale"]],
  [
    /\baudience.*\d{2}\s*(?:\+|\d{2})|\baudience age|\bage \d{2} \d{2}\b|^\d{2} \d{2}(?: %)?$/u,
    ["audienceAge"],
  ],
  [/\bpublic(?:o|um)\b.*\b(?:pais|country)/u, ["audienceCountry"]],
  [
    /\be ?mails?\b|^mail$|\bcorreo\b|\bcourriel\b|\bkontakt\b|^contacts?$|\bcontacto\b|\bcontact (?:info|details)\b/u,
    ["email", "phone"],
  ],
  [
    /\bphone\b|\btelephone\b|^tel$|\btelefono?\b|\bmobile\b|\bwhats ?app\b|\bhandynummer\b|\bcell\b/u,
    ["phone"],
  ],
  [/\bcurrency\b|\bwahrung\b|\bmoneda\b|\bdevise\b|\bmoeda\b/u, ["currency"]],
  [
    /\bengagement\b|\ber\b|^eng\b|\beng rate\b|\binteraktion|\binteraccion|\bengajamento\b/u,
    ["engagementRate"],
  ],
  [anyWord(FIGURE_PATTERNS.followers, "audience size", "follower ?zahl"), ["followers"]],
  [anyWord(FIGURE_PATTERNS.views, "visualiza\\p{L}*"), ["avgViews"]],
  [anyWord(FIGURE_PATTERNS.likes, "gefallt"), ["avgLikes"]],
  [
    /\bprices?\b|\bfees?\b|\bcost\b|\bpreis\b|\bhonorar\b|\bprecio\b|\bprix\b|\btarif|\bpreco\b|\bcache\b|\bquote\b|\bbudget\b|\bcharges?\b|\bcommercials\b/u,
    ["price"],
  ],
  [/^(?:rate|rates|rate card|per (?:post|reel|story|video))$|\brate\b/u, ["price", "engagementRate"]],
  [
    /\bcountr(?:y|ies)\b|^land$|\bpais\b|\bpays\b|\bnationality\b|\bnation\b|\bpaese\b|\bmarket\b|^ulke$/u,
    ["country"],
  ],
  [
    /\bcity\b|\bcities\b|\btown\b|^stadt$|^ort$|\bciudad\b|\bville\b|\bcidade\b|\bcitta\b|\blocation\b|\bbased in\b|\bstandort\b|\bwohnort\b/u,
    ["city", "country"],
  ],
  [/\blanguages?\b|^lang$|\bsprache\b|\bidioma\b|\blangue\b|\blingua\b/u, ["language"]],
  [
    /\bcategor|\bkategorie|\bniche\b|\bnische\b|\btopics?\b|\bthema\b|\bthemen\b|\bvertical\b|\binterests?\b|\bgenre\b|\bsector\b|\bnicho\b|\bindustry\b/u,
    ["category"],
  ],
  [/\bgender\b|\bsex\b|\bgeschlecht\b|\bgenero\b|\bgenre h f\b/u, ["gender"]],
  [
    /\bplatform\b|\bplattform\b|\bplataforma\b|\bplateforme\b|\bnetwork\b|\bred social\b|\bsocial media\b|\bkanal\b/u,
    ["platform", "handle"],
  ],
  [
    /\bbrands?\b|\bmarken\b|\bmarcas\b|\bmarques\b|\bsponsors?\b|\bcollab|\bworked with\b|\bpartners\b/u,
    ["brands"],
  ],
  [/\bbio\b|\bbiography\b|\bdescription\b|\babout\b|\bbeschreibung\b|\bbiografia\b/u, ["bio"]],
  [
    /\bnotes?\b|\bnotizen?\b|\bremarks?\b|\bbemerkung|\banmerkung|\bobserva|\bnotas?\b|\bcomments?\b|\bkommentar\b|\bremarques?\b/u,
    ["notes"],
  ],
  [/\btags?\b|\blabels?\b|\bschlagworte?\b|\betiquetas\b/u, ["tags"]],
  [
    /\burls?\b|\blinks?\b|\bprofile (?:url|link|page)\b|\benlace\b|\blien\b|\bprofil\b|\bweb ?site\b|^profile$/u,
    ["url", "handle"],
  ],
  [
    /\bhandles?\b|\buser ?names?\b|\bnick ?name\b|\bbenutzername\b|\busuario\b|\bscreen name\b|\baccounts?\b|\bkonto\b|\bcuenta\b|^@$|\butente\b|\bpseudo\b/u,
    ["handle"],
  ],
  [/\bchannel\b|\bcanal\b|\bchaine\b/u, ["handle", "platform", "name"]],
  [
    /\bname\b|\bnombre\b|\bnom\b|\bnome\b|\bcreators?\b|\binfluencers?\b|\bcreador|\btiktoker\b|\byoutuber\b|\binstagrammer\b|\btalent\b|\bperson\b|\bvorname\b/u,
    ["name", "handle"],
  ],
];

function anyWord(...words: string[]): RegExp {
  return new RegExp(`\\b(?:${words.join("|")})\\b`, "u");
}

/** Headers that only count or order the rows. */
const ORDER = /^(?:#|no|nr|n|rank|ranking|position|s no|sr no|id|index|row|number|num|lfd nr|pos)$/u;
const AGES = /(\d{2})\s*(?:-|–|to|\s)\s*(\d{2})|(\d{2})\s*\+/u;

/** Reads one header. A header that only names a platform means the account there. */
export function readHeader(header: string): HeaderReading {
  const words = plainWords(header);
  const platform = mentionedPlatform(header);
  return {
    fields: fieldsOf(words, platform),
    platform,
    per: readPriceUnit(header),
    ages: readAges(header),
  };
}

/** Whether a header only numbers the rows. */
export function isOrderHeader(header: string): boolean {
  return ORDER.test(plainWords(header));
}

function fieldsOf(words: string, platform: Platform | null): ImportField[] {
  if (words === "" || words.length > 60 || ORDER.test(words) || NOT_KEPT.test(words)) return [];
  if (readPlatform(words) !== null) return ["handle", "url", "name"];
  for (const [pattern, fields] of SYNONYMS) if (pattern.test(words)) return fields;
  return platform === null ? [] : ["handle", "url", "name"];
}

function readAges(header: string): string | null {
  const match = AGES.exec(header);
  if (!match) return null;
  return match[3] === undefined ? `${match[1]}-${match[2]}` : `${match[3]}+`;
}
