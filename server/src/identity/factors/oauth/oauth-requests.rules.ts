import type { OAuthProvider } from "#/platform/config/oauth-provider.ts";
import { oauthParameterRefused, oauthScopesRefused } from "./oauth.errors.ts";

const PREFIX = "provider_";
const VALUE_MAX = 300;
/** What a page may pass on: nothing that says where an answer goes, or to whom. */
const PASSED_ON: ReadonlySet<string> = new Set([
  "allow_signup",
  "domain_hint",
  "hd",
  "login_hint",
  "prompt",
  "ui_locales",
]);

/** The scopes that a page asks for beside those that say who somebody is. @throws `identity.invalid_oauth_scopes`. */
export function readScopes({ scopes }: Pick<OAuthProvider, "scopes">, wanted: string | undefined): string[] {
  const named = (wanted ?? "").split(" ").filter(Boolean);
  if (!named.every((scope) => scopes.includes(scope))) throw oauthScopesRefused();
  return named;
}

/** What a page passes on to a provider by `provider_…`. @throws `identity.invalid_oauth_parameter`. */
export function readParameters(query: Readonly<Record<string, unknown>>): Record<string, string> {
  const given = Object.entries(query).filter(([name]) => name.startsWith(PREFIX));
  return Object.fromEntries(
    given.map(([name, value]) => {
      const parameter = name.slice(PREFIX.length);
      if (!PASSED_ON.has(parameter) || typeof value !== "string" || value.length > VALUE_MAX)
        throw oauthParameterRefused(name);
      return [parameter, value];
    }),
  );
}
