import type { OutboxMessage } from "@app/contract/identity/schemas";
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { mutate } from "swr";
import { afterEach, expect, test, vi } from "vitest";
import { OutboxPanel } from "./OutboxPanel.tsx";

const LINK = "http://localhost:4870/authenticate?token=abc";

function message(number: number): OutboxMessage {
  return {
    id: `00000000-0000-4000-8000-00000000000${number}`,
    channel: "email",
    to: `maya.${number}@fern.com`,
    subject: `Sign-in link ${number}`,
    text: "Hello Maya,\n\n[link not shown]",
    hidesSecret: true,
    createdAt: "2026-11-02T09:00:00.000Z",
    link: { state: "open", expiresAt: "2026-11-02T09:10:00.000Z" },
    delivery: { state: "kept", tries: 1, failure: null },
  };
}

afterEach(async () => {
  cleanup();
  await mutate(() => true, undefined, { revalidate: false });
  vi.unstubAllGlobals();
});

/** What the server answers; the answer reads the list again. */
function show(items: OutboxMessage[]): () => Promise<void> {
  vi.stubGlobal("fetch", (url: string) => {
    const whole = items.find(({ id }) => url.endsWith(id));
    if (whole)
      return Promise.resolve(Response.json({ ...whole, text: `Hello Maya,\n\n${LINK}`, hidesSecret: false }));
    if (!url.includes("/outbox")) return Promise.resolve(new Response(null, { status: 404 }));
    return Promise.resolve(Response.json({ items, total: items.length, next: null }));
  });
  const root = createRootRoute({ component: OutboxPanel });
  render(<RouterProvider router={createRouter({ routeTree: root, history: createMemoryHistory() })} />);
  return () => act(async () => void (await mutate(() => true)));
}

test("who reads a message goes on reading it while newer ones come in, also once it is on the next page", async () => {
  const items = [message(1)];
  const readAgain = show(items);
  const opener = await screen.findByRole("button", { name: "Show the link or code" });
  fireEvent.click(opener);
  const copier = await screen.findByRole("button", { name: "Copy the link" });
  copier.focus();

  items.unshift(message(2));
  await readAgain();
  await screen.findByText("Sign-in link 2");
  const stayed = [screen.getByText(LINK).isConnected, document.activeElement === copier];
  items.unshift(...[3, 4, 5, 6, 7].map(message));
  await readAgain();
  await screen.findByText("Sign-in link 7");

  expect(stayed).toEqual([true, true]);
  expect(screen.queryByText("Sign-in link 1", { selector: "li *" })).toBeNull();
  expect(screen.getByRole("article", { name: "Sign-in link 1" })).toBeDefined();
  expect(screen.getByText(LINK)).toBeDefined();
});
