import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SWRConfig } from "swr";
import { EndingTokens } from "./EndingTokens.tsx";

const TOKEN = {
  id: "5b8f0a52-6b1e-4f3a-9a53-0b6f1c1f7a11",
  name: "Nightly export",
  scopes: ["read"],
  role: "admin",
  madeBy: null,
  createdAt: "2026-09-01T08:00:00.000Z",
  lastUsedAt: null,
  expiresAt: "2026-12-05T08:00:00.000Z",
};

let asked: string[] = [];

beforeEach(() => {
  asked = [];
  vi.stubGlobal("fetch", (url: string) => {
    asked.push(url);
    if (!url.includes("tokens")) return Promise.resolve(Response.json({}, { status: 404 }));
    return Promise.resolve(Response.json({ items: [TOKEN], total: 3, next: null }));
  });
});
afterEach(() => vi.unstubAllGlobals());

test.each(["owner", "admin"] as const)("an %s reads which tokens stop working soon", async (role) => {
  drawFor(role);

  expect(await screen.findByText(/API token Nightly export stops working on/)).toBeTruthy();
  expect(screen.getByText("2 more stop working soon.")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Make a new one" }).getAttribute("href")).toBe(
    "/settings/api-tokens",
  );
});

test.each(["member", "reviewer", "viewer", undefined] as const)(
  "a %s is told nothing of tokens, and nothing is asked",
  async (role) => {
    drawFor(role);
    await screen.findByText("Home");

    expect(asked.filter((url) => url.includes("tokens"))).toEqual([]);
    expect(screen.queryByText(/stops working/)).toBeNull();
  },
);

function drawFor(role: Parameters<typeof EndingTokens>[0]["role"]) {
  const rootRoute = createRootRoute({
    component: () => (
      <SWRConfig value={{ provider: () => new Map() }}>
        <h1>Home</h1>
        <EndingTokens role={role} />
      </SWRConfig>
    ),
  });
  const history = createMemoryHistory({ initialEntries: ["/"] });
  render(<RouterProvider router={createRouter({ routeTree: rootRoute, history })} />);
}
