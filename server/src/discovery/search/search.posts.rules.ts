import { isFilterName } from "@app/contract/discovery/filter-names";
import type { FilterName, Filters } from "@app/contract/discovery/filters";
import type { Chip, ParsedQuery } from "@app/contract/discovery/queries";

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

/** What a search for posts asks of a post or of whoever published it. */
const OF_POSTS: ReadonlySet<FilterName> = new Set<FilterName>([
  ...([
    "category",
    "keywords",
    "hashtag",
    "brand",
    "format",
    "platform",
    "platformNot",
    "sponsored",
  ] as const),
  ...(["views", "avgViews", "postViews", "likes", "durationS", "postedWithinDays"] as const),
  ...(["country", "city", "cityNot", "language", "gender", "followers", "engagementRate", "name"] as const),
]);
/** Whose name a sentence holds: posts are found by it, whoever looks after the creator. */
const NAMES: ReadonlySet<FilterName> = new Set(["client", "agency", "workedWith"]);
const WORDS = /^[\p{L}\p{M}\p{N}'’&.-]+(?: [\p{L}\p{M}\p{N}'’&.-]+){0,2}$/u;
const DENIED =
  /^(?:not|no|never|without|except|excluding|but|nicht|kein\p{L}*|ohne|nie|ausser|sin|nunca|sans|pas|jamais|sauf|sem|nao|não|nahi|bina|tanpa)\b/iu;

/** What a search for posts makes of a sentence that was read as one for creators. */
export interface PostQuery extends Pick<ParsedQuery, "filters" | "chips" | "unparsed"> {
  /** Every one of them stands in the words of a post, or is a brand that it names. */
  names: string[];
}

/**
 * Names of clients and words that nothing else explains are searched in the words of posts; what no post answers, such
 * as talks or prices, is told as not understood rather than left out in silence.
 */
export function asPostQuery(text: string, { filters, chips, unparsed }: ParsedQuery): PostQuery {
  const typed = ({ span }: Chip) => text.slice(...span);
  const named = chips.filter(({ slot, op }) => NAMES.has(slot) && op !== "not");
  const other = chips.filter((chip) => !OF_POSTS.has(chip.slot) && !named.includes(chip));
  const words = unparsed.filter((piece) => WORDS.test(piece) && !DENIED.test(piece) && !/\d/u.test(piece));
  const told = unparsed.filter((piece) => !words.includes(piece));
  return {
    filters: filtersOfPosts(filters),
    chips: chips.filter(({ slot }) => OF_POSTS.has(slot)),
    unparsed: [...told, ...new Set(other.map(typed))],
    names: [...words, ...named.map(nameOf)].map((name) => name.toLowerCase()),
  };
}

function nameOf({ value }: Chip): string {
  if (typeof value !== "object" || value === null) return String(value);
  return Object.values(value).find((part) => typeof part === "string") ?? "";
}

function filtersOfPosts(filters: Filters): Filters {
  return Object.fromEntries(
    Object.entries(filters).filter(([name]) => isFilterName(name) && OF_POSTS.has(name)),
  );
}
