import { PASSWORD_MIN } from "@app/contract/identity/limits";
import { SIGN_IN_METHODS } from "@app/contract/identity/sign-in/settings";
import type { SignInMethod } from "@app/contract/identity/sign-in/settings";
import { join, resolve } from "node:path";
import { invalidSettings } from "./config.errors.ts";
import type { SettingProblem } from "./config.errors.ts";
import { readSettings } from "./settings-source.ts";
import { DEFAULT_PORT, Environment, SETTINGS } from "./settings.ts";
import type { OAuthProvider } from "./oauth-provider.ts";
import { isLoopback } from "./setting-values.ts";

export { SETTINGS, WITHOUT_EFFECT } from "./settings.ts";

/** The settings of this process. What is not set is null, or an empty list. */
export interface Config {
  port: number;
  /** Null binds both loopback families. */
  host: string | null;
  /** An origin, without a slash at the end. */
  baseUrl: string;
  /** Absolute. */
  dataDir: string;
  /** Absolute; of all processes on one database. */
  filesDir: string;
  databaseUrl: string | null;
  role: "all" | "web" | "worker";
  trustedProxy: string[];
  /** The assistant's model, as far as the environment says it. */
  model: {
    provider: Environment["MODEL_PROVIDER"] | null;
    url: string | null;
    name: string | null;
    key: string | null;
  };
  /** Whether programs may use the tools of Strategy AI; null where that is set on screen. */
  mcp: boolean | null;
  chromium: string | null;
  /** What reads videos. */
  mediaEngine: "auto" | "node-av" | "ffmpeg";
  testDataDir: string | null;
  /** As given; `loadSecrets` makes one when null. */
  identityPublicToken: string | null;
  identityPepper: string | null;
  sessionCookies: "httponly" | "script";
  signUp: "closed" | "invited" | "open";
  /** Whether everybody may ask if an address has an account, or only colleagues of that person. */
  userSearch: "strict" | "open";
  /** In small letters; empty where addresses of every domain may sign up. */
  signUpDomains: string[];
  newWorkspaces: "everybody" | "administrators";
  /** Ways in that are offered. */
  signInMethods: SignInMethod[];
  telemetryMode: "OBSERVATION" | "DECISIONING";
  /** When proof of work is asked for. */
  captcha: "auto" | "always" | "never";
  /** What a password that is set must have. */
  passwords: { lengthMin: number; scoreMin: number; kindsMin: number };
  oauthProviders: OAuthProvider[];
  emailPattern: "specification" | "any";
  contactUrl: string | null;
  monitoringDsn: string | null;
  stripeSecretKey: string | null;
  /** Of a hosted identity provider: an origin. Null for the embedded one. */
  identityUrl: string | null;
  /** Ids of the providers behind the hosted one. */
  identityOAuth: string[];
  smtpUrl: string | null;
  smsWebhook: string | null;
  whatsappWebhook: string | null;
  /** What phone numbers begin with that get SMS; empty for all. */
  smsPrefixes: string[];
  /** Whether the first start makes the sample workspace. */
  sample: boolean;
  logLevel: "debug" | "info" | "warn" | "error" | "silent";
  /** Names of the settings that the environment fixes; the others may be changed on screen. */
  fixed: ReadonlySet<string>;
}

const PROJECT = join(import.meta.dirname, "../../../..");

/** @throws `config.invalid`, naming each setting that is wrong and what is allowed. */
export function loadConfig(env: NodeJS.ProcessEnv): Config {
  const { settings, problems } = readSettings(env);
  const parsed = Environment.safeParse(settings);
  const issues = parsed.error?.issues.map((issue) => problem(issue, settings)) ?? [];
  if (!parsed.success || problems.length > 0) throw invalidSettings([...problems, ...issues]);
  const config = toConfig(parsed.data, new Set(Object.keys(settings)));
  const wrong = addressProblem(config) ?? providerProblem(config);
  if (wrong) throw invalidSettings([wrong]);
  return config;
}

/** Where an outside database serves, a worker may share the data directory, and so its files, with a web process. */
export function lockName({ databaseUrl, role }: Config): string {
  return databaseUrl !== null && role === "worker" ? "herald-worker" : "herald";
}

function problem(
  issue: { path: PropertyKey[]; message: string },
  given: Record<string, string>,
): SettingProblem {
  const path = String(issue.path[0]);
  const secret = SETTINGS.find(({ key }) => key === path)?.secret ?? true;
  return { path, message: secret ? issue.message : `${issue.message}; it is "${given[path]}"` };
}

function toConfig(env: Environment, fixed: ReadonlySet<string>): Config {
  const port = env.PORT ?? DEFAULT_PORT;
  // An IPv6 address may be written as in a link.
  const host = env.HOST?.replace(/^\[(.*)\]$/, "$1");
  const dataDir = env.DATA_DIR === undefined ? join(PROJECT, ".herald") : resolve(env.DATA_DIR);
  return {
    port,
    host: host === undefined || ["loopback", "localhost"].includes(host) ? null : host,
    baseUrl: env.BASE_URL === undefined ? `http://localhost:${port}` : new URL(env.BASE_URL).origin,
    dataDir,
    filesDir: env.FILES_DIR === undefined ? join(dataDir, "files") : resolve(env.FILES_DIR),
    databaseUrl: env.DATABASE_URL ?? null,
    role: env.ROLE ?? "all",
    trustedProxy: env.TRUSTED_PROXY ?? [],
    model: {
      provider: env.MODEL_PROVIDER ?? null,
      url: env.MODEL_URL ?? null,
      name: env.MODEL_NAME ?? null,
      key: env.MODEL_KEY ?? null,
    },
    mcp: env.MCP === undefined ? null : env.MCP === "on",
    chromium: env.CHROMIUM ?? null,
    mediaEngine: env.MEDIA_ENGINE ?? "auto",
    testDataDir: env.TEST_DATA_DIR ?? null,
    identityPublicToken: env.IDENTITY_PUBLIC_TOKEN ?? null,
    identityPepper: env.IDENTITY_PEPPER ?? null,
    sessionCookies: env.SESSION_COOKIES ?? (env.IDENTITY_URL === undefined ? "httponly" : "script"),
    signUp: env.SIGN_UP ?? "invited",
    userSearch: env.USER_SEARCH ?? "strict",
    signUpDomains: (env.SIGN_UP_DOMAINS ?? []).map((domain) => domain.toLowerCase()),
    newWorkspaces: env.NEW_WORKSPACES ?? "everybody",
    signInMethods: SIGN_IN_METHODS.filter((method) => env.SIGN_IN_METHODS?.includes(method) ?? true),
    telemetryMode: env.TELEMETRY_MODE ?? "OBSERVATION",
    captcha: env.CAPTCHA ?? "auto",
    passwords: {
      lengthMin: env.PASSWORD_LENGTH_MIN ?? PASSWORD_MIN,
      scoreMin: env.PASSWORD_SCORE_MIN ?? 3,
      kindsMin: env.PASSWORD_KINDS_MIN ?? 0,
    },
    oauthProviders: env.OAUTH_PROVIDERS ?? [],
    emailPattern: env.EMAIL_PATTERN ?? "specification",
    contactUrl: env.CONTACT_URL ?? null,
    monitoringDsn: env.MONITORING_DSN ?? null,
    stripeSecretKey: env.STRIPE_SECRET_KEY ?? null,
    identityUrl: env.IDENTITY_URL === undefined ? null : new URL(env.IDENTITY_URL).origin,
    identityOAuth: env.IDENTITY_OAUTH ?? [],
    smtpUrl: env.SMTP_URL ?? null,
    smsWebhook: env.SMS_WEBHOOK ?? null,
    whatsappWebhook: env.WHATSAPP_WEBHOOK ?? null,
    smsPrefixes: env.SMS_PREFIXES ?? [],
    sample: env.SAMPLE !== "no",
    logLevel: env.LOG_LEVEL ?? "info",
    fixed,
  };
}

// The provider's own client works with the public token of a project there, and writes the cookies itself.
function providerProblem({
  identityUrl,
  identityPublicToken,
  identityOAuth,
  sessionCookies,
}: Config): SettingProblem | null {
  if (identityUrl === null) {
    if (identityOAuth.length === 0) return null;
    return {
      path: "IDENTITY_OAUTH",
      message: "needs IDENTITY_URL beside it; OAUTH_PROVIDERS sets up those of the embedded provider",
    };
  }
  if (identityPublicToken === null) {
    return {
      path: "IDENTITY_URL",
      message: "needs IDENTITY_PUBLIC_TOKEN beside it: the public token of your project there",
    };
  }
  if (sessionCookies === "script") return null;
  return {
    path: "SESSION_COOKIES",
    message: "must be script, or left out, with IDENTITY_URL: there the client writes the cookies",
  };
}

// Session cookies need TLS anywhere but on loopback, so nothing else is ever offered to the outside.
function addressProblem({ baseUrl, host }: Config): SettingProblem | null {
  const { protocol, hostname } = new URL(baseUrl);
  if (protocol === "http:" && !isLoopback(hostname)) {
    return {
      path: "BASE_URL",
      message: "must begin with https:// unless it is on this computer (localhost)",
    };
  }
  if (host !== null && !isLoopback(host) && protocol !== "https:") {
    return {
      path: "HOST",
      message: `is ${host}, which other computers reach: set BASE_URL to the https address of the proxy in front, or leave HOST empty`,
    };
  }
  return null;
}
