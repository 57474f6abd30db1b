import type { Category } from "@app/contract/discovery/categories";
import type { Filters } from "@app/contract/discovery/filters";
import { anyListed, patternOf } from "#/language/dictionary.ts";
import { wordKey } from "#/language/fold.ts";
import { isNarrower, topicsNamed } from "#/language/topics/topics.ts";
import type { BriefText, Found, Span } from "#/strategy/brief/brief-text.ts";
import words from "./refused-things.json" with { type: "json" };

const BORDER = "(?![\\p{L}'’])";
const REFUSED = patternOf(
  `^(?:${anyListed(words.lead)}${BORDER}\\s+)*${anyListed(words.no)}(?:\\s+|(?<=['’]))(?!${anyListed(words.free)})(?:${anyListed(words.with)}\\s+)?(?:${anyListed(words.who)}${BORDER}\\s+)*`,
);
const BEHIND = patternOf(`(?:[\\s,]+(?:${anyListed(words.end)}|${anyListed(words.who)})${BORDER})+$`);
const JOINED = patternOf(
  `\\s*[,/&+]\\s*|\\s+${anyListed("and, or, und, oder, et, ou, ni, y, o, e, nem, nor, ya, noch")}\\s+`,
);
/** "No budget yet", "no limit": no thing, and nobody. */
const NOTHING = patternOf(`^(?:${anyListed(words.nothing)}|${anyListed(words.who)}|[\\s\\P{L}])*$`);
/** Of so many words is the name of a thing; more of them say a sentence. */
const NAME_WORDS = 3;

/**
 * "Pas d'alcool évidemment", "no men's fashion", "no trabajar con perfiles de apuestas": topics that nobody shall be about,
 * taken out of the text. Refusals of anything else are given back: they name nothing that is launched.
 */
export function takeRefusedThings(text: BriefText): RefusedThings {
  const found = text.unparsed().flatMap((thought) => refusedIn(thought) ?? []);
  const read = found.filter(({ refused }) => refused !== null);
  for (const { thought } of read) text.take(thought);
  const open = found.filter(({ refused }) => refused === null).map(({ thought }) => thought);
  const list = <Word>(pick: (one: Refused) => Word[]) => [
    ...new Set(read.flatMap(({ refused }) => (refused ? pick(refused) : []))),
  ];
  return {
    filters: { categoryNot: list(({ topics }) => topics), keywordsNot: list(({ words: said }) => said) },
    left: open.filter((thought) => !GOES_ON.test(text.folded.slice(thought.end))),
    begun: open.filter((thought) => GOES_ON.test(text.folded.slice(thought.end))),
  };
}

interface RefusedThings {
  filters: Filters;
  /** Refusals of what nobody understood. */
  left: Span[];
  /** Words of refusals whose end has been read: "aucun créateur (de Lyon)". */
  begun: Span[];
}

const GOES_ON = /^\s*\u25ae/u;

interface Refused {
  topics: Category[];
  words: string[];
}

/** What a thought refuses; without topics it is null, and so is a thought that refuses nothing. */
function refusedIn(thought: Found): { thought: Found; refused: Refused | null } | null {
  const lead = REFUSED.exec(thought.text)?.[0] ?? "";
  const things = thought.text.slice(lead.length).replace(BEHIND, "").trim().split(JOINED);
  // "Without the 30 % rule" is of the plan.
  if (lead === "" || /\d/u.test(thought.text) || things.every((thing) => NOTHING.test(thing))) return null;
  const read = things.map(topicIn);
  if (read.includes(null)) return { thought, refused: null };
  const all = read.flatMap((one) => one ?? []);
  return {
    thought,
    refused: { topics: all.flatMap(({ topics }) => topics), words: all.flatMap(({ words: said }) => said) },
  };
}

/** A whole topic by its name, or a part of one by the words for it; null where no topic is named. */
function topicIn(thing: string): Refused | null {
  const key = wordKey(thing);
  const whole = topicsNamed(key).filter(({ use }) => use === "names");
  if (whole.length > 0 && !isNarrower(key))
    return { topics: whole.map(({ category }) => category), words: [] };
  const names = key.split(" ");
  const isPart = names.length <= NAME_WORDS && [key, ...names].some((name) => topicsNamed(name).length > 0);
  return isPart ? { topics: [], words: [thing] } : null;
}
