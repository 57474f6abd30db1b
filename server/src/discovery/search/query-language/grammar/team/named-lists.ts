import { isOneOf, wordList } from "#/discovery/search/query-language/phrases.ts";
import { CLOSING_QUOTES, OPENING_QUOTES } from "#/discovery/search/query-language/scopes.ts";
import type { Sentence } from "#/discovery/search/query-language/sentence.ts";
import { entities } from "#/discovery/search/query-language/gazetteer.ts";
import type { Match } from "#/discovery/search/query-language/phrases.ts";
import type { NameKind, WorkspaceName } from "#/discovery/search/query-language/workspace-names.ts";
import { denialOf } from "./clauses.ts";

const LIST_NOUN = new Set(
  "collection collections list lists liste listes lista listas listen shortlist shortlists sammlung kollektion coleccion colecao campaign campaigns kampagne campana campanha campagne".split(
    " ",
  ),
);
const BETWEEN = wordList(`: = ${OPENING_QUOTES}`);
/** "Tagged as early riser", "con la etiqueta «cocina»". */
const BETWEEN_TAG = wordList(`as with als mit comme avec como con com the de da do : = ${OPENING_QUOTES}`);
const TAG_NOUN = wordList(
  "tag tags tagged label labels labelled labeled schlagwort schlagworte getaggt etikett etiquette etiquettes etiquete etiquetee taguee tague etiqueta etiquetas etiquetado etiquetada etiquetados etiquetadas",
);

const OF_COLLECTION = wordList("collection collections sammlung kollektion coleccion colecao");
const OF_CAMPAIGN = wordList("campaign campaigns kampagne campana campanha campagne");
/** "List" is asked with more often than it is the noun of one. */
const VERB = wordList("list lists listen");

/** The noun of a list that a name in capitals may follow, with its kind; a shortlist is a collection. */
export function listKindOf(word: string): "collection" | "campaign" | undefined {
  if (!LIST_NOUN.has(word) || VERB.test(word)) return undefined;
  return OF_CAMPAIGN.test(word) ? "campaign" : "collection";
}

/** Whether a word is the noun of a collection or a campaign. */
export function isListNoun(word: string): boolean {
  return LIST_NOUN.has(word);
}

/** "Collection Herbst" is no campaign of that name; a list may be either. */
export function isNounOf(kind: NameKind, word: string): boolean {
  if (kind === "tag") return TAG_NOUN.test(word);
  const isOther = (kind === "campaign" ? OF_COLLECTION : OF_CAMPAIGN).test(word);
  return LIST_NOUN.has(word) && !isOther;
}

/** "Who responds fast": a tag of several words that mean nothing else together needs no noun. */
function isOwnPhrase(sentence: Sentence, { value, from, to }: Match<WorkspaceName>): boolean {
  const known = entities().at(sentence.tokens, from);
  return value.kind === "tag" && to > from + 1 && (known === undefined || known.to < to);
}

/**
 * Collections, campaigns and tags of the workspace beside the noun for them: "the Top 50 list", "Kampagne Not yet". Read
 * before all else, since their names may be made of numbers, days and denials.
 */
export function findNamedLists(sentence: Sentence): void {
  for (let at = 0; at < sentence.tokens.length; at += 1) {
    const name = sentence.nameAt(at, "collection", "campaign", "tag");
    if (!name) continue;
    const between = name.value.kind === "tag" ? BETWEEN_TAG : BETWEEN;
    let before = at - 1;
    while (between.test(sentence.word(before))) before -= 1;
    const isAfter = isNounOf(name.value.kind, sentence.word(before));
    // "The “Summer Picks” list".
    const end = isOneOf(sentence.word(name.to), CLOSING_QUOTES) ? name.to + 1 : name.to;
    const isBefore = !isAfter && isNounOf(name.value.kind, sentence.word(end));
    if (!isAfter && !isBefore && !isOwnPhrase(sentence, name)) continue;
    const from = isAfter ? before : isBefore ? before + 1 : at;
    const to = isBefore ? end + 1 : end;
    const denial = denialOf(sentence, { from, to });
    sentence.find({
      slot: denial ? "labelNot" : "label",
      op: denial ? "not" : "is",
      value: { kind: name.value.kind, value: name.value.value },
      from: denial?.from ?? from,
      to: denial?.to ?? to,
      source: "grammar",
      confidence: 0.9,
    });
    at = to - 1;
  }
}
