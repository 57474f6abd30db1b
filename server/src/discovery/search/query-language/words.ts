import { fold } from "#/language/fold.ts";
import { origin } from "#/language/places/countries.ts";
import { THINGS as PLACE_THINGS } from "#/language/places/things.ts";
import { FIGURES } from "#/language/media/media.ts";
import { CURRENCY_WORDS } from "#/language/money/currencies.ts";
import { COUNTS, PERCENT_WORDS } from "#/language/numbers/counts.ts";
import { SCALES } from "#/language/numbers/scales.ts";
import { TOPIC_TRANSLATIONS } from "#/language/topics/topics.ts";
import { TIME_UNITS } from "#/language/time/calendar.ts";
import flags from "./data/flags.json" with { type: "json" };
import grammar from "./data/grammar.json" with { type: "json" };
import sorts from "./data/sorts.json" with { type: "json" };
import stopWords from "./data/stop-words.json" with { type: "json" };
import { Phrases, splitPhrases } from "./phrases.ts";

/** Words of the grammar in eight languages; each dictionary is asked by token position. */
export const MIN = phrases(grammar.min);
export const MAX = phrases(grammar.max);
export const MIN_AFTER = phrases(grammar.minAfter);
export const MAX_AFTER = phrases(grammar.maxAfter);
export const ABOUT = phrases(grammar.about);
export const RANGE_BY = phrases(grammar.rangeBy);
export const BETWEEN = phrases(grammar.between);
export const BETWEEN_BY = phrases(grammar.betweenBy);
export const PERCENT = phrases(PERCENT_WORDS.join(", "));
export const PER = phrases(grammar.per);
export const OFTEN = phrases(grammar.often);
export const POST_NOUNS = phrases(grammar.postNouns);
export const LIMIT_NOUNS = phrases(grammar.limitNouns);
export const LIMIT_BEFORE = phrases(grammar.limitBefore);
export const RECENT = phrases(grammar.recent);
export const ACTIVE = phrases(grammar.active);
export const HIGH = phrases(grammar.high);
export const POSTING = phrases(grammar.posting);
export const EVERY = phrases(grammar.every);
/** "On every account", where a figure is said of each of them. */
export const EACH_OF = phrases(grammar.eachOf);
export const ACCOUNTS = phrases(grammar.accounts);
export const EVERY_BY = phrases(grammar.everyBy);
export const EVERY_AFTER = phrases(grammar.everyAfter);
export const FAST_GROWING = phrases(grammar.fast);
export const NOT = phrases(grammar.not);
/** "Instead of TikTok", "done with beauty": what follows is not what is asked for, and not left out for ever either. */
export const TURNED_FROM = phrases(grammar.turnedFrom);
/** "Nothing but beauty" leaves beauty in. */
export const NOTHING_BUT = phrases(grammar.nothingBut);
/** "Any country", "n'importe quel pays": what is said of it filters nothing. */
export const INDIFFERENT = phrases(grammar.indifferent);
/** What makes views those of a usual post. */
export const AVERAGE = phrases(grammar.average);
/** "Cheapest first". */
export const FIRST = phrases(grammar.first);
export const OUTSIDE = phrases(grammar.outside);
export const NOT_AFTER = phrases(grammar.notAfter);
export const JOINERS = phrases(grammar.joiners);
export const AUDIENCE = phrases(grammar.audience);
export const AUDIENCE_OF_FOLLOWERS = phrases(grammar.audienceOfFollowers);
export const MOSTLY = phrases(grammar.mostly);
export const BRAND_CUES = phrases(grammar.brandCues);
export const BRAND_CUES_AFTER = phrases(grammar.brandCuesAfter);
export const BRAND_TAILS = phrases(grammar.brandTails);
export const SIMILAR_CUES = phrases(grammar.similarCues);
export const SIMILAR_CUES_AFTER = phrases(grammar.similarCuesAfter);
export const SPEAKING = phrases(grammar.speaking);
export const SPEAK_BEFORE = phrases(grammar.speakBefore);
export const PLACE_CUES = phrases(grammar.placeCues);
export const PLACE_AFTER = phrases(grammar.placeAfter);
export const NOTES = phrases(grammar.notes);
export const NO_NOTES = phrases(grammar.noNotes);
export const OF_FOLLOWERS = phrases(grammar.ofFollowers);
export const CREATOR_NOUNS = phrases(flags.creatorNouns);

export const THINGS = phrases(PLACE_THINGS.join(", "));

export const UNITS = keyed({ ...FIGURES, ...grammar.units });
/** What no filter counts yet; a word that gets a unit is read as that. */
export const UNCOUNTED = phrases(grammar.uncounted);
export const PER_UNITS = keyed(grammar.perUnits);
export const MULTIPLIERS = valued(SCALES, ({ factor }) => factor);
export const CURRENCIES = valued(CURRENCY_WORDS, (reading) => reading);
export const PERIODS = valued(TIME_UNITS, (days) => days).add("today, yesterday", 1);
/** From two on: "one" is an article in most languages, and "once" says how often in English. */
export const NUMBER_WORDS = valued(
  [...COUNTS].filter(([word, count]) => count > 1 && word !== "once"),
  (count) => count,
);
/** Kinds of labels by the words that a name follows. */
export const LABELS = keyed(grammar.labels);
export const LABELS_BEFORE_QUOTES = keyed(grammar.labelsBeforeQuotes);
export const ANY_LABELS = keyed(grammar.anyLabels);
export const NO_LABELS = keyed(grammar.noLabels);
export const SORTS = keyed(sorts);
/** "Daily" and "weekly" by how many a week they are. */
export const POSTS_PER_WEEK = keyed(grammar.postsPerWeek);

/** Country codes by the adjective of a country. */
export const DEMONYMS = new Phrases<string>();
for (const [words, { country }] of origin()) DEMONYMS.addWords(words.split(" "), country);

export const IGNORED = new Set(
  `${stopWords.ignored} ${stopWords.otherLanguages} ${stopWords.grammar}`
    .split(" ")
    .map((word) => fold(word)),
);
/** Praise that no filter can say. */
export const VAGUE = new Set(
  stopWords.vague
    .split(/[ -]/u)
    .map((word) => fold(word))
    .filter((word) => !IGNORED.has(word)),
);

/** Words of grammar that are never dropped in silence. */
export const TELLING = new Set(stopWords.telling.split(" "));

/** Verbs that are grammar beside an object, and say something where they stand alone. */
export const ACTIVITIES = new Set(stopWords.activities.split(" "));

/** What people are called by their topic: grammar beside one, and a topic where they stand alone. */
export const ROLES = new Set(stopWords.roles.split(" "));

/** Function words of languages that are not read, and of none that is. */
export const FOREIGN = new Set(stopWords.foreign.split(" ").map((word) => fold(word)));

/** Words spelt right that are one slip away from a word of the product: never repaired. */
export const PLAIN = new Set(stopWords.plain.split(" "));

/** English topic words by their translations, and by themselves. */
export const TOPIC_WORDS = keyed(
  Object.fromEntries(
    Object.entries(TOPIC_TRANSLATIONS).map(([english, list]) => [
      english,
      [english, ...splitPhrases(list)].join(", "),
    ]),
  ),
);

function phrases(list: string): Phrases<true> {
  return new Phrases<true>().add(list, true);
}

function keyed(lists: Record<string, string>): Phrases<string> {
  const dictionary = new Phrases<string>();
  for (const [key, list] of Object.entries(lists)) dictionary.add(list, key);
  return dictionary;
}

function valued<K, T>(words: Iterable<readonly [string, K]>, read: (reading: K) => T): Phrases<T> {
  const all = new Phrases<T>();
  for (const [word, reading] of words) all.add(word, read(reading));
  return all;
}
