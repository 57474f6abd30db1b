import { seesPrices } from "@app/contract/identity/role-order";
import { normaliseEmail } from "@app/contract/identity/email";
import type { Workspace, WorkspaceChange, WorkspaceInput } from "@app/contract/identity/schemas";
import type { Role } from "@app/contract/identity/roles";
import type { SessionsService } from "#/identity/sessions/sessions.service.ts";
import type { Clock } from "#/platform/clock.ts";
import { brokenConstraint } from "#/platform/database/database.ts";
import type { Database } from "#/platform/database/database.ts";
import { REQUEST_WRITES } from "#/platform/database/request-writes.ts";
import { invalidInput, notFound } from "#/platform/errors.ts";
import { requireRole } from "#/platform/http/caller.ts";
import type { Caller } from "#/platform/http/caller.ts";
import { slugTaken, unknownOwner, workspacesClosed } from "#/identity/identity.errors.ts";
import type { SignInSettingsService } from "#/identity/sign-in/sign-in-settings.service.ts";
import { requirePerson } from "#/identity/users/people.rules.ts";
import { findByEmail, serverAdministrators } from "#/identity/users/users.store.ts";
import { isFixed, isTimeZone } from "./workspaces.rules.ts";
import {
  allWorkspaces,
  editWorkspace,
  findWorkspace,
  insertMembership,
  insertWorkspace,
  workspacesOf,
} from "./workspaces.store.ts";
import type { WorkspaceRecord } from "./workspaces.store.ts";

const DEFAULTS = { timeZone: "UTC", currency: "EUR" };

/** A workspace as the command line lists it. */
interface WorkspaceLine extends Pick<WorkspaceRecord, "id" | "slug" | "name" | "isSample" | "isSampleCopy"> {
  hasMembers: boolean;
}

export class WorkspacesService {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #signIn: Pick<SignInSettingsService, "values">;
  readonly #sessions: Pick<SessionsService, "requireFreshCaller">;

  constructor(dependencies: {
    db: Database;
    clock: Clock;
    signIn: Pick<SignInSettingsService, "values">;
    sessions: Pick<SessionsService, "requireFreshCaller">;
  }) {
    this.#db = dependencies.db;
    this.#clock = dependencies.clock;
    this.#signIn = dependencies.signIn;
    this.#sessions = dependencies.sessions;
  }

  /** Those of the caller by name, then the sample. */
  async list(caller: Caller): Promise<Workspace[]> {
    const userId = requirePerson(caller);
    const workspaces = await workspacesOf(this.#db, userId);
    return workspaces.map(({ role, ...workspace }) => toAnswer(workspace, role));
  }

  /** How the caller's workspace counts days and money. */
  async setting(caller: Pick<Caller, "workspaceId">): Promise<{ timeZone: string; currency: string }> {
    return (await findWorkspace(this.#db, { id: caller.workspaceId })) ?? DEFAULTS;
  }

  /** The time zone in which the caller's workspace counts its days. */
  async timeZone(caller: Pick<Caller, "workspaceId">): Promise<string> {
    return (await this.setting(caller)).timeZone;
  }

  /** @throws `identity.workspaces_closed`, `identity.slug_taken`. */
  async create(caller: Caller, input: WorkspaceInput): Promise<Workspace> {
    const userId = requirePerson(caller);
    const { newWorkspaces } = await this.#signIn.values();
    if (newWorkspaces === "administrators" && !caller.isServerAdministrator) throw workspacesClosed();
    requireTimeZone(input.timeZone);
    const now = this.#clock.now();
    const workspace = await this.#refusingTakenSlugs(() =>
      this.#db.transaction().execute(async (transaction) => {
        const made = await insertWorkspace(transaction, { ...DEFAULTS, ...given(input) }, now);
        await insertMembership(transaction, { workspaceId: made.id, userId, role: "owner", now });
        await REQUEST_WRITES.getStore()?.note(transaction);
        return made;
      }),
    );
    return toAnswer(workspace, "owner");
  }

  /**
   * Changes the caller's workspace. @throws `identity.slug_taken`, `platform.edited_meanwhile`, and
   * `identity.stale_factors` where it shows prices to more people.
   */
  async change(caller: Caller, workspaceId: string, change: WorkspaceChange): Promise<Workspace> {
    requireRole(caller, "admin");
    requirePerson(caller);
    if (workspaceId !== caller.workspaceId) throw notFound("workspace");
    requireTimeZone(change.timeZone);
    const { version: _version, ...fields } = change;
    if (Object.values(fields).every((value) => value === undefined)) {
      throw invalidInput("", "Say what to change: name, slug, timeZone, currency or viewersSeePrices");
    }
    if (change.viewersSeePrices === true && !(await this.#showsPrices(workspaceId)))
      await this.#sessions.requireFreshCaller(caller);
    await this.#refusingTakenSlugs(() => editWorkspace(this.#db, workspaceId, change));
    const workspace = await findWorkspace(this.#db, { id: workspaceId });
    if (!workspace) throw notFound("workspace");
    return toAnswer(workspace, caller.role);
  }

  async #showsPrices(id: string): Promise<boolean> {
    return (await findWorkspace(this.#db, { id }))?.viewersSeePrices ?? false;
  }

  /**
   * For the command line. The workspace belongs to the person with the address `owner`, else to the server's first
   * administrator; while nobody administers the server it waits for that one.
   * @throws `identity.unknown_owner`, `identity.slug_taken`.
   */
  async createLocally({
    name,
    slug,
    owner,
  }: {
    name: string;
    slug?: string | undefined;
    owner?: string | undefined;
  }): Promise<{ id: string; slug: string; name: string; owner: string | null }> {
    const now = this.#clock.now();
    const found = await this.#ownerOf(owner);
    const made = await this.#refusingTakenSlugs(() =>
      this.#db.transaction().execute(async (transaction) => {
        const workspace = await insertWorkspace(transaction, { ...DEFAULTS, name, slug }, now);
        if (!found) return workspace;
        const { userId } = found;
        await insertMembership(transaction, { workspaceId: workspace.id, userId, role: "owner", now });
        return workspace;
      }),
    );
    return { id: made.id, slug: made.slug, name: made.name, owner: found?.email ?? null };
  }

  /** For the command line: every workspace, the sample and its copies last. */
  async lines(): Promise<WorkspaceLine[]> {
    const workspaces = await allWorkspaces(this.#db);
    return workspaces.map(({ id, slug, name, isSample, isSampleCopy, isClaimed }) => ({
      id,
      slug,
      name,
      isSample,
      isSampleCopy,
      hasMembers: isClaimed,
    }));
  }

  /** The workspace of the sample; made when there is none and `make` says how. */
  async sample(make?: { name: string; slug: string }): Promise<WorkspaceRecord | null> {
    const found = await findWorkspace(this.#db, { isSample: true });
    if (found || !make) return found;
    const input = { ...DEFAULTS, ...make, isSample: true };
    return this.#db
      .transaction()
      .execute((transaction) => insertWorkspace(transaction, input, this.#clock.now()));
  }

  /**
   * Who acts when a command of this machine is run: on the first workspace that is not the sample, else the sample; a
   * copy of it only when it is named.
   */
  async localCaller(slug?: string): Promise<Caller> {
    const workspaces = await allWorkspaces(this.#db);
    const workspace = workspaces.find((each) =>
      slug === undefined ? !each.isSampleCopy : each.slug === slug,
    );
    if (!workspace) throw notFound("workspace");
    return toCaller(workspace, { role: "owner", isServerAdministrator: true, via: "local" });
  }

  /** Who acts on /demo; null where the sample was removed. */
  async demoCaller(): Promise<Caller | null> {
    const workspace = await this.sample();
    return workspace && toCaller(workspace, { role: "viewer", isServerAdministrator: false, via: "demo" });
  }

  async #ownerOf(text: string | undefined): Promise<{ userId: string; email: string } | null> {
    const administrators = await serverAdministrators(this.#db);
    const addresses = administrators.map((administrator) => administrator.email);
    if (text !== undefined) {
      const email = normaliseEmail(text);
      const known = await findByEmail(this.#db, email);
      if (!known) throw unknownOwner(email, addresses);
      return { userId: known.userId, email };
    }
    return administrators[0] ?? null;
  }

  async #refusingTakenSlugs<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (brokenConstraint(error) === "workspaces_slug_key") throw slugTaken(error);
      throw error;
    }
  }
}

export function toAnswer(workspace: WorkspaceRecord, role: Role): Workspace {
  return {
    ...workspace,
    role,
    seesPrices: seesPrices(role, workspace),
    createdAt: workspace.createdAt.toISOString(),
  };
}

/** @throws `request.invalid` for a zone that this machine does not know. */
export function requireTimeZone(timeZone: string | undefined): void {
  if (timeZone !== undefined && !isTimeZone(timeZone)) {
    throw invalidInput("timeZone", "Choose a time zone such as Europe/Berlin");
  }
}

function given(input: WorkspaceInput) {
  const { timeZone, currency, ...rest } = input;
  return {
    ...rest,
    ...(timeZone !== undefined && { timeZone }),
    ...(currency !== undefined && { currency }),
  };
}

function toCaller(
  workspace: WorkspaceRecord,
  who: Pick<Caller, "role" | "isServerAdministrator" | "via">,
): Caller {
  return {
    userId: null,
    name: null,
    workspaceId: workspace.id,
    workspaceSlug: workspace.slug,
    isSample: workspace.isSample,
    isFixed: isFixed(workspace),
    seesPrices: seesPrices(who.role, workspace),
    ...who,
  };
}
