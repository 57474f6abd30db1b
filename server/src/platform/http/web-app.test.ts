import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createHttp } from "#/platform/http/http.ts";
import { serveWebApp } from "#/platform/http/web-app.ts";
import { createLog } from "#/platform/log.ts";

const BASE_URL = "http://localhost:4870";

test.each([
  ["/campaigns?page=2", "http://localhost:4870/campaigns?page=2"],
  ["//evil.example/x", "http://localhost:4870/evil.example/x"],
  ["///evil.example", "http://localhost:4870/evil.example"],
  ["//evil.example%2f..", "http://localhost:4870/evil.example%2f.."],
])(
  "a page asked for under another loopback name moves to this server and to no other: %s",
  async (url, to) => {
    const http = openWebApp();

    const answer = await http.inject({ url, headers: { host: "127.0.0.1:4870" } });

    expect([answer.statusCode, answer.headers.location]).toEqual([307, to]);
  },
);

test.each([
  "/../../etc/passwd",
  "/%2e%2e/secret.txt",
  "/..%2fsecret.txt",
  "/assets/..%2f..%2fsecret.txt",
  "/csp.json",
])("no address leads to a file beside those that are given out: %s", async (url) => {
  const http = openWebApp();

  const answer = await http.inject({ url, headers: { host: "localhost:4870" } });

  expect(answer.body).not.toContain("secret");
});

test("security 21: every page forbids inline scripts, and scripts and frames of others", async () => {
  const http = openWebApp();

  const answer = await http.inject({ url: "/home", headers: { host: "localhost:4870" } });

  expect(answer.headers["content-security-policy"]).toMatch(/^default-src 'none'; script-src 'self'/);
  expect(answer.headers["content-security-policy"]).not.toMatch(/script-src[^;]*unsafe/u);
  expect(answer.headers["content-security-policy"]).toContain("frame-ancestors 'none'");
  expect(answer.headers["x-content-type-options"]).toBe("nosniff");
});

test("security 21: only the sign-in page may show a frame of this server, and only where it has one", async () => {
  const host = { host: "localhost:4870" };
  const policyOf = async (url: string, signInFrames: boolean) =>
    String(
      (await openWebApp(BASE_URL, signInFrames).inject({ url, headers: host })).headers[
        "content-security-policy"
      ],
    );

  expect(await policyOf("/signin", true)).toMatch(/; frame-src 'self'$/);
  expect(await policyOf("/home", true)).not.toContain("frame-src");
  expect(await policyOf("/signin", false)).not.toContain("frame-src");
});

test.each([
  [null, "connect-src 'self'"],
  ["https://login.example.org", "connect-src 'self' https://login.example.org"],
])(
  "pages call this server, and a hosted identity provider where there is one: %s",
  async (identityUrl, allowed) => {
    const http = openWebApp(BASE_URL, false, identityUrl);

    const { headers } = await http.inject({ url: "/home", headers: { host: "localhost:4870" } });

    expect(String(headers["content-security-policy"]).split("; ")).toContain(allowed);
  },
);

test.each([
  ["https://herald.example", "max-age=31536000"],
  [BASE_URL, undefined],
])("browsers that came by TLS are told to stay with it: %s", async (baseUrl, told) => {
  const http = openWebApp(baseUrl);

  const answer = await http.inject({ url: "/home", headers: { host: new URL(baseUrl).host } });

  expect([answer.statusCode, answer.headers["strict-transport-security"]]).toEqual([200, told]);
});

test.each([
  ["/signin", 303],
  ["/signin/", 303],
  ["/signin?to=%2Fhome", 200],
])("who is signed in and opens %s is answered %i, and never sent round in a circle", async (url, status) => {
  const answer = await openWebApp(BASE_URL, false, null, true).inject({
    url,
    headers: { host: "localhost:4870" },
  });

  expect(answer.statusCode).toBe(status);
});

/** A built app of one page, with a file beside its folder. */
function openWebApp(
  baseUrl = BASE_URL,
  signInFrames = false,
  identityUrl: string | null = null,
  isSignedIn = false,
) {
  const root = mkdtempSync(join(tmpdir(), "herald-web-"));
  const folder = mkdtempSync(join(root, "dist-"));
  writeFileSync(join(root, "secret.txt"), "secret");
  writeFileSync(join(folder, "index.html"), "<!doctype html><title>Herald</title>");
  writeFileSync(join(folder, "csp.json"), '{"script":["secret"],"style":[]}');
  const http = createHttp({
    baseUrl,
    trustedProxy: [],
    authenticator: { authenticate: () => Promise.resolve(null), requireFresh: () => Promise.resolve() },
    log: createLog("silent"),
  });
  serveWebApp(http, {
    folder,
    baseUrl,
    isSignedIn: () => Promise.resolve(isSignedIn),
    signInFrames,
    identityUrl,
  });
  onTestFinished(async () => {
    await http.close();
    rmSync(root, { recursive: true, force: true });
  });
  return http;
}
