import type { Filters } from "@app/contract/discovery/filters";
import { anyListed } from "#/language/dictionary.ts";
import type { BriefText } from "#/strategy/brief/brief-text.ts";
import { readWholly } from "#/strategy/brief/reading/search-words.ts";
import type { ReadingContext } from "#/strategy/brief/reading/search-words.ts";

const WHO_SHOWS =
  "app, apps, page, pages, account, accounts, content, ad, ads, creator, creators, log, logon, ka, ke, ki, wala, wale, wali, walo, walon";
const NOT = `(?:${anyListed("bilkul, ekdum, kabhi, bhi, toh, to")}\\s+)?${anyListed("nahi, nahin, mat")}(?:\\s+${anyListed("chahiye, lena, lene, chalega, chalenge, hona, hone")})?(?!\\p{L})`;
/** "Gambling/betting apps wale bilkul nahi", "politics ke page nahi chahiye": Hindi refuses behind the topic. */
const REFUSED = new RegExp(
  `(?<!\\p{L})(?:koi\\s+(?:bhi\\s+)?)?(\\p{L}{3,})(?:\\s?/\\s?\\p{L}+)?(?:\\s+${anyListed(WHO_SHOWS)})+\\s+${NOT}`,
  "gu",
);

/** Topics that nobody shall be about, taken out of the text. */
export function takeRefusedTopics(text: BriefText, context: ReadingContext): Filters["categoryNot"] {
  return text.all<[string]>(REFUSED).flatMap((found) => {
    const read = readWholly(found.groups[0], context, ({ slot }) => slot === "category");
    if (read) text.take(found);
    return read?.filters.category ?? [];
  });
}
