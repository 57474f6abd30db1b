import { anyListed } from "#/language/dictionary.ts";
import { ANY_NAMED_DAY } from "#/language/time/named-days.ts";
import { FILLER_WORDS } from "#/strategy/brief/brief-words.ts";

const DAYS = new RegExp(`(?<!\\p{L})(?:${ANY_NAMED_DAY})(?:['’]s)?(?!\\p{L})`, "gu");
/** Words that say that something is wanted, or of what kind, and not what: "our event", "find", "live". */
const GENERAL = anyListed(
  "event, events, veranstaltung, evento, eventos, evenement, find, finde, finden, trouver, trouve, encontrar, encontre, busca, get, show, give, live, online, go-live, something, things, thing, stuff, etwas, quelque chose, algo, rest, reste, resto, whatever, wherever, egal, kpi, kpis, cpm, tkp, cpc, cpa, cpe, cpv, cpl, roas, evenly, equally, split, gleichmassig, permanent, permanently, dauerhaft, always",
);
const WORD = new RegExp(
  `^(?:${FILLER_WORDS}|${GENERAL}|${anyListed("under, unter, below, above, over, sous, bajo, abaixo")}|\\P{L}*)$`,
  "u",
);

/** Whether words name nothing that could be launched. `folded`: lower case, without diacritics. */
export function isNoProduct(folded: string): boolean {
  return folded
    .replaceAll(DAYS, " ")
    .split(/\s+/u)
    .every((word) => WORD.test(word.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "")));
}
