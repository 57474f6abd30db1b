import type { ModelChange, ModelSetting } from "@app/contract/strategy/language-model/schemas";
import { MODEL_HOMES } from "@app/contract/strategy/language-model/schemas";
import type { Clock } from "#/platform/clock.ts";
import type { Config } from "#/platform/config/config.ts";
import type { Database } from "#/platform/database/database.ts";
import { invalidInput } from "#/platform/errors.ts";
import { requireServerAdministrator } from "#/platform/http/caller.ts";
import type { Caller } from "#/platform/http/caller.ts";
import type { OutsideModel } from "./assistant-model.ts";
import { connect } from "./connect.ts";
import { keyPlace, modelInForce } from "./endpoint.ts";
import { editModel, readModel } from "./language-model.store.ts";
import type { ModelRow } from "./language-model.store.ts";
import type { Patience } from "./read-step.ts";

export interface LanguageModelDependencies {
  db: Database;
  clock: Clock;
  /** Seals the key. */
  secret: string;
  environment: Config["model"];
  /** For tests that do not wait. */
  patience?: Patience;
}

/** The assistant's model of this server. Off until somebody has set one. */
export class LanguageModelService {
  readonly #dependencies: LanguageModelDependencies;

  constructor(dependencies: LanguageModelDependencies) {
    this.#dependencies = dependencies;
  }

  async read(caller: Caller): Promise<ModelSetting> {
    requireServerAdministrator(caller);
    const { db, secret } = this.#dependencies;
    return this.#toSetting(await readModel(db, secret));
  }

  /** @throws `request.invalid` for what the environment has fixed, `platform.edited_meanwhile`. */
  async change(caller: Caller, change: ModelChange): Promise<ModelSetting> {
    requireServerAdministrator(caller);
    const { db, secret, clock } = this.#dependencies;
    const before = await readModel(db, secret);
    const { fixed } = modelInForce(this.#dependencies.environment, before);
    if (typeof change.key === "string" && fixed.includes("key"))
      throw invalidInput("key", "MODEL_KEY is set in the environment of the server, so it is changed there");
    const { provider, url, name, version } = change;
    const kept = modelInForce(this.#dependencies.environment, { ...before, provider, url, name });
    const place = kept.provider && (kept.url ?? MODEL_HOMES[kept.provider]);
    const keyFor = kept.provider && place ? keyPlace(kept.provider, place) : null;
    const key = change.key === undefined ? kept.key : change.key;
    if (typeof change.key === "string" && keyFor === null)
      throw invalidInput("key", "Say first where the model is: a key is sent there and nowhere else");
    const isFixed = (field: (typeof fixed)[number]) => fixed.includes(field);
    const row: ModelRow = {
      provider: isFixed("provider") ? before.provider : provider,
      url: isFixed("url") ? before.url : url,
      name: isFixed("name") ? before.name : name,
      ...(isFixed("key") ? { key: before.key, keyFor: before.keyFor } : { key, keyFor }),
      version,
    };
    await editModel(db, secret, row, clock.now());
    return this.#toSetting({ ...row, version: version + 1 });
  }

  /** The model that an answer to this person may use; null where there is none. */
  async outsideFor(_caller: Caller): Promise<OutsideModel | null> {
    const { db, secret, environment, patience } = this.#dependencies;
    const { endpoint } = modelInForce(environment, await readModel(db, secret));
    if (!endpoint) return null;
    return {
      model: connect(endpoint),
      use: "strong",
      mayAsk: () => Promise.resolve(true),
      note: () => Promise.resolve(),
      ...(patience && { patience }),
    };
  }

  #toSetting(stored: ModelRow): ModelSetting {
    const { provider, url, name, key, fixed, missing } = modelInForce(this.#dependencies.environment, stored);
    return { provider, url, name, hasKey: key !== null, fixed, missing, version: stored.version };
  }
}
