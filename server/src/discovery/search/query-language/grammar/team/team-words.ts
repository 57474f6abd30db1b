import { STATUS_WORDS } from "#/language/people/people.ts";
import team from "#/discovery/search/query-language/data/team.json" with { type: "json" };
import { Phrases } from "#/discovery/search/query-language/phrases.ts";

/** How far talks are, by what is said of them; the words of lists are among them. */
export const TALKS = keyed(team.talks);
for (const [word, status] of STATUS_WORDS) TALKS.add(word, status);

/** What leaves people out, where "not" would deny what they did. */
export const EXCLUDERS = phrases(team.excluders);
export const REMOVED_AFTER = phrases(team.removed);
export const RELATIVES = phrases(team.relatives);
export const WITH_US = phrases(team.withUs);
export const WITH_WHOM = phrases(team.withWhom);
/** What people did or did not do that no filter asks: "hasn't replied". */
export const UNTELLABLE = phrases(team.untellable);
export const WE = phrases(team.we);
export const WORK = phrases(team.work);
export const DEALS = phrases(team.deals);
export const COUNTED_DEALS = phrases(team.countedDeals);
export const DEAL_NOUNS = phrases(team.dealNouns);
export const PAID = phrases(team.paid);
export const VALUES = keyed(team.values);
/** Yes or no of an account: they name a value only where they say whether it is known. */
export const MARKS = keyed(team.marks);
export const KNOWN = phrases(team.known);
export const UNKNOWN = phrases(team.unknown);
export const UNKNOWN_TO_US = phrases(team.unknownToUs);
/** "Not yet priced": what is said of a price without its noun. */
export const UNPRICED = phrases(team.unpriced);
export const LACKING = phrases(team.lacking);
export const HAVING = phrases(team.having);
export const LIMITLESS = new Set(team.limitless.split(" "));
export const OWNERS = phrases(team.owners);
export const OWNERS_AFTER = phrases(team.ownersAfter);
export const OWNERS_ASKED = phrases(team.ownersAsked);
export const OWNED = phrases(team.owned);
export const OWNED_BEFORE = phrases(team.ownedBefore);
export const CLIENTS = phrases(team.clients);
export const AGENCIES = phrases(team.agencies);
export const AGENCY_WORDS = phrases(team.agencyWords);
/** What agencies keep in columns of their own, where no column of the workspace says so. */
export const ATTRIBUTES = phrases(team.attributes);
/** How far a creator is in a campaign, beside what is said of talks as well. */
export const STAGES = keyed(team.stages);
/** What says that a column of the workspace's own is meant, whatever its name means elsewhere. */
export const FIELD_WORDS = phrases(team.fieldWords);
export const PER_THOUSAND = phrases(team.perThousand);
export const VIEW_NOUNS = phrases(team.viewNouns);
export const BEFORE = phrases(team.days.before);
export const AFTER = phrases(team.days.after);
export const SINCE = phrases(team.days.since);
export const IN = phrases(team.days.in);
export const AGO_BEFORE = phrases(team.days.agoBefore);
export const AGO_AFTER = phrases(team.days.agoAfter);
export const MONTH_BEFORE = phrases(team.days.monthBefore);
export const MONTH_AFTER = phrases(team.days.monthAfter);
/** Behind a day: "yesterday or earlier". */
export const OR_EARLIER = phrases(team.days.orEarlier);
export const OR_LATER = phrases(team.days.orLater);
export const MONTH_SINCE = phrases(team.days.monthSince);
export const MONTH_IN = phrases(team.days.monthIn);

const AUXILIARIES = new Set(team.auxiliaries.split(" "));

/** Verbs, pronouns and adverbs around what the team did: they say nothing by themselves. */
export function isAuxiliary(word: string): boolean {
  return AUXILIARIES.has(word);
}

function phrases(list: string): Phrases<true> {
  return new Phrases<true>().add(list, true);
}

function keyed(lists: Readonly<Record<string, string>>): Phrases<string> {
  const dictionary = new Phrases<string>();
  for (const [key, list] of Object.entries(lists)) dictionary.add(list, key);
  return dictionary;
}
