import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { isAllowed } from "#/platform/namespaces.fixtures.ts";
import type { Namespace } from "#/platform/namespaces.fixtures.ts";
import { newHome, runCommand, runServer, startServer } from "./processes.fixtures.ts";
import type { ServerProcess } from "./processes.fixtures.ts";

// Whole Heralds are started, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 180_000 });

const VAR = "/var/lib/herald";
const MOUNTING = { name: "an own mount namespace", prefix: ["unshare", "--mount"] };
const mayRun = process.getuid?.() === 0 && isAllowed(MOUNTING);

test.skipIf(!mayRun)(
  "a database outside a closed data directory is named by the start and doctor, and moves along with it",
  async () => {
    const { env, closed, machine } = await closedHome();
    const first = await started(env, machine);
    await runCommand(["workspace", "create", "Kept"], env, "", machine);
    const [line = ""] = first.printed().split("\n");
    await first.stop();
    const home = readFileSync(join(closed, "data/postgres/elsewhere"), "utf8");
    const doctor = await runCommand(["doctor"], env, "", machine);
    renameSync(join(closed, "data"), join(closed, "moved"));

    const moved = { ...env, DATA_DIR: join(closed, "moved") };
    const kept = await runCommand(["workspace", "list"], moved, "", machine);
    const fresh = await runCommand(["workspace", "list"], env, "", machine);

    expect(home).toMatch(/^\/var\/lib\/herald\/data-[0-9a-f]{12}$/);
    expect(line).toBe(
      `The database's files lie in ${home}: its user cannot enter ${env["DATA_DIR"]}. Back both up.`,
    );
    expect(doctor.stdout).toContain(`The database's files lie in ${home}.`);
    expect(kept.stdout).toContain("Kept");
    expect(fresh.stdout).not.toContain("Kept");
  },
);

test.skipIf(!mayRun)("where the folder outside is gone, nothing starts empty", async () => {
  const { env, outside, closed, machine } = await closedHome();
  await runCommand(["workspace", "create", "Kept"], env, "", machine);
  const home = readFileSync(join(closed, "data/postgres/elsewhere"), "utf8");
  const away = join(outside, "away");
  renameSync(join(outside, home.slice("/var/lib/".length)), away);

  const refused = await runServer(env, machine);
  renameSync(away, join(outside, home.slice("/var/lib/".length)));
  const back = await runCommand(["workspace", "list"], env, "", machine);

  expect(refused.code).toBe(1);
  expect(refused.stderr).toContain(`The database of ${env["DATA_DIR"]} lies in ${home}, which is not there.`);
  expect(back.stdout).toContain("Kept");
});

test.skipIf(!mayRun)(
  "a copy of the data directory does not open the database beside the first one",
  async () => {
    const { env, closed, machine } = await closedHome();
    const first = await started(env, machine);
    const copy = { ...env, DATA_DIR: join(closed, "copy") };
    mkdirSync(join(copy.DATA_DIR, "postgres"), { recursive: true });
    for (const name of ["secrets", "postgres/elsewhere"]) {
      cpSync(join(closed, "data", name), join(copy.DATA_DIR, name), { recursive: true });
    }

    const refused = await runServer(copy, machine);
    const answer = await fetch(`${first.url}/readyz`);

    expect(refused.code).toBe(1);
    expect(refused.stderr).toContain(`Herald is already running on ${VAR}/data-`);
    expect(answer.status).toBe(200);
  },
);

/** A data directory that only root can enter, on a machine where root cannot stand in for another user. */
async function closedHome() {
  const { env, folder, remove } = await newHome();
  const outside = mkdtempSync(join(tmpdir(), "herald-var-"));
  chmodSync(outside, 0o755);
  onTestFinished(remove);
  onTestFinished(() => rmSync(outside, { recursive: true, force: true }));
  const script = `mount --bind "$1" /var/lib && mount --bind /bin/false "$(command -v unshare)" && shift && exec "$@"`;
  const prefix = [...MOUNTING.prefix, "/bin/sh", "-c", script, "sh", outside];
  const machine: Namespace = { name: "a machine without user namespaces", prefix };
  return { env: { ...env, DATA_DIR: join(folder, "data") }, closed: folder, outside, machine };
}

async function started(env: Record<string, string>, machine: Namespace): Promise<ServerProcess> {
  const server = await startServer(env, machine);
  onTestFinished(async () => {
    if (server.child.exitCode === null) await server.stop();
  });
  return server;
}
