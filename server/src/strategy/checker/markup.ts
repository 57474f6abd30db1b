import { fold } from "#/language/fold.ts";
import { bare } from "./known.ts";
import type { Known, Problem } from "./known.ts";
import type { Sentence } from "./sentences.ts";
import { isPlain, wordsIn } from "./words.ts";
import type { Language } from "./words.ts";

const LINK =
  /(?<![\p{L}\p{N}])(?:[a-z][a-z0-9+.-]*:\/\/\S*|(?:mailto|tel|javascript|data|file|sms|whatsapp):\S+|www\.\S+|\/\/\S+|[\p{L}\p{N}._+-]{1,64}@[\p{L}\p{N}-]{1,64}\.\S+)|[([]\s?(?:at|dot|punkt|punto|ponto|arroba)\s?[)\]]|\]\([^)\s]*\)?|(?<![\p{L}\p{N}/.:)\]])\/[a-z][\w-]*(?:\/[\w-]+)*(?:\?[\w=&-]+)?/giu;
const MARKUP =
  /<\/?[a-z!][^>]*>?|!\[|&(?:#\d+|#x[\da-f]+|[a-z]+);|[<>≥≤≈±×÷=→↑↓▲▼]|(?![🙂😊😀😄😉☺🙌🙏👍👋🤝🎉✨❤💛💚💙])\p{Extended_Pictographic}/giu;
const OTHER_SCRIPT = /(?![\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}\ue000-\uf8ff])\p{L}/u;
const HANDLE = /(?<![\p{L}\p{N}])@[\p{L}\p{N}._-]*[\p{L}\p{N}_]/gu;
/** "anna.cooks", "anna_cooks" and "shop.example". */
const DOTTED = /(?<![\p{L}\p{N}@./_-])[\p{L}\p{N}-]*\p{L}[\p{L}\p{N}-]*(?:[._][\p{L}\p{N}-]+)+/gu;

export function markupProblems({ words: text }: Sentence, { tokens, handles, ruleIds }: Known): Problem[] {
  const links = [...text.matchAll(LINK)].map(({ 0: link }) => link);
  const rest = withoutLinks(text);
  const isAsked = (word: string) => tokens.has(bare(fold(word))) || tokens.has(`@${bare(fold(word))}`);
  const found = (kind: Problem["kind"], pattern: RegExp) =>
    [...rest.matchAll(pattern)]
      .filter(({ 0: word }) => !isAsked(word))
      .map(({ 0: word }) => ({ kind, words: word }));
  const plain = wordsIn(rest).filter(
    (word) => handles.has(fold(word)) && !isAsked(word) && fold(word).length > 3,
  );
  const strange = wordsIn(rest).filter((word) => OTHER_SCRIPT.test(word) && !isAsked(word));
  return [
    ...links.filter((link) => !isAsked(link)).map((link): Problem => ({ kind: "link", words: link })),
    ...[...rest.matchAll(MARKUP)].map(({ 0: mark }): Problem => ({ kind: "markup", words: mark })),
    ...found("handle", HANDLE),
    ...found("handle", DOTTED).filter(
      ({ words: word }) => !ruleIds.has(word) && !/^\p{L}(?:\.\p{L})+$/u.test(word),
    ),
    ...plain.map((word): Problem => ({ kind: "handle", words: word })),
    ...strange.map((word): Problem => ({ kind: "script", words: word })),
  ];
}

/**
 * Own links are taken out: what they lead to is there. A label that is the name of what it leads to goes with its link. The
 * second is how many links there were.
 */
export function withoutOwnLinks(
  text: string,
  { setting, pages, texts }: Known,
): [text: string, count: number] {
  let count = 0;
  const rest = text.replaceAll(LINK, (link, at: number) => {
    const target = link.replace(/^\]\(/u, "").replace(/[).,;:!?]+$/u, "");
    const path = target.startsWith(`${setting.origin}/`) ? target.slice(setting.origin.length) : target;
    if (!pages.has(path)) return link;
    count += 1;
    if (!link.startsWith("](")) return /[).,;:!?]+$/u.exec(link)?.[0] ?? "";
    const label = fold(/\[([^[\]]*)$/u.exec(text.slice(Math.max(0, at - LABEL_MAX), at))?.[1] ?? "");
    const isName = label !== "" && (path.endsWith(`/${label}`) || texts.includes(`\n${label}\n`));
    return isName ? NAMED : "]";
  });
  return [rest.replaceAll(new RegExp(`\\[[^[\\]]*${NAMED}`, "gu"), ""), count];
}

/** Longest label of a link that is looked at, in characters. Chosen by us. */
const LABEL_MAX = 120;
/** Ends a label that goes with its link. */
const NAMED = "\u0000";

export function withoutLinks(text: string): string {
  return text.replaceAll(LINK, " ");
}

/** Two words in a row that are written as names, and neither the question nor a result has them. */
export function nameProblems(
  { words: text }: Sentence,
  known: Known,
  languages: readonly Language[],
): Problem[] {
  // German writes every noun so.
  if (languages.includes("de")) return [];
  return [...text.matchAll(/(?<![\p{L}\p{N}@])\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+)+/gu)]
    .map(({ 0: name, index }) => (isHead(text.slice(0, index)) ? name.replace(/^\S+ /u, "") : name))
    .filter((name) => !known.question.includes(fold(name)) && !known.texts.includes(fold(name)))
    .map((name) => ({ kind: "name", words: name }));
}

/** Names in what asks or advises, of which no result and no question speaks: somebody new. */
export function strayNames(
  { words: text }: Sentence,
  known: Known,
  languages: readonly Language[],
): Problem[] {
  const pattern = languages.includes("de")
    ? /(?<=[\p{L}\p{N}] )\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/gu
    : /(?<![\p{L}\p{N}@])\p{Lu}\p{Ll}+/gu;
  return [...text.matchAll(pattern)]
    .filter(({ index }) => !isHead(text.slice(0, index)))
    .map(({ 0: name }) => name)
    .filter((name) =>
      wordsIn(fold(name)).every((word) => !isKnownName(word, known) && !isPlain(word, languages)),
    )
    .map((name) => ({ kind: "name", words: name }));
}

function isKnownName(name: string, known: Known): boolean {
  const word = new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, "u");
  return known.named.has(name) || word.test(known.question) || word.test(known.texts);
}

/** Where a clause begins, every word is written so. */
function isHead(before: string): boolean {
  return /(?:^|[.!?:;¿¡"“„«»|[()–—-])\s*$/u.test(before);
}
