import type { PlanCard } from "@app/contract/strategy/tools";
import type { Language } from "#/strategy/acts/act.ts";
import { wordsOf } from "#/strategy/assistant/questions/words/words.ts";
import { filterLabel } from "@app/contract/discovery/filters/filter-labels";
import { inLanguage } from "./sentences.ts";
import type { Sentences } from "./sentences.ts";

/** Creators named in such a sentence; the card has them all. */
const NAMED_MAX = 3;

/** What a plan does not hold as firmly as it sounds: nobody is left in, and nothing let go, without a word. */
export function aboutLoosened(
  id: string,
  { unsure = [], dropped = [], preferred }: Pick<PlanCard, "unsure" | "dropped" | "preferred">,
  language: Language,
): string[] {
  const gone = dropped.map((_, index) =>
    inLanguage(NO_MORE, language).replace("{rule}", () => `[[${id}#dropped.${index}]]`),
  );
  const open = unsure.map(({ field, handles }, index) => {
    const names = handles
      .slice(0, NAMED_MAX)
      .map((_, at) => `@[[${id}#unsure.${index}.handles.${at}]]`)
      .join(", ");
    const sentence = handles.length > NAMED_MAX ? MANY_MAY_BE : MAY_BE;
    return inLanguage(sentence, language)
      .replace("{names}", () => names)
      .replace("{field}", () => fieldIn(field, language));
  });
  const wished =
    preferred === undefined
      ? []
      : [inLanguage(WISHED, language).replace("{topics}", () => `[[${id}#preferred]]`)];
  return [...wished, ...gone, ...open];
}

function fieldIn(field: string, language: Language): string {
  const { values, briefs } = wordsOf(language);
  if (briefs === null) return filterLabel(field).toLowerCase();
  return Object.entries(values).find(([name]) => name === field)?.[1] ?? values.other;
}

const WISHED: Sentences = {
  en: " “{topics}” is only preferred: to demand it would leave too few.",
  de: " „{topics}“ ist nur bevorzugt: Verlangt blieben zu wenige.",
  fr: " « {topics} » est seulement préféré : l’exiger en laisserait trop peu.",
  es: " «{topics}» solo se prefiere: exigirlo dejaría a muy pocos.",
  pt: " “{topics}” é só preferência: exigir deixaria gente de menos.",
};

const NO_MORE: Sentences = {
  en: " “{rule}”, which I had assumed, cannot be kept any more.",
  de: " „{rule}“, meine Annahme, lässt sich nicht mehr halten.",
  fr: " « {rule} », que j’avais supposé, ne peut plus être tenu.",
  es: " «{rule}», que yo había supuesto, ya no se puede mantener.",
  pt: " “{rule}”, que eu tinha suposto, não dá mais para manter.",
};

const MAY_BE: Sentences = {
  en: " Not certain for {names}: of them I do not know this: {field}.",
  de: " Nicht sicher bei {names}: Das ist von ihnen nicht bekannt: {field}.",
  fr: " Pas sûr pour {names} : ceci n’est pas connu d’eux : {field}.",
  es: " No es seguro con {names}: de ellos no se sabe esto: {field}.",
  pt: " Não é certo com {names}: deles não se sabe isto: {field}.",
};

const MANY_MAY_BE: Sentences = {
  en: " Not certain for several, such as {names}: of them I do not know this: {field}.",
  de: " Nicht sicher bei mehreren, etwa {names}: Das ist von ihnen nicht bekannt: {field}.",
  fr: " Pas sûr pour plusieurs, comme {names} : ceci n’est pas connu d’eux : {field}.",
  es: " No es seguro con varios, como {names}: de ellos no se sabe esto: {field}.",
  pt: " Não é certo com vários, como {names}: deles não se sabe isto: {field}.",
};
