import { isDomain, PASSWORD_LENGTHS, SIGN_IN_METHODS } from "@app/contract/identity/sign-in/settings";
import * as z from "zod/mini";
import { OAuthProvider } from "./oauth-provider.ts";
import { notes, open, secret } from "./setting-notes.ts";
import {
  choice,
  isOneOf,
  isOrigin,
  isProviderId,
  isSafeUrl,
  jsonList,
  list,
  wholeNumber,
} from "./setting-values.ts";

/** Of every one (specification section 5). */
const ANY_PUBLIC_TOKEN = /^public-token-./;
const PEPPER_LENGTH_MIN = 32;

/** Settings of who may come in, and how. */
export const identitySettings = {
  IDENTITY_PUBLIC_TOKEN: z
    .optional(z.string().check(z.refine(isPublicToken, "must begin with public-token- and go on after it")))
    .register(
      notes,
      open(
        "",
        "Public token of the identity provider. Made once and kept in DATA_DIR; give it to share it between machines, and with IDENTITY_URL.",
      ),
    ),
  IDENTITY_PEPPER: z
    .optional(
      z.string().check(z.minLength(PEPPER_LENGTH_MIN, `must have at least ${PEPPER_LENGTH_MIN} characters`)),
    )
    .register(
      notes,
      secret(
        "Secret mixed into every stored hash. Made once and kept in DATA_DIR; give it to share it between machines.",
      ),
    ),
  SESSION_COOKIES: z
    .optional(choice("httponly", "script"))
    .register(
      notes,
      open(
        "httponly",
        "Who sees the session: httponly hides it from scripts; script puts token and JWT in the body.",
      ),
    ),
  SIGN_UP: z
    .optional(choice("closed", "invited", "open"))
    .register(notes, open("invited", "Who may make an account: nobody, who was invited, or everybody.")),
  USER_SEARCH: z
    .optional(choice("strict", "open"))
    .register(
      notes,
      open(
        "strict",
        "Who may learn whether an address has an account: colleagues of that person alone, or everybody. With strict, an account by password begins with a mail.",
      ),
    ),
  SIGN_UP_DOMAINS: z
    .optional(list(isDomain, "must be domains like example.org, separated by commas"))
    .register(
      notes,
      open(
        "",
        "Where sign-up is open: domains of the addresses that may sign up, by a mailed link, separated by commas.",
      ),
    ),
  NEW_WORKSPACES: z
    .optional(choice("everybody", "administrators"))
    .register(
      notes,
      open("everybody", "Who may make another workspace: everybody, or who administers the server."),
    ),
  CAPTCHA: z
    .optional(choice("auto", "always", "never"))
    .register(
      notes,
      open(
        "auto",
        "When a browser must do some arithmetic before it tries to sign in: above 60 tries a minute from one address, always, or never.",
      ),
    ),
  SIGN_IN_METHODS: z
    .optional(list(isOneOf(SIGN_IN_METHODS), `must be some of ${SIGN_IN_METHODS.join(", ")}`))
    .register(notes, open("", "Ways in, separated by commas. When empty, as set on screen: all.")),
  TELEMETRY_MODE: z
    .optional(choice("OBSERVATION", "DECISIONING"))
    .register(
      notes,
      open(
        "OBSERVATION",
        "Whether a proof of work counts alone, or only with the telemetry id of the page that did it (DECISIONING).",
      ),
    ),
  PASSWORD_LENGTH_MIN: z
    .optional(wholeNumber(PASSWORD_LENGTHS.least, PASSWORD_LENGTHS.most))
    .register(notes, open("8", "Fewest characters of a password that is set.")),
  PASSWORD_SCORE_MIN: z
    .optional(wholeNumber(1, 4))
    .register(
      notes,
      open("3", "How hard to guess (zxcvbn) a password that is set must be at least, 1 to 4."),
    ),
  PASSWORD_KINDS_MIN: z
    .optional(wholeNumber(0, 4))
    .register(
      notes,
      open(
        "0",
        "How many of digits, small letters, capitals and other signs a password that is set must have.",
      ),
    ),
  OAUTH_PROVIDERS: z
    .optional(jsonList(OAuthProvider).check(z.refine(haveOwnIds, "names two providers alike")))
    .register(
      notes,
      secret(
        'JSON list of sign-in providers: [{"id","issuer","clientId","clientSecret"}]; GitHub with "type":"github".',
      ),
    ),
  EMAIL_PATTERN: z
    .optional(choice("specification", "any"))
    .register(
      notes,
      open("specification", "Which addresses may sign in: the specified pattern, or any address."),
    ),
  IDENTITY_URL: z
    .optional(
      z
        .string()
        .check(
          z.refine(
            (value) => isOrigin(value) && isSafeUrl(value),
            "must be like https://login.example.org, without a path; http only on this computer",
          ),
        ),
    )
    .register(
      notes,
      open(
        "",
        "A hosted identity provider instead of the embedded one, together with the IDENTITY_PUBLIC_TOKEN of your project there.",
      ),
    ),
  IDENTITY_OAUTH: z
    .optional(list(isProviderId, "must be ids like google or github, separated by commas"))
    .register(
      notes,
      open(
        "",
        "With IDENTITY_URL: sign-in providers that are set up in your project there, separated by commas: google, github.",
      ),
    ),
};

function haveOwnIds(providers: readonly { id: string }[]): boolean {
  return new Set(providers.map(({ id }) => id)).size === providers.length;
}

function isPublicToken(value: string): boolean {
  return ANY_PUBLIC_TOKEN.test(value);
}
