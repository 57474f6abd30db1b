import * as z from "zod/mini";
import { anyListed, wordsListed } from "#/language/dictionary.ts";
import { foldInPlace } from "#/language/fold.ts";
import { POINTED_COUNT, pointedCount } from "#/language/numbers/counts.ts";
import { asksOutright } from "#/strategy/assistant/questions/talk.ts";
import type { Turn } from "#/strategy/assistant/questions/talk.ts";
import { COMPARED_MAX } from "#/strategy/assistant/tools.ts";
import { handlesIn } from "./handles-in.ts";

const NUMBER = `(${POINTED_COUNT})`;
const OTHER = anyListed(
  "other, others, remaining, anderen, andern, ubrigen, restlichen, autres, otros, otras, demas, outros, outras, demais, restantes",
);
const THE = anyListed("the, die, den, les, aux, des, los, las, a los, a las, os, as, aos, dos, das");
/** "The other two", "die beiden anderen", "los otros dos", "the rest", "baaki do". */
const OTHERS = new RegExp(
  `(?<!\\p{L})(?:${THE} (?:${NUMBER} )?${OTHER}(?: ${NUMBER}| ones)?|${anyListed("the rest, the rest of them, der rest, den rest, le reste, el resto, o resto, o restante")}|${anyListed("baaki, baki, dusre, doosre")} (?:${NUMBER}|sab|log|wale))(?!\\p{L})`,
  "u",
);
const REST = new RegExp(wordsListed("rest, reste, resto, restante, baaki sab, baki sab"), "u");
/** "The other two weeks", "les autres plateformes": of something that is no creator. */
const OF_THINGS = new RegExp(
  `^\\s*${wordsListed("plan*, version*, platform*, plateforme*, plataforma*, plattform*, week*, woche*, semaine*, semana*, month*, monat*, mois, mes, meses, cit*, stadt*, stadte*, ville*, ciudad*, cidad*, countr*, land*, lander*, pays, pais*, campaign*, kampagne*, campagne*, campan*, campanh*, rule*, regel*, regle*, regla*, regra*, list*, post*, reel*, budget, geld, money, argent, dinero, dinheiro, stor*, video*")}`,
  "u",
);
/** Beside what is nothing but a pointing, the question before is asked again. */
const LEAN = new RegExp(
  wordsListed(
    "and, what about, how about, und, was ist mit, was ist, wie ist es mit, et, et pour, pour, y, que tal, e, e quanto a, aur, ka, ki, ke, for, bei, fur, para, of, von, de, d, el de, la de, le, la, el, il, os, a, o, do, da, the, him, her, too, as well, auch, aussi, tambien, tambem, bhi, kya, now, jetzt, then, dann, ok",
  ),
  "gu",
);

const Listed = z.looseObject({
  rows: z.array(z.looseObject({ handle: z.string() })),
  by: z.optional(z.nullable(z.string())),
});
const OfOne = z.looseObject({ handle: z.string() });
const LISTING: ReadonlySet<string> = new Set(["find_creators", "compare_creators"]);

/** A message with the handles of those whom "the other two" means: of the last list or comparison, without whom it was about. */
export function withOthers(text: string, turns: readonly Turn[], hasPlan: boolean): string {
  const folded = foldInPlace(text.normalize("NFC"));
  const both = text.includes("@") ? null : BOTH.exec(folded);
  const two = both && twoSpokenOf(turns);
  if (both && two) return `${text.slice(0, both.index)}${two}${text.slice(both.index + both[0].length)}`;
  const said = OTHERS.exec(folded);
  if (!said || text.includes("@") || OF_THINGS.test(folded.slice(said.index + said[0].length))) return text;
  // Of a plan, "the rest stays" is everything else of it.
  if (hasPlan && REST.test(said[0]) && !asksOutright(text)) return text;
  const others = othersIn(turns);
  const number = said.slice(1).find((group) => group !== undefined);
  const count = number === undefined ? null : pointedCount(number);
  if (
    !others ||
    others.handles.length > COMPARED_MAX ||
    (count ?? others.handles.length) !== others.handles.length
  )
    return text;
  const named = others.handles.map((handle) => `@${handle}`).join(" and ");
  const rest = `${folded.slice(0, said.index)} ${folded.slice(said.index + said[0].length)}`;
  if (/[\p{L}\p{N}]/u.test(rest.replaceAll(LEAN, " ")))
    return `${text.slice(0, said.index)}${named}${text.slice(said.index + said[0].length)}`;
  return askedAgain(turns.at(-1)?.text ?? "", named, others.by);
}

/** Whether a text says nothing but whom it is about: "aur @rohan ka?", "y el de @imogen". */
export function saysOnlyWhom(text: string): boolean {
  const folded = foldInPlace(text.normalize("NFC")).replaceAll(/@\S+/gu, " ");
  return !/[\p{L}\p{N}]/u.test(folded.replaceAll(LEAN, " "));
}

const BOTH = new RegExp(
  wordsListed(
    "of the two, of both, of them both, von beiden, von den beiden, unter den beiden, des deux, de los dos, de las dos, entre los dos, dos dois, das duas, entre os dois, dono me se, dono mein se, dono mein, in dono me se",
  ),
  "u",
);

/** The last two of whom the talk was, one after the other; null where a list of several was told since. */
function twoSpokenOf(turns: readonly Turn[]): string | null {
  const spoken = new Set<string>();
  for (const { text, found } of turns.toReversed()) {
    const rows = Listed.safeParse(found.findLast(({ tool }) => LISTING.has(tool))?.output).data?.rows ?? [];
    if (rows.length > 1) return null;
    const one =
      rows[0]?.handle ?? found.map(({ output }) => OfOne.safeParse(output).data?.handle).find(Boolean);
    const handle = one ?? handlesIn(text).at(-1);
    if (handle !== undefined) spoken.add(handle);
    if (spoken.size > 1)
      return [...spoken]
        .toReversed()
        .map((each) => `@${each}`)
        .join(" and ");
  }
  return null;
}

/** A text without the small words of going on: "et pour Zara" is "Zara". */
export function withoutLean(text: string): string {
  const plain = text.normalize("NFC");
  return [...foldInPlace(plain).matchAll(LEAN)].reduce(
    (left, { index, 0: word }) =>
      left.slice(0, index) + " ".repeat(word.length) + left.slice(index + word.length),
    plain,
  );
}

/** The question before, of the others; what named nobody is asked as what they are compared by. */
function askedAgain(before: string, named: string, by: string | null): string {
  const [first, ...more] = handlesIn(before);
  if (first !== undefined && more.length === 0) return before.replace(`@${first}`, named);
  return `compare ${named}${by === null ? "" : ` by ${by}`}`;
}

/** Who is left of the last list, once whom the talk was about since is taken away; null where nobody is. */
function othersIn(turns: readonly Turn[]): { handles: string[]; by: string | null } | null {
  const spokenOf = new Set<string>();
  for (const { text, found } of turns.toReversed()) {
    const finding = found.findLast(({ tool }) => LISTING.has(tool));
    const listed = Listed.safeParse(finding?.output).data;
    const rows = listed?.rows.map(({ handle }) => handle) ?? [];
    const by = listed?.by ?? null;
    const isOfThese = spokenOf.size > 0 && [...spokenOf].every((one) => rows.includes(one));
    const first = spokenOf.size === 0 && by !== null ? rows.slice(0, 1) : [];
    const left = rows.filter((one) => !spokenOf.has(one) && !first.includes(one));
    if (rows.length > 1 && left.length > 0 && (isOfThese || first.length > 0)) return { handles: left, by };
    for (const one of [...rows, ...handlesIn(text)]) spokenOf.add(one);
    for (const { output } of found) {
      const one = OfOne.safeParse(output).data;
      if (one) spokenOf.add(one.handle);
    }
  }
  return null;
}
