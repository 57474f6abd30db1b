import { PASSWORD_LENGTHS, SIGN_IN_METHODS } from "@app/contract/identity/sign-in/settings";
import * as z from "zod/mini";
import { OAuthProvider } from "./oauth-provider.ts";
import { notes, open, secret, text, url, webhook } from "./setting-notes.ts";
import type { SettingNote } from "./setting-notes.ts";
import {
  choice,
  isDatabaseAddress,
  isMailServer,
  isDomain,
  isOneOf,
  isOrigin,
  isSafeUrl,
  isProxy,
  jsonList,
  list,
  wholeNumber,
} from "./setting-values.ts";

export const DEFAULT_PORT = 4870;
/** Of the one that is made here. */
export const PUBLIC_TOKEN_PREFIX = "public-token-live-";
/** Of every one (specification section 5). */
const ANY_PUBLIC_TOKEN = /^public-token-./;
const PEPPER_LENGTH_MIN = 32;

/** Settings that are read and checked, and do nothing until their part is built: whoever sets one is told. */
export const WITHOUT_EFFECT = ["MONITORING_DSN", "STRIPE_SECRET_KEY"] as const;

/** Every setting of the environment; an empty value counts as not set. */
export const Environment = z.object({
  PORT: z
    .optional(wholeNumber(1, 65_535))
    .register(
      notes,
      open(String(DEFAULT_PORT), "Port of the web server. Both loopback families listen on it."),
    ),
  HOST: text(
    open(
      "loopback",
      "Address to listen on. An outside address needs a BASE_URL with https (behind a proxy that ends TLS).",
    ),
  ),
  BASE_URL: z
    .optional(z.string().check(z.refine(isOrigin, "must be like https://herald.example.org, without a path")))
    .register(
      notes,
      open(
        `http://localhost:${DEFAULT_PORT}`,
        "Base of every printed address and link, of OAuth callbacks, and of the wallet and passkey domain.",
      ),
    ),
  DATA_DIR: text(
    open(
      ".herald/",
      "Folder of the database, the files and the generated secrets. One Herald at a time uses it.",
    ),
  ),
  FILES_DIR: text(
    open(
      "DATA_DIR/files",
      "Folder of uploads, videos and pictures. All processes on one DATABASE_URL share it.",
    ),
  ),
  DATABASE_URL: z
    .optional(
      z
        .string()
        .check(z.refine(isDatabaseAddress, "must be like postgres://user:password@host:5432/database")),
    )
    .register(notes, secret("An outside PostgreSQL 15 or newer instead of the one in DATA_DIR.")),
  ROLE: z
    .optional(choice("all", "web", "worker"))
    .register(
      notes,
      open("all", "What this process does: web answers requests, worker runs jobs, all does both."),
    ),
  TRUSTED_PROXY: z
    .optional(list(isProxy, "must be addresses like 10.0.0.1 or 10.0.0.0/8, separated by commas"))
    .register(
      notes,
      open(
        "",
        "Addresses, separated by commas, whose forwarded headers count, and who may hold more than 256 connections.",
      ),
    ),
  MODEL_PROVIDER: z
    .optional(choice("openai-compatible", "anthropic", "google"))
    .register(
      notes,
      open(
        "",
        "How the assistant's model is spoken to; with MODEL_URL alone, openai-compatible. Without a model the planner answers alone.",
      ),
    ),
  MODEL_URL: url(
    open("", "Address of the model, up to its version: http://localhost:11434/v1. Others have a default."),
  ),
  MODEL_NAME: text(open("", "Name of the model, as its service calls it.")),
  MODEL_KEY: text(
    secret("Key of the model's service. With it, provider and address are the environment's, too."),
  ),
  MCP: z
    .optional(choice("on", "off"))
    .register(
      notes,
      open(
        "",
        "Whether programs may use the tools of Strategy AI at /mcp. When empty, as set on screen: off.",
      ),
    ),
  CHROMIUM: text(open("", "Path of Chromium for the browser tests and PDF. Searched for when empty.")),
  MEDIA_ENGINE: z
    .optional(choice("auto", "node-av", "ffmpeg"))
    .register(
      notes,
      open(
        "auto",
        "What reads videos: node-av, the programs ffmpeg and ffprobe, or the first of the two that is installed.",
      ),
    ),
  TEST_DATA_DIR: text(open("", "Folder with more tables and videos for the tests.")),
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
        "Who may ask whether an address has an account: colleagues of that person alone, or everybody.",
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
  CONTACT_URL: url(open("", "Shown in Help as the way to reach you.")),
  MONITORING_DSN: url(secret("Where error reports go, through this server. No effect yet: nothing is sent.")),
  STRIPE_SECRET_KEY: text(secret("Switches billing on. No effect yet.")),
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
  SMTP_URL: z
    .optional(
      z
        .string()
        .check(
          z.regex(/^smtps?:\/\//, "must begin with smtp:// or smtps://"),
          z.refine(
            isMailServer,
            "must be like smtps://user:password@smtp.example.org?from=herald@example.org",
          ),
        ),
    )
    .register(
      notes,
      secret(
        "Mail server, and who mails come from: smtps://user:password@host?from=ADDRESS. When empty, as set on screen.",
      ),
    ),
  SMS_WEBHOOK: webhook("Service that sends SMS"),
  WHATSAPP_WEBHOOK: webhook("Service that sends WhatsApp messages"),
  SAMPLE: z
    .optional(choice("yes", "no"))
    .register(notes, open("yes", "Whether the first start makes the sample workspace.")),
  LOG_LEVEL: z
    .optional(choice("debug", "info", "warn", "error", "silent"))
    .register(notes, open("info", "How much is logged. Personal data never is.")),
});
export type Environment = z.infer<typeof Environment>;

/** Every setting with its note, in the order in which they are printed. */
export const SETTINGS: (SettingNote & { key: string })[] = Object.entries(Environment.shape).map(
  ([key, schema]) => ({ key, ...(notes.get(schema) ?? secret("")) }),
);

function haveOwnIds(providers: readonly { id: string }[]): boolean {
  return new Set(providers.map(({ id }) => id)).size === providers.length;
}

function isPublicToken(value: string): boolean {
  return ANY_PUBLIC_TOKEN.test(value);
}
