import { FactsFound } from "@app/contract/strategy/findings/memory-findings";
import { asking } from "#/strategy/assistant/answers/answer.ts";
import { inLanguage } from "#/strategy/assistant/answers/sentences.ts";
import type { Sentences } from "#/strategy/assistant/answers/sentences.ts";
import { placeIn } from "#/strategy/assistant/questions/telling.ts";

/** What the team told for good. The card below lists all of it. */
export const REMEMBERED_FACTS = asking(
  "list_facts",
  () => ({}),
  ({ language }, [finding]) => {
    const known = FactsFound.safeParse(finding?.output).data;
    if (!finding || !known || known.total === 0) return [inLanguage(NOTHING, language)];
    const at = placeIn(finding);
    const words = known.total === 1 ? ONE : SEVERAL;
    return [
      inLanguage(words, language).replace("{total}", at("total")).replace("{rules}", at("rules")),
      ` ${inLanguage(WHERE, language)}`,
    ];
  },
);

const NOTHING: Sentences = {
  en: "Nothing yet. Tell me what always holds, such as “we never work with casinos”, and I ask whether to remember it.",
  de: "Noch nichts. Sag mir, was immer gilt, etwa „wir arbeiten nie mit Casinos“, und ich frage, ob ich es mir merken soll.",
  fr: "Rien encore. Dites-moi ce qui vaut toujours, par exemple « on ne travaille jamais avec des casinos », et je demande si je dois le retenir.",
  es: "Nada todavía. Dime lo que vale siempre, como «nunca trabajamos con casinos», y te pregunto si lo recuerdo.",
  pt: "Nada ainda. Diga o que vale sempre, como “nunca trabalhamos com cassinos”, e eu pergunto se devo lembrar.",
};
const ONE: Sentences = {
  en: "I remember {total} thing that your team told; plans follow {rules}.",
  de: "Ich habe mir {total} Sache gemerkt, die euer Team gesagt hat; Pläne halten {rules} ein.",
  fr: "J’ai retenu {total} chose que votre équipe a dite ; les plans en suivent {rules}.",
  es: "Recuerdo {total} cosa que dijo vuestro equipo; los planes siguen {rules}.",
  pt: "Lembro de {total} coisa que a equipe disse; os planos seguem {rules}.",
};
const SEVERAL: Sentences = {
  en: "I remember {total} things that your team told; plans follow {rules} of them.",
  de: "Ich habe mir {total} Dinge gemerkt, die euer Team gesagt hat; Pläne halten {rules} davon ein.",
  fr: "J’ai retenu {total} choses que votre équipe a dites ; les plans en suivent {rules}.",
  es: "Recuerdo {total} cosas que dijo vuestro equipo; los planes siguen {rules} de ellas.",
  pt: "Lembro de {total} coisas que a equipe disse; os planos seguem {rules} delas.",
};
const WHERE: Sentences = {
  en: "Change or forget them in Settings, Memory.",
  de: "Ändern oder vergessen kannst du sie in den Einstellungen unter Memory.",
  fr: "Changez-les ou oubliez-les dans les réglages, sous Memory.",
  es: "Cámbialas u olvídalas en los ajustes, en Memory.",
  pt: "Mude ou esqueça em configurações, Memory.",
};
