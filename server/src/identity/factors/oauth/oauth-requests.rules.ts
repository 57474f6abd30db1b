import * as z from "zod/mini";
import type { OAuthProvider } from "#/platform/config/oauth-provider.ts";
import { oauthParameterRefused, oauthScopesRefused } from "./oauth.errors.ts";
import { textOf } from "./upstream.rules.ts";

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

/** The address here that a provider sends people back to. */
export function callbackOf({ id, responseMode }: Pick<OAuthProvider, "id" | "responseMode">): string {
  return `/v1/oauth/callback/${id}${responseMode === "form_post" ? "/form" : ""}`;
}

/** What of a form is read; its values are as short as an address may be. */
const ANSWERED = ["code", "state", "error", "iss", "user"];
const ANSWER_MAX = 2000;

/**
 * The address that says what the form of a provider says. The browser goes on there by itself, and only then has its
 * cookie with it: a form of another site is sent without.
 */
export function addressOfForm(callback: string, form: string): string {
  const given = new URLSearchParams(form);
  const kept = new URLSearchParams();
  for (const name of ANSWERED) {
    const value = given.get(name);
    if (value !== null && value.length <= ANSWER_MAX) kept.set(name, value);
  }
  return `${callback}?${kept.toString()}`;
}

const User = z.object({
  name: z.object({ firstName: z.optional(z.string()), lastName: z.optional(z.string()) }),
});

/** How somebody calls themselves, which Apple says beside its token and the first time only; empty where it does not. */
export function nameBeside(user: string | null): string {
  try {
    const { firstName = "", lastName = "" } = User.parse(JSON.parse(user ?? "")).name;
    return textOf(`${firstName} ${lastName}`);
  } catch {
    return "";
  }
}
