import type { MessageInput } from "@app/contract/strategy/schemas";
import { requireRole } from "#/platform/http/caller.ts";
import type { Caller } from "#/platform/http/caller.ts";
import type { StrategiesService } from "#/strategy/strategies/strategies.service.ts";
import type { ThreadsService } from "#/strategy/threads/threads.service.ts";
import { readTurn } from "./read-turn.ts";
import type { AnswerRead } from "./read-turn.ts";

/** One turn of a conversation: what was said, and the whole answer to it. */
export interface Turn extends AnswerRead {
  thread: string;
  /** Number of the newest version of the thread's plan; null where it has none. */
  planVersion: number | null;
  /** Why the answer ended early, as a sentence; null where it did not. */
  problem: string | null;
}

/** What is said, in a thread that is there or in a new one. */
export interface TurnInput {
  said: MessageInput;
  thread: string | null;
}

/** Strategy AI for those who do not read along: the same threads as on screen, one whole answer at a time. */
export class TurnsService {
  readonly #threads: ThreadsService;
  readonly #strategies: StrategiesService;

  constructor(threads: ThreadsService, strategies: StrategiesService) {
    this.#threads = threads;
    this.#strategies = strategies;
  }

  /** @throws as `ThreadsService.say`. */
  async ask(caller: Caller, { said, thread: known }: TurnInput): Promise<Turn> {
    requireRole(caller, "member");
    const thread = known ?? (await this.#threads.create(caller, undefined)).id;
    let problem: string | null = null;
    for await (const chunk of await this.#threads.say(caller, thread, said)) {
      if (chunk.type === "error") problem = chunk.errorText;
    }
    const { messages } = await this.#threads.get(caller, thread);
    const last = messages.at(-1);
    const answer = readTurn(last?.role === "assistant" ? last : { parts: [] });
    const planVersion = (await this.#strategies.latest(caller, thread))?.number ?? null;
    return { thread, ...answer, planVersion, problem };
  }
}
