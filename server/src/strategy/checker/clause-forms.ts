import { anyOf, listed, wordsListed } from "#/language/dictionary.ts";
import words from "./clause-words.json" with { type: "json" };
import type { ClauseSetting } from "./stating.ts";
import { eachLanguage, wordsIn } from "./words.ts";
import type { Language } from "./words.ts";

/** Whether a clause begins as one of the forms, in one of its languages. */
export function begins(text: string, { languages }: ClauseSetting, forms: Forms): boolean {
  return languages.some((language) => forms[language].test(text));
}

const UNKNOWN: Readonly<Record<Language, string>> = {
  en: "i don't know, i do not know, i cannot say, i can't say, i am not sure, i'm not sure",
  de: "ich weiss nicht, ich weiss es nicht, ich kann nicht sagen, ich bin nicht sicher",
  fr: "je ne sais pas, je ne peux pas dire, j'ignore",
  es: "no se, no puedo decir, no puedo decirte",
  pt: "nao sei, nao posso dizer",
  hi: "mujhe nahi pata, mujhe pata nahi, main nahi jaanta",
};
const ASKING: Readonly<Record<Language, string>> = {
  en: "who, which, whose, is, are, was, were, do, does, did, has, have, can, could, would, will, shall, should, want, any",
  de: "ist, sind, hat, haben, soll, sollen, kann, darf, mochtest, willst, gibt, passt, gut, wird",
  fr: "que, qui, est ce, est, qu'est, avez, etes, quel, cherchez, cherches, preferez, voulez, faut, dois",
  es: "que, quien, cual, cuales, es, son, hay, esta, estan, quieres, prefieres, buscas",
  pt: "que, quem, o que, e, ha, esta, estao, voce, quer, prefere, busca",
  hi: "kya, kis, kiska, kiski, kaun, kaunsa, kaunsi, kab, kahan, kaise, kyun, kitna, kitne, kitni",
};
type Forms = Readonly<Record<Language, RegExp>>;
/** "And then please" before what a clause begins with. */
const LEAD = eachLanguage(
  (language) => `^[\\s¿¡*'-]*(?:(?:${anyOf(listed(words.connectives[language]))})\\s+)*`,
);
const CLITICS: Readonly<Partial<Record<Language, string>>> = {
  fr: "(?:\\p{L}{2,}ez(?!\\p{L})|(?:ne |n')\\p{L}+ez)",
  es: "\\p{L}{3,}(?:ad|ed|id)(?:le|les|lo|la|los|las|nos|me)(?!\\p{L})",
};
const ENCLITIC: Readonly<Partial<Record<Language, string>>> = { es: "(?:me|nos|les?|l[ao]s?)?" };
/** In Hindi shorter words that begin a clause are numbers and particles. In letters. */
const BEGINNING_MIN = 4;
export const IMPERATIVES: Forms = eachLanguage((language) =>
  language === "hi"
    ? new RegExp(
        `(?<!\\p{L})(?:${anyOf(listed(words.imperatives.hi))})(?: na| please)?(?:\\s*$|\\s+ki\\s)|${LEAD.hi}(?:${anyOf(listed(words.imperatives.hi).filter(({ length }) => length >= BEGINNING_MIN))})(?!\\p{L})`,
        "u",
      )
    : new RegExp(
        `${LEAD[language]}(?:(?:${anyOf(listed(words.imperatives[language]))})${ENCLITIC[language] ?? ""}(?!\\p{L})|${CLITICS[language] ?? "(?!)"})`,
        "u",
      ),
);
export const OWN: Forms = eachLanguage((language) => led(words.own[language], language));
export const UNKNOWING: Forms = eachLanguage((language) => led(UNKNOWN[language], language));
/** "For two videos you should ask". */
export const ADDRESSED_LATER: Forms = eachLanguage((language) => anywhere(words.addressed[language]));
export const OWN_LATER: Forms = eachLanguage((language) => anywhere(words.own[language]));
export const ADDRESSED: Forms = eachLanguage((language) => led(words.addressed[language], language));
export const DEPENDENT: Forms = eachLanguage((language) => led(words.dependent[language], language));
export const QUESTIONS: Forms = eachLanguage((language) => {
  const all = [
    words.dependent[language],
    words.addressed[language],
    words.own[language],
    ASKING[language],
  ].join(", ");
  return language === "hi" ? anywhere(ASKING.hi) : led(all, language);
});

function anywhere(list: string): RegExp {
  return new RegExp(wordsListed(list), "u");
}

/** Hindi says first who it speaks to, and what it wants of them at the end. */
function led(list: string, language: Language): RegExp {
  const any = anyOf(listed(list));
  const atEnd = language === "hi" ? `|(?<!\\p{L})(?:${any})\\s*$` : "";
  return new RegExp(`${LEAD[language]}(?:${any})(?!\\p{L})${atEnd}`, "u");
}

/** "Écrire à", "Format tay karna": a step of a list. */
export function isInfinitive(text: string, { languages }: ClauseSetting): boolean {
  const own = wordsIn(text);
  return languages.some((language) => {
    const isLast = language === "de" || language === "hi";
    const word = (isLast ? own.at(-1) : own[0]) ?? "";
    return INFINITIVES[language].test(word);
  });
}

const INFINITIVES: Forms = eachLanguage((language) => {
  const endings: Readonly<Partial<Record<Language, string>>> = words.infinitives;
  return new RegExp(
    `^\\p{L}{2,}(?:${listed(endings[language]?.replaceAll(" ", ", ") ?? "").join("|") || "(?!)"})$`,
    "u",
  );
});
