import { Preferences } from "@app/contract/identity";
import type { Me, PreferencesChange } from "@app/contract/identity";
import type { Database } from "#/platform/database/database.ts";
import { notFound } from "#/platform/errors.ts";
import type { Caller } from "#/platform/http/caller.ts";
import { requirePerson } from "./people.rules.ts";
import { changeUser, findUser } from "./users.store.ts";
import type { UserRecord } from "./users.store.ts";
import { toAnswer } from "./workspaces.service.ts";
import { workspacesOf } from "./workspaces.store.ts";

/** Who asks, and what they have set for themselves. */
export class MeService {
  readonly #db: Database;

  constructor(parts: { db: Database }) {
    this.#db = parts.db;
  }

  async read(caller: Caller): Promise<Me> {
    const user = await this.#user(caller);
    const records = await workspacesOf(this.#db, user.id);
    const workspaces = records.map(({ role, ...workspace }) => toAnswer(workspace, role));
    return {
      user: {
        id: user.id,
        name: user.name,
        email: user.emails[0]?.email ?? null,
        hasPassword: user.passwordId !== null,
      },
      workspaces,
      currentWorkspace: workspaces.find(({ id }) => id === caller.workspaceId) ?? null,
      preferences: Preferences.parse(user.preferences),
      isServerAdministrator: user.isServerAdministrator,
    };
  }

  /** Only what is given changes; steps of the first run are added to those that are there. */
  async changePreferences(caller: Caller, change: PreferencesChange): Promise<Preferences> {
    const user = await this.#user(caller);
    const current = Preferences.parse(user.preferences);
    const preferences: Preferences = {
      navigation: change.navigation ?? current.navigation,
      firstRun: { ...current.firstRun, ...change.firstRun },
    };
    await changeUser(this.#db, user.id, { preferences });
    return preferences;
  }

  async #user(caller: Caller): Promise<UserRecord> {
    const user = await findUser(this.#db, requirePerson(caller));
    if (!user) throw notFound("person");
    return user;
  }
}
