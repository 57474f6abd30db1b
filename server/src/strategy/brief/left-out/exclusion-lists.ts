import type { Filters } from "@app/contract/discovery/filters";
import type { BriefRule } from "@app/contract/strategy/plan";
import { anyListed, lengthOf, patternOf } from "#/language/dictionary.ts";
import type { BriefText, Span } from "#/strategy/brief/brief-text.ts";
import { PLACE_FIELDS, joinFilters } from "#/strategy/brief/filter-sets.ts";
import type { Stated } from "#/strategy/brief/stated.ts";
import { writesNames } from "#/strategy/brief/reading/unread.ts";
import { readRefused, rulesOfNobody } from "./exclusions.ts";
import { OUT_HEADINGS } from "./refusal-words.ts";
import type { ReadingContext } from "#/strategy/brief/reading/search-words.ts";

const LIST = new RegExp(
  `(?<=^|[.;!?\\n,\\u25ae(–-]\\s*)${anyListed(OUT_HEADINGS)}\\s*[:=]\\s*((?:[^.;!?\\n\\u25ae]|\\.(?=[\\p{L}\\p{N}_]))+)`,
  "gu",
);
const ITEM = new RegExp(
  `(?:(?!\\s${anyListed("and, und, et, y, e, aur, or, oder, ou, o, nor")}\\s)[^,&/])+`,
  "gu",
);
/** "Anyone from Leipzig", "alle aus Bayern": the place is what is said of them. */
const WHOEVER = patternOf(
  `^\\s*(?:${anyListed("and, und, et, y, e, aur, or, oder, ou, o")}\\s+)?(?:${anyListed("anyone, anybody, everyone, everybody, all, any, creators, people, those, alle, jeder, leute, creator, tous, toutes, tout le monde, createurs, gens, todos, todas, cualquiera, creadores, gente, qualquer um, criadores, pessoas, sab, log")}\\s+)*(?:${anyListed("in, from, on, with, about, doing, promoting, advertising, posting, selling, who do, who does, who promote, who promotes, aus, in, auf, von, de, du, des, en, a, sur, em, do, da, no, na, com, con, avec, mit, the, who are in, who live in")}\\s+)*`,
);
/** "Betting ads": what is posted about it. */
const WHAT_THEY_POST = new RegExp(
  `\\s+${anyListed("ad, ads, content, stuff, post, posts, promo, promos, promotion, promotions, werbung, pub, publicidad, publi, anuncios")}\\s*$`,
  "iu",
);
const NEXT = patternOf(
  `^\\s*${anyListed("budget, flight, creators, please, thanks, laufzeit, presupuesto, orcamento, market, markets, we, wir, nous, launch, start")}(?!\\p{L})`,
);
const HANDLE = /^@([a-z0-9_.]*[a-z0-9_])$/u;

/** What a list of exclusions says; `unread` are its items that name nothing which can be left out. */
export interface ExclusionList {
  rules: BriefRule[];
  filters: Filters;
  unread: Span[];
}

/** "Exclusions: @lena, anyone from Leipzig": whatever stands behind such a heading, taken out of the text. */
export function takeExclusionLists(text: BriefText, context: ReadingContext, stated: Stated): ExclusionList {
  const all: ExclusionList = { rules: [], filters: {}, unread: [] };
  for (const list of text.all<[string]>(LIST)) {
    const [items] = list.groups;
    const start = list.end - items.length;
    let end = start;
    for (const { 0: item, index } of items.matchAll(ITEM)) {
      // Figures and names of slots belong to the next thought: "avoid: politics, budget 5k".
      if ((/\d/u.test(item) && !item.includes("@")) || NEXT.test(item)) break;
      end = start + index + item.length;
      keepItem(text, { start: start + index, end }, context, { all, stated });
    }
    text.take({ start: list.start, end });
  }
  if (!all.rules.some(({ field }) => PLACE_FIELDS.has(field))) keepBrands(text, all);
  return all;
}

const BRAND = /^\p{Lu}[\p{L}\p{N}'’&.-]*(?:\s[\p{Lu}&][\p{L}\p{N}'’&.-]*){0,2}$/u;

/** As a search reads "no Shein": an unknown name is a brand. Beside places it may be one of those, and is asked about. */
function keepBrands(text: BriefText, all: ExclusionList): void {
  const brands = all.unread.filter((span) => BRAND.test(text.spelling(span)));
  if (brands.length === 0) return;
  all.filters = joinFilters(all.filters, {
    brandNot: brands.map((span) => text.spelling(span).toLowerCase()),
  });
  all.unread = all.unread.filter((span) => !brands.includes(span));
}

/**
 * "Exclusions: auto, moto", "paan masala": a small word of somebody who writes names with capitals is what nobody shall
 * post about, and so are several words that end with one.
 */
function isThing(text: BriefText, name: string): boolean {
  if (/\s\p{Ll}{3,}$/u.test(name) && name.split(" ").length <= THING_WORDS)
    return !/[\d@]/u.test(name) && !PEOPLE.test(name);
  return /^\p{Ll}{4,}$/u.test(name) && writesNames(text.original);
}

const THING_WORDS = 3;
/** "Loud people" are known by nothing that they post. */
const PEOPLE = patternOf(
  `(?<!\\p{L})${anyListed("people, folks, guys, leute, menschen, gens, personnes, gente, personas, pessoas, log")}$`,
);
/** "Giveaway pages": what is posted there. */
const WHO_POSTS = new RegExp(
  `\\s+${anyListed("pages, page, accounts, account, profiles, profile, creators, creator, seiten, kanale, comptes, pages, cuentas, perfiles, contas, perfis, wale creators, wale, wali")}$`,
  "iu",
);

function keepItem(
  text: BriefText,
  { start, end }: Span,
  context: ReadingContext,
  { all, stated }: { all: ExclusionList; stated: Stated },
): void {
  const folded = text.folded.slice(start, end);
  const lead = lengthOf(WHOEVER, folded);
  const name = text.readable
    .slice(start + lead, end)
    .replace(WHAT_THEY_POST, "")
    .trim();
  if (name === "") return;
  const handle = HANDLE.exec(folded.slice(lead).trim())?.[1];
  if (handle !== undefined) {
    stated.never = [...(stated.never ?? []), handle];
    return;
  }
  const read = readRefused([name, `in ${name}`], context);
  if (!read && isThing(text, name)) {
    all.filters = joinFilters(all.filters, { keywordsNot: [name.toLowerCase().replace(WHO_POSTS, "")] });
    return;
  }
  if (!read) {
    all.unread.push({ start: start + lead, end });
    return;
  }
  const { category: categoryNot = [] } = read.filters;
  all.filters = joinFilters(all.filters, { categoryNot });
  all.rules.push(...rulesOfNobody(read.chips.filter(({ slot }) => slot !== "category")));
}
