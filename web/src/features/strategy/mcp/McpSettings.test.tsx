import type { McpSetting } from "@app/contract/strategy/mcp/schemas";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { SWRConfig } from "swr";
import { McpSettings } from "./McpSettings.tsx";

const OFF: McpSetting = { isOn: false, isFixed: false, url: "https://herald.example/mcp", version: 0 };
const CALL = {
  id: "00000000-0000-4000-8000-000000000001",
  at: "2026-11-28T09:00:00.000Z",
  tokenId: null,
  token: "Desk",
  tool: "create_collection",
  outcome: "draft",
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(stored: McpSetting, { calls = [], saves = false }: { calls?: object[]; saves?: boolean }) {
  const sent: unknown[] = [];
  let kept = stored;
  vi.stubGlobal("fetch", (url: string, { method = "GET", body }: RequestInit) => {
    if (url.includes("/calls"))
      return Promise.resolve(Response.json({ items: calls, total: calls.length, next: null }));
    if (method === "PUT" && typeof body === "string") {
      sent.push(JSON.parse(body));
      kept = { ...kept, isOn: true, version: 1 };
    }
    return Promise.resolve(Response.json(kept));
  });
  // What is saved is kept in the cache that all share: who saves needs it, the others begin without one.
  render(
    <SWRConfig value={saves ? {} : { provider: () => new Map() }}>
      <McpSettings />
    </SWRConfig>,
  );
  return sent;
}

test("programs are let in by a switch, which then shows the address and how to connect", async () => {
  const sent = show(OFF, { saves: true });

  const control = await screen.findByRole("switch", { name: "Let programs use the tools of Strategy AI" });
  expect(screen.queryByLabelText("Address")).toBeNull();
  fireEvent.click(control);

  await waitFor(() => expect(screen.getByLabelText("Address")).toHaveProperty("value", OFF.url));
  expect(sent).toEqual([{ isOn: true, version: 0 }]);
});

test("what the environment says is fixed, and the last calls tell who called what and how it ended", async () => {
  show({ ...OFF, isOn: true, isFixed: true, version: 2 }, { calls: [CALL] });

  await screen.findByText("MCP is set in the environment of the server, so it is changed there.");
  expect(screen.getByRole("switch")).toHaveProperty("disabled", true);
  await screen.findByText("Desk: Saved as a collection");
  expect(screen.getByText("Draft")).toBeDefined();
});
