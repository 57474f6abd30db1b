import { Client } from "pg";

/** A pooler that hands connections out by the transaction gives itself away in the first of these. */
const ROUNDS = 4;
const ANSWER_MS = 10_000;

/**
 * Tells a pooler that keeps a connection for each client from one that lends it for a transaction: two clients that
 * are connected at once are never served by the same process of the database, and each stays with its own.
 * @throws when the role and the time-outs of a connection would not stay with it.
 */
export async function requireOwnSessions(connectionString: string): Promise<void> {
  const options = { connectionString, connectionTimeoutMillis: ANSWER_MS, query_timeout: ANSWER_MS };
  const clients = [new Client(options), new Client(options)];
  for (const client of clients) client.on("error", () => undefined);
  try {
    for (const client of clients) await client.connect();
    const seen = await serversOf(clients);
    const isShared = new Set(seen.flat()).size !== clients.length;
    if (isShared) throw sharedSessions();
  } finally {
    await Promise.all(clients.map((client) => client.end().catch(() => undefined)));
  }
}

/** Numbers of the processes that served each client. */
async function serversOf(clients: Client[]): Promise<number[][]> {
  const seen = clients.map((): number[] => []);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, client] of clients.entries()) {
      const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
      if (rows[0]) seen[index]?.push(rows[0].pid);
    }
  }
  return seen;
}

const sharedSessions = () =>
  new Error(
    "DATABASE_URL leads to a pooler in transaction mode, where the role and the time-outs of a connection do not stay with it. Set the pooler to session mode (PgBouncer: pool_mode = session), or give DATABASE_URL the address of PostgreSQL itself.",
  );
