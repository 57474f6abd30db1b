import { isOneOf } from "#/discovery/search/query-language/phrases.ts";
import { entities } from "#/discovery/search/query-language/gazetteer.ts";
import { PLACES } from "#/discovery/search/query-language/sentence.ts";
import type { Sentence } from "#/discovery/search/query-language/sentence.ts";
import { CREATOR_NOUNS, JOINERS, PLACE_CUES } from "#/discovery/search/query-language/words.ts";
import { countriesOfCity } from "#/language/places/places.ts";
import type { Stretch } from "./clauses.ts";

/** Hindi says where behind the name; there "ke" belongs to what stands before a name as well. */
const AFTER = new Set("me mein se based wale wali walo".split(" "));
const NO_CUE = new Set("ke se me mein".split(" "));

/** Whether a name of the workspace is meant as the place of that name: "from Lima", "in Paris or Nice", "Nice, France". */
export function isPlaceMeant(sentence: Sentence, name: Stretch): boolean {
  const place = placeAt(sentence, name.from);
  if (!place || place.to < name.to) return false;
  const cue = PLACE_CUES.before(sentence.tokens, name.from);
  if (cue && !NO_CUE.has(sentence.word(cue.from))) return true;
  const behind = sentence.word(place.to);
  if (AFTER.has(behind) || (behind === "ke" && CREATOR_NOUNS.at(sentence.tokens, place.to + 1))) return true;
  return isListedPlace(sentence, name.from) || isBeforeOwnCountry(sentence, place);
}

/** Whether a name of the workspace is one of a place as well, and nothing more. */
export function isPlaceName(sentence: Sentence, name: Stretch): boolean {
  return placeAt(sentence, name.from)?.to === name.to;
}

function placeAt(sentence: Sentence, at: number) {
  return entities()
    .allAt(sentence.tokens, at)
    .find(({ value: { kind } }) => PLACES.has(kind));
}

/** "In Paris or Nice": the list goes on as it began. */
function isListedPlace(sentence: Sentence, at: number): boolean {
  const end =
    JOINERS.before(sentence.tokens, at)?.from ?? (sentence.word(at - 1) === "," ? at - 1 : undefined);
  const before = end === undefined ? undefined : entities().before(sentence.tokens, end);
  if (!before || !PLACES.has(before.value.kind)) return false;
  const isCued = PLACE_CUES.before(sentence.tokens, before.from) !== undefined;
  return isCued || isPlaceMeant(sentence, before);
}

/** "Nice, France", "Lima (Perú)". */
function isBeforeOwnCountry(
  sentence: Sentence,
  { value, to }: NonNullable<ReturnType<typeof placeAt>>,
): boolean {
  if (value.kind !== "city" || !isOneOf(sentence.word(to), ", (")) return false;
  const behind = entities().at(sentence.tokens, to + 1)?.value;
  return behind?.kind === "country" && countriesOfCity(value.value).some((code) => code === behind.value[0]);
}
