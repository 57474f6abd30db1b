import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { allowedNamespaces, childrenOf, HERE, isAllowed, programOf } from "#/platform/namespaces.fixtures.ts";
import type { Namespace } from "#/platform/namespaces.fixtures.ts";
import { newHome, runCommand, runServer, startServer } from "./processes.fixtures.ts";
import { byLength } from "./test-length.fixtures.ts";
import { usedHome } from "./used-home.fixtures.ts";

// Whole Heralds are started, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 180_000 });

const TRIES = byLength({ short: 2, long: 10 });
const OUTLIVE = `"$@" & wait $!; exec sleep 600`;
const SPACES = allowedNamespaces();

test.each(SPACES)(
  `a Herald in $name refuses ${TRIES} of ${TRIES} others, and is followed with all its data`,
  async (namespace) => {
    const { env, folder } = await usedHome();
    // Its namespace outlives it, as a container with another first process does.
    const around = { ...namespace, prefix: [...namespace.prefix, "/bin/sh", "-c", OUTLIVE, "sh"] };
    const first = await startServer(env, around);
    onTestFinished(() => endAll(first.child.pid ?? 0));
    await runCommand(["workspace", "create", "Kept"], env, "", namespace);
    const before = untouched(folder);

    const others = [];
    for (let count = 0; count < TRIES; count++) {
      others.push(await runServer(env, count % 2 === 0 ? namespace : HERE));
    }
    const after = untouched(folder);
    await killProgramOf(await programOf(first.child, namespace));
    const next = await startServer(env);
    onTestFinished(async () => void (await next.stop()));
    const kept = await runCommand(["workspace", "list"], env);

    for (const { code, stdout, stderr } of others) {
      expect(code).toBe(1);
      expect(stdout).toBe("");
      expect(stderr.replaceAll(/^unshare: .*\n/gm, "")).toMatch(
        /^Herald is already running on \S+: process \d+\. Stop it first, or give this one another DATA_DIR\.\n$/,
      );
    }
    expect(after).toEqual(before);
    expect(kept.stdout).toContain("Kept");
  },
);

const AS_NETWORK = `sed 's/ - [^ ]* / - nfs4 /' /proc/self/mountinfo > "$1" && mount --bind "$1" /proc/$$/mountinfo
shift; exec "$@"`;

test.skipIf(
  process.getuid?.() !== 0 || !isAllowed({ name: "an own mount namespace", prefix: ["unshare", "--mount"] }),
)("a data directory on a network file system is refused by name, by the start and by doctor", async () => {
  const { env, folder, remove } = await newHome();
  const notes = await newHome();
  onTestFinished(remove);
  onTestFinished(notes.remove);
  const file = join(notes.folder, "mountinfo");
  const onNetwork: Namespace = {
    name: "a network file system",
    prefix: ["unshare", "--mount", "/bin/sh", "-c", AS_NETWORK, "sh", file],
  };

  const start = await runServer(env, onNetwork);
  const doctor = await runCommand(["doctor"], env, "", onNetwork);

  expect(start.code).toBe(1);
  expect(start.stderr).toBe(
    `DATA_DIR is ${folder}, on a network file system (nfs4), where two machines could open one database. Set it to a folder on a disk of this machine.\n`,
  );
  expect(doctor.code).toBe(1);
  expect(doctor.stdout).toContain(
    `WRONG data directory: DATA_DIR is ${folder}, on a network file system (nfs4)`,
  );
  expect(readdirSync(folder)).toEqual([]);
});

/** What a second Herald would change first. */
function untouched(folder: string) {
  return {
    names: readdirSync(folder).toSorted(),
    secrets: readdirSync(join(folder, "secrets")).toSorted(),
    postmaster: readFileSync(join(folder, "postgres/data/postmaster.pid"), "utf8").split("\n")[0],
    holder: readFileSync(join(folder, "herald.lock"), "utf8"),
  };
}

/** Returns when the program is gone: on a busy machine a killed process takes its time to let go of its files. */
async function killProgramOf(shell: number): Promise<void> {
  const [program] = childrenOf(shell);
  if (program === undefined) throw new Error("Herald does not run");
  process.kill(program, "SIGKILL");
  while (childrenOf(shell).includes(program)) await delay(20);
}

async function endAll(pid: number): Promise<void> {
  for (const child of childrenOf(pid)) await endAll(child);
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    return;
  }
}
