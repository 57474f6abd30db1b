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
const COUNTS: ReadonlySet<string> = new Set(["minCreators", "maxCreators"]);
const FINDS = new RegExp(
  `^\\s*(?:${anyListed("please, pls, bitte, por favor, can you, kannst du")}\\s+)?${anyListed("find, show, show me, list, search, search for, look for, such*, zeig*, finde, trouve*, montre*, cherche*, busca*, encuentra, muestra*, mostra*, procura*, acha, ache, dhundo, dhoondo, dikhao")}(?!\\p{L})`,
  "u",
);
/** So much is no price of one piece that a list is narrowed by, but money of a campaign. Chosen by us. */
const PRICE_MAX = 1500;
const LETTERS_MAX = 160;
/** "Who is from Bavaria" is like "who is in it". */
const OF_PLAN_OR_WORK: ReadonlySet<string> = new Set(["of_plan"]);
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
  // "Find 5 women from Mumbai" asks for so many, and plans none of them.
  const isFound = FINDS.test(folded);
  const isOfBrief = (slot: (typeof OF_BRIEFS)[number]) =>
    stated[slot] !== undefined && !(isFound && COUNTS.has(slot));
  if (budgetChange || OF_BRIEFS.some(isOfBrief)) return null;
  const words = isOrdered || isAveraged ? rest : readFilters(text).rest;
  const read = readWholly(words, PLAIN, ({ slot }) => isFound || slot !== "limit");
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

/**
 * A message that may order something, or asks of a plan, as a question for that list, where nothing is planned and no
 * brief is being said.
 */
export function asListing(act: ReadAct, text: string): ReadAct {
  const isOpen = act.act === "doubt" || act.act === "order" || OF_PLAN_OR_WORK.has(act.kind);
  const kind = isOpen ? listAsked(text) : null;
  return kind === null ? act : { act: "question", kind, language: act.language };
}
