import { addressOf } from "@app/contract/paths";
import { strategyPaths } from "@app/contract/strategy/paths";
import type { Thread } from "@app/contract/strategy/schemas";
import { renderHook, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { usePlansByBudget } from "#/features/strategy/plan/trial/trial.queries.ts";
import { removeThread, renameThread } from "./threads.queries.ts";

const ID = "00000000-0000-4000-8000-000000000001";
const THREAD: Thread = {
  id: ID,
  title: "Tea",
  strategyId: ID,
  pinned: false,
  archived: false,
  version: 1,
  createdAt: "2026-11-21T10:00:00.000Z",
  updatedAt: "2026-11-21T10:00:00.000Z",
};
const TRIALS = addressOf(strategyPaths.trial, { id: ID });

afterEach(() => vi.unstubAllGlobals());

test("a thread that is renamed or removed waits for no plan, and has none solved again", async () => {
  let solved = 0;
  vi.stubGlobal("fetch", (url: string, { method = "GET" }: RequestInit = {}) => {
    if (url !== TRIALS) return Promise.resolve(method === "DELETE" ? gone() : Response.json(THREAD));
    solved += 1;
    return new Promise<Response>(() => undefined);
  });
  renderHook(() => usePlansByBudget(ID, [{ amount: 400_000, currency: "EUR" }], true));
  await waitFor(() => expect(solved).toBe(1));

  await renameThread(THREAD, "Tea in May");
  await removeThread(THREAD);

  expect(solved).toBe(1);
});

function gone(): Response {
  return new Response(null, { status: 204 });
}
