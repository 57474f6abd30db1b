import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { Client } from "pg";
import { OWNER, startPostgres } from "#/platform/database/embedded/embedded.ts";
import { newHome, runCommand, startServer } from "./processes.fixtures.ts";

export interface KillsResult {
  kills: number;
  /** Writes that were answered with success. */
  acknowledged: number;
  /** Of those, how many are not there afterwards. */
  lost: number;
  /** Longest time from a kill to the next answer. */
  slowestRestartMs: number;
}

/** A kill comes at random within this time of a moment when so many writes of its round are acknowledged. */
const KILL_MS = 300;
const ACKNOWLEDGED_FIRST = 12;

/** Kills a Herald again and again while writers write, and counts what it had acknowledged and then lost. */
export async function killUnderWrites({
  kills,
  writers,
}: {
  kills: number;
  writers: number;
}): Promise<KillsResult> {
  const { env, folder, remove } = await newHome();
  try {
    const acknowledged: string[] = [];
    let slowestRestartMs = 0;
    let token: string | undefined;
    for (let kill = 0; kill < kills; kill++) {
      const began = performance.now();
      const server = await startServer(env);
      if (kill > 0) slowestRestartMs = Math.max(slowestRestartMs, performance.now() - began);
      const bearer = (token ??= await newToken(env));
      const enough = acknowledged.length + ACKNOWLEDGED_FIRST;
      const names = Array.from({ length: writers }, (_writer, number) => `${kill}-${number}`);
      const writing = names.map((name) => write(server.url, bearer, name, acknowledged));
      while (acknowledged.length < enough && server.child.exitCode === null) await delay(5);
      await delay(Math.random() * KILL_MS);
      server.child.kill("SIGKILL");
      await Promise.all([once(server.child, "close"), ...writing]);
    }
    const kept = await keptNames(folder);
    const lost = acknowledged.filter((name) => !kept.has(name)).length;
    return { kills, acknowledged: acknowledged.length, lost, slowestRestartMs };
  } finally {
    remove();
  }
}

// A command takes a second while a server runs, and without one a database of its own.
async function newToken(env: Record<string, string>): Promise<string> {
  await runCommand(["workspace", "create", "Kills"], env);
  const { stdout } = await runCommand(["token", "create", "writer", "--json"], env);
  const { token }: { token: string } = JSON.parse(stdout);
  return token;
}

// Until the server is gone; a write that was not answered may be there or not.
async function write(url: string, token: string, writer: string, acknowledged: string[]): Promise<void> {
  for (let number = 0; ; number++) {
    const name = `${writer}-${number}`;
    try {
      const answer = await fetch(`${url}/api/v1/collections`, {
        method: "POST",
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
        body: JSON.stringify({ name }),
      });
      if (answer.status === 201) acknowledged.push(name);
      await answer.arrayBuffer();
    } catch {
      return;
    }
  }
}

async function keptNames(folder: string): Promise<Set<string>> {
  const postgres = await startPostgres(folder);
  const client = new Client({
    host: postgres.host,
    password: postgres.password,
    user: OWNER,
    database: "herald",
  });
  try {
    await client.connect();
    const { rows } = await client.query<{ name: string }>("select name from collections");
    return new Set(rows.map(({ name }) => name));
  } finally {
    await client.end();
    await postgres.stop();
  }
}
