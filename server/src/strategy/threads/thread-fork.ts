import { THREAD_TITLE_MAX } from "@app/contract/strategy/schemas";
import type { Thread, ThreadMessage } from "@app/contract/strategy/schemas";
import { sql } from "kysely";
import * as z from "zod/mini";
import type { Transaction } from "#/platform/database/database.ts";
import { copyVersions } from "#/strategy/strategies/strategies.store.ts";
import { findThread, insertThread, readMessages } from "./threads.store.ts";

const COPY = " (copy)";

const Planned = z.object({ output: z.object({ strategyId: z.string(), version: z.int() }) });

interface Fork {
  from: Thread;
  /** How many of the first messages go along. */
  keeps: number;
  title: string;
  createdBy: string | null;
  now: Date;
}

/** Begins a thread with the first messages of another and its plan as it stood after them; the other stays as it is. */
export async function forkThread(
  transaction: Transaction,
  workspaceId: string,
  { from, keeps, ...made }: Fork,
): Promise<Thread> {
  const thread = await insertThread(transaction, workspaceId, made);
  const kept = (await readMessages(transaction, workspaceId, from.id)).slice(0, keeps);
  const plan =
    from.strategyId === null ? null : { from: from.strategyId, upTo: versionAfter(kept, from.strategyId) };
  const strategyId =
    plan === null || plan.upTo === 0
      ? null
      : await copyVersions(transaction, workspaceId, { ...plan, threadId: thread.id, now: made.now });
  // What was answered names its plan: in the copy that is the copied one.
  const parts =
    plan === null || strategyId === null
      ? sql`parts`
      : sql`replace(parts::text, ${plan.from}, ${strategyId})::jsonb`;
  await sql`
    insert into thread_messages (workspace_id, thread_id, position, id, role, schema_version, parts, state, created_at)
    select workspace_id, ${thread.id}, position, id, role, schema_version, ${parts}, state, created_at
    from thread_messages
    where workspace_id = ${workspaceId} and thread_id = ${from.id}
    order by position limit ${keeps}`.execute(transaction);
  return (await findThread(transaction, workspaceId, thread.id)) ?? thread;
}

/** What a copy is called: still a title that may be stored. */
export function titleOfCopy(title: string): string {
  const own = title.endsWith(COPY) ? title.slice(0, -COPY.length) : title;
  return `${own.slice(0, THREAD_TITLE_MAX - COPY.length)}${COPY}`;
}

/** The newest version of a plan that messages tell of; 0 for none. */
function versionAfter(messages: readonly ThreadMessage[], strategyId: string): number {
  const versions = messages.flatMap(({ parts }) =>
    parts.flatMap((part) => {
      const output = Planned.safeParse(part).data?.output;
      return output?.strategyId === strategyId ? [output.version] : [];
    }),
  );
  return Math.max(0, ...versions);
}
