import { createHmac } from "node:crypto";
import * as z from "zod/mini";
import { sql } from "kysely";
import type { Database } from "#/platform/database/database.ts";
import type { IdentitySettings } from "#/identity/identity.settings.ts";

/** Processes note themselves once a minute; the rest is for one that is busy. Chosen by us. */
const ALIVE_MS = 65_000;
const PREFIX = "process ";
const Noted = z.record(z.string(), z.string());

/**
 * The settings that must be alike in all processes on one database, or who comes in depends on which of them answers: by
 * their names in the environment, sealed, since some hold secrets.
 */
export function sealedSettings(settings: IdentitySettings): Readonly<Record<string, string>> {
  const { signIn } = settings;
  const shared = {
    BASE_URL: settings.baseUrl,
    SESSION_COOKIES: settings.sessionCookies,
    SIGN_UP: settings.signUp,
    SIGN_UP_DOMAINS: signIn.signUpDomains,
    USER_SEARCH: settings.userSearch,
    NEW_WORKSPACES: signIn.newWorkspaces,
    CAPTCHA: signIn.captcha,
    SIGN_IN_METHODS: signIn.methods,
    TELEMETRY_MODE: signIn.telemetryMode,
    PASSWORD_LENGTH_MIN: signIn.passwordLengthMin,
    PASSWORD_SCORE_MIN: signIn.passwordScoreMin,
    PASSWORD_KINDS_MIN: settings.passwordKindsMin,
    OAUTH_PROVIDERS: settings.oauthProviders,
    EMAIL_PATTERN: settings.emailPattern,
    SMTP_URL: settings.smtpUrl,
    SMS_WEBHOOK: settings.texts.sms,
    WHATSAPP_WEBHOOK: settings.texts.whatsapp,
    SMS_PREFIXES: settings.smsPrefixes,
  };
  const seal = (name: string, value: unknown) =>
    createHmac("sha256", settings.pepper)
      .update(`${name} ${JSON.stringify(value)}`)
      .digest("base64url");
  return Object.fromEntries(Object.entries(shared).map(([name, value]) => [name, seal(name, value)]));
}

/** Notes that a process lives with these settings. @returns the names of those that another living one has otherwise. */
export async function noteSettings(
  db: Database,
  own: { id: string; sealed: Readonly<Record<string, string>> },
  now: Date,
): Promise<string[]> {
  const key = `${PREFIX}${own.id}`;
  const since = new Date(now.getTime() - ALIVE_MS);
  await db
    .deleteFrom("server_settings")
    .where("key", "like", `${PREFIX}%`)
    .where("updated_at", "<", since)
    .execute();
  await sql`
    insert into server_settings (key, value, updated_at)
    values (${key}, ${JSON.stringify({ value: JSON.stringify(own.sealed) })}, ${now})
    on conflict (key) do update set value = excluded.value, updated_at = excluded.updated_at`.execute(db);
  const rows = await db
    .selectFrom("server_settings")
    .select("value")
    .where("key", "like", `${PREFIX}%`)
    .where("key", "<>", key)
    .execute();
  const others = rows.map(({ value }) => Noted.safeParse(JSON.parse(value.value)).data ?? {});
  return Object.keys(own.sealed).filter((name) => others.some((other) => other[name] !== own.sealed[name]));
}
