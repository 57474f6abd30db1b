import type { BriefText } from "#/strategy/brief/brief-text.ts";

const NOT =
  "not?|never|nobody|without|haven['’]?t|hasn['’]?t|don['’]?t|excluding|exclude|avoid|nicht|nie|ohne|keine?[nrs]?|pas|sans|jamais|no|nunca|sin|sem|nao";
const DEALS =
  "work(?:ed|ing|s)? (?:with|for)|collaborat\\p{L}* with|partner\\p{L}* with|promot(?:ed|es|ing)|advertis(?:ed|es|ing)(?: for)?|(?:kooperation\\p{L}*|kooperiert|zusammengearbeitet|gearbeitet|zusammenarbeit) mit|fur \\p{L}+ (?:geworben|gearbeitet)|travaille (?:avec|pour)|collabor\\p{L}* (?:avec|con|com)|partenariat\\p{L}* avec|trabaj\\p{L}* con|trabalh\\p{L}* com|parceria\\p{L}* com";
/** "Must not have worked with Nike": what no plan can keep yet, up to the end of its clause. */
const NO_DEALS = new RegExp(
  `(?<!\\p{L})(?:${NOT})(?!\\p{L})[^\\u25ae,;:.!?()\\n]{0,40}?(?<!\\p{L})(?:${DEALS})[^\\u25ae,;:.!?()\\n]*`,
  "gu",
);
/** Days and seasons whose date differs from country to country, or from year to year: nothing that is launched. */
export const OCCASIONS =
  /(?<!\p{L})(?:mother['’]?s['’]? day|muttertag|fete des meres|dia de (?:la madre|las madres|la mama)|dia das? maes?|festa della mamma|anneler gunu|father['’]?s['’]? day|vatertag|fete des peres|dia del padre|dia dos pais|festa del papa|babalar gunu|eid(?: al[- ]\p{L}+)?|ramadan|ramzan|ramazan|raksha bandhan|rakhi|navratri|durga puja|ganesh chaturthi|karwa chauth|thanksgiving|back to school|schulanfang|rentree scolaire|vuelta al cole|volta as aulas|carnival|carnaval|karneval)(?!\p{L})/gu;

/** Takes out what a plan cannot keep or date, and gives it back as written, so that a person learns of it. */
export function takeUnkept(text: BriefText): string[] {
  const found = [...text.all(NO_DEALS), ...text.all(OCCASIONS)];
  for (const span of found) text.take(span);
  return found.map((span) => text.spelling(span));
}
