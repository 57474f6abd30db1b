import type { Gender } from "#/language/people/people.ts";
import { GENDER_WORDS } from "#/language/people/people.ts";
import { anyListed, anyOf, patternOf } from "#/language/dictionary.ts";
import type { BriefText } from "#/strategy/brief/brief-text.ts";
import { CREATOR_WORDS } from "#/strategy/brief/brief-words.ts";

const NO = anyListed(
  "no, not, without, kein, keine, keinen, ohne, nur keine, bitte keine, pas de, sans, aucun, sin, ningun, ninguna, nada de, sem, nenhum, nenhuma, bina, koi",
);
const OF = anyOf([...GENDER_WORDS.female, ...GENDER_WORDS.male]);
/** "No men's fashion" refuses a topic, and "ohne Frauen-Vorgabe" nobody. */
const ENDS = `(?=\\s*(?:[\\u25ae,;.:!?()\\n]|$)|\\s+(?:${anyListed("please, pls, bitte, svp, por favor, pf, and, und, et, y, e, aur")})(?!\\p{L}))`;
const REFUSED = [
  new RegExp(
    `(?<!\\p{L})(?:${NO}\\s+|pas d['’])(${OF})(?:\\s+(?:${CREATOR_WORDS}))?(?:\\s+nahin?)?${ENDS}`,
    "gu",
  ),
  new RegExp(
    `(?<!\\p{L})(${OF})(?:\\s+(?:${CREATOR_WORDS}))?\\s+(?:nahi|nahin|nahi chahiye|raus|out|fuera|fora)${ENDS}`,
    "gu",
  ),
];
/** Whom a plan reaches may be refused as well, and no filter holds that: "audience no men", "women, no men". */
const AUDIENCE = patternOf(
  `(?<!\\p{L})(?:audience|zielgruppe|publikum|public|cible|publico|audiencia|followers?|target)[^.;!?\\n\\u25ae]*$|(?<!\\p{L})(?:${OF})[^.;!?\\n\\u25ae]{0,16},\\s*$`,
);
const ALL: readonly Gender[] = ["female", "male", "nonbinary"];

/** "No men", "keine Männer": creators of any other gender, taken out of the text. */
export function takeRefusedPeople(text: BriefText): Gender[] {
  const refused = new Set<Gender>();
  for (const pattern of REFUSED) {
    for (const found of text.all<[string]>(pattern)) {
      const [word] = found.groups;
      const gender = ALL.find((one) => GENDER_WORDS[one].includes(word.replaceAll("ß", "ss")));
      if (!gender || AUDIENCE.test(text.folded.slice(0, found.start))) continue;
      text.take(found);
      refused.add(gender);
    }
  }
  return refused.size === 0 ? [] : ALL.filter((gender) => !refused.has(gender));
}
