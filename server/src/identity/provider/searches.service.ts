import { withWorkspace } from "#/platform/database/database.ts";
import type { Database } from "#/platform/database/database.ts";
import { requireEmail } from "#/identity/users/emails.rules.ts";
import type { IdentitySettings } from "#/identity/identity.settings.ts";
import { findMember } from "#/identity/workspaces/members.store.ts";
import type { Device, SessionsService } from "#/identity/sessions/sessions.service.ts";
import { ownId, wireId } from "#/identity/users/users.rules.ts";
import { findByEmail } from "#/identity/users/users.store.ts";
import { findWorkspace } from "#/identity/workspaces/workspaces.store.ts";

/** The look-ups of the contract. They answer as little as it allows. */
export class SearchesService {
  readonly #db: Database;
  readonly #settings: IdentitySettings;
  readonly #sessions: SessionsService;

  constructor(dependencies: { db: Database; settings: IdentitySettings; sessions: SessionsService }) {
    this.#db = dependencies.db;
    this.#settings = dependencies.settings;
    this.#sessions = dependencies.sessions;
  }

  async userType(email: string): Promise<"new" | "passwordless" | "password"> {
    const known = await findByEmail(this.#db, requireEmail(email, this.#settings.emailPattern));
    if (!known) return "new";
    return known.hash === null ? "passwordless" : "password";
  }

  /** The workspace of a slug: what is public of it; null when there is none. */
  async organization(slug: string) {
    const workspace = await findWorkspace(this.#db, { slug });
    return (
      workspace && {
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
      }
    );
  }

  /** A member of a workspace, for its members only; null for everybody else, as for an unknown address. */
  async member(
    query: { email: string; organizationId: string },
    device: Device,
  ): Promise<{ status: string; name: string; member_password_id: string } | null> {
    const email = requireEmail(query.email, this.#settings.emailPattern);
    const workspaceId = ownId("organization", query.organizationId);
    const session = await this.#sessions.find(device.token);
    const known = await findByEmail(this.#db, email);
    if (workspaceId === null || !session || !known) return null;
    return withWorkspace(this.#db, workspaceId, async (transaction) => {
      if (!(await findMember(transaction, session.userId))) return null;
      if (!(await findMember(transaction, known.userId))) return null;
      const passwordId = known.passwordId === null ? "" : wireId("password", known.passwordId);
      return { status: "active", name: known.name, member_password_id: passwordId };
    });
  }
}
