import { sql } from "kysely";
import { expect, test } from "vitest";
import { sharedApp } from "#/acceptance/test-app.fixtures.ts";
import type { TestApp } from "#/acceptance/test-app.fixtures.ts";
import { isUnavailable, withWorkspace } from "./database.ts";
import type { Transaction } from "./database.ts";

test.each([
  ["rested for too long", rest],
  ["lost its connection", loseConnection],
])(
  "a transaction that %s can be tried again, and its connection serves nobody any more",
  async (_how, end) => {
    const app = await sharedApp();
    const { workspaceId } = await app.signIn();

    const failure: unknown = await withWorkspace(app.db, workspaceId, async (transaction) => {
      await end(transaction, app);
      return sql`select 1`.execute(transaction);
    }).catch((error: unknown) => error);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        withWorkspace(app.db, workspaceId, (next) => sql`select 1`.execute(next)),
      ),
    );

    expect(isUnavailable(failure)).toBe(true);
    expect(answers).toHaveLength(20);
  },
);

async function rest(transaction: Transaction, app: TestApp): Promise<void> {
  const pid = await pidOf(transaction);
  await sql`set local idle_in_transaction_session_timeout = 1`.execute(transaction);
  await untilGone(app, pid);
}

async function loseConnection(transaction: Transaction, app: TestApp): Promise<void> {
  const pid = await pidOf(transaction);
  await sql`select pg_terminate_backend(${pid})`.execute(app.db);
  await untilGone(app, pid);
}

async function pidOf(transaction: Transaction): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
  return rows[0]?.pid ?? 0;
}

function untilGone(app: TestApp, pid: number): Promise<void> {
  return expect
    .poll(async () => {
      const { rows } = await sql`select 1 from pg_stat_activity where pid = ${pid}`.execute(app.db);
      return rows.length;
    })
    .toBe(0);
}
