import { anyListed, anyOf, lengthOf, patternOf, wordsListed } from "#/language/dictionary.ts";
import { FEMALE_CREATORS } from "#/language/people/people.ts";
import { CREATOR_WORDS } from "#/strategy/brief/brief-words.ts";
import type { BriefRule } from "@app/contract/strategy/plan";
import type { BriefText, Span } from "#/strategy/brief/brief-text.ts";
import { PLACE_FIELDS, isRuleField } from "#/strategy/brief/filter-sets.ts";
import { PERCENT } from "#/strategy/brief/numbers.ts";
import { readAsSearch } from "#/strategy/brief/reading/search-words.ts";
import type { ReadingContext } from "#/strategy/brief/reading/search-words.ts";

export const MIN =
  "at least|mini|minimum(?: of)?|a minimum of|min\\.?|mind\\.|no fewer than|not fewer than|mindestens|wenigstens|au moins|al menos|como minimo|minimo|por lo menos|pelo menos|no minimo|en az|kam se kam|kamsekam";
export const MAX =
  "at most|maxi|maximum(?: of)?|a maximum of|max\\.?|up to|no more than|not more than|hochstens|maximal|nicht? mehr als|bis zu|au plus|au maximum|pas plus de|como maximo|maximo|maxime|a lo sumo|no mas de|hasta|no maximo|ate|en fazla|en cok|zyada se zyada|jyada se jyada";
export const EXACT = "exactly|genau|exactement|exactamente|exatamente|just";
export const NONE = "no|none|without|keine?n?|ohne|sin|ningun|pas de|sans|sem|nenhum";
/** Whom a brief counts. */
export const NOUNS = `${CREATOR_WORDS}|${anyOf(FEMALE_CREATORS)}|foodies?|ambassadors?|botschafter(?:innen|in)?|embajador[ae]?s?|embaixador[ae]?s?|ambassadric\\p{L}+|gamers?|runners?|moms?|mums?|dads?|girls|guys|frauen|femmes|mujeres|chicas|mulheres|meninas|minas|pers\\.?|heads|youtubers?|tiktokers?|instagramm?ers?|bloggers?|streamers?|couples?|paare|parejas|casais|duos?`;
export const OF_THEM =
  "(?:of (?:them|those)|davon|von (?:ihnen|denen)|d['’]entre (?:eux|elles)|de ell[oa]s|del[ea]s|inme se|dont|sendo|jisme(?: se)?|of wh(?:om|ich)|de l[oa]s cuales|d[oa]s quais)";
/** So that all parts are alike. */
export const EVEN =
  "even split, evenly split, split evenly, equal split, split equally, equally split, gleichmassig aufgeteilt, gleichmassig verteilt, zu gleichen teilen, a parts egales, a partes iguales, em partes iguais, barabar";
export const HALVES =
  "half and half, half half, fifty fifty, 50/50, 50-50, halb und halb, halbe halbe, halbe-halbe, halb halb, halb-halb, half-half, fifty-fifty, moitie moitie, moitie-moitie, mitad y mitad, mitad mitad, mitad-mitad, metade metade, metade e metade, meio a meio, aadha aadha";
export const OF_MONEY =
  "of the money, of the budget, in money, im budget, vom budget, beim geld, du budget, de l'argent, en dinero, del dinero, del presupuesto, em dinheiro, da verba, do orcamento, paisa, paise";
/** Ends the reach of a rule: the next thought begins. */
const CLAUSE_END = patternOf(
  `[\\u25ae,;:!?()\\n]|\\.(?:\\s|$)|${wordsListed("and, und, et, y, e, but, aber, mais, pero, mas, with, mit, avec, con, com")}`,
);

/** What a number of creators or a share of the budget is of. */
export interface Target {
  field: BriefRule["field"];
  value: string;
  /** Positions in the text. */
  start: number;
  end: number;
}

/** The first thing that a search would filter by between a number and the end of its clause. */
export function targetAfter(
  text: BriefText,
  found: Pick<Span, "end">,
  context: ReadingContext,
): Target | null {
  const rest = text.folded.slice(found.end);
  const clause = rest.slice(0, CLAUSE_END.exec(rest)?.index ?? rest.length);
  const words = text.readable.slice(found.end, found.end + clause.length);
  const target = targetIn(words, context) ?? placeIn(words, context);
  if (!target) return null;
  const noun = lengthOf(NOUN_BEHIND, clause.slice(target.end));
  return { ...target, start: found.end + target.start, end: found.end + target.end + noun };
}

const NOUN_BEHIND = patternOf(`^[ -](?:${CREATOR_WORDS})(?!\\p{L})`);

/** "The rest in Austria and France": what is joined to the first is meant with it, unless a share of its own follows. */
export function targetsAfter(
  text: BriefText,
  found: Pick<Span, "end">,
  context: ReadingContext,
): Target | null {
  let target = targetAfter(text, found, context);
  for (;;) {
    const next: Target | null = target && joinedTo(text, target, context);
    if (!next) return target;
    target = next;
  }
}

const JOINER = patternOf(
  `^\\s*(?:[&/+]|${anyListed("and, und, et, y, e, or, oder, ou, aur")}(?!\\p{L}))\\s*(?:${anyListed("in, im, en, em, on, auf, sur, aus, from")}\\s+)?`,
);
const OWN_SHARE = patternOf(`^[\\s:(=-]*\\d{1,3}\\s*${PERCENT}`);

function joinedTo(text: BriefText, target: Target, context: ReadingContext): Target | null {
  const joiner = JOINER.exec(text.folded.slice(target.end))?.[0];
  if (joiner === undefined) return null;
  const end = target.end + joiner.length;
  const next = targetAfter(text, { end }, context);
  if (next?.field !== target.field || next.start !== end) return null;
  if (OWN_SHARE.test(text.folded.slice(next.end))) return null;
  return { ...next, value: `${target.value}|${next.value}`, start: target.start };
}

const PLACE = patternOf(
  `^(\\s*(?:(?:${anyListed("soll, sollen, geht, gehen, should, go, goes, must, be, to, in, for, into, nach, auf, fur, die, der, den, das, en, au, aux, pour, vers, a, la, el, para, em, na, no, va, vai, va para, the, of, from, aus, de, do, da, jaye, mein")})\\s+)*)(\\p{Lu}[\\p{L}.'’-]*)`,
);

/** "10 % in die CH", "60 % em DE": a name that a search takes for a place behind "in" only. */
function placeIn(words: string, context: ReadingContext): Target | null {
  const found = PLACE.exec(words);
  if (!found) return null;
  const [, lead = "", name = ""] = found;
  const target = targetIn(`in ${name}`, context);
  if (target?.start !== 3 || target.end !== 3 + name.length || !PLACE_FIELDS.has(target.field)) return null;
  return { ...target, start: lead.length, end: lead.length + name.length };
}

/** The first thing in a piece of text that a search would filter by and a rule can count. */
export function targetIn(piece: string, context: ReadingContext): Target | null {
  const { chips } = readAsSearch(piece, context);
  const first = chips.find(({ slot }) => isRuleField(slot));
  if (!first || !isRuleField(first.slot)) return null;
  // One name may stand for several: "DACH".
  const values = chips.flatMap(({ slot, span, value }) =>
    slot === first.slot && span[0] === first.span[0] ? [String(value)] : [],
  );
  return { field: first.slot, value: values.join("|"), start: first.span[0], end: first.span[1] };
}
