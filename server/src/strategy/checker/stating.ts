import { anyListed, listed } from "#/language/dictionary.ts";
import words from "./clause-words.json" with { type: "json" };
import { eachLanguage, wordsIn } from "./words.ts";
import type { Language } from "./words.ts";

export interface ClauseSetting {
  languages: readonly Language[];
  isQuoted: boolean;
  isListed: boolean;
  /** Folded names of creators. */
  isName: (word: string) => boolean;
}

/** Whether a clause names somebody, or has a word that stands for one. */
export function isOfSomebody(text: string, { isName, languages }: ClauseSetting): boolean {
  const own = wordsIn(text);
  if (/[\ue000-\uf8ff]/u.test(text) || own.some((word) => isName(word))) return true;
  return languages.some((language) => own.some((word) => PERSONS[language].test(word)));
}

/** Words that stand for somebody; in Spanish they may stand at the end of a verb. */
const PERSONS: Readonly<Record<Language, RegExp>> = {
  en: /^(?:s?he|her|hers|his|him|they|their|them)$/u,
  de: /^(?:sie|er|ihr(?:e[mnrs]?)?|ih[mn]|seine[mnrs]?)$/u,
  fr: /^(?:elles?|ils?|lui|leurs?|son|sa|ses)$/u,
  es: /^(?:ella|ellos|ellas|sus?|les?|\p{L}+[aeiour]les?)$/u,
  pt: /^(?:elas?|eles?|del[ae]s?|lhes?)$/u,
  hi: /^(?:woh|wo|us(?:ka|ki|ke|se|ne|ko)|un(?:ka|ki|ke|se|ko|hone)|unhe)$/u,
};

/**
 * Says something of somebody or of something of ours: a pronoun, a name or a thing of the domain right before a verb that
 * states, or a result that is promised. After "how", "whether" and "before" the same words ask.
 */
export function isStating(text: string, setting: ClauseSetting): boolean {
  return (
    isPresuming(text, setting) ||
    setting.languages.some((language) => {
      const own = wordsIn(text);
      if (
        own.some(
          (word, index) =>
            OUTCOMES[language].has(word) &&
            (language !== "en" || PROMISES.has(own[index - 1] ?? "")) &&
            !own.slice(0, index).some((one) => SUBORDINATE.has(one)),
        )
      )
        return true;
      const isSubject = own.some((word) => SUBJECTS.hi.has(word) || setting.isName(word));
      return (
        language === "hi" &&
        isSubject &&
        STATEMENTS.hi.has(own.at(-1) ?? "") &&
        !own.some((word) => SUBORDINATE.has(word))
      );
    })
  );
}

/** A question that says what it asks: "Did you know that she is …?", "Isn't Lena …?" */
export function isLeading(text: string, setting: ClauseSetting, isLater: boolean): boolean {
  if (isPresuming(text, setting) || REPORTS.test(text) || (isLater && REPORTED.test(text))) return true;
  return (NOT.test(text) || WHY.test(text)) && isOfSomebody(text, setting);
}

/** The same within a question. */
function isPresuming(text: string, setting: ClauseSetting): boolean {
  const own = text.match(/[\p{L}\p{M}']+|[\ue000-\uf8ff]/gu) ?? [];
  return setting.languages.some((language) =>
    own.some((word, index) => {
      const before = own[index - 1] ?? "";
      const isOne = /[\ue000-\uf8ff]/u.test(before) || setting.isName(before);
      const isSubject = isOne || SUBJECTS[language].has(before);
      const isStated =
        STATEMENTS[language].has(word) ||
        (language === "en" && (/^(?:she|he|it)$/u.test(before) || isOne) && /^[a-z]{2,}s$/u.test(word));
      const isPart = language === "hi" || own.slice(0, index - 1).some((one) => SUBORDINATE.has(one));
      return isSubject && isStated && !isPart;
    }),
  );
}

const PROMISES: ReadonlySet<string> = new Set(listed("you, will, would, can, could, you'll"));
const SUBJECTS = eachLanguage((language) => new Set(listed(words.subjects[language])));
export const STATEMENTS = eachLanguage((language) => new Set(listed(words.statements[language])));
const OUTCOMES = eachLanguage((language) => new Set(listed(words.outcomes[language])));
const SUBORDINATE: ReadonlySet<string> = new Set(
  listed(
    "how, what, which, welche, welcher, welches, quel, quelle, cual, qual, why, if, when, whether, before, once, until, wie, was, warum, ob, wenn, bevor, sobald, wo, worum, comment, pourquoi, si, quand, avant, como, cuando, por que, donde, se, quando, antes, kaise, kya, agar, jab, kab",
  ),
);

/** "Not" in a question expects a yes. */
const NOT = /(?<!\p{L})(?:\p{L}+n't|not|nicht|kein\p{L}*|pas|no|nao|nahi|nahin)(?!\p{L})/u;
/** "Why" takes for granted what it asks for. */
const WHY = /(?<!\p{L})(?:why|warum|wieso|weshalb|pourquoi|por que|kyun|kyon)(?!\p{L})/u;
/** Those who write and read, of whom it may be said what they want. */
const US = "(?:you|we|i|du|wir|ich|sie|je|on|vous|nous|tu|te|yo|nos|eu|voce|aap|hum|main)(?!\\p{L})";
/** A part of a question that says what it asks about. */
const REPORTED = new RegExp(`^(?:and |und |et |y |e )?(?:that|dass|que|ki) (?!${US})`, "u");
/** "I can tell you that": what follows is stated; of those who write and read it may be said. */
export const REPORTS = new RegExp(
  `(?<!\\p{L})${anyListed(
    "say*, tell*, know*, see, think*, believe*, assure*, promise*, guarantee*, confirm*, find, warn*, sagen, wissen, glaube*, denke*, versichern, versprechen, garantieren, bestatigen, dire, sais, savoir, crois, pense, assurer, promettre, garantir, confirmer, decir*, saber, creo, pienso, asegurar*, prometer*, garantizar*, confirmar*, dizer*, acho, acredito, pata, bata, keh, lagta, heard, hear, aware, sure, sicher, gehort, weisst, wusstest, wussten, wisst, saviez, savez, savais, sabia, sabias, sabe, sabes, sabiam, ouviu, oiste, jaante, jante, suna",
  )}(?: \\p{L}+)? (?:that|dass|que|qu|ki)(?!\\p{L})(?! ${US})`,
  "u",
);
