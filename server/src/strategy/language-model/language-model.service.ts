import { includesRole } from "@app/contract/identity/role-order";
import { MODEL_HOMES } from "@app/contract/strategy/language-model/schemas";
import type {
  ModelChange,
  ModelRequests,
  ModelRulesChange,
  ModelSetting,
  ModelsFound,
  ModelTest,
} from "@app/contract/strategy/language-model/schemas";
import type { WhoAnswers } from "@app/contract/strategy/language-model/who-answers";
import type { Clock } from "#/platform/clock.ts";
import type { Config } from "#/platform/config/config.ts";
import { isLoopback } from "#/platform/config/setting-values.ts";
import type { Database } from "#/platform/database/database.ts";
import { invalidInput } from "#/platform/errors.ts";
import { requireReader, requireServerAdministrator } from "#/platform/http/caller.ts";
import type { Caller } from "#/platform/http/caller.ts";
import { noModel } from "#/strategy/strategy.errors.ts";
import type { OutsideModel } from "#/strategy/language-model/answering/assistant-model.ts";
import { connect } from "#/strategy/language-model/connection/connect.ts";
import { keyPlace, modelInForce } from "#/strategy/language-model/connection/endpoint.ts";
import type { ModelEndpoint } from "#/strategy/language-model/connection/endpoint.ts";
import { testEndpoint, useOf } from "./endpoint-test.ts";
import { editModel, editRules, keepTest, readModel } from "./language-model.store.ts";
import type { ModelRow } from "./language-model.store.ts";
import { lookHere } from "#/strategy/language-model/connection/look-here.ts";
import type { Patience, Usage } from "#/strategy/language-model/connection/read-step.ts";
import { costOf, isUsedUp, monthOf } from "./usage.rules.ts";
import { addUsage, usageOf } from "./usage.store.ts";
import { whatIsSent } from "./what-is-sent.ts";

export interface LanguageModelDependencies {
  db: Database;
  clock: Clock;
  /** Seals the key. */
  secret: string;
  environment: Config["model"];
  /** For tests that do not wait. */
  patience?: Patience;
}

/** What is shown of requests while no model is set. */
const EXAMPLE: ModelEndpoint = {
  provider: "openai-compatible",
  url: "http://localhost:11434/v1",
  name: "your-model",
  key: null,
};
/** Longest test of an endpoint: a small model on a small machine. Chosen by us. */
const TEST_MAX_MS = 600_000;

/** The assistant's model of this server. Off until somebody has set one. */
export class LanguageModelService {
  readonly #dependencies: LanguageModelDependencies;

  constructor(dependencies: LanguageModelDependencies) {
    this.#dependencies = dependencies;
  }

  async read(caller: Caller): Promise<ModelSetting> {
    requireServerAdministrator(caller);
    return this.#toSetting(await this.#row());
  }

  /** @throws `request.invalid` for a key that the environment has fixed, `platform.edited_meanwhile`. */
  async change(caller: Caller, change: ModelChange): Promise<ModelSetting> {
    requireServerAdministrator(caller);
    const { db, secret, clock, environment } = this.#dependencies;
    const before = await this.#row();
    const { fixed } = modelInForce(environment, before);
    const { provider, url, name, version } = change;
    if (typeof change.key === "string" && fixed.includes("key"))
      throw invalidInput("key", "MODEL_KEY is set in the environment of the server, so it is changed there");
    if (url !== null && !URL.canParse(url)) throw invalidInput("url", "There is no such address");
    const kept = modelInForce(environment, { ...before, provider, url, name });
    const place = kept.provider && (kept.url ?? MODEL_HOMES[kept.provider]);
    const keyFor = kept.provider && place ? keyPlace(kept.provider, place) : null;
    if (typeof change.key === "string" && keyFor === null)
      throw invalidInput("key", "Say first where the model is: a key is sent there and nowhere else");
    const isFixed = (field: (typeof fixed)[number]) => fixed.includes(field);
    const stored = {
      provider: isFixed("provider") ? before.provider : provider,
      url: isFixed("url") ? before.url : url,
      name: isFixed("name") ? before.name : name,
      ...(isFixed("key")
        ? { key: before.key, keyFor: before.keyFor }
        : { key: change.key === undefined ? kept.key : change.key, keyFor }),
      version,
    };
    await editModel(db, secret, stored, clock.now());
    return this.#toSetting(await this.#row());
  }

  /** @throws `request.invalid` for a limit in another currency than the prices, `platform.edited_meanwhile`. */
  async changeRules(caller: Caller, { version, ...rules }: ModelRulesChange): Promise<ModelSetting> {
    requireServerAdministrator(caller);
    const { costPerMonth, prices } = rules;
    if (costPerMonth && costPerMonth.currency !== prices?.currency)
      throw invalidInput("costPerMonth", "Say what tokens cost, in the currency of the limit");
    await editRules(this.#dependencies.db, { version, rules }, this.#dependencies.clock.now());
    return this.#toSetting(await this.#row());
  }

  /** Asks the endpoint what it can do, and keeps the answer. @throws `strategy.no_model`. */
  async test(caller: Caller): Promise<ModelSetting> {
    requireServerAdministrator(caller);
    const { db, clock, patience } = this.#dependencies;
    const endpoint = this.#endpointOf(await this.#row());
    if (!endpoint) throw noModel();
    const test = await testEndpoint(await connect(endpoint), {
      at: clock.now().toISOString(),
      note: (usage) => this.#note(endpoint, usage),
      abort: AbortSignal.timeout(TEST_MAX_MS),
      ...(patience && { patience }),
    });
    await keepTest(db, { model: nameOf(endpoint), test }, clock.now());
    return this.#toSetting(await this.#row());
  }

  /** Looks at the usual ports of this machine, because somebody asked for it. */
  async lookHere(caller: Caller): Promise<ModelsFound> {
    requireServerAdministrator(caller);
    return lookHere();
  }

  /** What is sent in the course of one answer, with the key out of sight. */
  async requests(caller: Caller): Promise<ModelRequests> {
    requireServerAdministrator(caller);
    return whatIsSent(this.#endpointOf(await this.#row()) ?? EXAMPLE);
  }

  /** The model that an answer to this person may use; null where there is none. */
  async outsideFor(caller: Caller): Promise<OutsideModel | null> {
    const { patience } = this.#dependencies;
    const row = await this.#row();
    const endpoint = this.#endpointOf(row);
    const test = endpoint && testOf(row, endpoint);
    const use = useOf(test);
    if (!endpoint || use === "unfit" || !includesRole(caller.role, row.rules.usedBy)) return null;
    return {
      model: await connect(endpoint),
      use: use === "weak" ? "weak" : "strong",
      isOneAtATime: test?.twoCalls === false,
      mayAsk: async () => !isUsedUp(await this.#month(), row.rules),
      note: (usage) => this.#note(endpoint, usage),
      ...(patience && { patience }),
    };
  }

  /** What this person's questions are answered with. */
  async whoAnswers(caller: Caller): Promise<WhoAnswers> {
    requireReader(caller);
    const endpoint = this.#endpointOf(await this.#row());
    const outside = endpoint && (await this.outsideFor(caller));
    if (!outside) return { model: null };
    return { model: { name: endpoint.name, isHere: isLoopback(new URL(endpoint.url).hostname) } };
  }

  #row(): Promise<ModelRow> {
    return readModel(this.#dependencies.db, this.#dependencies.secret);
  }

  #endpointOf(row: ModelRow): ModelEndpoint | null {
    return modelInForce(this.#dependencies.environment, row).endpoint;
  }

  #month(): Promise<Usage> {
    return usageOf(this.#dependencies.db, monthOf(this.#dependencies.clock.now()));
  }

  #note({ provider, name }: ModelEndpoint, usage: Usage): Promise<void> {
    const { db, clock } = this.#dependencies;
    return addUsage(db, monthOf(clock.now()), `${provider} ${name}`, usage);
  }

  async #toSetting(row: ModelRow): Promise<ModelSetting> {
    const inForce = modelInForce(this.#dependencies.environment, row);
    const { provider, url, name, key, fixed, missing, endpoint } = inForce;
    const test: ModelTest | null = endpoint && testOf(row, endpoint);
    const used = await this.#month();
    const { rules, version } = row;
    return {
      provider,
      url,
      name,
      hasKey: key !== null,
      fixed,
      missing,
      test,
      use: endpoint ? useOf(test) : "off",
      rules,
      month: { ...used, cost: costOf(used, rules.prices), isUsedUp: isUsedUp(used, rules) },
      version,
    };
  }
}

function testOf({ tested }: ModelRow, endpoint: ModelEndpoint): ModelTest | null {
  return tested?.model === nameOf(endpoint) ? tested.test : null;
}

function nameOf({ provider, url, name }: ModelEndpoint): string {
  return `${provider} ${url} ${name}`;
}
