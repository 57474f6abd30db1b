import { anyOf } from "#/language/dictionary.ts";
import { foldInPlace } from "#/language/fold.ts";
import { ALCOHOL_FREE } from "#/language/topics/alcohol-free.ts";
import type { BriefText } from "#/strategy/brief/brief-text.ts";
import { OCCASIONS } from "./refusals.ts";
import { CATEGORY_PATTERNS, PRODUCT_PATTERNS } from "#/strategy/brief/brief-words.ts";

interface Topic {
  category: string;
  pattern: RegExp;
}
/** What stands before a topic that is not wanted: "sin humor", "no gaming or comedy". */
const NOT_WANTED =
  "(?<!\\p{L})(?:without|not?|never|avoid|skip|excluding|except|ohne|keine?n?|nicht|sans|pas de|eviter|sin|nada de|evitar|excepto|sem|exceto)\\s+(?:any |about |de |d['’])?(?:\\p{L}+ (?:or|nor|ni|ou|o|oder|nem) )?";
const AFTER_NOT = new RegExp(`${NOT_WANTED}$`, "u");
const NOT_A_TOPIC = new RegExp(
  `(?<=(?:^|[,;.:!?()\\n])\\s*)${NOT_WANTED}(\\p{L}+)(?=\\s*(?:$|[,;.:!?()\\n]))`,
  "gu",
);
const PRODUCT_TOPICS = PRODUCT_PATTERNS.map(asTopic);
const ANY_TOPICS = CATEGORY_PATTERNS.map(asTopic);
const ALCOHOL_FREE_NAMES = new RegExp(
  `(?<!\\p{L})(?:${anyOf(Object.values(ALCOHOL_FREE).flat())})(?!\\p{L})`,
  "gu",
);

/** The topics of what is launched; without it, those of the whole text. */
export function categoriesOf(text: BriefText, product: string | null): string[] {
  return product === null
    ? namedCategories(text.original, ANY_TOPICS)
    : namedCategories(product, PRODUCT_TOPICS);
}

function namedCategories(source: string, topics: readonly Topic[]): string[] {
  const folded = foldInPlace(source.normalize("NFC")).replaceAll(OCCASIONS, "");
  const sober = folded.replaceAll(ALCOHOL_FREE_NAMES, "");
  const isNamed = ({ category, pattern }: Topic) => {
    const said = category === "alcohol" ? sober : folded;
    return [...said.matchAll(pattern)].some(({ index }) => !AFTER_NOT.test(said.slice(0, index)));
  };
  return topics.filter(isNamed).map(({ category }) => category);
}

/** "sin humor": a topic that no plan can leave out yet. Taken out and given back, so that a person learns of it. */
export function takeRefusals(text: BriefText): string[] {
  const found = text
    .all(NOT_A_TOPIC)
    .filter(({ groups: [topic = ""] }) => namedCategories(topic, ANY_TOPICS).length > 0);
  for (const span of found) text.take(span);
  return found.map((span) => text.spelling(span));
}

function asTopic([category, words]: readonly [string, string]): Topic {
  return { category, pattern: new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, "gu") };
}
