import { FACTS_MAX } from "@app/contract/strategy/memory/schemas";
import type {
  FactChange,
  FactInUse,
  RememberedFact,
  RememberedFacts,
} from "@app/contract/strategy/memory/schemas";
import type { Identity } from "#/identity/index.ts";
import { dayIn } from "#/platform/clock.ts";
import type { Clock } from "#/platform/clock.ts";
import { withWorkspace } from "#/platform/database/database.ts";
import type { Database, Transaction } from "#/platform/database/database.ts";
import { removeRow, restoreRow } from "#/platform/database/removals.ts";
import { requireReader, requireRole } from "#/platform/http/caller.ts";
import type { Caller } from "#/platform/http/caller.ts";
import type { Language } from "#/strategy/acts/act.ts";
import { sayAllMade } from "#/strategy/assistant/saying/brief-sayings.ts";
import { ruleOf } from "#/strategy/brief/remembered/remembered-rules.ts";
import type { ReadingContext } from "#/strategy/brief/reading/search-words.ts";
import { factNotFound, memoryFull } from "#/strategy/strategy.errors.ts";
import { editFact, findFact, insertFact, listFacts } from "./memory.store.ts";
import type { StoredFact } from "./memory.store.ts";

/** What a team told for all its plans: kept as it was told, read anew by every plan. */
export class MemoryService {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #workspaces: Identity["workspaces"];

  constructor(dependencies: { db: Database; clock: Clock; workspaces: Identity["workspaces"] }) {
    this.#db = dependencies.db;
    this.#clock = dependencies.clock;
    this.#workspaces = dependencies.workspaces;
  }

  /** The newest first; rules in the words of `language`. */
  async list(caller: Caller, language: Language = "en"): Promise<RememberedFacts> {
    requireReader(caller);
    const stored = await this.#in(caller, (transaction) => listFacts(transaction, caller.workspaceId));
    const context = await this.#context(caller);
    return { items: stored.map((fact) => toRemembered(fact, context, language)) };
  }

  /** For the next plan, the first told first. */
  async inUse(caller: Caller): Promise<FactInUse[]> {
    const stored = await this.#in(caller, (transaction) => listFacts(transaction, caller.workspaceId));
    const { timeZone } = await this.#workspaces.setting(caller);
    return stored.toReversed().map(({ id, text, toldAt }) => ({ id, text, toldOn: dayIn(timeZone, toldAt) }));
  }

  /** @throws `strategy.memory_full`. What is there word for word is not kept twice. */
  async add(caller: Caller, text: string): Promise<RememberedFact> {
    requireRole(caller, "member");
    const id = await this.#in(caller, async (transaction) => {
      const all = await listFacts(transaction, caller.workspaceId);
      const same = all.find((fact) => fact.text.toLowerCase() === text.toLowerCase());
      if (same) return same.id;
      if (all.length >= FACTS_MAX) throw memoryFull();
      const fact = { text, toldBy: caller.userId, now: this.#clock.now() };
      return insertFact(transaction, caller.workspaceId, fact);
    });
    return this.#get(caller, id);
  }

  /** @throws `platform.edited_meanwhile`, `request.not_found`. */
  async edit(caller: Caller, id: string, { version, text }: FactChange): Promise<RememberedFact> {
    requireRole(caller, "member");
    const edit = { version, text, toldBy: caller.userId, now: this.#clock.now() };
    await this.#in(caller, (transaction) => editFact(transaction, caller.workspaceId, id, edit));
    return this.#get(caller, id);
  }

  /** @throws `request.not_found`. */
  async forget(caller: Caller, id: string): Promise<void> {
    requireRole(caller, "member");
    const row = { workspaceId: caller.workspaceId, id, now: this.#clock.now() };
    const wasThere = await this.#in(caller, (transaction) => removeRow(transaction, "remembered_facts", row));
    if (!wasThere) throw factNotFound();
  }

  /** @throws `request.not_found` where nothing of this id was forgotten. */
  async restore(caller: Caller, id: string): Promise<RememberedFact> {
    requireRole(caller, "member");
    const row = { workspaceId: caller.workspaceId, id };
    const wasThere = await this.#in(caller, (transaction) =>
      restoreRow(transaction, "remembered_facts", row),
    );
    if (!wasThere) throw factNotFound();
    return this.#get(caller, id);
  }

  async #get(caller: Caller, id: string): Promise<RememberedFact> {
    const fact = await this.#in(caller, (transaction) => findFact(transaction, caller.workspaceId, id));
    if (!fact) throw factNotFound();
    return toRemembered(fact, await this.#context(caller), "en");
  }

  async #context(caller: Caller): Promise<ReadingContext> {
    const { currency, timeZone } = await this.#workspaces.setting(caller);
    return { today: dayIn(timeZone, this.#clock.now()), currency };
  }

  #in<T>(caller: Caller, work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return withWorkspace(this.#db, caller.workspaceId, work);
  }
}

function toRemembered(
  { id, text, toldBy, toldAt, version }: StoredFact,
  context: ReadingContext,
  language: Language,
): RememberedFact {
  const rule = ruleOf(text, context);
  return {
    id,
    text,
    rule: rule && sayAllMade(rule.made, language),
    toldBy,
    toldAt: toldAt.toISOString(),
    version,
  };
}
