import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { OutboxMessage } from "@app/contract/identity/schemas";
import { afterEach, expect, test, vi } from "vitest";
import { OutboxMessageView } from "./OutboxMessageView.tsx";

const LINK = "http://localhost:4870/authenticate?token=abc";
const MESSAGE: OutboxMessage = {
  id: "00000000-0000-4000-8000-000000000000",
  channel: "email",
  to: "maya@fern.com",
  subject: "Sign-in link",
  text: "Hello Maya,\n\n[link not shown]",
  hidesSecret: true,
  createdAt: "2026-11-02T09:00:00.000Z",
  link: { state: "open", expiresAt: "2026-11-02T09:10:00.000Z" },
  delivery: { state: "kept", tries: 1, failure: null },
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("the link of a message is fetched on request, and is there to copy then", async () => {
  const whole = { ...MESSAGE, text: `Hello Maya,\n\n${LINK}`, hidesSecret: false };
  const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(Response.json(whole)));
  vi.stubGlobal("fetch", fetch);
  render(<OutboxMessageView message={MESSAGE} />);
  expect(screen.queryByRole("button", { name: "Copy the link" })).toBeNull();

  fireEvent.click(screen.getByRole("button", { name: "Show the link or code" }));

  await screen.findByText(LINK);
  expect(fetch.mock.calls[0]?.[0]).toBe(`/api/v1/outbox/${MESSAGE.id}`);
  expect(screen.getByRole("button", { name: "Copy the link" })).toBeDefined();
  expect(screen.queryByRole("button", { name: "Show the link or code" })).toBeNull();
});

test("of a message without a link that is hidden nothing is offered to be shown", () => {
  render(<OutboxMessageView message={{ ...MESSAGE, hidesSecret: false }} />);

  expect(screen.queryByRole("button", { name: "Show the link or code" })).toBeNull();
});
