import { anyOf } from "#/language/dictionary.ts";
import idioms from "./idioms.json" with { type: "json" };
import { eachLanguage } from "./words.ts";
import type { Language } from "./words.ts";

/** Stands where a turn of speech was that begins a piece of advice: what follows states nothing. */
export const OPENING = "§";
/** Stands where a turn of speech was that says nothing. */
export const NOTHING = "¤";
/** Where a clause begins or ends: no comma of a number, and no dot within. */
export const BORDER =
  /\s*(?:[;—–()«»“”„"!?…|[\]\p{Extended_Pictographic}]|[,:](?=[\s"”»)\]]|$)|\.(?=["”»)\]\s]*$))+\s*|\s+-\s+/u;

const START = String.raw`(?<=(?:^|[;—–()«»“”„"!?¿¡…|[\]:,.¤§])\s*(?:(?:and|but|so|oh|und|aber|ja|et|mais|y|pero|e|mas|aur)\s)?)(?<!\p{L})`;
const END = String.raw`(?=\s*(?:$|[;—–()«»“”„"!?…|[\]:,.]))`;
const INFINITIVES: Readonly<Partial<Record<Language, string>>> = {
  fr: String.raw`(?=\p{L}{2,}(?:er|ir|re|oir)(?!\p{L}))`,
  es: String.raw`(?=\p{L}{2,}[aei]r(?:l[aeo]s?|se|me|nos)?(?!\p{L}))`,
  pt: String.raw`(?=\p{L}{2,}[aei]r(?!\p{L}))`,
};

/** Turns of speech that are a clause of their own. */
const ALONE = eachLanguage((language) => pattern(`${START}(?:${any(idioms.alone[language])})${END}`));
/** Turns of speech that stand within a clause which states nothing. */
const INNER = eachLanguage((language) => bordered(any(idioms.inner[language])));
/** "It is better to"; a plus stands for a verb that has to follow. */
const OPENINGS = eachLanguage((language) => {
  const [plain, before] = parted(idioms.openings[language]);
  const then = `(?:${any(before)})\\s${INFINITIVES[language] ?? "(?!)"}`;
  return pattern(`(?<![\\p{L}\\p{N}@])(?:(?:${any(plain)})(?![\\p{L}\\p{N}])|${then})`);
});
/** "The sooner …, the better". */
const FRAMES = eachLanguage((language) =>
  split(idioms.frames[language]).map((frame) => {
    const [start = "", end = ""] = frame.split(" … ").map((part) => anyOf([part]));
    return pattern(`${START}${start}(?!\\p{L})([^.!?;:\ue000-\uf8ff]{1,60}?)(?<!\\p{L})${end}(?!\\p{L})`);
  }),
);

/** A folded sentence without turns of speech that are clauses, and without the frames of others. */
export function withoutOwnClauses(
  folded: string,
  languages: readonly Language[],
  isName: (word: string) => boolean,
): string {
  const framed = languages.reduce(
    (text, language) =>
      FRAMES[language].reduce(
        (rest, frame) =>
          rest.replaceAll(frame, (whole, gap: string) =>
            wordsOf(gap).some(isName) ? whole : `, ${OPENING} ${gap.replaceAll(",", " ")} `,
          ),
        text,
      ),
    folded,
  );
  return languages.reduce((text, language) => text.replaceAll(ALONE[language], NOTHING), framed);
}

/** A folded clause without turns of speech; where one of them gives advice, the sign for it stands instead. */
export function withoutIdioms(
  clause: string,
  languages: readonly Language[],
  isName: (word: string) => boolean,
): string {
  return languages.reduce((text, language) => {
    const opened = text.replaceAll(OPENINGS[language], (whole, at: number) => {
      const [next = ""] = wordsOf(text.slice(at + whole.length));
      return isName(next) ? whole : `${OPENING} `;
    });
    return opened.replaceAll(INNER[language], NOTHING);
  }, clause);
}

function wordsOf(text: string): string[] {
  return text.match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
}

function split(list: string): string[] {
  return list.split("; ").filter((idiom) => idiom !== "");
}

function any(list: string | readonly string[]): string {
  return anyOf(typeof list === "string" ? split(list) : list) || "(?!)";
}

function parted(list: string): [plain: string[], before: string[]] {
  const all = split(list);
  const before = all.filter((idiom) => idiom.endsWith(" +")).map((idiom) => idiom.slice(0, -2));
  return [all.filter((idiom) => !idiom.endsWith(" +")), before];
}

function bordered(inner: string): RegExp {
  return pattern(`(?<![\\p{L}\\p{N}@])(?:${inner})(?![\\p{L}\\p{N}])`);
}

function pattern(source: string): RegExp {
  return new RegExp(source, "gu");
}
