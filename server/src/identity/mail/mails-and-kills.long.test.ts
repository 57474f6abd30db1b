import { once } from "node:events";
import { expect, test, vi } from "vitest";
import { runCommand } from "#/acceptance/processes.fixtures.ts";
import { memberEnv, sharedGround, startMember } from "#/acceptance/several-processes.fixtures.ts";
import type { Member } from "#/acceptance/several-processes.fixtures.ts";
import { EMAIL, newPair, STRONG_PASSWORD, tokenOf } from "#/identity/identity.fixtures.ts";
import { mailServer, readMail, silentServer, urlOf } from "./delivery/mail-servers.fixtures.ts";

vi.setConfig({ testTimeout: 600_000 });

/** A killed process is noticed by the silence of its jobs. */
const SOON = { timeout: 120_000, interval: 100 };

test("a mail that was on its way when its process was killed is sent by another one, once", async () => {
  const { shared } = await sharedGround();
  const silent = await silentServer();
  const server = await mailServer();
  const web = await startMember("web", await memberEnv("web", shared));
  const send = providerOf(web, shared);
  const { stdout } = await runCommand(["admin-link", "--json"], web.env);
  await send("/administrator_links/authenticate", {
    token: tokenOf(JSON.parse(stdout).url),
    name: "Maya Ferro",
    email: EMAIL,
    password: STRONG_PASSWORD,
    workspace_name: "Fernhollow",
    time_zone: "UTC",
    currency: "EUR",
    session_duration_minutes: 43_200,
  });
  const worker = (url: string) => memberEnv("worker", { ...shared, SMTP_URL: url });
  const victim = await startMember("worker", await worker(urlOf(silent.endpoint)));

  await send("/magic_links/email/login_or_create", { email: EMAIL, code_challenge: newPair().challenge });
  await expect.poll(silent.connections, SOON).toBe(1);
  victim.child.kill("SIGKILL");
  await once(victim.child, "close");
  const others = [worker(urlOf(server.endpoint)), worker(urlOf(server.endpoint))];
  await Promise.all(others.map(async (env) => startMember("worker", await env)));

  await expect.poll(() => server.mails.length, SOON).toBe(1);
  expect(server.mails).toMatchObject([{ to: [EMAIL] }]);
  expect((await readMail(server)).text).toContain("token=");
  const lines = await runCommand(["outbox", "--json"], web.env);
  expect(lines.stdout.trim().split("\n")).toHaveLength(1);
  expect(server.connections()).toBe(1);
});

/** Calls of the identity provider at one of the processes. */
function providerOf({ url }: Member, { IDENTITY_PUBLIC_TOKEN: token = "" }: Record<string, string>) {
  const origin = url.replace("127.0.0.1", "localhost");
  const headers = {
    "content-type": "application/json",
    authorization: `Basic ${Buffer.from(`${token}:${token}`).toString("base64")}`,
    "x-sdk-parent-host": origin,
    origin,
  };
  return async (path: string, body: object): Promise<void> => {
    const request = { method: "POST", headers, body: JSON.stringify(body) };
    const answer = await fetch(`${origin}/sdk/v1${path}`, request);
    if (!answer.ok) throw new Error(await answer.text());
  };
}
