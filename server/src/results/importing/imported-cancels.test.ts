import { expect, test } from "vitest";
import { sharedApp, WITH_JOBS } from "#/acceptance/test-app.fixtures.ts";
import { withWorkspace } from "#/platform/database/database.ts";
import { lockRecording } from "#/results/recording/recording.store.ts";

const PATIENCE = { timeout: 60_000, interval: 100 };

test("a table of orders that is stopped ends before its next batch, and its orders are not kept", async () => {
  const app = await sharedApp(WITH_JOBS);
  const ana = await app.signIn();
  const orders = Array.from({ length: 600 }, (_, index) => `#${index};2026-11-03;FERN10;40,00 €`);
  const text = ["Order;Date;Code;Amount", ...orders].join("\n");

  // No order is written while recordings of the workspace are held.
  const id: string = await withWorkspace(app.db, ana.workspaceId, async (transaction) => {
    await lockRecording(transaction, ana.workspaceId);
    const started = await ana("POST", "/api/v1/imports", { text, background: true });
    return (await ana("POST", `/api/v1/imports/${started.json().id}/cancel`)).json().id;
  });
  const read = async () => (await ana("GET", `/api/v1/imports/${id}`)).json();
  await expect.poll(async () => (await read()).state, PATIENCE).toBe("failed");

  expect((await read()).kind).toBe("orders");
  expect((await ana("GET", "/api/v1/orders")).json()).toMatchObject({ total: 0 });
});
