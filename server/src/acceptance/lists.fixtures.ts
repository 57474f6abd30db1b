import { randomUUID } from "node:crypto";
import * as z from "zod/mini";
import { expect } from "vitest";
import { withWorkspace } from "#/platform/database/database.ts";
import type { Database, Transaction } from "#/platform/database/database.ts";
import { sharedApp } from "./test-app.fixtures.ts";
import type { Person } from "./test-app.fixtures.ts";

const Made = z.object({ id: z.string() });
const BEGAN = Date.parse("2026-11-02T09:00:00Z");

/** Fills a list of the person's workspace and answers its address. */
type Fill = (person: Person, db: Database, count: number) => Promise<string>;

export const LISTS: readonly [string, Fill][] = [
  ["collections", (person, _db, count) => post(person, "/api/v1/collections", count, { name: "Beauty" })],
  ["campaigns", (person, _db, count) => post(person, "/api/v1/campaigns", count, { name: "Autumn" })],
  ["threads", (person, _db, count) => post(person, "/api/v1/threads", count, { title: "Launch" })],
  ["reports", fillReports],
  ["share links", fillLinks],
  ["share links of a thread", fillThreadLinks],
  ["API tokens", (person, _db, count) => post(person, "/api/v1/api-tokens", count, { name: "Sheet" })],
  ["invite links", (person, _db, count) => post(person, "/api/v1/invitations", count, {})],
  ["imports", fillImports],
  ["chosen columns", fillMappings],
  ["strategies", fillStrategies],
  ["content checks", fillChecks],
  ["activity of a campaign", fillActivity],
  ["posts", fillPosts],
  [
    "orders",
    (person, _db, count) => post(person, "/api/v1/orders", count, { code: "FERN", orderedAt: "2026-11-02" }),
  ],
  ["payments", (person, _db, count) => post(person, "/api/v1/payments", count, { handle: "fern" })],
  ["what waits", fillWaiting],
  ["what came in lately", fillRecent],
  ["members", fillMembers],
  ["the members' log", fillMembersLog],
  ["what programs called", fillCalls],
  ["answers that were not helpful", fillFeedback],
];

export async function post(person: Person, url: string, count: number, body: object): Promise<string> {
  for (let index = 0; index < count; index += 1) {
    const answer = await person("POST", url, body);
    expect(answer.statusCode).toBe(201);
  }
  return url;
}

export async function create(person: Person, url: string, body: object): Promise<string> {
  return Made.parse((await person("POST", url, body)).json()).id;
}

async function fillReports(person: Person, _db: Database, count: number): Promise<string> {
  const campaignId = await create(person, "/api/v1/campaigns", { name: "Autumn" });
  return post(person, "/api/v1/reports", count, { campaignId });
}

async function fillLinks(person: Person, _db: Database, count: number): Promise<string> {
  const campaignId = await create(person, "/api/v1/campaigns", { name: "Autumn" });
  const reportId = await create(person, "/api/v1/reports", { campaignId });
  return post(person, `/api/v1/reports/${reportId}/links`, count, {});
}

async function fillThreadLinks(person: Person, _db: Database, count: number): Promise<string> {
  const threadId = await create(person, "/api/v1/threads", {});
  return post(person, `/api/v1/threads/${threadId}/links`, count, {});
}

async function fillPosts(person: Person, _db: Database, count: number): Promise<string> {
  for (let index = 0; index < count; index += 1) {
    await create(person, "/api/v1/posts", { url: `https://instagram.com/p/Post${index}` });
  }
  return "/api/v1/posts";
}

async function fillWaiting(person: Person, db: Database, count: number): Promise<string> {
  await fillPosts(person, db, Math.floor(count / 2));
  await post(person, "/api/v1/payments", Math.ceil(count / 2), { handle: "fern" });
  return "/api/v1/results/waiting";
}

async function fillRecent(person: Person, _db: Database, count: number): Promise<string> {
  await post(person, "/api/v1/imports", 1, { text: "handle,platform\nclay,instagram" });
  await post(person, "/api/v1/payments", count, { handle: "clay" });
  return "/api/v1/results/recent";
}

async function fillImports(person: Person, _db: Database, count: number): Promise<string> {
  return post(person, "/api/v1/imports", count, { text: "handle,platform\nclay,instagram" });
}

async function fillMappings(person: Person, _db: Database, count: number): Promise<string> {
  const headers = Array.from({ length: count }, (_, index) => `Remark ${index}`);
  await post(person, "/api/v1/imports", 1, {
    text: [
      ["handle", ...headers],
      ["@clay", ...headers],
    ]
      .map((cells) => cells.join(","))
      .join("\n"),
    platform: "instagram",
    mapping: headers.map((header) => ({ header, field: "notes" })),
  });
  return "/api/v1/imports/mappings";
}

async function fillMembers(person: Person, _db: Database, count: number): Promise<string> {
  const app = await sharedApp();
  for (let index = 1; index < count; index += 1) await app.signIn({ workspaceOf: person, role: "member" });
  return "/api/v1/members";
}

async function fillMembersLog(person: Person, _db: Database, count: number): Promise<string> {
  await post(person, "/api/v1/invitations", count, {});
  return "/api/v1/members/log";
}

async function fillCalls(person: Person, db: Database, count: number): Promise<string> {
  const { workspaceId } = person;
  const calls = Array.from({ length: count }, () => ({
    workspace_id: workspaceId,
    id: randomUUID(),
    at: new Date(BEGAN),
    token_id: null,
    token: "Desk",
    tool: "find_creators",
    outcome: "done" as const,
  }));
  await withWorkspace(db, workspaceId, (transaction) =>
    transaction.insertInto("mcp_calls").values(calls).execute(),
  );
  return "/api/v1/strategy/mcp/calls";
}

async function fillFeedback(person: Person, db: Database, count: number): Promise<string> {
  const threadId = await create(person, "/api/v1/threads", {});
  const { workspaceId } = person;
  const at = { workspace_id: workspaceId, thread_id: threadId, created_at: new Date(BEGAN) };
  const answer = { role: "assistant", schema_version: 1, parts: "[]", state: "done" };
  const answers = Array.from({ length: count }, (_, position) => ({
    ...at,
    ...answer,
    position,
    id: randomUUID(),
  }));
  await withWorkspace(db, workspaceId, (transaction) =>
    transaction.insertInto("thread_messages").values(answers).execute(),
  );
  for (const { id } of answers) {
    const address = `/api/v1/threads/${threadId}/messages/${id}/feedback`;
    expect((await person("POST", address, { isHelpful: false })).statusCode).toBe(200);
  }
  return "/api/v1/strategy/feedback";
}

async function fillActivity(person: Person, db: Database, count: number): Promise<string> {
  const id = await create(person, "/api/v1/campaigns", { name: "Autumn" });
  const { workspaceId } = person;
  await withWorkspace(db, workspaceId, async (transaction) => {
    for (let index = 1; index < count; index += 1) {
      const event = { workspace_id: workspaceId, id: randomUUID(), campaign_id: id, at: new Date(BEGAN) };
      await transaction
        .insertInto("campaign_activity")
        .values({ ...event, by_name: "Ana", text: "Changed the dates" })
        .execute();
    }
  });
  return `/api/v1/campaigns/${id}/activity`;
}

async function fillStrategies(person: Person, db: Database, count: number): Promise<string> {
  await post(person, "/api/v1/imports", 1, {
    text: "handle,platform,followers,avg views,price\nclay,instagram,9000,4000,100 EUR",
  });
  const first = await person("POST", "/api/v1/strategies", { text: "Launch a tea in Germany for 500 EUR" });
  expect(first.statusCode).toBe(201);
  const { workspaceId } = person;
  await withWorkspace(db, workspaceId, async (transaction) => {
    for (let index = 1; index < count; index += 1) await copyStrategy(transaction, workspaceId);
  });
  return "/api/v1/strategies";
}

/** Planning takes a while: the others are copies of the first, in threads of their own. */
async function copyStrategy(transaction: Transaction, workspaceId: string): Promise<void> {
  const made = await transaction.selectFrom("strategies").selectAll().executeTakeFirstOrThrow();
  const version = await transaction.selectFrom("strategy_versions").selectAll().executeTakeFirstOrThrow();
  const thread = { workspace_id: workspaceId, id: randomUUID(), title: "Launch", created_by: null };
  const times = { created_at: new Date(BEGAN), updated_at: new Date(BEGAN) };
  const id = randomUUID();
  await transaction
    .insertInto("threads")
    .values({ ...thread, ...times, removed_at: null })
    .execute();
  await transaction
    .insertInto("strategies")
    .values({ ...made, ...times, id, thread_id: thread.id })
    .execute();
  for (const number of [1, 2]) {
    const { stated, plan } = version;
    const texts = { stated: JSON.stringify(stated), plan: JSON.stringify(plan) };
    await transaction
      .insertInto("strategy_versions")
      .values({ ...version, ...texts, strategy_id: id, number })
      .execute();
  }
}

async function fillChecks(person: Person, db: Database, count: number): Promise<string> {
  const { workspaceId } = person;
  await withWorkspace(db, workspaceId, async (transaction) => {
    for (let index = 0; index < count; index += 1) {
      await insertCheck(transaction, workspaceId, index, index % 2 === 0 ? null : "2026-12-01");
    }
  });
  return "/api/v1/checks";
}

export async function insertCheck(
  transaction: Transaction,
  workspaceId: string,
  index: number,
  dueAt: string | null,
): Promise<void> {
  await transaction
    .insertInto("content_checks")
    .values({
      workspace_id: workspaceId,
      id: randomUUID(),
      file_id: randomUUID(),
      file_name: `${index}.mp4`,
      bytes: 1,
      sha256: "0",
      rules: "{}",
      due_at: dueAt,
      state: "done",
      progress: 1,
      checks: "[]",
      overrides: "{}",
      feedback: "",
      created_at: new Date(BEGAN + index),
    })
    .execute();
}

export async function insertMessage(
  db: Database,
  index: number,
  channel: "email" | "sms" | "whatsapp",
): Promise<void> {
  await db
    .insertInto("outbox_messages")
    .values({
      id: randomUUID(),
      channel,
      recipient: "ida@fern.com",
      subject: String(index),
      body: "Hello",
      one_time_token_id: null,
      is_decoy: false,
      created_at: new Date(BEGAN + index),
    })
    .execute();
}
