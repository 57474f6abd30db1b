import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { newHome, runCommand, startServer } from "#/acceptance/processes.fixtures.ts";
import { usedHome } from "#/acceptance/used-home.fixtures.ts";

// Every test starts programs, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 240_000 });

test("commands work before anybody signed in, and start and stop the database themselves", async () => {
  const { env, folder, remove } = await newHome();
  onTestFinished(remove);

  const made = await runCommand(["workspace", "create", "Fernhollow", "--json"], env);
  const token = await runCommand(["token", "create", "reports", "--days", "2", "--json"], env);
  const listed = await runCommand(["token", "list", "--json"], env);

  expect(JSON.parse(made.stdout)).toMatchObject({ slug: "fernhollow", name: "Fernhollow" });
  expect(JSON.parse(token.stdout)).toMatchObject({ token: expect.stringMatching(/^herald_/) });
  expect(JSON.parse(listed.stdout)).toMatchObject([{ name: "reports", scopes: ["read", "write"] }]);
  expect(listed.stdout).not.toContain("herald_");
  expect(() => readFileSync(join(folder, "herald.lock"))).toThrow("ENOENT");
});

test("several commands at once wait for each other and all are done", async () => {
  const { env } = await usedHome();
  await runCommand(["workspace", "list"], env);

  const made = await Promise.all(
    ["One", "Two", "Three"].map((name) => runCommand(["workspace", "create", name, "--json"], env)),
  );
  const listed = await runCommand(["workspace", "list", "--json"], env);

  expect(made.map(({ code }) => code)).toEqual([0, 0, 0]);
  expect(
    JSON.parse(listed.stdout)
      .map(({ name }: { name: string }) => name)
      .toSorted(),
  ).toEqual(["One", "Three", "Two"]);
});

test("while a Herald runs, a command goes to it, and its token opens the API", async () => {
  const { env } = await usedHome();
  await runCommand(["workspace", "create", "Fernhollow"], env);
  const server = await startServer(env);
  onTestFinished(async () => {
    await server.stop();
  });

  const made = await runCommand(["token", "create", "ci", "--json"], env);
  const { token } = JSON.parse(made.stdout);
  const answer = await fetch(`${server.url}/api/v1/campaigns`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const link = await runCommand(["admin-link", "--json"], env);

  expect(made.code).toBe(0);
  expect(answer.status).toBe(200);
  expect(JSON.parse(link.stdout).url).toContain(`http://localhost:${env["PORT"]}/authenticate`);
  expect(await server.stop()).toMatchObject({ code: 0 });
});

test("the door for commands opens to nobody without the local secret", async () => {
  const { env, folder } = await usedHome();
  const server = await startServer(env);
  onTestFinished(async () => {
    await server.stop();
  });
  const body = JSON.stringify({ name: "outbox", workspace: null, input: {} });
  const knock = (headers: Record<string, string>) =>
    fetch(`${server.url}/api/v1/local/command`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body,
    });

  const without = await knock({});
  const wrong = await knock({ "herald-local-secret": "guess" });
  const secret = readFileSync(join(folder, "secrets/local-command"), "utf8");
  const right = await knock({ "herald-local-secret": secret });

  expect([without.status, wrong.status, right.status]).toEqual([403, 403, 200]);
});

test("doctor looks at everything and says which Herald runs", async () => {
  const { env } = await usedHome();

  const alone = await runCommand(["doctor", "--json"], env);
  const server = await startServer(env);
  onTestFinished(async () => {
    await server.stop();
  });
  const beside = await runCommand(["doctor", "--json"], env);

  const first = JSON.parse(alone.stdout);
  expect(first.checks.map(({ name }: { name: string }) => name)).toEqual([
    "configuration",
    "database",
    "data directory",
    "restored database",
    "free disk",
    "file store",
    "media engine",
    "isolation of the media child",
    "Chromium for PDF",
    "clock",
  ]);
  expect(first).toMatchObject({ instance: null, isolation: expect.any(String) });
  expect(first.checks[1]).toMatchObject({ ok: true, detail: expect.stringContaining("fsync on") });
  expect(JSON.parse(beside.stdout)).toMatchObject({
    instance: { url: `http://localhost:${env["PORT"]}`, pid: server.child.pid },
  });
  expect(alone.code).toBe(first.ok ? 0 : 1);
});

test("doctor names a worker that runs alone, and finds nothing wrong with the database that it holds", async () => {
  const { env } = await usedHome();
  const worker = await startServer({ ...env, ROLE: "worker" });
  onTestFinished(async () => {
    await worker.stop();
  });

  const { stdout } = await runCommand(["doctor", "--json"], env);

  const found = JSON.parse(stdout);
  expect(found).toMatchObject({ instance: null, worker: { pid: worker.child.pid } });
  expect(found.checks[1]).toMatchObject({ name: "database", ok: true });
});

test("a scope that does not exist is bad input that names it, with nothing on stdout", async () => {
  const { env } = await usedHome();

  const { code, stdout, stderr } = await runCommand(
    ["token", "create", "x", "--scopes", "fly", "--json"],
    env,
  );

  expect([code, stdout]).toEqual([2, ""]);
  expect(JSON.parse(stderr)).toMatchObject({ errors: [{ path: "scopes.0" }] });
});
