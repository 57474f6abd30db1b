import type { OneTapSubmitBody } from "@app/contract/identity/oauth";
import { createRemoteJWKSet, errors, jwtVerify } from "jose";
import { createHmac } from "node:crypto";
import * as z from "zod/mini";
import { AppError } from "#/platform/errors.ts";
import type { Clock } from "#/platform/clock.ts";
import type { OAuthProvider } from "#/platform/config/oauth-provider.ts";
import type { Database } from "#/platform/database/database.ts";
import { findFlow, insertFlow } from "#/identity/factors/flows.store.ts";
import { useToken } from "#/identity/factors/one-time-tokens.store.ts";
import {
  oauthConfigNotFound,
  oauthDenied,
  oauthStateNotFound,
  oauthUnreachable,
} from "#/identity/factors/oauth/oauth.errors.ts";
import type { OAuthService } from "#/identity/factors/oauth/oauth.service.ts";
import { OidcUpstream, toIdentity } from "#/identity/factors/oauth/oidc.upstream.ts";
import type { OutsideIdentity } from "#/identity/factors/oauth/upstream.ts";
import type { IdentitySettings } from "#/identity/identity.settings.ts";
import { requireChallenge } from "#/identity/provider/pkce.rules.ts";
import type { SignInSettingsService } from "#/identity/sign-in/sign-in-settings.service.ts";
import { hashSecret, newSecret, sameText } from "#/identity/sessions/secrets.rules.ts";
import type { SessionsService } from "#/identity/sessions/sessions.service.ts";

const GOOGLE = "google";
/** How long the frame may stand open. Chosen by us. */
const OPEN_MS = 30 * 60_000;
const TOKEN_AGE = "10 minutes";
const Begun = z.object({ csrf: z.string(), begunBy: z.nullable(z.string()) });

interface OneTapDependencies {
  db: Database;
  clock: Clock;
  settings: IdentitySettings;
  sessions: SessionsService;
  oauth: OAuthService;
  signIn: SignInSettingsService;
}

/** Google's frame on the sign-in page: it hands over a signed token instead of leading to a page of Google's. */
export class OneTapService {
  readonly #dependencies: OneTapDependencies;
  readonly #google: { provider: OAuthProvider; upstream: OidcUpstream } | null;

  constructor(dependencies: OneTapDependencies) {
    this.#dependencies = dependencies;
    const provider = oneTapProvider(dependencies.settings);
    this.#google = provider && { provider, upstream: new OidcUpstream(provider, dependencies.clock) };
  }

  /**
   * Empty ids where it is not set up; else also the secret of a cookie that only this server's pages read.
   * @param token of the session that the browser has.
   */
  async begin(
    token: string | null,
  ): Promise<{ clientId: string; callbackId: string; nonce: string; csrf: string | null }> {
    const { db, clock, sessions, signIn } = this.#dependencies;
    if (!this.#google || !(await signIn.isOffered("oauth")))
      return { clientId: "", callbackId: "", nonce: "", csrf: null };
    const [callbackId, csrf] = [newSecret(), newSecret()];
    const begunBy = (await sessions.find(token))?.userId ?? null;
    const now = clock.now();
    await insertFlow(db, {
      purpose: "one_tap",
      tokenHash: hashSecret(callbackId),
      subject: GOOGLE,
      details: { csrf: hashSecret(csrf).toString("hex"), begunBy },
      codeChallenge: null,
      now,
      expiresAt: new Date(now.getTime() + OPEN_MS),
    });
    const { clientId } = this.#google.provider;
    return { clientId, callbackId, nonce: this.#nonce(callbackId), csrf };
  }

  /**
   * The page that ends the sign-in, once the token is Google's, for this server and for this frame.
   * @param csrf as the cookie has it.
   * @throws `identity.oauth_config_not_found`, `identity.oauth_state_not_found`, `identity.oauth_denied`, `identity.pkce_…`.
   */
  async submit(callbackId: string, body: OneTapSubmitBody, csrf: string | null): Promise<string> {
    const { db, clock, oauth, signIn } = this.#dependencies;
    if (!this.#google || !(await signIn.isOffered("oauth"))) throw oauthConfigNotFound();
    const now = clock.now();
    const landings = oauth.landings(body);
    const codeChallenge = requireChallenge(body.code_challenge);
    const flow = await findFlow(db, "one_tap", hashSecret(callbackId), now);
    const begun = Begun.safeParse(flow?.details).data;
    const isHere =
      begun !== undefined &&
      csrf !== null &&
      sameText(csrf, body.stytch_csrf_token) &&
      sameText(hashSecret(csrf).toString("hex"), begun.csrf);
    if (!flow || !isHere) throw oauthStateNotFound();
    const identity = await this.#verify(this.#google, body.id_token, this.#nonce(callbackId));
    if (!(await useToken(db, flow.id, now))) throw oauthStateNotFound();
    const { begunBy } = begun;
    return oauth.landAt({ ...identity, provider: GOOGLE, begunBy }, codeChallenge, landings);
  }

  async #verify(
    { provider, upstream }: { provider: OAuthProvider; upstream: OidcUpstream },
    token: string,
    nonce: string,
  ): Promise<OutsideIdentity> {
    const { issuer, jwks_uri: keys } = (await upstream.configuration()).serverMetadata();
    if (!keys) throw oauthUnreachable("no keys");
    try {
      const { payload } = await jwtVerify(token, createRemoteJWKSet(new URL(keys)), {
        // Google has signed with either for years.
        issuer: [issuer, issuer.replace(/^https:\/\//, "")],
        audience: provider.clientId,
        algorithms: ["RS256", "ES256"],
        maxTokenAge: TOKEN_AGE,
        requiredClaims: ["sub", "exp"],
        currentDate: this.#dependencies.clock.now(),
      });
      const { nonce: said, azp = provider.clientId } = payload;
      if (typeof said !== "string" || !sameText(said, nonce)) throw oauthDenied();
      // Whoever else it was issued to has it, too (OpenID Connect Core, 3.1.3.7).
      if (azp !== provider.clientId) throw oauthDenied();
      return toIdentity(payload.sub ?? "", payload);
    } catch (error) {
      if (error instanceof AppError) throw error;
      if (error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout)) throw oauthDenied();
      throw oauthUnreachable(error);
    }
  }

  // Follows from the id, so that it need not be kept.
  #nonce(callbackId: string): string {
    const { pepper } = this.#dependencies.settings;
    return createHmac("sha256", pepper).update(`one tap ${callbackId}`).digest("base64url");
  }
}

/** Google, where its frame is to be shown; null where not. */
export function oneTapProvider({
  oauthProviders,
}: Pick<IdentitySettings, "oauthProviders">): OAuthProvider | null {
  return oauthProviders.find(({ id, oneTap }) => oneTap && id === GOOGLE) ?? null;
}
