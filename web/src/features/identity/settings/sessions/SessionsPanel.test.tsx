import type { OwnSession } from "@app/contract/identity/own-sessions";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { mutate, SWRConfig } from "swr";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SessionsPanel } from "./SessionsPanel.tsx";

const HERE: OwnSession = {
  id: "00000000-0000-4000-8000-000000000001",
  device: "Firefox on Windows",
  network: "203.0.113.x",
  startedAt: "2026-11-20T09:00:00.000Z",
  lastUsedAt: "2026-11-21T09:00:00.000Z",
  expiresAt: "2026-12-20T09:00:00.000Z",
  isCurrent: true,
};
const THERE: OwnSession = {
  ...HERE,
  id: "00000000-0000-4000-8000-000000000002",
  device: null,
  network: "",
  isCurrent: false,
};

let sent: string[] = [];

beforeEach(() => {
  sent = [];
});

afterEach(async () => {
  cleanup();
  await mutate(() => true, undefined, { revalidate: false });
  vi.unstubAllGlobals();
});

function show(answer: () => OwnSession[] | Response | Promise<Response>) {
  vi.stubGlobal("fetch", async (url: string, { method = "GET" }: RequestInit) => {
    if (method !== "GET") {
      sent.push(`${method} ${url}`);
      return new Response(null, { status: 204 });
    }
    const items = await answer();
    return Array.isArray(items) ? Response.json({ items, total: items.length, next: null }) : items;
  });
  render(
    // Without times of rest, so that what was changed is read again at once.
    <SWRConfig value={{ dedupingInterval: 0 }}>
      <SessionsPanel />
    </SWRConfig>,
  );
}

test("each session says what it is, from where and since when; this one cannot be ended by mistake", async () => {
  show(() => [HERE, THERE]);

  await screen.findByText("Firefox on Windows");

  expect(screen.getByText("From 203.0.113.x, since 20/11/2026")).toBeDefined();
  expect(screen.getByText("An unnamed browser or program")).toBeDefined();
  expect(screen.getByText(/^since 20\/11\/2026, last used 21\/11\/2026/)).toBeDefined();
  expect(screen.getByText("This one")).toBeDefined();
  expect(screen.getAllByRole("button", { name: /^End An unnamed/ })).toHaveLength(1);
  expect(screen.queryByRole("button", { name: "End Firefox on Windows" })).toBeNull();
});

test("one is ended, or all others at once", async () => {
  let items = [HERE, THERE];
  show(() => items);

  fireEvent.click(await screen.findByRole("button", { name: /^End An unnamed/ }));
  await waitFor(() => expect(sent).toEqual([`DELETE /api/v1/me/sessions/${THERE.id}`]));
  items = [HERE];
  fireEvent.click(screen.getByRole("button", { name: "End all others" }));

  await screen.findByText("You are signed in nowhere else.");
  expect(sent.at(-1)).toBe("DELETE /api/v1/me/sessions");
});

test("own API tokens end with the others only where the person says so", async () => {
  let items = [HERE, THERE];
  show(() => items);

  fireEvent.click(await screen.findByRole("checkbox", { name: "And my API tokens" }));
  items = [HERE];
  fireEvent.click(screen.getByRole("button", { name: "End all others" }));

  await screen.findByText("You are signed in nowhere else.");
  expect(sent).toEqual(["DELETE /api/v1/me/sessions?tokens=true"]);
});

test("while it loads and when it fails, it says so, with a way on", async () => {
  const slow = Promise.withResolvers<Response>();
  show(() => slow.promise);

  expect(screen.getByLabelText("Loading your sessions")).toBeDefined();
  slow.resolve(Response.json({ detail: "The database did not answer." }, { status: 503 }));

  await screen.findByText("The database did not answer.");
  expect(screen.getByRole("button", { name: "Try now" })).toBeDefined();
});
