import type {
  MessageInput,
  Thread,
  ThreadChange,
  ThreadDetail,
  ThreadList,
  ThreadListQuery,
  ThreadMessage,
} from "@app/contract/strategy/schemas";
import { answerWords } from "@app/contract/strategy/proposals/words";
import type { Proposal } from "@app/contract/strategy/proposals/schemas";
import type { UIMessageChunk } from "ai";
import type { Clock } from "#/platform/clock.ts";
import { Claims } from "#/platform/claims/claims.ts";
import { withWorkspace } from "#/platform/database/database.ts";
import type { Database, Transaction } from "#/platform/database/database.ts";
import { requireReader, requireRole } from "#/platform/http/caller.ts";
import type { Caller } from "#/platform/http/caller.ts";
import { LANGUAGES } from "#/strategy/acts/act.ts";
import { answerIn } from "#/strategy/acts/yes-or-no.ts";
import { answerThread } from "#/strategy/assistant/assistant.ts";
import type { AnswerRequest } from "#/strategy/assistant/assistant.ts";
import { messageWithoutPrices } from "./messages-without-prices.rules.ts";
import { assistantModel } from "#/strategy/language-model/answering/assistant-model.ts";
import type { LanguageModelService } from "#/strategy/language-model/language-model.service.ts";
import { ModelNotices } from "#/strategy/language-model/answering/model-notices.ts";
import { answeringModel, askingWhom, plannerModel } from "#/strategy/assistant/planner.model.ts";
import type { StrategiesService } from "#/strategy/strategies/strategies.service.ts";
import { titleOf } from "#/strategy/strategies/strategies.service.ts";
import type { Tried } from "#/strategy/assistant/setting.ts";
import {
  forgedApproval,
  overtakenProposal,
  stillAnswering,
  threadNotFound,
  unknownProposal,
} from "#/strategy/strategy.errors.ts";
import { nothing, ThreadAnswers } from "./thread-answers.ts";
import type { TakenThread } from "./thread-answers.ts";
import { bareHandlesIn, withDisplayNames, withHandles } from "./named-creators.ts";
import { heardIn } from "./heard.ts";
import type { Taken } from "./heard.ts";
import { saidBy, saidIn } from "./said.ts";
import { forkThread, titleOfCopy } from "./thread-fork.ts";
import { answerApproval, asApproval } from "./thread-approvals.ts";
import { answerProposal, openProposal } from "./thread-proposals.ts";
import {
  editThread,
  findThread,
  insertThread,
  listThreads,
  readMessages,
  saveMessage,
  titleThread,
  updateThread,
} from "./threads.store.ts";
import { toolRunners } from "#/strategy/assistant/tool-runners.ts";

/** Title of a thread in which nothing was said yet. */
const NEW_THREAD = "New thread";

interface ThreadsOptions {
  /** Signs approvals. */
  secret: string;
  /** Where own links lead. */
  origin: string;
  /** Who may help the planner; nobody without it. */
  models?: Pick<LanguageModelService, "outsideFor">;
  model?: AnswerRequest["model"];
}

export class ThreadsService {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #strategies: StrategiesService;
  readonly #secret: string;
  readonly #model: AnswerRequest["model"];
  readonly #models: ThreadsOptions["models"];
  readonly #origin: string;
  readonly #answers: ThreadAnswers;

  constructor(
    db: Database,
    clock: Clock,
    strategies: StrategiesService,
    { secret, origin, models, model = plannerModel }: ThreadsOptions,
  ) {
    this.#db = db;
    this.#clock = clock;
    this.#strategies = strategies;
    this.#secret = secret;
    this.#model = model;
    this.#models = models;
    this.#origin = origin;
    this.#answers = new ThreadAnswers(db, new Claims(db));
  }

  /** Last used first. */
  async list(caller: Caller, query: ThreadListQuery): Promise<ThreadList> {
    requireReader(caller);
    const { workspaceId, seesPrices } = caller;
    return this.#in(caller, (transaction) => listThreads(transaction, workspaceId, query, seesPrices));
  }

  async create(caller: Caller, title: string | undefined): Promise<Thread> {
    requireRole(caller, "member");
    const thread = { title: title ?? NEW_THREAD, createdBy: caller.userId, now: this.#clock.now() };
    return this.#in(caller, (transaction) => insertThread(transaction, caller.workspaceId, thread));
  }

  /** A new thread with the first messages of another, and its plan as it stood then. @throws `request.not_found`. */
  async fork(caller: Caller, id: string, keeps: number): Promise<Thread> {
    requireRole(caller, "member");
    const from = await this.#find(caller, id);
    const title = keeps === 0 ? NEW_THREAD : titleOfCopy(from.title);
    const { workspaceId, userId: createdBy } = caller;
    const now = this.#clock.now();
    return this.#in(caller, (transaction) =>
      forkThread(transaction, workspaceId, { from, keeps, title, createdBy, now }),
    );
  }

  /** @throws `request.not_found`. */
  async get(caller: Caller, id: string): Promise<ThreadDetail> {
    requireReader(caller);
    const thread = await this.#find(caller, id);
    const messages = await this.#in(caller, (transaction) =>
      readMessages(transaction, caller.workspaceId, id),
    );
    if (!caller.seesPrices) {
      // An answer that is being written could name an amount word by word: it is shown once it stands.
      return { ...thread, messages: messages.map(messageWithoutPrices), isAnswering: false };
    }
    return { ...thread, messages, isAnswering: await this.#answers.isAnswering(caller.workspaceId, id) };
  }

  /** @throws `platform.edited_meanwhile`. */
  async change(caller: Caller, id: string, change: ThreadChange): Promise<Thread> {
    requireRole(caller, "member");
    await this.#in(caller, (transaction) => editThread(transaction, caller.workspaceId, id, change));
    return this.#find(caller, id);
  }

  /** A removed thread takes its plan out of sight with it; `restore` brings both back. */
  async remove(caller: Caller, id: string): Promise<void> {
    requireRole(caller, "member");
    await this.#find(caller, id);
    await this.#change(caller, id, { removed_at: this.#clock.now() });
  }

  async restore(caller: Caller, id: string): Promise<Thread> {
    requireRole(caller, "member");
    await this.#change(caller, id, { removed_at: null });
    return this.#find(caller, id);
  }

  /**
   * Takes what a person says and answers it chunk by chunk. The answer goes on when nobody reads.
   * @throws `strategy.busy` while another answer is written, `strategy.unknown_approval` for one that nothing waits for.
   */
  async say(caller: Caller, id: string, input: MessageInput): Promise<AsyncIterable<UIMessageChunk>> {
    requireRole(caller, "member");
    const thread = await this.#find(caller, id);
    const taken = await this.#answers.take(caller.workspaceId, id);
    if (!taken) throw stillAnswering();
    try {
      await this.#answer(caller, thread, input, taken);
    } catch (error) {
      await taken.release();
      throw error;
    }
    return this.follow(caller, id);
  }

  async #answer(caller: Caller, thread: Thread, input: MessageInput, taken: TakenThread): Promise<void> {
    const { id } = thread;
    const { abort } = taken;
    const notices = new ModelNotices();
    const {
      messages,
      language,
      beside,
      approved = null,
      model: given,
    } = await this.#take(caller, thread, input);
    const tried: Tried = { plan: null };
    const { messages: named, unclear } = await this.#named(caller, messages);
    const model = given ?? (unclear ? askingWhom(unclear) : await this.#newModel(caller, notices));
    const answer = await answerThread({
      model,
      messages: [...named],
      notices,
      approved,
      ...(beside && { beside }),
      runners: toolRunners(this.#strategies, caller, id, { abort, tried, language }),
      secret: this.#secret,
      abort,
      figures: {
        asked: [...saidIn(messages), ...saidIn(named)].join(" "),
        language,
        asOf: this.#clock.now().toISOString(),
        plan: async () => tried.plan ?? (await this.#strategies.latest(caller, id))?.plan ?? null,
      },
    });
    taken.start(answer.chunks, async () => {
      const message = await answer.message;
      if (!message) return;
      const state = abort.aborted ? "stopped" : answer.isFailed() ? "failed" : "done";
      await this.#keep(caller, id, message, state);
    });
  }

  /** Creators are named without @ as well, and by their names: who is there is looked up. */
  async #named(
    caller: Caller,
    messages: readonly ThreadMessage[],
  ): Promise<ReturnType<typeof withDisplayNames>> {
    const bare = new Set(bareHandlesIn(messages));
    const all = await this.#strategies.sources.search.called(caller);
    const known = all.map(({ handle }) => handle.toLowerCase()).filter((handle) => bare.has(handle));
    return withDisplayNames(withHandles(messages, new Set(known)), all);
  }

  /** The answer that is being written, from its beginning; nothing when there is none. */
  async follow(caller: Caller, id: string): Promise<AsyncIterable<UIMessageChunk>> {
    requireReader(caller);
    const answer = caller.seesPrices ? await this.#answers.follow(caller.workspaceId, id) : null;
    return answer ?? nothing();
  }

  async isAnswering(caller: Caller, id: string): Promise<boolean> {
    requireReader(caller);
    await this.#find(caller, id);
    return caller.seesPrices && (await this.#answers.isAnswering(caller.workspaceId, id));
  }

  async stop(caller: Caller, id: string): Promise<void> {
    requireRole(caller, "member");
    await this.#find(caller, id);
    await this.#answers.stop(caller.workspaceId, id);
  }

  /**
   * The conversation with what the person adds to it, and who answers it; nothing else of what a client sends is
   * believed.
   */
  async #take(caller: Caller, thread: Thread, given: MessageInput): Promise<Taken> {
    const { workspaceId } = caller;
    const before = await this.#in(caller, (transaction) => readMessages(transaction, workspaceId, thread.id));
    const input = asApproval(given, before);
    if ("approvalId" in input) {
      const answered = answerApproval(before, input.approvalId, input.approved);
      const changed = answered?.at(-1);
      if (!answered || !changed) throw forgedApproval();
      await this.#keep(caller, thread.id, changed, "done");
      return { messages: answered, model: this.#model, ...(await this.#heard(caller, thread, answered)) };
    }
    if ("proposalId" in input) return this.#takeProposal(caller, thread, input, before);
    const attachment = "attachment" in input ? input.attachment : null;
    const message = saidBy(input.text, attachment);
    const answered = attachment === null ? answerIn(input.text) : null;
    const open = answered && openProposal(before);
    if (open && (await this.#isCurrent(caller, thread, open))) {
      const answer = { proposalId: open.id, apply: answered === "yes" };
      return this.#takeProposal(caller, thread, answer, before, message);
    }
    await this.#keep(caller, thread.id, message, "done");
    if (thread.title === NEW_THREAD) {
      const title = titleOf(input.text === "" && attachment ? attachment.name : input.text);
      await this.#in(caller, (transaction) => titleThread(transaction, workspaceId, thread, title));
    }
    const messages = [...before, message];
    return { messages, ...(await this.#heard(caller, thread, messages)) };
  }

  #heard(caller: Caller, { id }: Thread, messages: readonly ThreadMessage[]) {
    return this.#in(caller, (transaction) => heardIn(transaction, caller.workspaceId, id, saidIn(messages)));
  }

  /** The planner, helped by a model outside where there is one for this person. */
  async #newModel(caller: Caller, notices: ModelNotices): Promise<AnswerRequest["model"]> {
    const outside = await this.#models?.outsideFor(caller);
    return outside ? assistantModel(outside, { notices, origin: this.#origin }) : this.#model;
  }

  /**
   * What was proposed is carried out by the planner as it was stored, whatever model made the proposal. `said` is the
   * answer where a person has written it.
   */
  async #takeProposal(
    caller: Caller,
    thread: Thread,
    { proposalId, apply }: Extract<MessageInput, { proposalId: string }>,
    before: readonly ThreadMessage[],
    said?: ThreadMessage,
  ): Promise<Taken> {
    const answered = answerProposal(before, proposalId, apply);
    if (!answered) throw unknownProposal();
    const { proposal, message: holder } = answered;
    if (apply && !(await this.#isCurrent(caller, thread, proposal))) throw overtakenProposal();
    const message = said ?? saidBy(answerWords(proposal, apply));
    await this.#keep(caller, thread.id, holder, "done");
    await this.#keep(caller, thread.id, message, "done");
    const messages = before.map((one) => (one.id === holder.id ? holder : one));
    const language = LANGUAGES.find((one) => one === proposal.language) ?? "en";
    const hasPlan = (await this.#strategies.latest(caller, thread.id)) !== null;
    const model = answeringModel(proposal, { apply, hasPlan });
    const approved = proposal.kind === "remember" && apply ? ("remember_fact" as const) : null;
    return { messages: [...messages, message], model, language, approved };
  }

  /** Whether the plan is still the one that a proposal was read against. */
  async #isCurrent(
    caller: Caller,
    { id }: Thread,
    { kind, version }: Pick<Proposal, "kind" | "version">,
  ): Promise<boolean> {
    // What holds for all plans waits for none.
    if (kind === "remember") return true;
    const newest = await this.#strategies.latest(caller, id);
    return version === (newest?.number ?? null);
  }

  async #keep(
    caller: Caller,
    threadId: string,
    message: ThreadMessage,
    state: "done" | "failed" | "stopped",
  ): Promise<void> {
    const now = this.#clock.now();
    await this.#in(caller, async (transaction) => {
      await saveMessage(transaction, caller.workspaceId, threadId, { message, state, now });
      await updateThread(transaction, caller.workspaceId, threadId, { updated_at: now });
    });
  }

  async #find(caller: Caller, id: string): Promise<Thread> {
    const thread = await this.#in(caller, (transaction) => findThread(transaction, caller.workspaceId, id));
    if (!thread) throw threadNotFound();
    return thread;
  }

  async #change(caller: Caller, id: string, change: Parameters<typeof updateThread>[3]): Promise<void> {
    const isThere = await this.#in(caller, (transaction) =>
      updateThread(transaction, caller.workspaceId, id, change),
    );
    if (!isThere) throw threadNotFound();
  }

  #in<T>(caller: Caller, work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return withWorkspace(this.#db, caller.workspaceId, work);
  }
}
