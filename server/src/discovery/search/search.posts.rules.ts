import type { Chip } from "@app/contract/discovery/queries";

/** Letters that a word and another form of it share: "vegane" and "vegan". Chosen by us. */
const STEM = 4;

/**
 * Phrases of which a post on the topics of a text names one: the words of the text, and the topic's own name unless the
 * text has another word for it. Posts that only say "tech" are no unboxing.
 */
export function topicPhrases(text: string, chips: readonly Chip[]): string[] {
  const phrases = chips
    .filter(({ slot }) => slot === "category")
    .flatMap(({ span, source, value }) => {
      const spoken = text.slice(...span).toLowerCase();
      const name = String(value).replaceAll("-", " ");
      const isOther = source === "synonym" && !spoken.startsWith(name.slice(0, STEM));
      return isOther ? [spoken] : [spoken, name];
    });
  return [...new Set(phrases)];
}
