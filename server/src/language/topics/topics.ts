import { CATEGORIES } from "@app/contract/discovery/categories";
import type { Category } from "@app/contract/discovery/categories";
import { dictionary, listed } from "#/language/dictionary.ts";
import { wordKey } from "#/language/fold.ts";
import narrower from "./narrower-words.json" with { type: "json" };
import translations from "./topic-translations.json" with { type: "json" };
import words from "./topic-words.json" with { type: "json" };
import { ALCOHOL_FREE } from "./alcohol-free.ts";

/**
 * What a word says of a category: "names" is the category itself, "parts" something narrower that belongs to it ("coffee"),
 * "entries" names it in a list of interests only and means something else in a sentence ("home", "it").
 */
type TopicUse = "names" | "parts" | "entries";

export interface TopicReading {
  kind: "topic";
  category: Category;
  use: TopicUse;
}

type Lists = Readonly<Partial<Record<TopicUse, string>>>;

const USES = ["names", "parts", "entries"] as const;
const lists: Readonly<Record<Category, Lists>> = words;

/** English topics that are no category of their own, with their words in other languages. */
export const TOPIC_TRANSLATIONS: Readonly<Record<string, string>> = {
  ...translations,
  ...Object.fromEntries(Object.entries(ALCOHOL_FREE).map(([english, names]) => [english, names.join(", ")])),
};

/** Every word for a topic, as a `wordKey`; "protein*" stands for what begins so, "*riegel" for what ends so. */
export const TOPICS: ReadonlyMap<string, readonly TopicReading[]> = readTopics();

const STEMS = [...TOPICS].filter(([word]) => word.includes("*"));

/** What a word (a `wordKey`) may mean as a topic. */
export function topicsNamed(word: string): readonly TopicReading[] {
  return TOPICS.get(word) ?? STEMS.find(([stem]) => hasStem(word, stem))?.[1] ?? [];
}

const NARROWER: ReadonlySet<string> = new Set(Object.values(narrower).flatMap(listed).map(wordKey));

/** Whether a word (a `wordKey`) for a category names but a part of it: who refuses "bitcoin" has nothing against savings. */
export function isNarrower(word: string): boolean {
  return NARROWER.has(word);
}

const EATEN: ReadonlySet<Category> = new Set(["food", "vegan", "alcohol"]);

/** Whether a word (a `wordKey`) is of something to eat or drink: beside it, the name of a place is that of a dish. */
export function isEaten(word: string): boolean {
  return topicsNamed(word).some(({ category }) => EATEN.has(category));
}

const ENGLISH = dictionary(TOPIC_TRANSLATIONS, (english) => english);

/** The English word for a narrower topic: "Kaffee" is coffee, in a search and in a cell. */
export function englishTopic(word: string): string | undefined {
  return ENGLISH.get(word);
}

function readTopics(): Map<string, TopicReading[]> {
  const found = new Map<string, TopicReading[]>();
  const add = (word: string, reading: TopicReading) => {
    const known = found.get(word) ?? [];
    if (!known.some(({ category }) => category === reading.category)) found.set(word, [...known, reading]);
  };
  for (const category of CATEGORIES) {
    for (const use of USES) {
      for (const word of listed(lists[category][use] ?? ""))
        add(stemKey(word), { kind: "topic", category, use });
    }
  }
  for (const english of Object.keys(ALCOHOL_FREE)) {
    add(wordKey(english), { kind: "topic", category: "food", use: "parts" });
  }
  for (const [english, list] of Object.entries(TOPIC_TRANSLATIONS)) {
    const own = found.get(wordKey(english)) ?? [];
    for (const word of listed(list)) for (const reading of own) add(wordKey(word), reading);
  }
  return found;
}

function stemKey(word: string): string {
  const key = wordKey(word);
  return word.startsWith("*") ? `*${key}` : word.endsWith("*") ? `${key}*` : key;
}

/** One word that begins or ends so. */
function hasStem(word: string, stem: string): boolean {
  if (word.includes(" ")) return false;
  return stem.startsWith("*") ? word.endsWith(stem.slice(1)) : word.startsWith(stem.slice(0, -1));
}
