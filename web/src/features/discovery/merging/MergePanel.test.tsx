import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { SWRConfig } from "swr";
import { afterEach, expect, test, vi } from "vitest";
import { MergePanel } from "./MergePanel.tsx";

vi.mock("#/lib/api/me.ts", () => ({ useMayWork: () => true, useMe: () => ({ data: undefined }) }));

const side = (id: number, platform: string) => ({
  creatorId: `00000000-0000-4000-8000-00000000000${id}`,
  name: null,
  accounts: [{ platform, handle: "lena" }],
});
const PROPOSAL = {
  id: "00000000-0000-4000-8000-000000000009",
  reason: "email",
  state: "open",
  creators: [side(1, "instagram"), side(2, "tiktok")],
  answeredAt: null,
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(items: readonly unknown[]): { url: string; body: unknown }[] {
  const sent: { url: string; body: unknown }[] = [];
  vi.stubGlobal("fetch", (url: string, { method = "GET", body }: RequestInit) => {
    if (method === "GET") return Promise.resolve(Response.json({ items, total: items.length, next: null }));
    sent.push({ url, body: typeof body === "string" ? JSON.parse(body) : null });
    return Promise.resolve(Response.json({ ...PROPOSAL, state: "joined" }));
  });
  const root = createRootRoute({ component: MergePanel });
  const router = createRouter({ routeTree: root, history: createMemoryHistory() });
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <RouterProvider router={router} />
    </SWRConfig>,
  );
  return sent;
}

test("creators that may be one person are answered in one place, whenever they came in", async () => {
  const sent = show([PROPOSAL]);

  expect(await screen.findByText("same e-mail")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Join @lena on Instagram and @lena on TikTok" }));
  await waitFor(() => {
    expect(sent).toEqual([
      { url: `/api/v1/merge-proposals/${PROPOSAL.id}/answer`, body: { state: "joined" } },
    ]);
  });
});

test("nothing is shown where there is nobody to join", async () => {
  show([]);

  await waitFor(() => expect(screen.queryByText("May be the same person")).toBeNull());
});
