import type { Post, PostSearchResult } from "@app/contract/discovery/creators";

/** The words of a search that a caption can hold: keywords, topics as the text names them, hashtags and brands. */
export function searchedWords(
  { filters, chips }: Pick<PostSearchResult, "filters" | "chips">,
  text: string,
): string[] {
  const { keywords = [], hashtag = [], brand = [] } = filters;
  const topics = chips.filter(({ slot }) => slot === "category").map(({ span }) => text.slice(...span));
  const spoken = [...keywords, ...topics];
  const words = spoken.flatMap((phrase) => phrase.split(/\s+/u));
  return [...new Set([...words, ...hashtag, ...brand])].filter((word) => word !== "");
}

/** Hashtags by which a post was found and which its caption does not show. */
export function tagsBeside(
  { caption, hashtags }: Pick<Post, "caption" | "hashtags">,
  words: readonly string[],
): string[] {
  const text = caption?.toLowerCase() ?? "";
  const phrase = words.join("").toLowerCase();
  return hashtags.filter((tag) => {
    const lower = tag.toLowerCase();
    const isSearched = lower === phrase || words.some((word) => word.toLowerCase() === lower);
    return isSearched && !text.includes(lower);
  });
}

/** Characters before the first word that stay in sight where a caption is cut. Chosen by us. */
const BEFORE_MAX = 60;

/** The caption from where the first word stands, when it would else be out of sight. */
export function captionFrom(caption: string, words: readonly string[]): string {
  const lower = caption.toLowerCase();
  const places = words.map((word) => lower.indexOf(word.toLowerCase())).filter((place) => place !== -1);
  const first = places.length === 0 ? 0 : Math.min(...places);
  if (first <= BEFORE_MAX) return caption;
  const space = caption.indexOf(" ", first - BEFORE_MAX);
  return `…${caption.slice(space === -1 || space > first ? first : space + 1)}`;
}
