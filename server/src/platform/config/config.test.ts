import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { AppError } from "#/platform/errors.ts";
import { loadConfig, SETTINGS } from "./config.ts";
import { loadSecrets } from "./secrets.ts";

test("without any setting Herald is at home on loopback", () => {
  const config = loadConfig({});

  expect(config).toMatchObject({
    port: 4870,
    host: null,
    baseUrl: "http://localhost:4870",
    role: "all",
    signUp: "invited",
    sessionCookies: "httponly",
    databaseUrl: null,
    model: { provider: null, url: null, name: null, key: null },
  });
  expect(config.dataDir).toMatch(/\.herald$/);
});

test("the base address follows the port", () => {
  expect(loadConfig({ PORT: "5000" }).baseUrl).toBe("http://localhost:5000");
});

test("an empty setting counts as not set", () => {
  const config = loadConfig({ PORT: " ", CONTACT_URL: "" });

  expect(config.port).toBe(4870);
  expect(config.contactUrl).toBeNull();
  expect(config.fixed.size).toBe(0);
});

const HOSTED = { IDENTITY_PUBLIC_TOKEN: "public-token-test-hosted" };

test.each([
  [{ PORT: "70000" }, 'PORT must be a whole number from 1 to 65535; it is "70000".'],
  [{ PORT: "48x" }, 'PORT must be a whole number from 1 to 65535; it is "48x".'],
  [{ ROLE: "cook" }, 'ROLE must be one of all, web, worker; it is "cook".'],
  [{ SIGN_UP: "yes" }, 'SIGN_UP must be one of closed, invited, open; it is "yes".'],
  [
    { BASE_URL: "http://herald.example.org" },
    "BASE_URL must begin with https:// unless it is on this computer (localhost).",
  ],
  [{ DATABASE_URL: "postgres://me:secret@:99999/herald" }, "DATABASE_URL must be like postgres://"],
  [{ SMTP_URL: "mail.example.org" }, "SMTP_URL must begin with smtp:// or smtps://"],
  [{ SMTP_URL: "smtp://" }, "SMTP_URL must be like smtps://user:password@smtp.example.org?from="],
  [{ SMTP_URL: "smtp://mail?from=me" }, "SMTP_URL must be like smtps://user:password@smtp.example.org?from="],
  [{ TRUSTED_PROXY: "10.0.0.1, proxy" }, "TRUSTED_PROXY must be addresses like 10.0.0.1 or 10.0.0.0/8"],
  [{ TRUSTED_PROXY: "10.0.0.0/33" }, "TRUSTED_PROXY must be addresses like 10.0.0.1 or 10.0.0.0/8"],
  [{ HOST: "0.0.0.0" }, "HOST is 0.0.0.0, which other computers reach"],
  [{ OAUTH_PROVIDERS: "{" }, "OAUTH_PROVIDERS must be a JSON list."],
  [
    {
      OAUTH_PROVIDERS:
        '[{"id":"a","issuer":"http://accounts.example.org","clientId":"b","clientSecret":"c"}]',
    },
    "OAUTH_PROVIDERS needs an issuer that is https, or http on loopback.",
  ],
  [{ IDENTITY_PUBLIC_TOKEN: "abc" }, "IDENTITY_PUBLIC_TOKEN must begin with public-token-"],
  [
    { IDENTITY_URL: "http://login.example.org", ...HOSTED },
    "IDENTITY_URL must be like https://login.example.org",
  ],
  [
    { IDENTITY_URL: "https://login.example.org/v1", ...HOSTED },
    "IDENTITY_URL must be like https://login.example",
  ],
  [{ IDENTITY_URL: "https://login.example.org" }, "IDENTITY_URL needs IDENTITY_PUBLIC_TOKEN beside it"],
  [
    { IDENTITY_URL: "https://login.example.org", SESSION_COOKIES: "httponly", ...HOSTED },
    "SESSION_COOKIES must be script, or left out, with IDENTITY_URL",
  ],
  [
    { IDENTITY_URL: "https://login.example.org", IDENTITY_OAUTH: "Google+", ...HOSTED },
    "IDENTITY_OAUTH must be ids like google or github, separated by commas",
  ],
  [{ IDENTITY_OAUTH: "google" }, "IDENTITY_OAUTH needs IDENTITY_URL beside it"],
])("a wrong setting is named with what is allowed: %o", (env, message) => {
  expect(() => loadConfig(env)).toThrow(
    expect.objectContaining({ detail: expect.stringContaining(message) }),
  );
});

test("all wrong settings are named at once, and a secret's value never", () => {
  const env = { PORT: "0", DATABASE_URL: "mysql://root:hunter2@db" };

  const error = caught(() => loadConfig(env));

  expect(error.errors?.map(({ path }) => path)).toEqual(["PORT", "DATABASE_URL"]);
  expect(error.detail).not.toContain("hunter2");
});

test("every secret may lie in a file that its setting with _FILE names", () => {
  const folder = temporaryFolder();
  const secrets = SETTINGS.filter(({ secret }) => secret).map(({ key }) => key);
  const values: Record<string, string> = {
    DATABASE_URL: "postgres://me:hunter2@db/herald",
    IDENTITY_PEPPER: "p".repeat(32),
    OAUTH_PROVIDERS: "[]",
    SMTP_URL: "smtp://mail",
  };
  const env = Object.fromEntries(
    secrets.map((key) => {
      writeFileSync(join(folder, key), `${values[key] ?? "https://secret.example.org"}\n`);
      return [`${key}_FILE`, join(folder, key)];
    }),
  );

  const config = loadConfig(env);

  expect([...config.fixed].toSorted()).toEqual(secrets.toSorted());
  expect(config).toMatchObject({
    databaseUrl: values["DATABASE_URL"],
    identityPepper: values["IDENTITY_PEPPER"],
  });
});

test.each([
  [
    { IDENTITY_PEPPER_FILE: "/nowhere/pepper" },
    'IDENTITY_PEPPER_FILE must name a file with the secret; it is "/nowhere/pepper".',
  ],
  [
    { IDENTITY_PEPPER: "p".repeat(32), IDENTITY_PEPPER_FILE: "/nowhere/pepper" },
    "IDENTITY_PEPPER_FILE cannot be set beside IDENTITY_PEPPER: give one.",
  ],
])("a secret's file that cannot be used is named: %o", (env, message) => {
  expect(() => loadConfig(env)).toThrow(expect.objectContaining({ detail: message }));
});

test("a setting that is no secret is read from no file", () => {
  expect(loadConfig({ PORT_FILE: "/nowhere/port" }).port).toBe(4870);
});

test("proxies are addresses, ranges and this computer", () => {
  const { trustedProxy } = loadConfig({ TRUSTED_PROXY: "10.0.0.1, 192.168.0.0/16,fd00::/8, loopback" });

  expect(trustedProxy).toEqual(["10.0.0.1", "192.168.0.0/16", "fd00::/8", "loopback"]);
});

test("an IPv6 address may stand in brackets", () => {
  expect(loadConfig({ HOST: "[::1]" }).host).toBe("::1");
});

test("an outside database may be reached over a socket", () => {
  const url = "postgres://me:secret@/herald?host=/run/postgresql";

  expect(loadConfig({ DATABASE_URL: url }).databaseUrl).toBe(url);
});

test("an outside address is allowed behind a base address with https", () => {
  const config = loadConfig({ HOST: "0.0.0.0", BASE_URL: "https://herald.example.org/" });

  expect(config).toMatchObject({ host: "0.0.0.0", baseUrl: "https://herald.example.org" });
});

test.each(["https://login.example.org", "https://login.example.org/", "http://127.0.0.1:4200"])(
  "a hosted identity provider at %s is taken with its public token, and scripts write its cookies",
  (address) => {
    const { identityUrl, identityPublicToken, sessionCookies } = loadConfig({
      IDENTITY_URL: address,
      ...HOSTED,
    });

    expect({ identityUrl, identityPublicToken, sessionCookies }).toEqual({
      identityUrl: new URL(address).origin,
      identityPublicToken: "public-token-test-hosted",
      sessionCookies: "script",
    });
  },
);

test("a public token alone is that of the embedded provider, shared between machines", () => {
  expect(loadConfig(HOSTED)).toMatchObject({ identityUrl: null, sessionCookies: "httponly" });
});

test("every setting explains itself", () => {
  expect(SETTINGS.length).toBeGreaterThan(20);
  expect(SETTINGS.filter(({ description }) => !description.endsWith("."))).toEqual([]);
});

test("secrets are made once, and only their owner can read them", () => {
  const dataDir = temporaryFolder();
  const config = { ...loadConfig({}), dataDir };

  const first = loadSecrets(config);
  const second = loadSecrets(config);

  expect(second).toEqual(first);
  expect(first.identityPublicToken).toMatch(/^public-token-live-.{40}/);
  expect(new Set(Object.values(first)).size).toBe(5);
  expect(statSync(join(dataDir, "secrets/pepper")).mode & 0o777).toBe(0o600);
  expect(statSync(join(dataDir, "secrets")).mode & 0o777).toBe(0o700);
});

test("secrets that are given as settings are the ones used", () => {
  const dataDir = temporaryFolder();
  const given = { IDENTITY_PUBLIC_TOKEN: "public-token-test-shared", IDENTITY_PEPPER: "p".repeat(32) };

  const secrets = loadSecrets({ ...loadConfig(given), dataDir });

  expect(secrets).toMatchObject({
    identityPublicToken: "public-token-test-shared",
    pepper: "p".repeat(32),
  });
});

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "herald-secrets-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

function caught(action: () => unknown): AppError {
  try {
    action();
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
  throw new Error("Nothing was thrown");
}
