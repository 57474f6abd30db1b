import { anyListed } from "#/language/dictionary.ts";
import { foldInPlace } from "#/language/fold.ts";
import { roleOf } from "./handles.ts";

/** Letters with an underscore between them are nothing but a handle. */
const UNDERSCORED =
  /(?<![\p{L}\p{N}._%+@#/-])(?=[a-z0-9.]*_)[a-z0-9_.]*[a-z][a-z0-9_.]*[a-z0-9_](?![\p{L}\p{N}@/])/giu;
/** The name of a file is none. */
const FILE = /\.(?:pdf|docx?|xlsx?|csv|pptx?|png|jpe?g|txt|zip)$/iu;
/** "tim.glowde" is a handle where words say so, and else two sentences without a blank. */
const DOTTED = /(?<![\p{L}\p{N}._%+@#/-])[a-z0-9]{2,}(?:\.[a-z0-9]{2,})+(?![\p{L}\p{N}@/_-]|\.\p{L})/gu;
const ADDRESS = /\.(?:com|net|org|info|io|co|app|shop|store|de|at|ch|fr|es|pt|br|in|uk|eu|tv|me)$/u;
const JOINED = new RegExp(
  `^[\\s,]*(?:${anyListed("and, und, et, y, e, or, oder, ou, o, aur, ya, &")}\\s*)?$`,
  "u",
);

/** Handles that were written without their @ get it: "tim.glowde fällt aus", "@a.b and c_d are out". */
export function withNamesMarked(source: string): string {
  const marked = source.replaceAll(UNDERSCORED, (name) => (FILE.test(name) ? name : `@${name}`));
  const folded = foldInPlace(marked);
  const starts = [...folded.matchAll(DOTTED)]
    .filter(
      ({ 0: name, index }) => !ADDRESS.test(name) && /\p{L}{3}/u.test(name) && isCalled(folded, index, name),
    )
    .map(({ index }) => index);
  return starts.reduceRight((text, at) => `${text.slice(0, at)}@${text.slice(at)}`, marked);
}

/** Whether words beside it ask for somebody or leave them out, or it is listed beside a handle. */
function isCalled(folded: string, start: number, name: string): boolean {
  const [before, after] = [folded.slice(0, start), folded.slice(start + name.length)];
  if (roleOf(before.slice(-80), after) !== "named") return true;
  const next = /^[^@]{0,8}(?=@[a-z0-9_])/u.exec(after)?.[0];
  const last = /(?<=@[a-z0-9_.]{2,40}(?![a-z0-9_.]))[^@]{0,8}$/u.exec(before)?.[0];
  return [next, last].some((gap) => gap !== undefined && JOINED.test(gap));
}
