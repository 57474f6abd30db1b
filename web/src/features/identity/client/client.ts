import { SESSION_DURATION_MINUTES } from "@app/contract/identity/schemas";
import type { SetupBody } from "@app/contract/identity/provider";
import * as z from "zod/mini";
import { requireTypes } from "./checks.ts";
import { CallError, InvalidAnswerError, UsageError } from "./errors.ts";
import type { PairStore } from "./pkce.ts";
import type { Transport } from "./transport.ts";

/** What the app takes from an answer that signs somebody in. */
export const SignedIn = z.object({
  user_id: z.string(),
  session: z.object({ session_id: z.string(), expires_at: z.string() }),
  session_token: z.string(),
  session_jwt: z.string(),
  workspace_slug: z.optional(z.string()),
});
export type SignedIn = z.infer<typeof SignedIn>;

const Project = z.object({
  email_pattern: z.catch(z.enum(["specification", "any"]), "specification"),
  sign_up: z.catch(z.enum(["closed", "invited", "open"]), "invited"),
});
export type Project = z.infer<typeof Project>;
const SetupLink = z.object({ expires_at: z.string(), workspace_name: z.nullable(z.string()) });
const InviteLink = z.object({ expires_at: z.string(), workspace_name: z.string(), role: z.string() });
const Strength = z.object({
  valid_password: z.boolean(),
  score: z.number(),
  feedback: z.object({ warning: z.string(), suggestions: z.array(z.string()) }),
});
const User = z.object({
  user_id: z.string(),
  emails: z.array(z.object({ email_id: z.string(), email: z.string(), verified: z.boolean() })),
});
const UserSearch = z.object({ userType: z.enum(["new", "passwordless", "password"]) });
const Organization = z.object({
  organization: z.nullable(
    z.object({ organization_id: z.string(), organization_name: z.string(), organization_slug: z.string() }),
  ),
});
const Member = z.object({ member: z.nullable(z.object({ status: z.string(), name: z.string() })) });

const MINUTES = { session_duration_minutes: SESSION_DURATION_MINUTES };
const TOKEN_PREFIX = "public-token-";

/** What `user.remove` takes away, by the word of its address. */
export type FactorKind =
  | "emails"
  | "phone_numbers"
  | "totps"
  | "oauth"
  | "webauthn_registrations"
  | "biometric_registrations"
  | "crypto_wallets";

export interface ClientDependencies {
  publicToken: string;
  transport: Transport;
  pairs: PairStore;
  hasSession: () => boolean;
  /** Takes every answer that signs somebody in, and what ends it. */
  onSignedIn: (answer: SignedIn) => void;
  /** What must be over before somebody signs in: the answer to a logout would take the new cookies away. */
  beforeSignIn?: () => Promise<void>;
}

/** Our client of the identity provider's wire contract. */
export class IdentityClient {
  readonly #dependencies: ClientDependencies;

  /** @throws Error on a server: sessions live in browsers. */
  constructor(dependencies: ClientDependencies) {
    if (typeof window === "undefined") throw new Error("The identity client is client-only.");
    if (typeof dependencies.publicToken !== "string" || !dependencies.publicToken.startsWith(TOKEN_PREFIX)) {
      // oxlint-disable-next-line no-console -- the specification asks for the log (sections 5 and 8)
      console.error(`The public token is malformed: it must be a string that begins with ${TOKEN_PREFIX}.`);
    }
    this.#dependencies = dependencies;
  }

  async project(): Promise<Project> {
    const { publicToken } = this.#dependencies;
    return this.#ask("Failed to read the project", Project, "GET", `/projects/bootstrap/${publicToken}`);
  }

  readonly sessions = {
    authenticate: (minutes: number = SESSION_DURATION_MINUTES): Promise<SignedIn> => {
      requireTypes("identity.sessions.authenticate", { session_duration_minutes: ["number", minutes] });
      // Whoever renews decides whether the answer still counts: a logout may have come in between.
      const body = { session_duration_minutes: minutes };
      return this.#ask("Error authenticating session", SignedIn, "POST", "/sessions/authenticate", body);
    },
    revoke: async (): Promise<void> => {
      await this.#ask("Error revoking session", z.unknown(), "POST", "/sessions/revoke");
    },
  };

  readonly magicLinks = {
    /** Sends by the secondary path while somebody is signed in, else by the primary one. */
    send: (email: string, to?: string): Promise<void> => {
      requireTypes("identity.magicLinks.email.send", { email: ["string", email] });
      const path = this.#dependencies.hasSession() ? "secondary" : "primary";
      return this.#sendLink(`/magic_links/email/send/${path}`, email, to);
    },
    loginOrCreate: (email: string, to?: string): Promise<void> => {
      requireTypes("identity.magicLinks.email.loginOrCreate", { email: ["string", email] });
      return this.#sendLink("/magic_links/email/login_or_create", email, to);
    },
    authenticate: async (token: string): Promise<SignedIn> => {
      requireTypes("identity.magicLinks.authenticate", { token: ["string", token] });
      const pair = this.#dependencies.pairs.read("magic_links");
      const body = { token, ...MINUTES, ...(pair && { code_verifier: pair.code_verifier }) };
      const answer = await this.#signIn("Failed to authenticate token.", "/magic_links/authenticate", body);
      this.#dependencies.pairs.clear("magic_links");
      return answer;
    },
  };

  readonly passwords = {
    create: (email: string, password: string): Promise<SignedIn> => {
      requireTypes("identity.passwords.create", {
        email: ["string", email],
        password: ["string", password],
      });
      return this.#signIn("Failed to create password.", "/passwords", { email, password, ...MINUTES }, true);
    },
    authenticate: (email: string, password: string): Promise<SignedIn> => {
      requireTypes("identity.passwords.authenticate", {
        email: ["string", email],
        password: ["string", password],
      });
      const body = { email, password, ...MINUTES };
      return this.#signIn("Failed to authenticate password.", "/passwords/authenticate", body, true);
    },
    startReset: async (email: string): Promise<void> => {
      requireTypes("identity.passwords.resetByEmailStart", { email: ["string", email] });
      const { code_challenge } = await this.#dependencies.pairs.take("passwords");
      const body = { email, code_challenge };
      const path = "/passwords/email/reset/start";
      await this.#ask("Failed to reset password.", z.unknown(), "POST", path, body, true);
    },
    reset: async (token: string, password: string): Promise<SignedIn> => {
      requireTypes("identity.passwords.resetByEmail", {
        token: ["string", token],
        password: ["string", password],
      });
      const pair = this.#dependencies.pairs.read("passwords");
      const body = { token, password, ...MINUTES, ...(pair && { code_verifier: pair.code_verifier }) };
      const answer = await this.#signIn("Failed to reset password.", "/passwords/email/reset", body, true);
      this.#dependencies.pairs.clear("passwords");
      return answer;
    },
    resetByExisting: (email: string, existing: string, password: string): Promise<SignedIn> => {
      requireTypes("identity.passwords.resetByExistingPassword", {
        email: ["string", email],
        existing_password: ["string", existing],
        new_password: ["string", password],
      });
      const body = { email, existing_password: existing, new_password: password, ...MINUTES };
      const path = "/passwords/existing_password/reset";
      return this.#signIn("Failed to reset password.", path, body, true);
    },
    resetBySession: (password: string): Promise<SignedIn> => {
      requireTypes("identity.passwords.resetBySession", { password: ["string", password] });
      const body = { password, ...MINUTES };
      return this.#signIn("Failed to reset password.", "/passwords/session/reset", body, true);
    },
    strength: (password: string, email?: string): Promise<z.infer<typeof Strength>> => {
      requireTypes("identity.passwords.strengthCheck", {
        password: ["string", password],
        email: ["optional string", email],
      });
      const body = { password, ...(email !== undefined && { email }) };
      return this.#ask("Failed to check the password", Strength, "POST", "/passwords/strength_check", body);
    },
  };

  readonly user = {
    get: (): Promise<z.infer<typeof User>> => this.#ask("Failed to read user.", User, "GET", "/users/me"),
    /** Takes a way to sign in away. */
    remove: async (kind: FactorKind, id: string): Promise<void> => {
      requireTypes("identity.user.delete", { id: ["string", id] });
      const path = `/users/${kind}/${encodeURIComponent(id)}`;
      await this.#ask("Failed to update user.", z.unknown(), "DELETE", path);
    },
    update: async (change: {
      name?: { first_name: string; last_name: string };
      untrusted_metadata?: Record<string, unknown>;
    }): Promise<void> => {
      requireTypes("identity.user.update", {
        untrusted_metadata: ["optional object", change.untrusted_metadata],
        name: ["optional object", change.name],
      });
      await this.#ask("Failed to update user.", z.unknown(), "PUT", "/users/me", { ...change });
    },
  };

  readonly search = {
    user: (email: string): Promise<z.infer<typeof UserSearch>> => {
      requireTypes("identity.search.user", { email: ["string", email] });
      return this.#ask("Error searching for user", UserSearch, "POST", "/users/search", { email }, true);
    },
    organization: (slug: string): Promise<z.infer<typeof Organization>> => {
      requireTypes("identity.search.organization", { organization_slug: ["string", slug] });
      const body = { organization_slug: slug };
      return this.#ask("Error searching slug", Organization, "POST", "/b2b/organizations/search", body);
    },
    member: (email: string, organizationId: string): Promise<z.infer<typeof Member>> => {
      requireTypes("identity.search.member", {
        email_address: ["string", email],
        organization_id: ["string", organizationId],
      });
      const body = { email_address: email, organization_id: organizationId };
      const path = "/b2b/organizations/members/search";
      return this.#ask("Error searching for member", Member, "POST", path, body);
    },
  };

  /** Links of our own: the administrator's and those of invitations. */
  readonly links = {
    lookAtSetup: (token: string): Promise<z.infer<typeof SetupLink>> =>
      this.#ask("Failed to read the link", SetupLink, "POST", "/administrator_links/check", { token }),
    setUp: (form: Omit<SetupBody, "session_duration_minutes">): Promise<SignedIn> =>
      this.#signIn("Failed to set up.", "/administrator_links/authenticate", { ...form, ...MINUTES }),
    lookAtInvite: (token: string): Promise<z.infer<typeof InviteLink>> =>
      this.#ask("Failed to read the link", InviteLink, "POST", "/invitations/check", { token }),
    join: (form: { token: string; name?: string; email?: string; password?: string }): Promise<SignedIn> =>
      this.#signIn("Failed to join.", "/invitations/authenticate", { ...form, ...MINUTES }),
  };

  async #sendLink(path: string, email: string, to: string | undefined): Promise<void> {
    const { code_challenge } = await this.#dependencies.pairs.take("magic_links");
    const landing = to === undefined ? {} : { login_magic_link_url: landingUrl(to) };
    const body = { email, code_challenge, ...landing };
    await this.#ask("Failed to send magic link", z.unknown(), "POST", path, body, true);
  }

  async #signIn(
    failure: string,
    path: string,
    body: Record<string, unknown>,
    guarded = false,
  ): Promise<SignedIn> {
    await this.#dependencies.beforeSignIn?.();
    const answer = await this.#ask(failure, SignedIn, "POST", path, body, guarded);
    this.#dependencies.onSignedIn(answer);
    return answer;
  }

  async #ask<T extends z.ZodMiniType>(
    failure: string,
    schema: T,
    method: "GET" | "POST" | "PUT" | "DELETE",
    path: string,
    body?: Record<string, unknown>,
    guarded = false,
  ): Promise<z.infer<T>> {
    try {
      const parsed = schema.safeParse(
        await this.#dependencies.transport.call(method, path, body, { guarded }),
      );
      if (!parsed.success) throw new InvalidAnswerError();
      return parsed.data;
    } catch (error) {
      if (error instanceof UsageError) throw error;
      throw new CallError(failure, { cause: error });
    }
  }
}

function landingUrl(to: string): string {
  const url = new URL("/authenticate", window.location.origin);
  url.searchParams.set("to", to);
  return url.href;
}
