import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { newHome, runCommand, startServer } from "#/acceptance/processes.fixtures.ts";
import { COMMANDS } from "./commands.ts";

// Every test starts programs, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 240_000 });

const PROBLEM_KEYS = ["type", "title", "status", "detail", "code", "errors"];

test("the help names every command and what the exit codes mean", async () => {
  const { env } = await home();

  const { code, stdout } = await runCommand(["--help"], env);

  expect(code).toBe(0);
  for (const { name, summary } of COMMANDS) {
    expect(stdout).toContain(name);
    expect(stdout).toContain(summary);
  }
  expect(stdout).toContain("0 done, 1 the work could not be done, 2 bad input");
});

test("config prints every setting as JSON and nothing else, and masks secrets", async () => {
  const { env } = await home();
  const set = { ...env, MODEL_KEY: "very-secret-key", DATABASE_URL: "postgres://me:hunter2@db/herald" };

  const { code, stdout, stderr } = await runCommand(["config", "--json"], set);
  const settings: { key: string; value: string; secret: boolean }[] = JSON.parse(stdout);

  expect(code).toBe(0);
  expect(stderr).toBe("");
  expect(stdout).not.toMatch(/very-secret-key|hunter2/);
  expect(settings.find(({ key }) => key === "MODEL_KEY")).toMatchObject({ value: "********", secret: true });
  expect(settings.find(({ key }) => key === "IDENTITY_PUBLIC_TOKEN")?.value).toMatch(/^public-token-live-/);
  expect(settings.find(({ key }) => key === "PORT")).toEqual({
    key: "PORT",
    value: env["PORT"],
    default: "4870",
    description: expect.any(String),
    secret: false,
  });
});

test("a wrong setting is bad input and is named", async () => {
  const { env } = await home();

  const { code, stdout, stderr } = await runCommand(["config", "--json"], { ...env, PORT: "no" });

  expect(code).toBe(2);
  expect(stdout).toBe("");
  expect(JSON.parse(stderr)).toMatchObject({ code: "config.invalid", errors: [{ path: "PORT" }] });
});

test.each([
  [["nonsense"], 2],
  [["config", "--nonsense"], 2],
  [["config", "more"], 2],
  [["token"], 2],
  [["token", "create", "x", "--scopes", "fly"], 2],
  [["backup", "folder"], 2],
])("%j ends with code %i and one problem on stderr", async (words, expected) => {
  const { env } = await home();

  const { code, stdout, stderr } = await runCommand([...words, "--json"], env);

  expect(code).toBe(expected);
  expect(stdout).toBe("");
  expect(Object.keys(JSON.parse(stderr)).toSorted()).toEqual(PROBLEM_KEYS.toSorted());
});

test("without --json a failure is a sentence with the usage", async () => {
  const { env } = await home();

  const { code, stdout, stderr } = await runCommand(["token", "burn"], env);

  expect(code).toBe(2);
  expect(stdout).toBe("");
  expect(stderr).toContain("Say create NAME, list or revoke ID.");
  expect(stderr).toContain("./herald token create NAME");
});

test("commands work before anybody signed in, and start and stop the database themselves", async () => {
  const { env, folder } = await home();

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
  const { env } = await home();
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
  const { env } = await home();
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
  const { env, folder } = await home();
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
  const { env } = await home();

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
  const { env } = await home();
  const worker = await startServer({ ...env, ROLE: "worker" });
  onTestFinished(async () => {
    await worker.stop();
  });

  const { stdout } = await runCommand(["doctor", "--json"], env);

  const found = JSON.parse(stdout);
  expect(found).toMatchObject({ instance: null, worker: { pid: worker.child.pid } });
  expect(found.checks[1]).toMatchObject({ name: "database", ok: true });
});

test("lines are answered in order with their id, and one that fails is answered in its place", async () => {
  const { env } = await home();
  const lines = ['{"id":1,"text":"Lovely #ad"}', "not json", '{"id":"c","text":"Lovely"}'].join("\n");

  const { code, stdout } = await runCommand(["check-text", "--stdin"], env, `${lines}\n`);
  const answers = stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));

  expect(code).toBe(2);
  expect(answers.map(({ id }) => id)).toEqual([1, null, "c"]);
  expect(answers[1].problem).toMatchObject({ code: "cli.invalid_line" });
  expect(answers[0].fields).toBeDefined();
});

test("a file that is not there is bad input", async () => {
  const { env, folder } = await home();
  writeFileSync(join(folder, "empty.mp4"), "");

  const { code, stderr } = await runCommand(["check", join(folder, "none.mp4"), "--json"], env);

  expect(code).toBe(2);
  expect(JSON.parse(stderr).detail).toContain("none.mp4");
});

async function home() {
  const made = await newHome();
  onTestFinished(made.remove);
  return made;
}
