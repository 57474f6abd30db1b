import type { Proposal } from "./schemas.ts";

interface ProposalWords {
  /** What stands before the change. */
  read: string;
  apply: string;
  keep: string;
  remember: string;
  /** Before what plans will follow of it, or that they follow nothing. */
  asRule: string;
  asNote: string;
  remembered: string;
  decline: string;
  applied: string;
  declined: string;
  overtaken: string;
}

const ENGLISH: ProposalWords = {
  read: "I read",
  apply: "Apply",
  keep: "Keep this",
  remember: "Remember",
  asRule: "Plans from now on",
  asNote: "Kept as a note: I read no rule in it that a plan could follow.",
  remembered: "You said yes. It is remembered.",
  decline: "No",
  applied: "You said yes.",
  declined: "You said no. Nothing was changed.",
  overtaken: "The plan has changed since. Say it again if it still holds.",
};

const OTHERS: Readonly<Record<string, ProposalWords>> = {
  de: {
    read: "Ich lese",
    apply: "Anwenden",
    keep: "So behalten",
    remember: "Merken",
    asRule: "Pläne ab jetzt",
    asNote: "Als Notiz: eine Vorgabe, die ein Plan einhalten könnte, lese ich darin nicht.",
    remembered: "Du hast zugestimmt. Es ist gemerkt.",
    decline: "Nein",
    applied: "Du hast zugestimmt.",
    declined: "Du hast abgelehnt. Nichts wurde geändert.",
    overtaken: "Der Plan hat sich seither geändert. Sag es noch einmal, wenn es noch gilt.",
  },
  fr: {
    read: "Je lis",
    apply: "Appliquer",
    keep: "Garder ceci",
    remember: "Retenir",
    asRule: "Plans à partir de maintenant",
    asNote: "Gardé comme note : je n’y lis aucune règle qu’un plan pourrait suivre.",
    remembered: "Vous avez dit oui. C’est retenu.",
    decline: "Non",
    applied: "Vous avez dit oui.",
    declined: "Vous avez dit non. Rien n’a été changé.",
    overtaken: "Le plan a changé depuis. Redites-le si cela tient toujours.",
  },
  es: {
    read: "Leo",
    apply: "Aplicar",
    keep: "Quedarse con esto",
    remember: "Recordar",
    asRule: "Planes desde ahora",
    asNote: "Queda como nota: no leo en ello ninguna regla que un plan pueda seguir.",
    remembered: "Has dicho que sí. Queda recordado.",
    decline: "No",
    applied: "Has dicho que sí.",
    declined: "Has dicho que no. No se ha cambiado nada.",
    overtaken: "El plan ha cambiado desde entonces. Repítelo si sigue en pie.",
  },
  pt: {
    read: "Entendi",
    apply: "Aplicar",
    keep: "Ficar com isto",
    remember: "Lembrar",
    asRule: "Planos a partir de agora",
    asNote: "Fica como nota: não leio nisso nenhuma regra que um plano possa seguir.",
    remembered: "Você disse sim. Está lembrado.",
    decline: "Não",
    applied: "Você disse sim.",
    declined: "Você disse não. Nada foi mudado.",
    overtaken: "O plano mudou desde então. Diga de novo se ainda vale.",
  },
};

/** In the language of the message; English where there are none. */
export function proposalWords({ language }: Pick<Proposal, "language">): ProposalWords {
  return OTHERS[language] ?? ENGLISH;
}

/** What the button that says yes is called. */
export function proposalButton(proposal: Pick<Proposal, "language" | "kind">): string {
  const words = proposalWords(proposal);
  if (proposal.kind === "remember") return words.remember;
  return proposal.kind === "keep" ? words.keep : words.apply;
}

/** What was read and is asked, in one line. */
export function proposalText({
  kind,
  text,
  summary,
  language,
}: Pick<Proposal, "kind" | "text" | "summary" | "language">): { read: string; what: string } {
  const words = proposalWords({ language });
  return kind === "remember"
    ? { read: words.remember, what: `“${text}”` }
    : { read: words.read, what: summary };
}

/** What became of it; null while nobody has answered. */
export function proposalAnswer({
  kind,
  state,
  language,
}: Pick<Proposal, "kind" | "state" | "language">): string | null {
  const words = proposalWords({ language });
  if (state === "applied" && kind === "remember") return words.remembered;
  return state === "open" ? null : words[state];
}

/** What the person says by answering: the same words on screen and in the stored conversation. */
export function answerWords(
  proposal: Pick<Proposal, "language" | "kind" | "summary" | "text">,
  apply: boolean,
): string {
  const words = proposalWords(proposal);
  if (!apply) return words.decline;
  return `${proposalButton(proposal)}: ${proposal.kind === "remember" ? proposal.text : proposal.summary}`;
}
