import { ProposedChange } from "@app/contract/strategy/tools";
import type { Act } from "#/strategy/acts/act.ts";
import { isDoubtfulBrief } from "#/strategy/acts/read-act.ts";
import { actWith } from "#/strategy/acts/act.ts";
import type { Finding } from "#/strategy/assistant/planner-answers.ts";
import { wordsOf } from "#/strategy/assistant/questions/words/words.ts";
import { saysOfPlan } from "#/strategy/brief/brief.ts";
import { readPlain } from "#/strategy/brief/plain-reading.ts";
import { asking } from "./answer.ts";
import type { Answer, Asked } from "./answer.ts";
import { ORDERS } from "./orders.ts";
import { QUESTIONS } from "./questions.ts";
import { REMARKS } from "./remarks.ts";
import { inLanguage, notRead } from "./sentences.ts";
import type { Sentences } from "./sentences.ts";

export function answerOf(act: Act): Answer {
  if (act.act === "question") return QUESTIONS[act.kind];
  if (act.act === "order") return ORDERS[act.kind];
  return act.act === "remark" ? REMARKS[act.kind] : doubtful(act);
}

/**
 * What may be an order is proposed, if it says of what; else it is answered as what it most likely is, where that
 * changes nothing.
 */
function doubtful({ kind }: Act): Answer {
  if (kind === "plan") return planOrProposal();
  const likely = actWith(kind);
  const other = likely.act === "question" || likely.act === "remark" ? answerOf(likely) : null;
  const proposing = asking(
    "propose_change",
    ({ text }) => ({ text }),
    (asked, found) => {
      const { proposal, problem, id, unparsed } = proposedIn(found);
      const { strange } = wordsOf(asked.language).planning;
      const unread = unparsed.map((_, index) => `${strange(`[[${id}#unparsed.${index}]]`)} `);
      if (proposal) return [...unread, inLanguage(IS_IT_MEANT, asked.language)];
      if (other) return other.write(asked, afterProposal(found));
      // Without a plan a few words that change nothing are not of one that is missing.
      const isOfPlan = asked.hasPlan || saysOfPlan(readPlain(asked.text).stated);
      if (problem !== null && isOfPlan) return [`[[${found.at(-1)?.id ?? ""}#problem]]`];
      return [notRead(asked)];
    },
  );
  return {
    write: proposing.write,
    next: (asked, found) => {
      const calls = proposing.next(asked, found);
      if (calls.length > 0 || proposedIn(found).proposal || !other) return calls;
      // What was proposed for is not asked for again.
      return other.next(asked, afterProposal(found)).filter(({ tool }) => tool !== "propose_change");
    },
  };
}

/** What is most likely a brief is planned where there is no plan that it could change. */
function planOrProposal(): Answer {
  const proposing = doubtful({ act: "doubt", kind: "wish" });
  const answer = ({ hasPlan, text }: Asked) => (hasPlan || isDoubtfulBrief(text) ? proposing : ORDERS.plan);
  return {
    next: (asked, found) => answer(asked).next(asked, found),
    write: (asked, found) => answer(asked).write(asked, found),
  };
}

function proposedIn(found: readonly Finding[]) {
  const finding = found.find(({ tool }) => tool === "propose_change");
  const {
    proposal = null,
    problem = null,
    unparsed = [],
  } = ProposedChange.safeParse(finding?.output).data ?? {};
  return { proposal, problem, unparsed, id: finding?.id ?? "" };
}

function afterProposal(found: readonly Finding[]): Finding[] {
  return found.filter(({ tool }) => tool !== "propose_change");
}

const IS_IT_MEANT: Sentences = {
  en: "I am not sure you want this changed, so nothing was.",
  de: "Ich bin nicht sicher, ob du das ändern willst; geändert wurde nichts.",
  fr: "Je ne suis pas sûr que vous vouliez ce changement ; rien n’a été changé.",
  es: "No estoy seguro de que quieras este cambio; no se ha cambiado nada.",
  pt: "Não sei se você quer esta mudança; nada foi mudado.",
};
