import { isOneLine } from "@app/contract/identity/names";
import { memoizeAsync } from "@app/contract/memoize-async";
import { decodeProtectedHeader } from "jose";
import { createHash } from "node:crypto";
import * as client from "openid-client";
import * as z from "zod/mini";
import type { Clock } from "#/platform/clock.ts";
import type { OAuthProvider } from "#/platform/config/oauth-provider.ts";
import { sameText } from "#/identity/sessions/secrets.rules.ts";
import type { Arrival, Departure, OutsideIdentity, Upstream } from "./upstream.ts";
import { oauthDenied } from "./oauth.errors.ts";
import { authorizationUrl, grant, outside, settled, textOf, wasMadeJustNow } from "./upstream.rules.ts";

const SCOPES = ["openid", "email", "profile"];
/** What the scope with the name is called where there is no profile, as at Apple. */
const NAME = "name";
/** Keys and addresses of a provider change seldom. Chosen by us. */
const KNOWN_MS = 3_600_000;

const Claims = z.looseObject({
  email: z.optional(z.string()),
  email_verified: z.optional(z.union([z.boolean(), z.string()])),
  name: z.optional(z.string()),
  picture: z.optional(z.string()),
  locale: z.optional(z.string()),
  auth_time: z.optional(z.catch(z.number(), 0)),
});

/** A provider that speaks OpenID Connect and tells by discovery how. */
export class OidcUpstream implements Upstream {
  readonly #provider: OAuthProvider;
  readonly #clock: Clock;
  readonly #discovered = memoizeAsync(
    () => this.#discover(),
    ({ at }) => this.#clock.now().getTime() - at < KNOWN_MS,
  );

  constructor(provider: OAuthProvider, clock: Clock) {
    this.#provider = provider;
    this.#clock = clock;
  }

  /** Its addresses and keys. @throws `identity.oauth_provider_unreachable`. */
  async configuration(): Promise<client.Configuration> {
    return (await outside(() => this.#discovered())).configuration;
  }

  async begin(departure: Departure): Promise<URL> {
    const configuration = await this.configuration();
    const { scopes_supported: known = SCOPES } = configuration.serverMetadata();
    const hasName = known.includes(NAME) && !known.includes("profile");
    const scopes = hasName ? SCOPES.map((scope) => (scope === "profile" ? NAME : scope)) : SCOPES;
    const { responseMode: response_mode } = this.#provider;
    return authorizationUrl(configuration, scopes, departure, {
      nonce: departure.nonce,
      ...(response_mode !== "query" && { response_mode }),
    });
  }

  async finish(arrival: Arrival): Promise<OutsideIdentity> {
    const configuration = await this.configuration();
    const tokens = await grant(configuration, arrival, {
      expectedNonce: arrival.nonce,
      idTokenExpected: true,
    });
    const said = tokens.claims();
    requireOwnAccessToken(tokens, said?.["at_hash"]);
    if (!wasMadeJustNow(said)) throw oauthDenied();
    const subject = knownSubject(said?.sub);
    const isWhole = said?.["email"] !== undefined || !configuration.serverMetadata().userinfo_endpoint;
    const more = isWhole
      ? {}
      : await outside(() => client.fetchUserInfo(configuration, tokens.access_token, subject));
    return toIdentity(subject, { ...said, ...more });
  }

  async #discover(): Promise<{ configuration: client.Configuration; at: number }> {
    const { issuer = "", clientId, clientSecret } = this.#provider;
    const url = new URL(issuer);
    const configuration = await client.discovery(url, clientId, clientSecret, undefined, {
      execute: [
        // Who stands between us and a provider with a certificate of theirs still has none of its keys.
        client.enableNonRepudiationChecks,
        ...(url.protocol === "http:" ? [client.allowInsecureRequests] : []),
      ],
    });
    return { configuration: settled(configuration), at: this.#clock.now().getTime() };
  }
}

/** Longest name of a person at a provider, in characters (OpenID Connect Core, 2). */
const SUBJECT_MAX = 255;

/** Where an ID token names the access token that it was issued with, it is this one (OpenID Connect Core, 3.1.3.6). */
function requireOwnAccessToken(
  { access_token: accessToken, id_token: idToken = "" }: { access_token: string; id_token?: string },
  named: unknown,
): void {
  if (named === undefined) return;
  const { alg = "" } = decodeProtectedHeader(idToken);
  // That of RS384 is SHA-384, and so on; Ed25519 goes with SHA-512.
  const bits = /^[A-Z]{2}(\d{3})$/.exec(alg)?.[1] ?? "512";
  const hash = createHash(`sha${bits}`).update(accessToken).digest();
  const own = hash.subarray(0, hash.length / 2).toString("base64url");
  if (typeof named !== "string" || !sameText(named, own)) throw oauthDenied(new Error("at_hash"));
}

function knownSubject(subject = ""): string {
  const isName = subject.trim() !== "" && subject.length <= SUBJECT_MAX && isOneLine(subject);
  if (!isName) throw oauthDenied(new Error("sub"));
  return subject;
}

/** What the claims of a provider say of a person. @throws `identity.oauth_denied` where they name nobody. */
export function toIdentity(subject: string, said: unknown): OutsideIdentity {
  const claims = Claims.safeParse(said).data ?? {};
  const isProved = claims.email_verified === true || claims.email_verified === "true";
  return {
    subject: knownSubject(subject),
    email: isProved ? textOf(claims.email).toLowerCase() || null : null,
    name: textOf(claims.name),
    picture: textOf(claims.picture),
    locale: textOf(claims.locale),
    ...(claims.auth_time !== undefined && { provedAt: claims.auth_time }),
  };
}
