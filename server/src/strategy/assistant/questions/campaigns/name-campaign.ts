import { dictionary, listed, wordsListed } from "#/language/dictionary.ts";
import { wordKey } from "#/language/fold.ts";
import ranking from "#/strategy/assistant/questions/work/work-words.json" with { type: "json" };
import words from "./campaign-words.json" with { type: "json" };

const PLAIN: ReadonlySet<string> = new Set(listed(words.plain).map(wordKey));
const GENERIC: ReadonlySet<string> = new Set(listed(words.generic).map(wordKey));
/** Seasons and feasts by their names in every language: a campaign of spring is asked for as "Frühling". */
const SEASONS = dictionary(words.seasons, (season) => season);
/** From so many letters on a word may begin a longer one: "Sommerkampagne". Chosen by us. */
const STEM_MIN = 5;

/** Words of a question that are none of asking: what may name a campaign, as typed; empty where nothing is left. */
export function namingWords(text: string): string {
  return tokensIn(text)
    .filter((token) => !isPlainWord(token))
    .join(" ");
}

/** Whether a word belongs to asking, and names nothing. */
export function isPlainWord(word: string): boolean {
  const key = wordKey(word);
  return PLAIN.has(key) || /^\p{L}$/u.test(key) || RANKING.test(key);
}

/** "Who brought most", "wer am meisten": words that rank and point, as questions of campaigns have them. */
const RANKING = new RegExp(
  `^${wordsListed([ranking.most, ranking.least, ranking.more, ranking.less, ranking.better, ranking.worse, ranking.which, ranking.her].join(", "))}$`,
  "u",
);

interface Named {
  name: string;
}

/**
 * The campaigns whose names hold all of these words, as far as they are no generic ones: `sure` where every word is in the
 * name, `near` where only some of them are.
 */
export function campaignsNamed<Campaign extends Named>(
  said: string,
  campaigns: readonly Campaign[],
): { sure: Campaign[]; near: Campaign[] } {
  const wanted = distinctive(said);
  if (wanted.length === 0) return { sure: [], near: [] };
  const judged = campaigns.map((campaign) => {
    const own = distinctive(campaign.name);
    return { campaign, met: wanted.filter((word) => own.some((one) => isSame(word, one))).length };
  });
  return {
    sure: judged.filter(({ met }) => met === wanted.length).map(({ campaign }) => campaign),
    near: judged.filter(({ met }) => met > 0 && met < wanted.length).map(({ campaign }) => campaign),
  };
}

/** Words of a name that tell it from others, seasons by one name for all languages. */
export function distinctive(text: string): string[] {
  const all = tokensIn(text).map(wordKey);
  const own = all.filter((word) => !GENERIC.has(word));
  return [...new Set((own.length > 0 ? own : all).map(canonical))];
}

function canonical(word: string): string {
  const plain = withoutDots(word);
  const season = SEASONS.get(word) ?? SEASONS.get(plain);
  if (season !== undefined) return season;
  const begun = [...SEASONS].find(
    ([name]) => name.length >= STEM_MIN && (word.startsWith(name) || plain.startsWith(name)),
  );
  return begun?.[1] ?? word;
}

/** "fruehling" for "frühling": letters with dots are written out by whoever has no key for them. */
export function withoutDots(word: string): string {
  return word.replaceAll(/([aou])e/gu, "$1");
}

function isSame(word: string, own: string): boolean {
  return word === own || (own.length >= STEM_MIN && word.startsWith(own));
}

function tokensIn(text: string): string[] {
  return text.normalize("NFC").match(/[\p{L}\p{N}]+/gu) ?? [];
}
