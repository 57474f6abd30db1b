import type { FilterName } from "@app/contract/discovery/filters";
import type { Chip } from "@app/contract/discovery/queries";
import { toMinorUnits } from "@app/contract/money";
import { anyListed, anyOf, wordsListed } from "#/language/dictionary.ts";
import { FEMALE_CREATORS } from "#/language/people/people.ts";
import { wordKey } from "#/language/fold.ts";
import { languagesNamed } from "#/language/places/languages.ts";
import { placesNamed } from "#/language/places/places.ts";
import { isEaten, topicsNamed } from "#/language/topics/topics.ts";
import { isUsable } from "#/strategy/brief/money/amounts.ts";
import type { BriefText, Span } from "#/strategy/brief/brief-text.ts";
import { CREATOR_WORDS } from "#/strategy/brief/brief-words.ts";
import { nobodyOf } from "#/strategy/brief/left-out/exclusions.ts";
import { joinFilters, withoutChip, withoutFilters } from "#/strategy/brief/filter-sets.ts";
import type { SearchWords } from "./search-words.ts";
import type { Stated } from "#/strategy/brief/stated.ts";

const NOUNS = `(?:${CREATOR_WORDS}|(?:youtube|tiktok|instagramm?)(?:r|rs|rn|rin|rinnen|urs?|euses?|eros?|eras?)|(?:blogg|vlogg|streame)\\p{L}*|kolabor\\p{L}*|log|wale|wali)`;
const FEMALE_NOUN = new RegExp(`(?<!\\p{L})(?:${anyOf(FEMALE_CREATORS)})(?!\\p{L})`, "u");
const NOUN = new RegExp(
  `(?<!\\p{L})${NOUNS}(?!\\p{L})|\\p{L}{3,}(?:bloggers?|creators?|influencers?n?)(?!\\p{L})`,
  "u",
);
const NOUN_NEXT = new RegExp(`^[\\s-]*(?:${NOUNS})(?!\\p{L})`, "u");
/** "Nur Frauen als Creator". */
const AS_NOUN = new RegExp(
  `^\\s+(?:als|as|como|comme)\\s+(?:${NOUNS}|${anyOf(FEMALE_CREATORS)})(?!\\p{L})`,
  "u",
);
/** "Creators aged 25 to 35", "influencers over 30": how old they are, and not whom they reach. */
const NOUN_BEFORE = new RegExp(
  `(?:^|[^\\p{L}])${NOUNS}\\s+(?:who are |that are |die |qui ont |de |aged? |between |over |under |from |zwischen |uber |unter |ab |entre |im alter von )*$`,
  "u",
);
const CUE = new RegExp(
  wordsListed(
    "who, that, which, whose, must, with, have, has, reachable, contact, worked, only, posting, post about, posts about, die, mit, qui, avec, que, con, com",
  ),
  "u",
);
const NOT =
  "without, no, not, never, drop, remove, except, exclude, excluding, instead of, rather than, ohne, kein*, nicht, statt, anstatt, sans, pas de, pas sur, sauf, au lieu de, sin, en vez de, sem, nao, exceto, excepto";
/** "Without ads on TikTok"; "not only TikTok" and "no ads, but TikTok" want it. */
const NOT_IN_CLAUSE = new RegExp(
  `${wordsListed(NOT)}(?!\\s+${anyListed("only, just, nur, seulement, solo, so")}(?!\\p{L}))(?:(?!${wordsListed("but, aber, mais, pero")}).)*$`,
  "u",
);
const WORKED = new RegExp(
  wordsListed(
    "work*, collab*, partner*, promot*, advertis*, kooper*, gearbeitet*, werb*, travaill*, trabaj*, trabalh*, parcer*, deal*, sponsor*",
  ),
  "u",
);
const POSTS = /post|publi|activ|aktiv|actif|inactive|upload|veroffentlich/u;
const CLAUSE_START = /(?:(?!\s[–-]\s)[^\u25ae,;.:!?()\n])*$/u;
const CLAUSE_END = /^(?:(?!\s[–-]\s)[^\u25ae,;.:!?()\n])*/u;

/** In a search they are a topic; whom a plan reaches are women, men and everybody. */
const PARENTS: Readonly<Record<string, "female" | "male" | null>> = {
  ...Object.fromEntries(
    "mom mum mother moms mums mothers mutter mamas mamis mommy mujer"
      .split(" ")
      .map((word) => [word, "female" as const]),
  ),
  ...Object.fromEntries(
    "dad father dads fathers vater papas".split(" ").map((word) => [word, "male" as const]),
  ),
  ...Object.fromEntries(
    "parents parent eltern students student children kids kid runners runner"
      .split(" ")
      .map((word) => [word, null]),
  ),
};

/** A chip with the folded words around it, as far as its clause goes; `lead` and `tail` go on beyond it. */
interface Around {
  said: string;
  before: string;
  after: string;
  lead: string;
  tail: string;
}

/** What becomes of a chip: a filter, a word of what is launched, or neither where it says a slot of the brief. */
type Fate = "filter" | "topic" | null;
type Place = (chip: Chip, around: Around, stated: Stated) => Fate;

/** What a brief means by words that a search says of creators: its people are those to reach, its topics those of the product. */
const PLACES: Readonly<Partial<Record<FilterName, Place>>> = {
  country: (_, around) => (isOfDish(around) || isOfLanguage(around) ? "topic" : "filter"),
  gender(chip, around, stated) {
    if (isOfCreators(around)) return "filter";
    if (isOfSport(around)) return "topic";
    addGender(stated, chip.value);
    return null;
  },
  age({ value }, around, stated) {
    if (NOUN_BEFORE.test(around.before)) return "filter";
    stated.age = rangeOf(value);
    return null;
  },
  audienceAge({ value }, _, stated) {
    stated.age = rangeOf(value);
    return null;
  },
  audienceGender({ value }, { said }, stated) {
    addGender(stated, isRecord(value) ? value["value"] : null);
    return /\d/u.test(said) ? "filter" : null;
  },
  audienceCountry({ value }, { said, before, after }, stated) {
    stated.audienceCountries = [...new Set([...(stated.audienceCountries ?? []), String(value)])];
    return /\d|half|halfte|moitie|mitad|metade/u.test(before + said + after) ? "filter" : null;
  },
  price({ value }, _, stated) {
    const { max, min, currency } = isRecord(value) ? value : {};
    if (typeof max !== "number" || min !== undefined || typeof currency !== "string") return "filter";
    const money = { amount: toMinorUnits(max, currency), currency };
    if (isUsable(money)) stated.maxPrice ??= money;
    return null;
  },
  limit({ value }, _, stated) {
    if (stated.minCreators === undefined && stated.maxCreators === undefined) {
      stated.minCreators = stated.maxCreators = Number(value);
    }
    return null;
  },
  format({ value }, _, stated) {
    stated.formats = [...new Set([...(stated.formats ?? []), String(value)])];
    // "Jeux vidéo" are no videos.
    return "topic";
  },
  sort: () => null,
  platform({ value }, { before }, stated) {
    if (!NOT_IN_CLAUSE.test(before)) return "filter";
    addNobody(stated, "platform", value);
    return null;
  },
  platformNot({ value }, _, stated) {
    addNobody(stated, "platform", value);
    return null;
  },
  cityNot({ value }, _, stated) {
    addNobody(stated, "city", value);
    return null;
  },
  category(_, around, stated) {
    const people = PARENTS[around.said];
    if (people === undefined) return speaksOfCreators(around) ? "filter" : "topic";
    // "Mum's day".
    if (/^['’]?s?['’]?\s+day/u.test(around.after)) return "topic";
    if (NOUN_NEXT.test(around.after)) return "filter";
    // "Moms and dads" are one topic, and everybody.
    const all = `${around.said}${around.after}`.split(/\P{L}+/u).map((word) => PARENTS[word]);
    for (const one of new Set(all)) addGender(stated, one);
    return null;
  },
  keywords: (_, around) => (speaksOfCreators(around) ? "filter" : "topic"),
  contact: (_, { said, before, after }) => (CUE.test(before + said + after) ? "filter" : "topic"),
  brand: (_, { before, after }) => (WORKED.test(before + after) ? "filter" : "topic"),
  // A brief speaks of days to come; what creators posted before is a search's.
  postedWithinDays: () => null,
  lastPostWithinDays: (_, { said, before, after }) => (POSTS.test(before + said + after) ? "filter" : null),
};

/** Sorts what the search read of a brief; words that are a filter or a slot are taken out of the text. */
export function placeChips(text: BriefText, { filters, chips }: SearchWords, stated: Stated): Span[] {
  let kept = filters;
  const topics: Span[] = [];
  const folded = text.folded;
  for (const chip of chips) {
    const [start, end] = chip.span;
    const place = PLACES[chip.slot];
    const fate = place ? place(chip, aroundOf(folded, { start, end }), stated) : "filter";
    const demand = fate === "topic" && DEMANDED.has(chip.slot) ? demandOf(folded, { start, end }) : null;
    if (demand) text.take(demand);
    else if (fate !== "filter") kept = withoutChip(kept, chip);
    if (fate === "topic") topics.push({ start, end });
    else text.take({ start, end });
  }
  if (!kept.audienceCountry) kept = withoutFilters(kept, ["audienceCountryMinShare"]);
  // Places that say "in" behind their names have been read before.
  if (Object.keys(kept).length > 0) stated.filters = joinFilters(stated.filters ?? {}, kept);
  return topics;
}

function aroundOf(folded: string, { start, end }: Span): Around {
  return {
    said: folded.slice(start, end),
    before: CLAUSE_START.exec(folded.slice(0, start))?.[0] ?? "",
    after: CLAUSE_END.exec(folded.slice(end))?.[0] ?? "",
    lead: folded.slice(0, start),
    tail: folded.slice(end),
  };
}

const DEMANDED: ReadonlySet<FilterName> = new Set<FilterName>(["category", "keywords"]);

/** "Vegan bar, creators about vegan food": the same words again, where they are asked of creators. */
function demandOf(folded: string, { start, end }: Span): Span | null {
  const said = folded.slice(start, end);
  for (let at = folded.indexOf(said, end); at >= 0; at = folded.indexOf(said, at + 1)) {
    const again = { start: at, end: at + said.length };
    const isWord = !/\p{L}$/u.test(folded.slice(0, at)) && !/^\p{L}/u.test(folded.slice(again.end));
    if (isWord && speaksOfCreators(aroundOf(folded, again))) return again;
  }
  return null;
}

/** "Female creators", "Creatorinnen": who they are; "women 25-40" are whom a plan reaches. */
function isOfCreators(around: Around): boolean {
  const { said, after } = around;
  return (
    FEMALE_NOUN.test(said) ||
    NOUN_NEXT.test(after) ||
    AS_NOUN.test(after) ||
    NOUN.test(said) ||
    isBesideCount(around) ||
    isOrdered(around)
  );
}

/** "They should be women", "sab female honi chahiye". */
function isOrdered({ before, after, tail }: Around): boolean {
  if (AUDIENCE_NEXT.test(tail)) return false;
  return BE_BEFORE.test(before) || (ALL_BEFORE.test(before) && BE_BEHIND.test(after));
}

const BE_BEFORE =
  /(?<!\p{L})(?:(?:they|all|all of them) (?:should|must|have to|need to)(?: all)? be|should all be|(?:tienen que|deben|deberian) ser|que sean|(?:tem que|devem|precisam) ser|que sejam|(?:ils|elles) doivent(?: toutes?)? etre)(?: all| only| todas| toutes)?\s+$/u;
const ALL_BEFORE = /(?<!\p{L})(?:sab|sabhi|alle|sollen|mussen|sollten)(?: alle| nur| sirf)?\s+$/u;
const BE_BEHIND = /^\s+(?:honi|hone|hon|ho|sein)(?!\p{L})/u;

/** "8 creators, only women", "10 influs mulheres", "nur Frauen, 12 Creatorinnen": those who are counted. */
function isBesideCount({ lead, tail }: Around): boolean {
  if (AUDIENCE_NEXT.test(tail)) return false;
  if (ONLY_BEHIND.test(tail) && COUNTED_BEFORE.test(lead.replace(/,\s*$/u, " "))) return true;
  return COUNTED_BEFORE.test(lead) || (ONLY_BEFORE.test(lead) && COUNTED_NEXT.test(tail));
}

const ONLY = anyListed(
  "only, just, all, nur, ausschliesslich, alle, alles, que, que des, uniquement, seulement, toutes, solo, solamente, solo son, todas, so, somente, apenas, sirf, bas, keval",
);
/** The number itself has been read before. */
const COUNTED_BEFORE = new RegExp(
  `[\\u25ae\\d]\\s*(?:${NOUNS})(?:\\s+(?:min|max|minimum|maximum)(?!\\p{L}))?(?:\\s+|\\s*[,:(–-]\\s*(?=${ONLY}\\s+$)|(?=\\s*[(:]\\s*$)\\s*[(:]\\s*)(?:${ONLY}\\s+)?$`,
  "u",
);
const ONLY_BEHIND = new RegExp(`^\\s+${ONLY}(?!\\p{L})`, "u");
const ONLY_BEFORE = new RegExp(`(?<!\\p{L})${ONLY}\\s+$`, "u");
const COUNTED_NEXT = new RegExp(
  `^(?:\\s+only)?\\s*[,:(–-]\\s*[\\u25ae\\d][\\u25ae\\d\\s–-]*(?:${NOUNS}|${anyOf(FEMALE_CREATORS)})(?!\\p{L})`,
  "u",
);
const AUDIENCE_NEXT = new RegExp(
  `^\\s*(?:only |nur |solo |so )?(?:\\d|[,(]?\\s*(?:aged?|from|von|de|entre|between|zwischen|ab|im alter)\\s+(?:von\\s+)?\\d|(?:as |als |como |de |im |in |na |no )?${anyListed("audience, zielgruppe, publikum, public, cible, publico, audiencia, target, followers")}(?!\\p{L}))`,
  "u",
);

/** "Comida mexicana", "Japanese food": what is eaten, and nobody's country. */
function isOfDish({ said, before, after }: Around): boolean {
  if (!placesNamed(wordKey(said)).some(({ kind }) => kind === "origin")) return false;
  const beside = [FIRST_WORD.exec(after)?.[1], LAST_WORD.exec(before)?.[1]];
  return beside.some((word) => word !== undefined && isEaten(wordKey(word)));
}

/** "Português do Brasil", "español de México": how a language is spoken. */
function isOfLanguage({ before }: Around): boolean {
  const spoken = /(\p{L}+)\s+(?:d[aeo]l?|du)\s+(?:la |el |o )?$/u.exec(before)?.[1];
  return spoken !== undefined && languagesNamed(wordKey(spoken)).length > 0;
}

/** "Fútbol femenino": what is played, and not whom to reach. */
function isOfSport({ before }: Around): boolean {
  const sport = LAST_WORD.exec(before)?.[1];
  return sport !== undefined && topicsNamed(wordKey(sport)).some(({ category }) => SPORTS.has(category));
}

const FIRST_WORD = /^[\s-]+(\p{L}+)/u;
const LAST_WORD = /(\p{L}+)[\s-]+$/u;
const SPORTS: ReadonlySet<string> = new Set(["sports", "football", "cricket", "fitness"]);

function speaksOfCreators({ said, before, after }: Around): boolean {
  return NOUN.test(before) || NOUN.test(said) || NOUN.test(after);
}

/** What a search leaves out is a rule of a plan, which a follow-up may take back. */
function addNobody(stated: Stated, field: "platform" | "city", value: unknown): void {
  stated.rules = [...(stated.rules ?? []), nobodyOf(field, [String(value)])];
}

/** Women and men together are everybody. */
function addGender(stated: Stated, value: unknown): void {
  if (value !== "female" && value !== "male") return;
  if (stated.gender !== undefined && stated.gender !== value) delete stated.gender;
  else stated.gender = value;
}

function rangeOf(value: unknown): { min: number | null; max: number | null } {
  const { min, max } = isRecord(value) ? value : {};
  return { min: typeof min === "number" ? min : null, max: typeof max === "number" ? max : null };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
