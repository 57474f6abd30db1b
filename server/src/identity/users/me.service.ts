import { Preferences } from "@app/contract/identity/schemas";
import type { Me, PreferencesChange, Workspace } from "@app/contract/identity/schemas";
import type { SignInMethod } from "@app/contract/identity/sign-in/settings";
import { withWorkspace } from "#/platform/database/database.ts";
import type { Database } from "#/platform/database/database.ts";
import { storeEdit } from "#/platform/database/edits.ts";
import { notFound } from "#/platform/errors.ts";
import type { Caller } from "#/platform/http/caller.ts";
import type { MailSettingsService } from "#/identity/mail/mail-settings.service.ts";
import type { SignInSettingsService } from "#/identity/sign-in/sign-in-settings.service.ts";
import { personWords } from "#/identity/mail/mails.rules.ts";
import { hasProvedAddress } from "./emails.rules.ts";
import { requirePerson } from "./people.rules.ts";
import { findUser } from "./users.store.ts";
import type { UserRecord } from "./users.store.ts";
import { otherMembers } from "#/identity/workspaces/members.store.ts";
import { toAnswer } from "#/identity/workspaces/workspaces.service.ts";
import { workspacesOf } from "#/identity/workspaces/workspaces.store.ts";

/** By which somebody signed out would prove an address. */
const PROVING: readonly SignInMethod[] = ["magic_links", "email_codes", "passwords", "oauth"];

/** Who asks, and what they have set for themselves. */
export class MeService {
  readonly #db: Database;
  readonly #mailSettings: Pick<MailSettingsService, "isSending">;
  readonly #signIn: Pick<SignInSettingsService, "values">;

  constructor(dependencies: {
    db: Database;
    mailSettings: Pick<MailSettingsService, "isSending">;
    signIn: Pick<SignInSettingsService, "values">;
  }) {
    this.#db = dependencies.db;
    this.#signIn = dependencies.signIn;
    this.#mailSettings = dependencies.mailSettings;
  }

  async read(caller: Caller): Promise<Me> {
    const user = await this.#user(caller);
    const records = await workspacesOf(this.#db, user.id);
    const workspaces = records.map(({ role, ...workspace }) => toAnswer(workspace, role));
    const preferences = toPreferences(user);
    const isNewHere = preferences.notice === "first_proof";
    return {
      user: {
        id: user.id,
        name: user.name,
        email: user.emails[0]?.email ?? null,
        hasPassword: user.passwordId !== null,
        unprovedEmail: await this.#unproved(user),
        provedEmails: user.emails.flatMap(({ email, verified }) => (verified ? [email] : [])),
      },
      workspaces,
      currentWorkspace: workspaces.find(({ id }) => id === caller.workspaceId) ?? null,
      preferences,
      isServerAdministrator: user.isServerAdministrator,
      ...(isNewHere && { ownedByOthers: await this.#ownedByOthers(user.id, workspaces) }),
    };
  }

  /**
   * Only what is given changes; steps of the first run are added to those that are there.
   * @throws `platform.edited_meanwhile`.
   */
  async changePreferences(caller: Caller, change: PreferencesChange): Promise<Preferences> {
    const user = await this.#user(caller);
    const { version, ...yours } = change;
    const current = toPreferences(user);
    const preferences = {
      navigation: change.navigation ?? current.navigation,
      firstRun: { ...current.firstRun, ...change.firstRun },
      notice: change.notice === null ? null : current.notice,
    };
    await storeEdit(this.#db, {
      table: "users",
      row: { id: user.id },
      version,
      set: { preferences: JSON.stringify(preferences) },
      yours,
      stored: async () => {
        const stored = toPreferences(await this.#user(caller));
        return { version: stored.version, values: ofSteps(stored, Object.keys(yours.firstRun ?? {})) };
      },
      what: "person",
    });
    return { ...preferences, version: version + 1 };
  }

  async #ownedByOthers(userId: string, workspaces: Workspace[]): Promise<Me["ownedByOthers"]> {
    const all: NonNullable<Me["ownedByOthers"]> = [];
    for (const { id, slug, name, role } of workspaces) {
      const others = await withWorkspace(this.#db, id, (transaction) => otherMembers(transaction, userId));
      const owners = others.filter((member) => member.role === "owner");
      if (owners.length === 0) continue;
      const people = await Promise.all(owners.map((owner) => findUser(this.#db, owner.userId)));
      all.push({
        slug,
        name,
        role,
        owners: people.flatMap((person) => (person ? [personWords(person)] : [])),
      });
    }
    return all;
  }

  async #unproved(user: UserRecord): Promise<string | null> {
    const [first] = user.emails;
    if (!first || hasProvedAddress(user)) return null;
    const { methods } = await this.#signIn.values();
    const isProvable = PROVING.some((way) => methods.includes(way));
    return isProvable && (await this.#mailSettings.isSending()) ? first.email : null;
  }

  async #user(caller: Caller): Promise<UserRecord> {
    const user = await findUser(this.#db, requirePerson(caller));
    if (!user) throw notFound("person");
    return user;
  }
}

function toPreferences(user: UserRecord): Preferences {
  return Preferences.parse({ ...user.preferences, version: user.version });
}

function ofSteps({ navigation, firstRun, notice }: Preferences, steps: readonly string[]) {
  const kept = Object.entries(firstRun).filter(([step]) => steps.includes(step));
  return { navigation, firstRun: Object.fromEntries(kept), notice };
}
