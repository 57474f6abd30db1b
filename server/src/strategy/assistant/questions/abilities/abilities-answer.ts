import { asking } from "#/strategy/assistant/answers/answer.ts";
import type { Answer } from "#/strategy/assistant/answers/answer.ts";
import { CAN_DO, inLanguage } from "#/strategy/assistant/answers/sentences.ts";
import type { Sentences } from "#/strategy/assistant/answers/sentences.ts";
import { ordersDeed } from "./beyond.ts";
import { writtenIn } from "#/strategy/assistant/questions/drafts/draft-answer.ts";

const OUT_OF_REACH: Sentences = {
  en: "That is beyond what I know: creators, lists and campaigns of this workspace.",
  de: "Das liegt außerhalb dessen, was ich kenne: Creator, Listen und Kampagnen dieses Arbeitsbereichs.",
  fr: "Cela dépasse ce que je connais : les créateurs, listes et campagnes de cet espace.",
  es: "Eso queda fuera de lo que conozco: creadores, listas y campañas de este espacio.",
  pt: "Isso está além do que conheço: criadores, listas e campanhas deste espaço.",
};

/** What can be asked, with questions that work as buttons. */
export const ABILITIES: Answer = offering(null);
export const BEYOND: Answer = offering(OUT_OF_REACH);

const DEED: Sentences = {
  en: "I cannot post, pay, remind, call, send or delete anything out there: that is done outside Herald. Nothing was changed.",
  de: "Posten, zahlen, erinnern, anrufen, senden oder Konten löschen kann ich nicht: das geht nur außerhalb von Herald. Geändert wurde nichts.",
  fr: "Je ne peux ni publier, ni payer, ni rappeler à quelqu’un, ni appeler, ni envoyer, ni supprimer de compte : cela se fait hors de Herald. Rien n’a été changé.",
  es: "No puedo publicar, pagar, recordar nada a nadie, llamar, enviar ni borrar cuentas: eso se hace fuera de Herald. No se ha cambiado nada.",
  pt: "Não posso publicar, pagar, lembrar alguém, ligar, enviar nem apagar contas: isso se faz fora do Herald. Nada foi mudado.",
};

function offering(first: Sentences | null): Answer {
  return asking(
    "suggest_questions",
    ({ language }) => ({ language: writtenIn(language) }),
    ({ language, text }) => {
      const said = first && ordersDeed(text) ? DEED : first;
      return [[...(said ? [inLanguage(said, language)] : []), inLanguage(CAN_DO, language)].join(" ")];
    },
  );
}
