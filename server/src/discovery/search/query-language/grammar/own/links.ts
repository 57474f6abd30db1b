import type { Sentence } from "#/discovery/search/query-language/sentence.ts";

/** An address with something behind its host: what names a profile or a post. */
const LINK =
  /(?<![\p{L}\p{N}@._/-])(?:https?:\/\/[^\s"'<>()[\]]+|(?:[a-z\d-]+\.)*(?:instagram\.com|instagr\.am|tiktok\.com|youtube\.com|youtu\.be)\/[^\s"'<>()[\]]+)/giu;
const BEHIND = /[.,;:!?|]+$/u;

/** The links of a text, and where they stand. */
export function linksIn(text: string): { link: string; start: number; end: number }[] {
  return [...text.matchAll(LINK)].map(({ 0: written, index }) => {
    const link = written.replace(BEHIND, "");
    return { link, start: index, end: index + link.length };
  });
}

/** A pasted link stands for the handle of the creator whose profile or post it is; of another one no part is a word. */
export function readLinks(
  sentence: Sentence,
  creatorOf: (link: string) => string | undefined = () => undefined,
): void {
  const unknown: number[] = [];
  for (const { link, start, end } of linksIn(sentence.text)) {
    const from = sentence.tokens.findIndex((token) => token.end > start);
    const behind = sentence.tokens.findIndex((token) => token.start >= end);
    const to = behind === -1 ? sentence.tokens.length : behind;
    if (from === -1 || from >= to) continue;
    const handle = creatorOf(link);
    sentence.join(from, to, handle === undefined ? undefined : `@${handle}`);
    if (handle === undefined) unknown.push(from);
  }
  for (const at of unknown) sentence.cannotSay(at, at + 1);
}
