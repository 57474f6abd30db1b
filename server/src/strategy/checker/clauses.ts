import { anyListed, anyOf, listed, wordsListed } from "#/language/dictionary.ts";
import words from "./clause-words.json" with { type: "json" };
import { BORDER, NOTHING, OPENING, withoutIdioms, withoutOwnClauses } from "./idioms.ts";
import { eachLanguage, wordsIn } from "./words.ts";
import type { Language } from "./words.ts";

/**
 * What a clause does. "empty" says nothing, "open" asks, advises, offers or says what the reader wants: it states nothing of
 * a creator, a plan or a rule. All else is a statement.
 */
type ClauseKind = "empty" | "open" | "statement";

export interface Clause {
  text: string;
  kind: ClauseKind;
  /** Asks, or says that it does not know, of nobody whom it names: "someone cheaper?" compares nobody. */
  isAsking: boolean;
}

interface ClauseSetting {
  languages: readonly Language[];
  isQuoted: boolean;
  isListed: boolean;
  /** Folded names of creators. */
  isName: (word: string) => boolean;
}

/** The clauses of a folded sentence, each with what it does; those that state nothing are without turns of speech. */
export function clausesOf(folded: string, setting: ClauseSetting): Clause[] {
  const { languages, isName } = setting;
  const isQuestion = /\?["”»’)\s,]*$/u.test(folded);
  const texts = withoutOwnClauses(folded, languages, isName)
    .split(BORDER)
    .filter((text) => /[\p{L}\p{N}¤§\ue000-\uf8ff]/u.test(text))
    .map((text) => ({ text, masked: withoutIdioms(text, languages, isName) }));
  const shown = texts.map(({ masked }) => masked);
  const asked = isQuestion ? questionStart(shown, setting) : texts.length;
  const kinds = withFragments(
    shown,
    texts.map((one, index) => kindOf(one, setting, index >= asked)),
    setting,
  );
  return texts.map(({ text, masked }, index) => {
    const kind = kinds[index] ?? "statement";
    const isOfNobody = kind !== "statement" && !isOfSomebody(masked, setting);
    const isAsking = isOfNobody && (index >= asked || begins(masked, setting, UNKNOWING));
    return { text: kind === "statement" ? text : masked, kind, isAsking };
  });
}

/** What leads to a clause that is open or follows it, and has no subject of its own, is a part of it. */
function withFragments(
  texts: readonly string[],
  kinds: readonly ClauseKind[],
  setting: ClauseSetting,
): readonly ClauseKind[] {
  const first = kinds.findIndex((kind, index) => kind === "open" || texts[index]?.includes(NOTHING) === true);
  if (first < 0) return kinds;
  return kinds.map((kind, index) => {
    const text = texts[index] ?? "";
    if (kind !== "statement" || isStating(text, setting)) return kind;
    const isPart = begins(text, setting, DEPENDENT) || (index > first && wordsIn(text).length <= 2);
    return isPart && wordsIn(text).length <= FRAGMENT_MAX ? "open" : kind;
  });
}

/** Longest part that has no subject of its own, in words. Chosen by us. */
const FRAGMENT_MAX = 9;

function isOfSomebody(text: string, { isName }: ClauseSetting): boolean {
  return /[\ue000-\uf8ff]/u.test(text) || wordsIn(text).some((word) => isName(word) || PERSONS.has(word));
}

const PERSONS: ReadonlySet<string> = new Set(
  listed(
    "she, he, her, his, they, their, ihr, elle, il, ils, elles, ella, ellos, ellas, ela, ele, elas, eles, woh, uska, uski",
  ),
);

/** Where a question begins: what stands before it states. */
function questionStart(texts: readonly string[], setting: ClauseSetting): number {
  const last = texts.length - 1;
  const first = texts.findIndex((text) => text.startsWith("¿") || begins(text, setting, QUESTIONS));
  return first < 0 ? last : first;
}

const GREETING: ReadonlySet<string> = new Set(
  listed(
    "hi, hello, hey, dear, hallo, liebe, lieber, bonjour, salut, chere, cher, hola, querida, querido, estimada, estimado, oi, ola, cara, caro, prezada, prezado, namaste, namaskar",
  ),
);
const THANKS = new RegExp(
  `^[\\s¡]*(?:${anyOf(
    listed(
      "a, many, so, big, million, tausend, vielen, besten, herzlichen, viele, liebe, un, grand, mille, mil, muchas, um, muito, muita, aapka, aapko, bhi, bahut",
    ),
  )}|\\s)*${anyOf(
    listed(
      "thanks, thank you, sorry, dank, danke, grusse, merci, mercis, gracias, perdon, perdones, obrigado, obrigada, obrigados, desculpa, desculpas, shukriya, dhanyavaad",
    ),
  ).replace(/^/u, "(?:")})(?!\\p{L})`,
  "u",
);
/** Longest thanks, in words. Chosen by us. */
const THANKS_MAX = 6;

/** A clause as it is written and without its turns of speech; either may say what it does. */
function kindOf(
  { text, masked }: { text: string; masked: string },
  setting: ClauseSetting,
  isAsked: boolean,
): ClauseKind {
  const own = wordsIn(masked);
  if (own.length === 0 && !/[§\p{N}\ue000-\uf8ff]/u.test(masked)) return "empty";
  if (isGreeting(own, setting) || isThanks(text)) return "empty";
  if (isAsked ? isPresuming(masked, setting) : isStating(masked, setting)) return "statement";
  const isOpen =
    isAsked || masked.includes(OPENING) || isLicensed(masked, setting) || isLicensed(text, setting);
  return isOpen ? "open" : "statement";
}

function isThanks(text: string): boolean {
  return wordsIn(text).length <= THANKS_MAX && THANKS.test(text) && !/[\ue000-\uf8ff]/u.test(text);
}

/** Names of those who are spoken to, and words that lead to a clause. */
function isGreeting(own: readonly string[], { isName, languages }: ClauseSetting): boolean {
  const isLead = (word: string) => languages.some((language) => CONNECTIVES[language].has(word));
  return (
    own.length > 0 &&
    own.length < 4 &&
    own.every((word) => isName(word) || GREETING.has(word) || isLead(word))
  );
}

/** Asks, advises or offers by how it is put. */
function isLicensed(text: string, setting: ClauseSetting): boolean {
  const isLed = begins(text, setting, DEPENDENT);
  if (begins(text, setting, IMPERATIVES)) return true;
  if (REPORTS.test(text)) return false;
  if (begins(text, setting, OWN)) return true;
  if (isLed && begins(text, setting, OWN_LATER)) return true;
  if (setting.isListed && isInfinitive(text, setting)) return true;
  if (setting.isQuoted) return false;
  return begins(text, setting, ADDRESSED) || (isLed && begins(text, setting, ADDRESSED_LATER));
}

/** "I can tell you that": what follows is stated; of those who write and read it may be said. */
const REPORTS = new RegExp(
  `(?<!\\p{L})${anyListed(
    "say*, tell*, know*, see, think*, believe*, assure*, promise*, guarantee*, confirm*, find, warn*, sagen, wissen, glaube*, denke*, versichern, versprechen, garantieren, bestatigen, dire, sais, savoir, crois, pense, assurer, promettre, garantir, confirmer, decir*, saber, creo, pienso, asegurar*, prometer*, garantizar*, confirmar*, dizer*, acho, acredito, pata, bata, keh, lagta",
  )}(?: \\p{L}+)? (?:that|dass|que|qu|ki)(?!\\p{L})(?! (?:you|we|i|du|wir|ich|sie|vous|nous|tu|te|nos|aap|hum)(?!\\p{L}))`,
  "u",
);

function begins(text: string, { languages }: ClauseSetting, forms: Forms): boolean {
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
  en: "is, are, was, were, do, does, did, has, have, can, could, would, will, shall, should, want, any",
  de: "ist, sind, hat, haben, soll, sollen, kann, darf, mochtest, willst, gibt, passt, gut, wird",
  fr: "est ce, est, qu'est, avez, etes, quel, cherchez, cherches, preferez, voulez, faut, dois",
  es: "es, son, hay, esta, estan, quieres, prefieres, buscas",
  pt: "e, ha, esta, estao, voce, quer, prefere, busca",
  hi: "kya, kis, kaun",
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
const IMPERATIVES: Forms = eachLanguage((language) =>
  language === "hi"
    ? new RegExp(
        `(?<!\\p{L})(?:${anyOf(listed(words.imperatives.hi))})(?: na| please)?(?:\\s*$|\\s+ki\\s)`,
        "u",
      )
    : new RegExp(
        `${LEAD[language]}(?:(?:${anyOf(listed(words.imperatives[language]))})(?!\\p{L})|${CLITICS[language] ?? "(?!)"})`,
        "u",
      ),
);
const OWN: Forms = eachLanguage((language) => led(words.own[language], language));
const UNKNOWING: Forms = eachLanguage((language) => led(UNKNOWN[language], language));
/** "For two videos you should ask". */
const ADDRESSED_LATER: Forms = eachLanguage((language) => anywhere(words.addressed[language]));
const OWN_LATER: Forms = eachLanguage((language) => anywhere(words.own[language]));
const ADDRESSED: Forms = eachLanguage((language) => led(words.addressed[language], language));
const DEPENDENT: Forms = eachLanguage((language) => led(words.dependent[language], language));
const QUESTIONS: Forms = eachLanguage((language) =>
  led(
    [words.dependent[language], words.addressed[language], words.own[language], ASKING[language]].join(", "),
    language,
  ),
);

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
function isInfinitive(text: string, { languages }: ClauseSetting): boolean {
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

/**
 * Says something of somebody or of something of ours: a pronoun, a name or a thing of the domain right before a verb that
 * states, or a result that is promised. After "how", "whether" and "before" the same words ask.
 */
function isStating(text: string, setting: ClauseSetting): boolean {
  return (
    isPresuming(text, setting) ||
    setting.languages.some((language) => {
      const own = wordsIn(text);
      if (
        own.some(
          (word, index) =>
            OUTCOMES[language].has(word) && (language !== "en" || PROMISES.has(own[index - 1] ?? "")),
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

/** The same within a question: "Did you know that she is …?" */
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
const CONNECTIVES = eachLanguage((language) => new Set(listed(words.connectives[language])));
const SUBJECTS = eachLanguage((language) => new Set(listed(words.subjects[language])));
const STATEMENTS = eachLanguage((language) => new Set(listed(words.statements[language])));
const OUTCOMES = eachLanguage((language) => new Set(listed(words.outcomes[language])));
const SUBORDINATE: ReadonlySet<string> = new Set(
  listed(
    "how, what, which, welche, welcher, welches, quel, quelle, cual, qual, why, if, when, whether, before, once, until, wie, was, warum, ob, wenn, bevor, sobald, wo, worum, comment, pourquoi, si, quand, avant, como, cuando, por que, donde, se, quando, antes, kaise, kya, agar, jab, kab",
  ),
);

/** Numbers that count nothing where nothing is stated: "no rush", "each detail", "first". */
export const LOOSE = new RegExp(`^${wordsListed(words.loose.all)}$`, "u");
