import type { Answer, Asked, Call } from "#/strategy/assistant/answers/answer.ts";
import { handlesIn } from "#/strategy/assistant/answers/handles-in.ts";
import type { Finding } from "#/strategy/assistant/planner-answers.ts";
import { notingIn } from "./reading/read-noting.ts";
import { isOfSomebody } from "./whom.ts";
import { notRead } from "./write-sentences.ts";

/** An order of a message, and what stands behind it in the same message. */
interface Ordered {
  asked: Asked;
  answer: Answer;
  left: string;
  /** Reads what is left, once the order before it is answered; null where it orders nothing more to be written. */
  rest: (left: Asked, found: readonly Finding[]) => Answer | null;
}

/** The orders of one message one after another, each with a yes of its own. */
export function oneByOne({ asked, answer, left, rest }: Ordered): Answer {
  const restOf = (found: readonly Finding[]) => {
    const own = ownFindings(answer, asked, found);
    const next = restAsked(asked, left);
    return { own, next, others: found.slice(own.length), answer: left === "" ? null : rest(next, own) };
  };
  return {
    next: (_, found) => {
      const calls = missingCalls(answer, asked, found);
      if (calls.length > 0) return calls;
      const { next, others, answer: other } = restOf(found);
      return other ? other.next(next, others) : [];
    },
    write: (_, found) => {
      const { own, next, others, answer: other } = restOf(found);
      const first = answer.write(asked, own);
      if (left === "") return first;
      return [...first, " ", ...(other ? other.write(next, others) : [notRead(next)])];
    },
  };
}

/** What is left of a message is of whom it names or points at, else of those who were named before; a note's words name nobody. */
function restAsked(asked: Asked, left: string): Asked {
  const head = notingIn(left)?.whom ?? left;
  const isNamed = isOfSomebody({ text: head, handles: handlesIn(head) });
  const handles = isNamed ? handlesIn(left) : asked.handles;
  return { ...asked, text: left, told: left, handles, person: asked.handles.at(-1) ?? asked.person };
}

function missingCalls(answer: Answer, asked: Asked, found: readonly Finding[]): Call[] {
  return answer.next(asked, ownFindings(answer, asked, found));
}

/** What was found for an answer, of which what was found for the orders behind it comes after. */
function ownFindings(answer: Answer, asked: Asked, found: readonly Finding[]): Finding[] {
  const own: Finding[] = [];
  for (;;) {
    const calls = answer.next(asked, own);
    if (calls.length === 0 || found.length < own.length + calls.length) return own;
    own.push(...found.slice(own.length, own.length + calls.length));
  }
}
