import type { Filters } from "@app/contract/discovery/filters";
import { anyListed, wordsListed } from "#/language/dictionary.ts";
import { foldInPlace } from "#/language/fold.ts";
import type { ReadAct } from "#/strategy/acts/read-act.ts";
import { PLAIN, readPlain } from "#/strategy/brief/plain-reading.ts";
import { readWholly } from "#/strategy/brief/reading/search-words.ts";
import { readFilters, readMeasured } from "./read-asked.ts";
import type { CreatorQuestion } from "./talk.ts";

/** Words of plans, and of what holds for all of them: whoever says one wants no list. */
const OF_PLANS = new RegExp(
  wordsListed(
    "always, never, immer, nie, niemals, toujours, jamais, siempre, nunca, sempre, hamesha, kabhi, plan, plans, planen, plane, brief, briefing, budget, etat, campaign, campaigns, kampagne*, campagne*, campana*, campanha*, launch*, lancement*, lanzamiento*, lancamento*, promo*, presupuesto, orcamento, verba, flight, weeks, wochen, semaines, semanas, hafte, make, mach, mache, fais, faites, haz, hazme, faz, faca, banao, bana do, add, remove, drop, take, book, nimm, buch*, ajoute*, enleve*, anade*, quita*, adiciona*, tira*, hatao, instead, statt, plutot, mejor, swap, switch, more money, mehr geld",
  ),
  "u",
);
/** Slots of which a list of creators says nothing. */
const OF_BRIEFS = [
  "flight",
  "deliverables",
  "objective",
  "must",
  "never",
  "minCreators",
  "maxCreators",
  "rights",
  "prices",
  "leftOut",
] as const;
/** So much is no price of one piece that a list is narrowed by, but money of a campaign. Chosen by us. */
const PRICE_MAX = 1500;
const LETTERS_MAX = 160;
const SAYS_LITTLE: ReadonlySet<string> = new Set(["keywords", "sort", "limit"]);

/**
 * Which list of creators a message asks for that has no word of asking: "beauty, France, under 20k followers", "the five
 * biggest". Only what a search reads to its last word, and what says nothing that a plan has beside it.
 */
function listAsked(text: string): CreatorQuestion | null {
  const folded = foldInPlace(text.normalize("NFC"));
  if (text.length > LETTERS_MAX || OF_PLANS.test(folded) || /[@\n]/u.test(text)) return null;
  const { measure, isRanked, isAveraged, rest, other } = readMeasured(text);
  if (other !== null) return null;
  const isOrdered = isRanked && measure !== null;
  if (isOrdered && rest === "") return "top";
  const { stated, budgetChange } = readPlain(text);
  if (budgetChange || OF_BRIEFS.some((slot) => stated[slot] !== undefined)) return null;
  const words = isOrdered || isAveraged ? rest : readFilters(text).rest;
  const read = readWholly(words, PLAIN, ({ slot }) => slot !== "limit");
  const isList =
    read !== null &&
    read.chips.some(({ slot }) => !SAYS_LITTLE.has(slot) && !slot.endsWith("Not")) &&
    (stated.product === undefined || isTopic(stated.product)) &&
    (stated.budget === undefined || isNarrowed(folded, read.filters));
  if (!isList) return null;
  return isAveraged && measure !== null ? "average" : isOrdered ? "top" : "find";
}

/** "Beauty" may be what is sold, and whom to find: where the search reads it as a topic, it is the latter. */
function isTopic(product: string): boolean {
  return readWholly(product, PLAIN, ({ slot }) => slot !== "keywords" && slot !== "limit") !== null;
}

/** Amounts that are bounds of followers, or of the price of a piece, and no money to spend. */
function isNarrowed(folded: string, { price, followers }: Filters): boolean {
  const isCheap = price?.max !== undefined && price.max <= PRICE_MAX;
  const numbers = folded.match(/\d[\d.,]*/gu)?.length ?? 0;
  const bounds = folded.match(BOUND)?.length ?? 0;
  const isOfPeople = FOLLOWERS.test(folded) || OF_PEOPLE.test(folded);
  return bounds >= numbers && (price === undefined || isCheap) && (!followers || isOfPeople);
}

const BOUND = new RegExp(
  `${wordsListed("under, over, below, above, up to, less than, more than, fewer than, max, at most, at least, from, unter, uber, bis, ab, bis zu, hochstens, maximal, mindestens, weniger als, mehr als, moins de, plus de, au plus, au moins, jusqu'a, menos de, mas de, hasta, como mucho, al menos, a partir de, abaixo de, acima de, mais de, ate, no maximo, pelo menos")}\\s+\\P{L}{0,2}\\d|\\d\\s*\\p{L}{0,5}(?: followers)? se ${anyListed("kam, zyada, upar, niche, neeche")}(?!\\p{L})`,
  "gu",
);
const FOLLOWERS = new RegExp(
  wordsListed("follower*, abonnes, abonnenten, abos, seguidores, subscribers, subs, fans"),
  "u",
);
/** So a list begins, or so its people are called. */
const OF_PEOPLE = new RegExp(
  `^\\s*${wordsListed("all, all the, everyone, everybody, anyone, the, those, alle, die, wer, les, ceux, celles, tous, los, las, los de, las de, todos, todas, os, as, quem, sabhi, saare")}|${wordsListed("creators, influencer*, youtuber*, tiktoker*, blogger*, leute, gens, gente, pessoal, people, ppl, wale, wali, log")}`,
  "u",
);

/** A message that may order something as a question for that list, where nothing is planned and no brief is being said. */
export function asListing(act: ReadAct, text: string): ReadAct {
  const kind = act.act === "doubt" || act.act === "order" ? listAsked(text) : null;
  return kind === null ? act : { act: "question", kind, language: act.language };
}
