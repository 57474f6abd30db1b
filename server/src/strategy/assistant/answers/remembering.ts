import { FactProposed } from "@app/contract/strategy/findings/memory-findings";
import { asksToForget, factIn, plainFact } from "#/strategy/brief/remembered/plain-fact.ts";
import type { Finding } from "#/strategy/assistant/planner-answers.ts";
import { asking, saying } from "./answer.ts";
import type { Answer, Asked } from "./answer.ts";
import { inLanguage } from "./sentences.ts";
import type { Sentences } from "./sentences.ts";

/** What is told for good: offered to be remembered, word for word. Nothing is kept or changed by it. */
export const REMEMBER: Answer = {
  next: (asked, found) => (asksToForget(asked.text) ? [] : PROPOSED.next(asked, found)),
  write: (asked, found) =>
    asksToForget(asked.text) ? FORGET.write(asked, found) : PROPOSED.write(asked, found),
};

const PROPOSED = asking(
  "propose_fact",
  ({ text }) => ({ text: factIn(text) }),
  ({ language }, found) => {
    const fact = factProposed(found);
    if (!fact) return [inLanguage(WHY_NOT.none, language)];
    if (fact.problem !== null) return [inLanguage(WHY_NOT[fact.problem], language)];
    return [inLanguage(fact.rule === null ? ASK_NOTE : ASK, language)];
  },
);

const FORGET = saying(({ language }) => inLanguage(FORGET_THERE, language));

/** After an order that holds for good: whether it is to be remembered, too. */
export function thenRemember(ordered: Answer): Answer {
  return {
    next: (asked, found) => {
      const calls = ordered.next(asked, withoutProposal(found));
      return calls.length > 0 ? calls : PROPOSED.next(asked, found.filter(isProposing));
    },
    write: (asked, found) => [
      ...ordered.write(asked, withoutProposal(found)),
      ...(factProposed(found)?.proposal ? ["\n\n", inLanguage(ASK_TOO, asked.language)] : []),
    ],
  };
}

/** What follows once a person has said yes: it is kept, and of a plan that is there it is asked whether it holds, too. */
export const REMEMBERED: Answer = {
  next: ({ text, hasPlan }, found) => {
    if (!found.some(({ tool }) => tool === "remember_fact"))
      return [{ tool: "remember_fact", input: { text } }];
    const isAsked = found.some(({ tool }) => tool === "propose_change");
    return hasPlan && !isAsked ? [{ tool: "propose_change", input: { text: plainFact(text) } }] : [];
  },
  write: ({ language }: Asked, found) => [inLanguage(isProposed(found) ? KEPT_AND_NOW : KEPT, language)],
};

function withoutProposal(found: readonly Finding[]): Finding[] {
  return found.filter((finding) => !isProposing(finding));
}

function isProposing({ tool }: Finding): boolean {
  return tool === "propose_fact";
}

function factProposed(found: readonly Finding[]) {
  const finding = found.find(isProposing);
  return FactProposed.safeParse(finding?.output).data ?? null;
}

function isProposed(found: readonly Finding[]): boolean {
  const finding = found.find(({ tool }) => tool === "propose_change");
  const output: unknown = finding?.output;
  return typeof output === "object" && output !== null && "proposal" in output && output.proposal !== null;
}

const ASK: Sentences = {
  en: "Shall I remember this for your next plans? Nothing was changed.",
  de: "Soll ich mir das für eure nächsten Pläne merken? Geändert wurde nichts.",
  fr: "Dois-je le retenir pour vos prochains plans ? Rien n’a été changé.",
  es: "¿Lo recuerdo para vuestros próximos planes? No se ha cambiado nada.",
  pt: "Devo lembrar disso nos próximos planos? Nada foi mudado.",
};
const ASK_NOTE: Sentences = {
  en: "Shall I remember this as a note? I read no rule in it that a plan could follow.",
  de: "Soll ich mir das als Notiz merken? Eine Vorgabe für Pläne lese ich darin nicht.",
  fr: "Dois-je le retenir comme note ? Je n’y lis aucune règle qu’un plan pourrait suivre.",
  es: "¿Lo recuerdo como nota? No leo en ello ninguna regla que un plan pueda seguir.",
  pt: "Devo lembrar disso como nota? Não leio nisso uma regra que um plano possa seguir.",
};
const ASK_TOO: Sentences = {
  en: "Shall I remember it for your next plans, too?",
  de: "Soll ich mir das auch für eure nächsten Pläne merken?",
  fr: "Dois-je aussi le retenir pour vos prochains plans ?",
  es: "¿Lo recuerdo también para vuestros próximos planes?",
  pt: "Devo lembrar disso também nos próximos planos?",
};
const KEPT: Sentences = {
  en: "Remembered. You find it in Settings, Memory.",
  de: "Gemerkt. Du findest es in den Einstellungen unter Memory.",
  fr: "C’est retenu. Vous le trouvez dans les réglages, sous Memory.",
  es: "Queda recordado. Lo encuentras en los ajustes, en Memory.",
  pt: "Está lembrado. Você encontra nas configurações, em Memory.",
};
const KEPT_AND_NOW: Sentences = {
  en: "Remembered for your next plans. For this one it would read so; nothing of it was changed yet.",
  de: "Für eure nächsten Pläne gemerkt. Für diesen hieße es so; an ihm wurde noch nichts geändert.",
  fr: "C’est retenu pour vos prochains plans. Pour celui-ci, ce serait ainsi ; rien n’y a encore été changé.",
  es: "Queda recordado para vuestros próximos planes. Para este sería así; en él no se ha cambiado nada aún.",
  pt: "Está lembrado para os próximos planos. Para este seria assim; nele nada foi mudado ainda.",
};
const FORGET_THERE: Sentences = {
  en: "Nothing was forgotten. Forget it in Settings, Memory; to leave it out of one plan, say “ignore that this time”.",
  de: "Vergessen wurde nichts. Das geht in den Einstellungen unter Memory; nur für einen Plan sag „ignorier das diesmal“.",
  fr: "Rien n’a été oublié. Cela se fait dans les réglages, sous Memory ; pour un seul plan, dites « ignore ça cette fois ».",
  es: "No se ha olvidado nada. Hazlo en los ajustes, en Memory; para un solo plan, di «ignora eso esta vez».",
  pt: "Nada foi esquecido. Faça isso nas configurações, em Memory; para um só plano, diga “ignore isso desta vez”.",
};
const WHY_NOT: Readonly<Record<"known" | "too_long" | "full" | "none", Sentences>> = {
  known: {
    en: "I remember that already. Nothing was changed.",
    de: "Das habe ich mir schon gemerkt. Geändert wurde nichts.",
    fr: "Je l’ai déjà retenu. Rien n’a été changé.",
    es: "Eso ya lo recuerdo. No se ha cambiado nada.",
    pt: "Disso já me lembro. Nada foi mudado.",
  },
  too_long: {
    en: "That is too long to be remembered whole. Say each thing in a sentence of its own.",
    de: "Das ist zu lang, um es ganz zu merken. Sag jede Sache in einem eigenen Satz.",
    fr: "C’est trop long pour être retenu en entier. Dites chaque chose dans une phrase à elle.",
    es: "Es demasiado largo para recordarlo entero. Di cada cosa en una frase propia.",
    pt: "É longo demais para lembrar inteiro. Diga cada coisa numa frase própria.",
  },
  full: {
    en: "My memory is full. Forget something in Settings, Memory, then say it again.",
    de: "Mein Gedächtnis ist voll. Vergiss etwas in den Einstellungen unter Memory und sag es dann noch einmal.",
    fr: "Ma mémoire est pleine. Oubliez quelque chose dans les réglages, sous Memory, puis redites-le.",
    es: "Mi memoria está llena. Olvida algo en los ajustes, en Memory, y dilo otra vez.",
    pt: "Minha memória está cheia. Esqueça algo nas configurações, em Memory, e diga de novo.",
  },
  none: {
    en: "Nothing was changed.",
    de: "Es wurde nichts geändert.",
    fr: "Rien n’a été changé.",
    es: "No se ha cambiado nada.",
    pt: "Nada foi mudado.",
  },
};
