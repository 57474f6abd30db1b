import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { SWRConfig } from "swr";
import { afterEach, expect, test, vi } from "vitest";
import { DeletedWorkspaces } from "./DeletedWorkspaces.tsx";
import { deletedText } from "./deleted-workspaces.ts";

const FERN = {
  id: "0b54a1f2-64d6-4c6f-9a55-0f6f6d0f1a01",
  name: "Fernhollow",
  deletedAt: "2026-11-02T09:00:00.000Z",
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(items: object[]) {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (url: string, { method = "GET" }: RequestInit = {}) => {
    asked.push(`${method} ${url}`);
    return Promise.resolve(method === "GET" ? Response.json({ items }) : new Response(null, { status: 404 }));
  });
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <DeletedWorkspaces />
    </SWRConfig>,
  );
  return asked;
}

test("a deleted workspace stands with a button that brings it back", async () => {
  const asked = show([FERN]);

  fireEvent.click(await screen.findByRole("button", { name: "Bring it back: Fernhollow" }));

  await waitFor(() => expect(asked).toContain(`POST /api/v1/workspaces/${FERN.id}/restore`));
});

test("where nothing was deleted nothing is shown", async () => {
  const asked = show([]);

  await waitFor(() => expect(asked).toHaveLength(1));

  expect(screen.queryByText("Deleted workspaces")).toBeNull();
});

test.each([
  ["2026-11-02T09:00:20Z", "Deleted just now, gone for good in 60 min"],
  ["2026-11-02T09:01:00Z", "Deleted 1 minute ago, gone for good in 59 min"],
  ["2026-11-02T09:12:59Z", "Deleted 12 minutes ago, gone for good in 48 min"],
])("at %s it says: %s", (now, text) => {
  expect(deletedText(FERN, new Date(now))).toBe(text);
});
