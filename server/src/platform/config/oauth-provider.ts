import * as z from "zod/mini";
import { isSafeUrl } from "./setting-values.ts";

/** One entry of OAUTH_PROVIDERS. */
export const OAuthProvider = z
  .object({
    id: z
      .string()
      .check(z.regex(/^[a-z][a-z0-9-]{0,29}$/, "needs an id of small letters, digits and hyphens")),
    /** GitHub speaks OAuth without OpenID Connect. */
    type: z._default(z.enum(["oidc", "github"], "has a type that is oidc or github"), "oidc"),
    /** On the button; the id with a capital where it is missing. */
    name: z.optional(
      z.string().check(z.minLength(1, "has an empty name"), z.maxLength(40, "has a long name")),
    ),
    issuer: z.optional(
      z.string().check(z.refine(isSafeUrl, "needs an issuer that is https, or http on loopback")),
    ),
    clientId: z.string().check(z.minLength(1, "needs a clientId")),
    clientSecret: z.string().check(z.minLength(1, "needs a clientSecret")),
    /** How it answers: in the address, or, as Apple has it, in a form that its page sends. */
    responseMode: z._default(
      z.enum(["query", "form_post"], "has a responseMode that is query or form_post"),
      "query",
    ),
    /** What a page may ask for beyond who somebody is. */
    scopes: z._default(
      z.array(z.string().check(z.regex(/^[\w:./-]{1,100}$/, "has a scope that is none"))),
      [],
    ),
    /** Google's own frame on the sign-in page. */
    oneTap: z._default(z.boolean(), false),
  })
  .check(
    z.refine(({ type, issuer }) => type === "github" || issuer !== undefined, "needs an issuer"),
    z.refine(({ id, oneTap }) => !oneTap || id === "google", "has oneTap, which only google knows"),
  );
export type OAuthProvider = z.infer<typeof OAuthProvider>;
