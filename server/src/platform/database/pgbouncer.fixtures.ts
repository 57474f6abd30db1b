import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createConnection } from "node:net";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { inject, onTestFinished } from "vitest";

const PROGRAM = "/usr/sbin/pgbouncer";
const PORT = 6432;

/** Whether PgBouncer is installed here; where it is not, that is printed. */
export function hasPgBouncer(): boolean {
  if (existsSync(PROGRAM)) return true;
  process.stderr.write(`Skipped, because ${PROGRAM} is not installed: tests with PgBouncer.\n`);
  return false;
}

/** Starts a PgBouncer of Debian's settings in front of the test server. @returns the address of a database through it. */
export async function startPgBouncer(database: string, mode: "session" | "transaction"): Promise<string> {
  const { host, folder: root, ownerUser, ownerPassword } = inject("postgres");
  const folder = mkdtempSync(join(root, "b"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  // It refuses root, and whoever runs it instead must enter the folder of its socket.
  const asOther =
    process.getuid?.() === 0 ? ["unshare", "--user", "--map-user=1000", "--map-group=1000", "--"] : [];
  const file = join(folder, "pgbouncer.ini");
  const settings = [
    "[databases]",
    `* = host=${host} user=${ownerUser} password=${ownerPassword}`,
    "[pgbouncer]",
    "listen_addr =",
    `listen_port = ${PORT}`,
    `unix_socket_dir = ${folder}`,
    "auth_type = any",
    `pool_mode = ${mode}`,
  ];
  writeFileSync(file, settings.join("\n"), { mode: 0o600 });
  chmodSync(folder, 0o700);
  const [command, ...words] = [...asOther, PROGRAM, file];
  const child = spawn(command, words, { stdio: ["ignore", "ignore", "pipe"] });
  let printed = "";
  child.stderr.on("data", (text) => (printed += String(text)));
  onTestFinished(async () => {
    child.kill("SIGKILL");
    if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
  });
  while (!(await answers(join(folder, `.s.PGSQL.${PORT}`)))) {
    if (child.exitCode !== null) throw new Error(`PgBouncer did not start: ${printed}`);
    await delay(20);
  }
  return `postgres://${ownerUser}:any@/${database}?host=${folder}&port=${PORT}`;
}

async function answers(path: string): Promise<boolean> {
  const socket = createConnection(path);
  try {
    await once(socket, "connect");
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
