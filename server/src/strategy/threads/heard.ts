import type { Transaction } from "#/platform/database/database.ts";
import type { ThreadMessage } from "@app/contract/strategy/schemas";
import type { Language } from "#/strategy/acts/act.ts";
import { languageOf, LOOKED_BACK } from "#/strategy/acts/language.ts";
import type { AnswerRequest } from "#/strategy/assistant/assistant.ts";
import { saidIn } from "./said.ts";
import { readSaidBeside } from "./threads.store.ts";

interface Heard {
  /** Of the answer. */
  language: Language;
  /** What was said in other threads just before. */
  beside?: string[];
}

/** What a person said, and who answers it. */
export interface Taken extends Heard {
  messages: ThreadMessage[];
  /** Where it is not the one that answers what is new. */
  model?: AnswerRequest["model"];
  /** What a person has just said yes to. */
  approved?: AnswerRequest["approved"];
}

/** The language of an answer: in a new thread a short message is most likely in that of the team's other threads. */
export async function heardIn(
  transaction: Transaction,
  workspaceId: string,
  threadId: string,
  said: readonly string[],
): Promise<Required<Heard>> {
  const isLong = said.length > LOOKED_BACK;
  const others = isLong ? [] : await readSaidBeside(transaction, workspaceId, threadId, LOOKED_BACK);
  const beside = saidIn(others);
  return { beside, language: languageOf(said, beside) };
}
