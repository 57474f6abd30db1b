import { withWorkspace } from "#/platform/database/database.ts";
import type { Database } from "#/platform/database/database.ts";
import { SEARCH_LIMIT } from "#/identity/factors/attempts.rules.ts";
import type { AttemptsService } from "#/identity/factors/attempts.service.ts";
import { inConstantTime } from "#/identity/factors/constant-time.ts";
import { requireEmail } from "#/identity/users/emails.rules.ts";
import type { IdentitySettings } from "#/identity/identity.settings.ts";
import { findMember } from "#/identity/workspaces/members.store.ts";
import type { SessionsService } from "#/identity/sessions/sessions.service.ts";
import type { Device } from "#/identity/sessions/sign-ins.ts";
import { ownId, wireId } from "#/identity/users/users.rules.ts";
import { findByEmail } from "#/identity/users/users.store.ts";
import type { KnownEmail } from "#/identity/users/users.store.ts";
import { findWorkspace, workspacesOf } from "#/identity/workspaces/workspaces.store.ts";

interface FoundUser {
  userType: "new" | "passwordless" | "password";
  has_account: boolean;
}

/** What who may not know is told of every address. */
const UNTOLD: FoundUser = { userType: "password", has_account: false };

export interface SearchDependencies {
  db: Database;
  settings: IdentitySettings;
  attempts: AttemptsService;
  sessions: SessionsService;
}

/** The look-ups of the contract. They answer as little as it allows. */
export class SearchesService {
  readonly #dependencies: SearchDependencies;

  constructor(dependencies: SearchDependencies) {
    this.#dependencies = dependencies;
  }

  /** How an address signs in. Under `strict` only colleagues learn it; for others nothing is looked up. */
  async user(text: string, device: Device): Promise<FoundUser> {
    const { settings, sessions, db } = this.#dependencies;
    const email = await this.#takeSearch(text);
    if (settings.userSearch === "open") return toFound(await findByEmail(db, email));
    const session = await sessions.find(device.token);
    if (!session) return UNTOLD;
    return inConstantTime(async () => {
      const known = await findByEmail(db, email);
      const isColleague = await this.#isColleague(session.userId, known?.userId ?? null);
      return isColleague ? toFound(known) : UNTOLD;
    });
  }

  /** The workspace of a slug: what is public of it; null when there is none, and of somebody's copy of the sample. */
  async organization(slug: string) {
    const workspace = await findWorkspace(this.#dependencies.db, { slug });
    if (!workspace || workspace.isSampleCopy) return null;
    return {
      organization_id: wireId("organization", workspace.id),
      organization_name: workspace.name,
      organization_slug: workspace.slug,
      organization_logo_url: "",
      sso_active_connections: [],
      sso_default_connection_id: null,
      email_jit_provisioning: "NOT_ALLOWED",
      email_allowed_domains: [],
      oauth_tenant_jit_provisioning: "NOT_ALLOWED",
      allowed_oauth_tenants: {},
      auth_methods: "RESTRICTED",
      allowed_auth_methods: ["magic_link", "password"],
      mfa_policy: "OPTIONAL",
    };
  }

  /** A member of a workspace, for its members only; null for everybody else, as for an unknown address. */
  async member(
    query: { email: string; organizationId: string },
    device: Device,
  ): Promise<{ status: string; name: string; member_password_id: string } | null> {
    const { sessions, db } = this.#dependencies;
    const email = await this.#takeSearch(query.email);
    const workspaceId = ownId("organization", query.organizationId);
    const session = await sessions.find(device.token);
    if (workspaceId === null || !session) return null;
    return withWorkspace(db, workspaceId, async (transaction) => {
      if (!(await findMember(transaction, session.userId))) return null;
      const known = await findByEmail(transaction, email);
      if (!known || !(await findMember(transaction, known.userId))) return null;
      const passwordId = known.passwordId === null ? "" : wireId("password", known.passwordId);
      return { status: "active", name: known.name, member_password_id: passwordId };
    });
  }

  async #takeSearch(text: string): Promise<string> {
    const { settings, attempts } = this.#dependencies;
    const email = requireEmail(text, settings.emailPattern);
    await attempts.take("search", email, SEARCH_LIMIT);
    return email;
  }

  // Of an address that nobody has, the caller's own workspaces are read twice, which takes as long.
  async #isColleague(userId: string, otherId: string | null): Promise<boolean> {
    const own = await this.#workspaceIds(userId);
    const others = await this.#workspaceIds(otherId ?? userId);
    return otherId !== null && [...own].some((id) => others.has(id));
  }

  async #workspaceIds(userId: string): Promise<Set<string>> {
    const workspaces = await workspacesOf(this.#dependencies.db, userId);
    return new Set(workspaces.filter(({ isSample }) => !isSample).map(({ id }) => id));
  }
}

function toFound(known: KnownEmail | null): FoundUser {
  if (!known) return { userType: "new", has_account: false };
  return { userType: known.hash === null ? "passwordless" : "password", has_account: true };
}
