import * as z from "zod/mini";
import { Authenticated, MagicLinkAuthenticateBody } from "./provider.ts";

/** Sign-in at a provider outside, as the wire contract has it. */

const query = z.optional(z.string("should be string").check(z.maxLength(2000, "is too long")));
/** `provider_…` are passed on to the provider. */
export const OAuthStartQuery = z.catchall(
  z.object({
    public_token: query,
    code_challenge: z.optional(
      z.string("should be string").check(z.regex(/^[\w-]{43}$/, "should be a PKCE S256 challenge")),
    ),
    custom_scopes: query,
    login_redirect_url: query,
    signup_redirect_url: query,
  }),
  z.unknown(),
);
export const OAuthAuthenticateBody = MagicLinkAuthenticateBody;
export const OAuthAuthenticated = z.object({
  data: z.extend(Authenticated.shape.data, {
    provider_subject: z.string(),
    provider_type: z.string(),
    profile_picture_url: z.string(),
    locale: z.string(),
    /** Tokens of the provider stay on the server, so they are empty here. */
    provider_values: z.object({
      access_token: z.string(),
      id_token: z.string(),
      refresh_token: z.string(),
      scopes: z.array(z.string()),
      expires_at: z.nullable(z.string()),
    }),
  }),
});

/** Google's frame on the sign-in page: answers without an envelope. Empty ids where it is not set up. */
export const OneTapStart = z.object({
  status_code: z.number(),
  request_id: z.string(),
  google_client_id: z.string(),
  oauth_callback_id: z.string(),
  /** Beyond the hosted contract: stands in the token that Google signs. */
  nonce: z.string(),
});
const url = z.optional(z.string("should be string").check(z.maxLength(2000, "is too long")));
export const OneTapSubmitBody = z.object({
  id_token: z.string("should be string").check(z.maxLength(8000, "is too long")),
  stytch_csrf_token: z.string("should be string").check(z.maxLength(200, "is too long")),
  login_redirect_url: url,
  signup_redirect_url: url,
  code_challenge: z.optional(
    z.string("should be string").check(z.regex(/^[\w-]{43}$/, "should be a PKCE S256 challenge")),
  ),
});
export type OneTapSubmitBody = z.infer<typeof OneTapSubmitBody>;
export const OneTapSubmitted = z.object({
  status_code: z.number(),
  request_id: z.string(),
  redirect_url: z.string(),
});
