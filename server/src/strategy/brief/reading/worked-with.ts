import { anyListed } from "#/language/dictionary.ts";
import { wordKey } from "#/language/fold.ts";
import type { BriefText } from "#/strategy/brief/brief-text.ts";

const NOBODY =
  "(?:nobody|no ?one|none|skip (?:everyone|anyone|all|those)|(?:everyone|anyone|all|those)(?= who)|niemand(?:en)?|keine[rn]?|alle|personne|aucun\\p{L}*|nadie|ninguem|nenhum\\p{L}*)";
const WORK =
  "(?:worked|work|did (?:stuff|something|ads?|campaigns?|a campaign)|did|promoted|posted|advertised|gearbeitet|getrommelt|geworben|bosse|travaille|collabore|trabaj(?:o|ado|aron)|colabor(?:o|ado)|trabalh(?:ou|aram)|fez(?: publi| campanha)?|fizeram(?: publi)?|hizo|a fait|kaam kiya)";
const FOR = "(?:for|with|fur|mit|avec|pour|con|para|pra|com|da|do|de)";
/** Words that begin the next thought: a list of brands ends before them. */
const NEXT = "budget|presupuesto|orcamento|etat|flight|please|thanks|merci|danke|only|nur|seulement";
const NAME = `(?!(?:${NEXT})(?!\\p{L}))[\\p{L}\\p{N}][\\p{L}\\p{N}'’&.-]*`;
const OR = "or, oder, ou, o, nem, ni, and, und, et, y, e, ya";
const NAMES = `(${NAME}(?:(?:\\s*[,/]\\s*|\\s+${anyListed(OR)}\\s+)${NAME}){0,4})`;
const LITTLE =
  "(?:who |that |which |der |die |das |qui |que |ait |a |have |has |had |ever |already |schon |mal |jemals |bereits |deja |ya |ja |haya |hayan |a |ha |on the side |,? )*";

const PATTERNS = [
  new RegExp(`(?<!\\p{L})${NOBODY},?\\s+${LITTLE}${WORK}(?:\\s+${FOR})?\\s+${NAMES}`, "gu"),
  new RegExp(
    `(?<!\\p{L})${NOBODY},?\\s+${LITTLE}${FOR}\\s+${NAMES}\\s+${LITTLE}${WORK}(?:\\s+(?:hat|haben|hatten))?(?!\\p{L})`,
    "gu",
  ),
];
const JOINER = new RegExp(`[,/]|\\s${anyListed(OR)}\\s`, "u");
/** What no brand is called: "nobody who worked with us". */
const NO_BRAND = /^(?:us|them|me|uns|nous|nosotros|nos|before|video|videos|creators?|brands?|competitors?)$/u;

/** "Nobody who ever worked with Shein or Temu", "niemanden, der für dm getrommelt hat": brands, taken out of the text. */
export function takeWorkedWith(text: BriefText): string[] {
  return PATTERNS.flatMap((pattern) =>
    text.all(pattern).flatMap((found) => {
      const names = (found.groups[0] ?? "").split(JOINER).map(wordKey).filter(Boolean);
      if (names.some((name) => NO_BRAND.test(name))) return [];
      text.take(found);
      return names;
    }),
  );
}
