import { CollectionList } from "@app/contract/collections/schemas";
import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "vitest";
import { byLength } from "./test-length.fixtures.ts";
import { newHome, runCommand, startServer } from "./processes.fixtures.ts";

const WITHIN_MS = 300_000;
const KILLS = byLength({ short: 1, long: 3 });
const WRITERS = 8;
/** A kill comes while creates are at every stage: before the write, between commit and answer, after the answer. */
const ANSWERED_FIRST = 10;

test(
  "creates that were cut off by a kill and are sent again with their key happen once each",
  async () => {
    const { env, remove } = await newHome();
    const keys: string[] = [];
    try {
      await runCommand(["workspace", "create", "Kills"], env);
      const { token } = JSON.parse((await runCommand(["token", "create", "writer", "--json"], env)).stdout);
      for (let kill = 0; kill < KILLS; kill += 1) {
        const server = await startServer(env);
        const answered: string[] = [];
        const writing = Array.from({ length: WRITERS }, async (_writer, number) => {
          for (let turn = 0; ; turn += 1) {
            const key = `${kill}-${number}-${turn}`;
            keys.push(key);
            const status = await create(server.url, token, key);
            if (status === null) return;
            answered.push(key);
          }
        });
        while (answered.length < ANSWERED_FIRST) await delay(5);
        server.child.kill("SIGKILL");
        await Promise.all([once(server.child, "close"), ...writing]);
      }

      const server = await startServer(env);
      await Promise.all(keys.map((key) => untilAnswered(server.url, token, key)));
      const names = await allNames(server.url, token);
      await server.stop();

      expect(names.toSorted()).toEqual(keys.toSorted());
    } finally {
      remove();
    }
  },
  WITHIN_MS,
);

/** The status of the answer; null when the server is gone. */
async function create(url: string, token: string, key: string): Promise<number | null> {
  try {
    const answer = await fetch(`${url}/api/v1/collections`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${token}`,
        "content-type": "application/json",
        "idempotency-key": key,
      },
      body: JSON.stringify({ name: key }),
    });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return null;
  }
}

/** A key whose process died is free once its lease is over. */
async function untilAnswered(url: string, token: string, key: string): Promise<void> {
  while ((await create(url, token, key)) !== 201) await delay(500);
}

async function allNames(url: string, token: string): Promise<string[]> {
  const names: string[] = [];
  for (let cursor: string | null = ""; cursor !== null;) {
    const answer = await fetch(`${url}/api/v1/collections?limit=50${cursor && `&cursor=${cursor}`}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const page = CollectionList.parse(await answer.json());
    names.push(...page.items.map(({ name }) => name));
    cursor = page.next;
  }
  return names;
}
