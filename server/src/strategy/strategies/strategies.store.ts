import { Plan } from "@app/contract/strategy/plan";
import type { ListQuery } from "@app/contract/paging";
import type { Strategy, StrategyList } from "@app/contract/strategy/schemas";
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Transaction } from "#/platform/database/database.ts";
import { by, readPage, toList } from "#/platform/database/keyset.ts";
import type { Order } from "#/platform/database/keyset.ts";
import type { Stated } from "#/strategy/brief/stated.ts";
import { LANGUAGES } from "#/strategy/acts/act.ts";
import type { Language } from "#/strategy/acts/act.ts";
import { toStated } from "./stated-json.ts";

const BY_CHANGE: Order = [by("moment", "strategies.updated_at", "desc"), by("id", "strategies.id", "asc")];

export interface StoredVersion {
  strategyId: string;
  number: number;
  stated: Stated;
  plan: Plan;
  /** In which it was said. */
  language: Language;
}

/** With its prices, which are withheld where it is answered. */
export type WholeStrategy = Omit<Strategy, "plan"> & { plan: Plan };

/** The newest version of a thread's plan, or the one of this number; null when there is none. */
export async function latestOfThread(
  transaction: Transaction,
  workspaceId: string,
  threadId: string,
  number?: number,
): Promise<StoredVersion | null> {
  const versions = transaction
    .selectFrom("strategies")
    .innerJoin("strategy_versions", (join) =>
      join
        .onRef("strategy_versions.workspace_id", "=", "strategies.workspace_id")
        .onRef("strategy_versions.strategy_id", "=", "strategies.id"),
    )
    .select([
      "strategy_versions.strategy_id",
      "strategy_versions.number",
      "strategy_versions.stated",
      "strategy_versions.plan",
      "strategy_versions.language",
    ])
    .where("strategies.workspace_id", "=", workspaceId)
    .where("strategies.thread_id", "=", threadId)
    .orderBy("strategy_versions.number", "desc")
    .limit(1);
  const wanted = number === undefined ? versions : versions.where("strategy_versions.number", "=", number);
  const row = await wanted.executeTakeFirst();
  if (!row) return null;
  return {
    strategyId: row.strategy_id,
    number: row.number,
    stated: toStated(row.stated),
    plan: Plan.parse(row.plan),
    language: toLanguage(row.language),
  };
}

function toLanguage(stored: string): Language {
  return LANGUAGES.find((one) => one === stored) ?? "en";
}

/** What stands for the plan of each version of a thread, in their order: equal plans have equal marks. */
export async function marksOfThread(
  transaction: Transaction,
  workspaceId: string,
  threadId: string,
): Promise<string[]> {
  const rows = await transaction
    .selectFrom("strategies")
    .innerJoin("strategy_versions", (join) =>
      join
        .onRef("strategy_versions.workspace_id", "=", "strategies.workspace_id")
        .onRef("strategy_versions.strategy_id", "=", "strategies.id"),
    )
    .select(sql<string>`md5(strategy_versions.stated::text || strategy_versions.plan::text)`.as("mark"))
    .where("strategies.workspace_id", "=", workspaceId)
    .where("strategies.thread_id", "=", threadId)
    .orderBy("strategy_versions.number", "asc")
    .execute();
  return rows.map(({ mark }) => mark);
}

/** Adds a version; the first one makes the strategy. @returns its id and the number. */
export async function addVersion(
  transaction: Transaction,
  workspaceId: string,
  version: Omit<StoredVersion, "strategyId" | "number"> & {
    threadId: string;
    name: string;
    summary: string;
    now: Date;
  },
): Promise<{ strategyId: string; number: number }> {
  const { threadId, name, summary, stated, plan, language, now } = version;
  const found = await transaction
    .selectFrom("strategies")
    .select("id")
    .where("workspace_id", "=", workspaceId)
    .where("thread_id", "=", threadId)
    .forUpdate()
    .executeTakeFirst();
  const strategyId = found?.id ?? randomUUID();
  if (!found) {
    await transaction
      .insertInto("strategies")
      .values({
        workspace_id: workspaceId,
        id: strategyId,
        thread_id: threadId,
        name,
        created_at: now,
        updated_at: now,
      })
      .execute();
  }
  const last = await transaction
    .selectFrom("strategy_versions")
    .select((expression) => expression.fn.max("number").as("number"))
    .where("workspace_id", "=", workspaceId)
    .where("strategy_id", "=", strategyId)
    .executeTakeFirst();
  const number = (last?.number ?? 0) + 1;
  await transaction
    .insertInto("strategy_versions")
    .values({
      workspace_id: workspaceId,
      strategy_id: strategyId,
      number,
      summary,
      stated: JSON.stringify(stated),
      plan: JSON.stringify(plan),
      language,
      created_at: now,
    })
    .execute();
  await transaction
    .updateTable("strategies")
    .set({ updated_at: now })
    .where("workspace_id", "=", workspaceId)
    .where("id", "=", strategyId)
    .execute();
  return { strategyId, number };
}

/** Gives another thread the plan of `from` with its first versions. @returns the id of that plan. */
export async function copyVersions(
  transaction: Transaction,
  workspaceId: string,
  { from, threadId, upTo, now }: { from: string; threadId: string; upTo: number; now: Date },
): Promise<string> {
  const id = randomUUID();
  const { name } = await transaction
    .selectFrom("strategies")
    .select("name")
    .where("workspace_id", "=", workspaceId)
    .where("id", "=", from)
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto("strategies")
    .values({ workspace_id: workspaceId, id, thread_id: threadId, name, created_at: now, updated_at: now })
    .execute();
  await sql`
    insert into strategy_versions (workspace_id, strategy_id, number, summary, stated, plan, language, created_at)
    select workspace_id, ${id}, number, summary, stated, plan, language, created_at from strategy_versions
    where workspace_id = ${workspaceId} and strategy_id = ${from} and number <= ${upTo}`.execute(transaction);
  return id;
}

/** A strategy with one version's plan and its language, the newest unless `number` says otherwise; null for a removed or foreign one. */
export async function findStrategy(
  transaction: Transaction,
  workspaceId: string,
  id: string,
  number?: number,
): Promise<{ strategy: WholeStrategy; language: Language } | null> {
  const strategy = await transaction
    .selectFrom("strategies")
    .innerJoin("threads", (join) =>
      join
        .onRef("threads.workspace_id", "=", "strategies.workspace_id")
        .onRef("threads.id", "=", "strategies.thread_id"),
    )
    .select([
      "strategies.id",
      "strategies.thread_id",
      "strategies.name",
      "strategies.created_at",
      "strategies.updated_at",
    ])
    .where("strategies.workspace_id", "=", workspaceId)
    .where("strategies.id", "=", id)
    .where("threads.removed_at", "is", null)
    .executeTakeFirst();
  if (!strategy) return null;
  const rows = await transaction
    .selectFrom("strategy_versions")
    .select(["number", "summary", "plan", "language", "created_at"])
    .where("workspace_id", "=", workspaceId)
    .where("strategy_id", "=", id)
    .orderBy("number", "desc")
    .execute();
  const versions = rows.map((row) => ({ ...row, plan: Plan.parse(row.plan) }));
  const chosen = number === undefined ? versions[0] : versions.find((version) => version.number === number);
  if (!chosen) return null;
  const shown = {
    id: strategy.id,
    threadId: strategy.thread_id,
    name: strategy.name,
    version: chosen.number,
    plan: chosen.plan,
    versions: versions.map(({ number: own, summary, plan, created_at }) => ({
      number: own,
      summary,
      status: plan.status,
      cost: plan.totals.cost,
      reach: plan.totals.reach,
      createdAt: created_at.toISOString(),
    })),
    createdAt: strategy.created_at.toISOString(),
    updatedAt: strategy.updated_at.toISOString(),
  };
  return { strategy: shown, language: toLanguage(chosen.language) };
}

/** Last changed first. */
export async function listStrategies(
  transaction: Transaction,
  workspaceId: string,
  page: ListQuery,
): Promise<StrategyList> {
  const query = transaction
    .selectFrom("strategies")
    .innerJoin("threads", (join) =>
      join
        .onRef("threads.workspace_id", "=", "strategies.workspace_id")
        .onRef("threads.id", "=", "strategies.thread_id"),
    )
    .innerJoin("strategy_versions", (join) =>
      join
        .onRef("strategy_versions.workspace_id", "=", "strategies.workspace_id")
        .onRef("strategy_versions.strategy_id", "=", "strategies.id"),
    )
    .select(["strategies.id", "strategies.thread_id", "strategies.name", "strategies.updated_at"])
    .select(["strategy_versions.number", "strategy_versions.plan"])
    .where("strategies.workspace_id", "=", workspaceId)
    .where("threads.removed_at", "is", null)
    .where("strategy_versions.number", "=", (expression) =>
      expression
        .selectFrom("strategy_versions as newest")
        .select((of) => of.fn.max("newest.number").as("number"))
        .whereRef("newest.workspace_id", "=", "strategies.workspace_id")
        .whereRef("newest.strategy_id", "=", "strategies.id"),
    );
  return toList(await readPage(transaction, query, BY_CHANGE, page), (row) => ({
    id: row.id,
    threadId: row.thread_id,
    name: row.name,
    version: row.number,
    status: Plan.parse(row.plan).status,
    updatedAt: row.updated_at.toISOString(),
  }));
}

/** Months of exclusivity that versions of plans asked for; by "id:version", as campaigns name their plan. */
export async function exclusivityOfPlans(
  transaction: Transaction,
  workspaceId: string,
  planIds: readonly string[],
): Promise<Map<string, number>> {
  const wanted = new Set(planIds);
  const strategies = [...new Set(planIds.flatMap((id) => id.split(":")[0] ?? []))].filter(isUuid);
  if (strategies.length === 0) return new Map();
  const rows = await transaction
    .selectFrom("strategy_versions")
    .select(["strategy_id", "number"])
    .select(sql<string | null>`plan -> 'brief' -> 'rights' ->> 'exclusivityMonths'`.as("months"))
    .where("workspace_id", "=", workspaceId)
    .where("strategy_id", "in", strategies)
    .execute();
  return new Map(
    rows
      .map(({ strategy_id, number, months }) => [`${strategy_id}:${number}`, Number(months ?? 0)] as const)
      .filter(([id, months]) => wanted.has(id) && months > 0),
  );
}

function isUuid(id: string): boolean {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u.test(id);
}
