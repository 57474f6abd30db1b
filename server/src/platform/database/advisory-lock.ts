import { Client } from "pg";
import type { Connection } from "#/platform/database/database.ts";

/**
 * Runs `work` while no other process on this database runs work of the same name, and waits for its turn. The turn is
 * over when the process ends, however it ends.
 */
export async function withAdvisoryLock<T>(
  connection: Connection,
  name: string,
  work: () => Promise<T>,
): Promise<T> {
  const client = new Client(connection);
  client.on("error", () => undefined);
  await client.connect();
  try {
    await client.query("select pg_advisory_lock(hashtext($1))", [name]);
    return await work();
  } finally {
    await client.end();
  }
}
