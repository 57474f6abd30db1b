import type { FilterName } from "@app/contract/discovery/filters";
import { filterLabel } from "@app/contract/discovery/filters/filter-labels";
import { FILTER_NAMES } from "@app/contract/discovery/filter-names";
import { foldInPlace } from "#/language/fold.ts";
import type { BriefText } from "#/strategy/brief/brief-text.ts";

/** Words for what may be unknown of a creator. */
const OWN_WORDS: readonly [FilterName, string][] = [
  ["country", "countr(?:y|ies)|place|location|origin|land|herkunft|pays|pais"],
  ["region", "region|bundesland"],
  ["city", "cit(?:y|ies)|stadt|ville|ciudad|cidade"],
  ["language", "languages?|sprache|langue|idioma"],
  ["gender", "gender|geschlecht|genre|genero"],
  ["followers", "followers?(?: count)?|follower\\p{L}*|abonnes|seguidores|size"],
  ["tier", "tier"],
  ["engagementRate", "engagement(?: rate)?|er"],
  ["avgViews", "views"],
  ["age", "age|alter"],
  ["category", "topics?|categor(?:y|ies)|themen?|thema|theme|tema"],
  ["price", "prices?|fees?|rates?|preise?|honorare?|prix|tarifs?|precios?|tarifas?|precos?|cache|caches"],
  ["brandNot", "brands?|brand history|past brands|marken?|marques?|marcas?"],
  ["verified", "verification"],
  ["lastPostWithinDays", "(?:day of the |date of the )?last post|letzter beitrag|dernier post|ultimo post"],
];
/** Any other filter by what a plan calls it, so that what it offers to say is understood. */
const FIELDS = [
  ...OWN_WORDS,
  ...FILTER_NAMES.map((name): [FilterName, string] => [name, foldInPlace(filterLabel(name))]).filter(
    ([, label]) => !OWN_WORDS.some(([, words]) => new RegExp(`^(?:${words})$`, "u").test(label)),
  ),
];
const FIELD = `(?:${FIELDS.map(([, words]) => `(?:${words})`).join("|")})`;
const UNKNOWN =
  "(?:unknown|missing|not known|unclear|unbekannt(?:e[mnrs]?)?|pata nahin?|nahin? pata|nicht bekannt|fehlt|inconnu[es]?|desconocid[oa]s?|desconhecid[oa]s?|(?:on|nous) ne conna(?:it|issons)s? pas|no (?:sabemos|conocemos)|nao (?:sabemos|conhecemos)|(?:we|you) (?:do not|don['’]?t) know|nobody knows|wir nicht (?:kennen|wissen))";
const FINE =
  "(?:(?:are|is|sind|ist|sont|est|son|es|sao|e) )?(?:(?:also|too|auch|aussi|tambien|tambem|tb|tbm),? )*(?:fine|ok(?:ay)?|good|allowed|welcome|included|in ordnung|erlaubt|willkommen|bien|permitid[oa]s?)(?: too| as well| auch)?|(?:=|is|are|ist|tambem|tbm?|tambien|aussi|auch|,|\\s)*(?:no problem|no prob|kein problem|pas de (?:probleme|souci)|sin problema|sem problemas?|ca (?:me |nous )?va|me va bien|me vale|vale|passt|geht|pode ser|pode|tudo bem|(?:wo|woh|ve)?\\s*bhi (?:ok|chalega|theek|thik)|chalega)|(?:may|can|should|darf|durfen) (?:be in(?:cluded)?|stay(?: in)?|dabei sein|rein)";
const ANYBODY =
  "(?:(?:creators?|influencers?|people|those|anyone|anybody|accounts?|welche|solche|leute|ceux|celles|gente|los|las|quem|criadores|creadores)\\s+)?";
const WHOSE =
  "(?:(?:whose|where|with|without|of|deren|mit|ohne|dont(?: le)?|cuy[oa]|cujo|avec|con|com|jinka|jinki|jiska|jinke)\\s+)?(?:an?\\s+|the\\s+)?";
const PHRASE = `${ANYBODY}${WHOSE}(?:${UNKNOWN}\\s+(?:le |la |el |o |the |den |die |das )?(${FIELD})|no\\s+(${FIELD})(?=\\s*(?:=|is|,)?\\s*(?:no problem|fine|ok))|(${FIELD})\\s+(?:is |are |ist |est |es |e )?${UNKNOWN})`;
const PATTERN = new RegExp(
  `(?<!\\p{L})(?:(?:also\\s+)?(?:include|keep|allow|add|nimm|inclu\\p{L}*|gern(?:e)? auch|preciso de|pode ter|tambien)\\s+(?:also\\s+|the\\s+|auch\\s+|\\d+\\s+)*${PHRASE}(?!\\p{L})|${PHRASE}\\s*,?\\s*(?:${FINE})(?!\\p{L}))`,
  "gu",
);

/**
 * Takes out who is welcome although something is not known of them: "creators whose country we don't know are fine",
 * "include those whose country is unknown". Gives the filters that this is said of.
 */
export function takeUnknownWelcome(text: BriefText): FilterName[] {
  return text.all(PATTERN).flatMap((found) => {
    const named = found.groups.find((group) => group !== undefined) ?? "";
    text.take(found);
    return FIELDS.flatMap(([name, words]) => (new RegExp(`^(?:${words})$`, "u").test(named) ? [name] : []));
  });
}
