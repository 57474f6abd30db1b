import type { PlanDeliverable } from "@app/contract/strategy/plan";
import { wordKey } from "#/language/fold.ts";
import { AGE_LIMITS, GENERATIONS } from "#/language/people/people.ts";
import { countriesNamed } from "#/language/places/countries.ts";
import { isCommonLanguage, isSpeaker, languagesNamed } from "#/language/places/languages.ts";
import { regionsNamed } from "#/language/places/regions.ts";
import type { BriefText, Found } from "./brief-text.ts";
import {
  CREATOR_WORDS,
  FORMAT_PATTERNS,
  GENDER_PATTERNS,
  OBJECTIVE_WORDS,
  PLATFORM_PATTERNS,
  TIER_PATTERNS,
} from "./brief-words.ts";
import { COUNT, readCount } from "./numbers.ts";
import type { SlotSpan, Stated } from "./stated.ts";

const YEARS = "(?:years?(?: old)?|yo|jahren?|jahre|ans|anos|j\\.)";
type Note = (slot: SlotSpan["slot"], span: { start: number; end: number }) => void;

const word = (pattern: string) => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, "gu");

/** Gender and age of the people to reach. */
export function takeAudience(text: BriefText, stated: Stated, note: Note): string[] {
  takeAges(text, stated, note);
  const refused = takeRefusedPeople(text);
  const female = text.first(word(GENDER_PATTERNS.female));
  const male = text.first(word(GENDER_PATTERNS.male));
  for (const found of [female, male]) if (found) text.take(found);
  if (female && !male) stated.gender = "female";
  if (male && !female) stated.gender = "male";
  const first = female ?? male;
  if (first) note("gender", first);
  return refused;
}

const ANYBODY = `(?:${GENDER_PATTERNS.female}|${GENDER_PATTERNS.male})`;
const REFUSED_PEOPLE = word(
  `(?:not|no|without|except|excluding|nicht|ohne|keine?[nr]?|sans|pas|sauf|sin|excepto|sem|nao)(?: (?:only|just|nur|solo|seulement|so|apenas|for|to|fur|pour|para|any|de|que))* (?:d['’])?${ANYBODY}(?: (?:or|and|nor|oder|und|ou|et|o|y|e|ni) ${ANYBODY})?|${ANYBODY} (?:nahin?|mat)`,
);

/** "Boys nahi", "no men", "not only women": whom a plan does not reach by reaching others. Given back as written. */
function takeRefusedPeople(text: BriefText): string[] {
  const found = text.all(REFUSED_PEOPLE);
  for (const span of found) text.take(span);
  return found.map((span) => text.spelling(span));
}

function takeAges(text: BriefText, stated: Stated, note: Note): void {
  for (const { words, min, max } of GENERATIONS) {
    const found = text.takeFirst(word(words));
    if (!found) continue;
    stated.age = { min, max };
    note("age", found);
    return;
  }
  const range = new RegExp(
    `(?:(?:aged?|ages|alter|between|zwischen|entre|von|de|im alter von|from)\\s+)*(?<![\\p{L}\\p{N}.,€$£])(\\d{2})\\s?(?:-|–|to|and|bis|und|a|y|et|e|ate)\\s?(\\d{2})(?![\\p{N}%€]|[.,]\\d|\\s?(?:k|€|eur|usd|days|weeks|wochen|tage|creators)(?!\\p{L}))(?:[\\s-]*${YEARS}(?!\\p{L}))?(?:\\s+de edad|\\s+de idade)?`,
    "gu",
  );
  for (const found of text.all(range)) {
    const [min, max] = [Number(found.groups[0]), Number(found.groups[1])];
    if (min < AGE_LIMITS.min || max > AGE_LIMITS.max || min >= max) continue;
    text.take(found);
    stated.age = { min, max };
    note("age", found);
    return;
  }
  takeOpenAge(text, stated, note);
}

function takeOpenAge(text: BriefText, stated: Stated, note: Note): void {
  const from = text.takeFirst(
    new RegExp(
      `(?:aged?\\s+)?(?<![\\p{N}.,])(\\d{2})\\s?\\+(?!\\d)(?:\\s*${YEARS})?|(?:over|above|older than|uber|ab|plus de|mas de|mayores de|acima de|mais de)\\s+(\\d{2})\\s*${YEARS}(?!\\p{L})|(?<=women |men |frauen |manner |aged )(?:over|above|uber)\\s+(\\d{2})(?!\\d|\\s*(?:%|k|€))`,
      "gu",
    ),
  );
  const to = text.takeFirst(
    new RegExp(
      `(?:under|below|younger than|unter|moins de|menos de|menores de|abaixo de)\\s+(\\d{2})\\s*${YEARS}(?!\\p{L})|(?<=women |men |frauen |manner |people |aged )(?:under|below|unter)\\s+(\\d{2})(?!\\d|\\s*(?:%|k|€))`,
      "gu",
    ),
  );
  const found = from ?? to;
  if (!found) return;
  const min = from?.groups.find(Boolean);
  const max = to?.groups.find(Boolean);
  stated.age = { min: min ? Number(min) : null, max: max ? Number(max) : null };
  note("age", found);
}

/** What the campaign is for, by its words; with several, sales leads before awareness. */
export function takeObjective(text: BriefText, stated: Stated, note: Note): void {
  for (const [objective, pattern] of OBJECTIVE_WORDS) {
    const found = text.all(word(pattern));
    const [first] = found;
    if (!first) continue;
    for (const one of found) text.take(one);
    // The first of the list that was said leads: sales before awareness.
    if (stated.objective === undefined) {
      stated.objective = objective;
      note("objective", first);
    }
  }
}

const NOT_IN_CLAUSE =
  /(?<!\p{L})(?:without|no|not|never|drop|remove|except|exclud(?:e|ing)|instead of|rather than|ohne|kein\p{L}*|nicht|statt|anstatt|sans|pas de|pas sur|sauf|au lieu de|sin|en vez de|sem|nao|exceto|excepto)(?!\p{L})[^,;.:]*$/u;

/** Platforms that are wanted, and those that are not: "Instagram instead of TikTok". */
export function takePlatforms(text: BriefText, stated: Stated, note: Note): void {
  const wanted: string[] = [];
  const unwanted: string[] = [];
  const before = text.folded;
  for (const [platform, pattern] of Object.entries(PLATFORM_PATTERNS)) {
    const found = text.all(word(pattern));
    const [first] = found;
    if (!first) continue;
    const isNot = found.every(({ start }) => NOT_IN_CLAUSE.test(before.slice(0, start)));
    (isNot ? unwanted : wanted).push(platform);
    note("platforms", first);
    for (const one of found) text.take(one);
  }
  if (wanted.length > 0) stated.platforms = wanted;
  if (unwanted.length > 0) stated.withoutPlatforms = unwanted;
}

/** Sizes of creators by their names: "micro creators". */
export function takeTiers(text: BriefText, stated: Stated, note: Note): void {
  const tiers: string[] = [];
  for (const [tier, pattern] of Object.entries(TIER_PATTERNS)) {
    const found = text.takeFirst(word(pattern));
    if (!found) continue;
    tiers.push(tier);
    note("tiers", found);
  }
  if (tiers.length > 0) stated.tiers = tiers;
}

/** "In Spanish", "auf Deutsch" and "Spanish-speaking": a bare name of a language is rather a country's adjective. */
const LANGUAGE_CUE =
  "(?:in|auf|en|em|dalam bahasa|bahasa|dalam|in lingua|idioma|language:?|langue|sprache:?)\\s+";
const COUNTRY_CUE = /^(?:in|auf|en|em)\s+\S+$/u;
const LANGUAGE_TAIL = "[ -](?:speaking|speakers?|language|sprachige?[nr]?|hablantes?|falantes?|parlant)";

/** Languages by their names, in several languages. */
export function takeLanguages(text: BriefText, stated: Stated, note: Note): void {
  const languages: string[] = [];
  const pattern = new RegExp(
    `(?<!\\p{L})(?:${LANGUAGE_CUE})?(\\p{L}[\\p{L}\\p{M}]+)(?:${LANGUAGE_TAIL})?(?!\\p{L})`,
    "gu",
  );
  for (const found of text.all(pattern)) {
    const name = wordKey(found.groups[0] ?? "");
    const [language] = languagesNamed(name);
    // "In Korea" is the country, in Indonesian too, where "bahasa Korea" is the language.
    const isCountry = COUNTRY_CUE.test(found.text) && (countriesNamed(name).length > 0 || isRegion(name));
    const isSaid = (found.text !== found.groups[0] && !isCountry) || isSpeaker(name);
    if (!language || !isSaid || !isCommonLanguage(language.code)) continue;
    text.take(found);
    note("languages", found);
    if (!languages.includes(language.code)) languages.push(language.code);
  }
  if (languages.length > 0) stated.languages = languages;
}

function isRegion(name: string): boolean {
  return regionsNamed(name).length > 0;
}

/** "2 reels and 1 story each": what every creator makes. "reels first" alone is no number, so it is none. */
export function takeDeliverables(text: BriefText, stated: Stated, note: Note): void {
  const deliverables: PlanDeliverable[] = [];
  for (const [format, pattern] of Object.entries(FORMAT_PATTERNS)) {
    const found = text.takeFirst(
      new RegExp(
        `(?<![\\p{L}\\p{N}.,])(${COUNT})\\s+(?:instagram |tiktok |youtube |short |kurze )?(?:${pattern})(?!\\p{L})(?:\\s+(?:each|per creator|pro creator|par createur|por creador(?:a)?|por criador(?:a)?|pro person|je creator|par personne|cada un[oa]?)(?!\\p{L}))?`,
        "gu",
      ),
    );
    const count = readCount(found?.groups[0] ?? "");
    if (!found || count < 1 || count > 10) continue;
    deliverables.push({ format, count });
    note("deliverables", found);
  }
  if (deliverables.length > 0) stated.deliverables = deliverables;
  text.takeFirst(
    word(
      `each|per (?:${CREATOR_WORDS})|pro (?:${CREATOR_WORDS})|par (?:${CREATOR_WORDS})|por (?:${CREATOR_WORDS})`,
    ),
  );
}

const ONLY = "only|just|nur|ausschlie(?:ss|ß)lich|seulement|uniquement|solo|solamente|apenas|somente";

const NO = "no|without|ohne|keine?|sans|pas de|sin|sem|bina";

/** "Reels only", "no stories": a limit that no plan keeps yet. Taken out and given back as written, so that a person learns of it. */
export function takeFormatLimits(text: BriefText): string[] {
  // A platform's name may stand for its videos: "only TikTok" is about the platform.
  const formats = `(?!tiktok)(?:${Object.values(FORMAT_PATTERNS).join("|")})`;
  const found = text.all(word(`(?:${ONLY}|${NO})\\s+${formats}|${formats}\\s+(?:${ONLY}|nahin?)`));
  for (const span of found) text.take(span);
  return found.map((span) => text.spelling(span));
}

const NEVER_BEFORE =
  /(?<!\p{L})(?:without|exclud(?:e|es|ing)|except(?: for)?|(?:any|every)(?:one|body) but|avoid(?:s|ing)?|skip(?:ping)?|(?:do not|don['’]?t|never) (?:use|book|hire|pick|take|include|want)|not|no|never|drop|remove|leave out|ohne|nicht|keine?n?|au(?:ss|ß)er|vermeide(?:n|t)?|sans|sauf|exclure|exclu(?:s|ez)|eviter|evite[zrs]?|evitar|evita|evitem|sin|excepto|excluir|salvo|menos a|sem|exceto|nunca|jamais)\s*:?\s*(?:with |mit |con |com |avec |the creators? |a |o |den |die )?$/u;
const MUST_BEFORE =
  /(?:must (?:have|be)|includ(?:e|ing)|with|keep|mit|inklusive|unbedingt|avec|inclure|con|incluir|incluye|com|book|add|plus)\s*(?:the creators? )?$/u;
const WHY_BEFORE = /(?<!\p{L})(?:why|warum|wieso|pourquoi|por que|porque)(?!\p{L})/u;
const LIST_GAP = /^[\s,]*(?:and|und|et|y|e|or|oder|ou|o|&)?\s*$/u;

/** Handles with @, and what the words before say of them. A list shares the words before its first. */
export function takeHandles(text: BriefText, stated: Stated, note: Note): void {
  takeSwap(text, stated, note);
  let role: "must" | "never" | "named" = "named";
  let last: Found | undefined;
  for (const found of text.all(/(?<![\p{L}\p{N}._%+-])@([a-z0-9_][a-z0-9._]{0,38}[a-z0-9_]|[a-z0-9_])/gu)) {
    const isListed =
      last !== undefined && LIST_GAP.test(text.folded.slice(last.end, found.start).replaceAll("\u25ae", ""));
    if (!isListed) role = roleOf(text.folded.slice(Math.max(0, found.start - 40), found.start));
    last = found;
    const handle = found.groups[0] ?? "";
    stated[role] = [...(stated[role] ?? []), handle];
    note(role, found);
  }
  for (const found of text.all(/(?<![\p{L}\p{N}._%+-])@[a-z0-9_.]+/gu)) text.take(found);
}

const SWAP =
  /(?:swap|replace|exchange|ersetz\p{L}*|tausch\p{L}*|remplac\p{L}*|cambi\p{L}*|sustitu\p{L}*|substitu\p{L}*|troc\p{L}*) @([a-z0-9_.]*[a-z0-9_]) (?:for|with|by|durch|gegen|mit|par|contre|por|con) @([a-z0-9_.]*[a-z0-9_])/gu;

/** "Swap @a for @b": one goes, the other comes. */
function takeSwap(text: BriefText, stated: Stated, note: Note): void {
  const found = text.takeFirst(SWAP);
  const [out, into] = found?.groups ?? [];
  if (!found || !out || !into) return;
  stated.never = [...(stated.never ?? []), out];
  stated.must = [...(stated.must ?? []), into];
  note("must", found);
}

function roleOf(before: string): "must" | "never" | "named" {
  if (WHY_BEFORE.test(before)) return "named";
  if (NEVER_BEFORE.test(before)) return "never";
  return MUST_BEFORE.test(before) ? "must" : "named";
}
