import type { FilterName } from "@app/contract/discovery/filters";
import { anyListed } from "#/language/dictionary.ts";
import { foldInPlace } from "#/language/fold.ts";
import { joinFilters, withoutFilters } from "#/strategy/brief/filter-sets.ts";
import type { Stated } from "#/strategy/brief/stated.ts";
import type { Made } from "./made.ts";

const BOTH =
  "both, both of them, them both, both then, beide, beides, alle beide, les deux, tous les deux, toutes les deux, los dos, las dos, ambos, ambas, os dois, as duas, dono, dono ko";
const ORDERING =
  "no, nah, wait, hmm, ok, okay, oh, then, do, take, use, keep, make it, let's do, lets do, actually, rather, please, ach, ne, nee, nein, doch, dann, nimm, mach, lieber, bitte, wir nehmen, non, attends, alors, prends, garde, plutot, mets, finalement, mejor, no espera, pues, toma, coge, pon, deja, al final, melhor, nao, espera, entao, pega, bota, poe, deixa, afinal, nahi, chalo, rakho, le lo, lo, karo, kar do, hi, na";
const WORDS = new RegExp(
  `^[\\s,;.!-]*(?:(?:${anyListed(ORDERING)})[\\s,;.!]+)*${anyListed(BOTH)}(?:[\\s,;.!]+(?:${anyListed(ORDERING)}))*[\\s,;.!]*$`,
  "u",
);

const LISTS = ["country", "region", "city", "platform", "tier", "language"] as const satisfies FilterName[];

/** "No wait, do both", said of what was just put in the place of something. */
export function asksForBoth(text: string): boolean {
  return WORDS.test(foldInPlace(text.normalize("NFC")));
}

/** What a plan is for now with what it was for before its last change; nothing where that changed no list. */
export function bothOf(before: Stated, now: Stated): { stated: Stated; made: Made[] } {
  const stated: Stated = { ...now };
  const made: Made[] = [];
  for (const name of LISTS) {
    const [old, own] = [before.filters?.[name], now.filters?.[name]];
    if (!isExchanged(old, own)) continue;
    const filters = withoutFilters(stated.filters ?? {}, [name]);
    stated.filters = joinFilters(joinFilters(filters, { [name]: old }), { [name]: own });
    made.push({ is: "filter", name, filters: stated.filters });
  }
  const [old = [], own = []] = [before.categories, now.categories];
  if (isExchanged(old, own)) {
    stated.categories = [...new Set([...old, ...own])];
    made.push({ is: "topics", categories: stated.categories });
  }
  return { stated, made };
}

/** Whether something is asked for now, and something else is no more. */
function isExchanged(old: readonly unknown[] = [], own: readonly unknown[] = []): boolean {
  return own.length > 0 && old.some((one) => !own.includes(one));
}
