import { isOneOf } from "#/discovery/search/query-language/phrases.ts";
import type { Sentence } from "#/discovery/search/query-language/sentence.ts";
import { CREATOR_NOUNS } from "#/discovery/search/query-language/words.ts";

const BY = new Set(
  "by from of von de por par dari with about on where showing mentioning tagged featuring sobre sur tentang uber".split(
    " ",
  ),
);

/** Whether people or pieces of content are looked for: the noun that heads the sentence decides. */
export function readIntent(sentence: Sentence): "creators" | "content" {
  const formats = sentence.findings.filter((finding) => finding.slot === "format");
  const creator = firstCreatorNoun(sentence);
  const format = formats.toSorted((a, b) => a.from - b.from)[0];
  if (!format) return startsWithContent(sentence) && creator === undefined ? "content" : "creators";
  if (creator === undefined) return isHead(sentence, format.from) ? "content" : "creators";
  if (creator < format.from) return "creators";
  return creator > format.to && BY.has(sentence.word(format.to)) ? "content" : "creators";
}

function firstCreatorNoun(sentence: Sentence): number | undefined {
  const at = sentence.tokens.findIndex((_, index) => CREATOR_NOUNS.at(sentence.tokens, index));
  return at === -1 ? undefined : at;
}

/** "dermatologists with long videos" has no noun that the list of people knows, yet asks for people. */
const OF_PEOPLE = new Set(
  "who whose that with making posting que qui die yang jo con com avec mit dengan".split(" "),
);

function isHead(sentence: Sentence, at: number): boolean {
  return !sentence.tokens.slice(0, at).some((token) => OF_PEOPLE.has(token.text));
}

const CONTENT =
  "content contenido conteudo captions posts beitrage publicaciones publicacoes publications gonderiler";

function startsWithContent(sentence: Sentence): boolean {
  const at = sentence.tokens.findIndex((token) => isOneOf(token.text, CONTENT));
  return at !== -1 && isHead(sentence, at) && BY.has(sentence.word(at + 1));
}
