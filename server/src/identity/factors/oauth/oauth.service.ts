import type { MagicLinkAuthenticateBody } from "@app/contract/identity/provider";
import { createHmac } from "node:crypto";
import * as z from "zod/mini";
import type { Clock } from "#/platform/clock.ts";
import type { Database } from "#/platform/database/database.ts";
import { findFlow, insertFlow } from "#/identity/factors/flows.store.ts";
import { useToken } from "#/identity/factors/one-time-tokens.store.ts";
import type { IdentitySettings } from "#/identity/identity.settings.ts";
import { requireChallenge, requireVerifier } from "#/identity/provider/pkce.rules.ts";
import { landingUrl, linkTo } from "#/identity/provider/redirects.rules.ts";
import { hashSecret, newSecret, sameText } from "#/identity/sessions/secrets.rules.ts";
import type { SessionsService } from "#/identity/sessions/sessions.service.ts";
import type { Device, SignedIn } from "#/identity/sessions/sign-ins.ts";
import { callbackOf, nameBeside, readParameters, readScopes } from "./oauth-requests.rules.ts";
import { oauthStateNotFound, oauthTokenNotFound } from "./oauth.errors.ts";
import type { OAuthProviders } from "./oauth-providers.ts";
import type { BegunPerson, OutsidePeopleService, OutsidePerson } from "./outside-people.service.ts";

const MINUTE_MS = 60_000;
/** Time at the provider, and from there to the end of the sign-in. Chosen by us. */
const BEGUN_MS = 10 * MINUTE_MS;
const ARRIVED_MS = 5 * MINUTE_MS;
/** How old a sign-in at the provider may be where it proves anew who somebody is, in seconds. */
const ANEW_S = "600";

const Begun = z.object({
  browser: z.string(),
  login: z.string(),
  signUp: z.string(),
  begunBy: z.nullable(z.string()),
});
const Person = z.object({
  provider: z.string(),
  subject: z.string(),
  email: z.nullable(z.string()),
  name: z.string(),
  picture: z.string(),
  locale: z.string(),
  provedAt: z.optional(z.number()),
  begunBy: z.nullable(z.string()),
});

/** What a page asks for when it sends somebody to a provider. */
export interface OAuthWishes {
  code_challenge?: string | undefined;
  custom_scopes?: string | undefined;
  login_redirect_url?: string | undefined;
  signup_redirect_url?: string | undefined;
}

interface OAuthDependencies {
  db: Database;
  clock: Clock;
  settings: IdentitySettings;
  sessions: SessionsService;
  providers: OAuthProviders;
  people: OutsidePeopleService;
}

/** Sign-in at a provider outside: there with state, nonce and PKCE of ours, back with a token for PKCE of the page. */
export class OAuthService {
  readonly #dependencies: OAuthDependencies;

  constructor(dependencies: OAuthDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * The provider's page.
   * @param browser a secret that only the browser has which begins, so that nobody else's begun sign-in ends there.
   * `token`: whoever is signed in by it proves anew who they are, which the provider is asked to see to.
   * @throws `identity.oauth_config_not_found`, `identity.no_match_for_provided_oauth_url`, `identity.pkce_…`,
   * `identity.invalid_oauth_…`, `identity.oauth_provider_unreachable`.
   */
  async begin(
    id: string,
    wishes: OAuthWishes & Readonly<Record<string, unknown>>,
    { browser, token }: { browser: string; token: string | null },
  ): Promise<URL> {
    const { db, clock, settings, providers, sessions } = this.#dependencies;
    const { provider, upstream } = await providers.require(id);
    const begunBy = (await sessions.find(token))?.userId ?? null;
    const { login, signUp } = this.landings(wishes);
    const codeChallenge = requireChallenge(wishes.code_challenge);
    const state = newSecret();
    const departure = {
      ...this.#secrets(state),
      redirectUri: new URL(callbackOf(provider), settings.baseUrl).href,
      scopes: readScopes(provider, wishes.custom_scopes),
      parameters: { ...readParameters(wishes), ...(begunBy !== null && { max_age: ANEW_S }) },
    };
    const url = await upstream.begin(departure);
    const now = clock.now();
    await insertFlow(db, {
      purpose: "oauth_state",
      tokenHash: hashSecret(state),
      subject: id,
      details: { browser: hashSecret(browser).toString("hex"), login, signUp, begunBy },
      codeChallenge,
      now,
      expiresAt: new Date(now.getTime() + BEGUN_MS),
    });
    return url;
  }

  /**
   * What a provider has sent somebody back with, turned into the page that ends the sign-in.
   * @throws `identity.oauth_state_not_found`, `identity.oauth_denied`, `identity.oauth_provider_unreachable`.
   */
  async arrive(id: string, url: URL, browser: string | null): Promise<string> {
    const { db, clock, providers } = this.#dependencies;
    const { upstream } = await providers.require(id);
    const state = url.searchParams.get("state") ?? "";
    const now = clock.now();
    const flow = await findFlow(db, "oauth_state", hashSecret(state), now);
    const begun = Begun.safeParse(flow?.details).data;
    const isHere = begun && browser !== null && sameText(hashSecret(browser).toString("hex"), begun.browser);
    if (!flow || !begun || !isHere || flow.subject !== id) throw oauthStateNotFound();
    if (!(await useToken(db, flow.id, now))) throw oauthStateNotFound();
    const identity = await upstream.finish({ ...this.#secrets(state), url });
    const name = identity.name || nameBeside(url.searchParams.get("user"));
    const { begunBy } = begun;
    return this.landAt({ ...identity, name, provider: id, begunBy }, flow.codeChallenge, begun);
  }

  /** Where a sign-in ends, for who is known here and for who is new. @throws `identity.no_match_for_provided_oauth_url`. */
  landings({ login_redirect_url, signup_redirect_url }: OAuthWishes): { login: string; signUp: string } {
    return {
      login: this.#landing(login_redirect_url ?? signup_redirect_url),
      signUp: this.#landing(signup_redirect_url ?? login_redirect_url),
    };
  }

  /** The page that ends the sign-in of somebody who has proved outside who they are, with a token for it. */
  async landAt(
    person: BegunPerson,
    codeChallenge: string | null,
    { login, signUp }: { login: string; signUp: string },
  ): Promise<string> {
    const token = await this.#keep(person, codeChallenge);
    const isKnown = await this.#dependencies.people.isKnown(person);
    return linkTo(new URL(isKnown ? login : signUp), "oauth", token);
  }

  /** Ends the sign-in; of requests in parallel exactly one succeeds. @throws `identity.oauth_token_not_found`, `identity.pkce_…`, as `OutsidePeopleService.signIn`. */
  async authenticate(
    body: MagicLinkAuthenticateBody,
    device: Device,
  ): Promise<{ signedIn: SignedIn & { workspaceSlug: string | undefined }; person: OutsidePerson }> {
    const { db, clock, people } = this.#dependencies;
    const now = clock.now();
    const flow = await findFlow(db, "oauth", hashSecret(body.token), now);
    const person = Person.safeParse(flow?.details).data;
    if (!flow || !person || flow.codeChallenge === null) throw oauthTokenNotFound();
    requireVerifier(flow.codeChallenge, body.code_verifier);
    const { session_duration_minutes: minutes, invitation } = body;
    const signedIn = await people.signIn(person, { minutes, invitation }, device, async (transaction) => {
      if (!(await useToken(transaction, flow.id, now))) throw oauthTokenNotFound();
    });
    return { signedIn, person };
  }

  async #keep(person: BegunPerson, codeChallenge: string | null): Promise<string> {
    const { db, clock } = this.#dependencies;
    const token = newSecret();
    const now = clock.now();
    await insertFlow(db, {
      purpose: "oauth",
      tokenHash: hashSecret(token),
      subject: person.provider,
      details: person,
      codeChallenge,
      now,
      expiresAt: new Date(now.getTime() + ARRIVED_MS),
    });
    return token;
  }

  #landing(wanted: string | undefined): string {
    return landingUrl(this.#dependencies.settings.baseUrl, wanted, "oauth").href;
  }

  // Both follow from the state, which is kept as a hash only: so nothing that is kept helps whoever reads it.
  #secrets(state: string): { state: string; nonce: string; verifier: string } {
    const { pepper } = this.#dependencies.settings;
    const derived = (use: string) =>
      createHmac("sha256", pepper).update(`oauth ${use} ${state}`).digest("base64url");
    return { state, nonce: derived("nonce"), verifier: derived("verifier") };
  }
}
