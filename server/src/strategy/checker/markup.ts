import { fold } from "#/language/fold.ts";
import { bare } from "./known.ts";
import type { Known, Problem } from "./known.ts";
import type { Sentence } from "./sentences.ts";

const LINK =
  /(?<![\p{L}\p{N}])(?:[a-z][a-z0-9+.-]*:\/\/\S*|(?:mailto|tel|javascript|data|file|sms|whatsapp):\S+|www\.\S+|\/\/\S+|[\p{L}\p{N}._+-]+@[\p{L}\p{N}-]+\.\S+)|\]\(\S*/giu;
const MARKUP = /<\/?[a-z!][^>]*>?|!\[|&(?:#\d+|#x[\da-f]+|[a-z]+);|[<>≥≤≈±×÷=→↑↓▲▼]/giu;
const OTHER_SCRIPT = /(?![\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}\ue000-\uf8ff])\p{L}/u;
const HANDLE = /(?<![\p{L}\p{N}])@[\p{L}\p{N}._-]*[\p{L}\p{N}_]/gu;
/** "anna.cooks", "anna_cooks" and "shop.example". */
const DOTTED = /(?<![\p{L}\p{N}@./_-])[\p{L}\p{N}-]*\p{L}[\p{L}\p{N}-]*(?:[._][\p{L}\p{N}-]+)+/gu;

export function markupProblems(
  { words: text }: Sentence,
  { setting, tokens, handles, ruleIds }: Known,
): Problem[] {
  const links = [...text.matchAll(LINK)].map(({ 0: link }) => link);
  const own = (link: string) => link.startsWith(`${setting.origin}/`);
  const rest = withoutLinks(text);
  const isAsked = (word: string) => tokens.has(bare(fold(word)));
  const found = (kind: Problem["kind"], pattern: RegExp) =>
    [...rest.matchAll(pattern)]
      .filter(({ 0: word }) => !isAsked(word))
      .map(({ 0: word }) => ({ kind, words: word }));
  const plain = wordsIn(rest).filter(
    (word) => handles.has(fold(word)) && !isAsked(word) && fold(word).length > 3,
  );
  const strange = wordsIn(rest).filter((word) => OTHER_SCRIPT.test(word) && !isAsked(word));
  return [
    ...links
      .filter((link) => !own(link) && !isAsked(link))
      .map((link): Problem => ({ kind: "link", words: link })),
    ...[...rest.matchAll(MARKUP)].map(({ 0: mark }): Problem => ({ kind: "markup", words: mark })),
    ...found("handle", HANDLE),
    ...found("handle", DOTTED).filter(
      ({ words: word }) => !ruleIds.has(word) && !/^\p{L}(?:\.\p{L})+$/u.test(word),
    ),
    ...plain.map((word): Problem => ({ kind: "handle", words: word })),
    ...strange.map((word): Problem => ({ kind: "script", words: word })),
  ];
}

export function withoutLinks(text: string): string {
  return text.replaceAll(LINK, " ");
}

/** Two words in a row that are written as names, and neither the question nor a result has them. */
export function nameProblems(
  { words: text }: Sentence,
  known: Known,
  languages: readonly string[],
): Problem[] {
  // German writes every noun so.
  if (languages.includes("de")) return [];
  return [...text.matchAll(/(?<![\p{L}\p{N}@])\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+)+/gu)]
    .map(({ 0: name }) => name)
    .filter((name) => !known.question.includes(fold(name)) && !known.texts.includes(fold(name)))
    .map((name) => ({ kind: "name", words: name }));
}

/** Words of letters alone. */
export function wordsIn(text: string): string[] {
  return text.match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
}
