import type { ThreadDetail } from "@app/contract/strategy/schemas";
import { act, cleanup, render, renderHook, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { SWRConfig } from "swr";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { wordsOf } from "./catch-up.rules.ts";
import { useThread } from "#/features/strategy/strategy.queries.ts";
import { useConversation } from "./use-conversation.ts";
import { ToastRegion } from "#/ui/feedback/ToastRegion.tsx";

const ID = "00000000-0000-4000-8000-000000000001";
const BUSY = "An answer is still being written in this thread. Wait for it, or stop it.";
const FIRST: ThreadDetail = {
  id: ID,
  title: "Tea",
  strategyId: null,
  pinned: false,
  archived: false,
  version: 1,
  createdAt: "2026-11-21T10:00:00.000Z",
  updatedAt: "2026-11-21T10:00:00.000Z",
  isAnswering: false,
  messages: [said("a", "user", "Tea in Germany"), said("b", "assistant", "Here is a plan.")],
};
const QUESTION = said("c", "user", "only TikTok");
const ANSWER = said("d", "assistant", "Solved again.");

/** The thread as the server holds it; another tab changes it. */
let stored = FIRST;

beforeEach(() => {
  stored = FIRST;
  vi.stubGlobal("fetch", (url: string, { method = "GET" }: RequestInit = {}) =>
    Promise.resolve(reply(method, url)),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("words refused while another tab is answered come back, and that answer is followed", async () => {
  const tab = openTab();
  await waitFor(() => expect(tab().messages).toHaveLength(2));
  stored = { ...FIRST, isAnswering: true, messages: [...FIRST.messages, QUESTION] };

  act(() => tab().say("only women"));

  await waitFor(() => expect(tab().returned).toEqual({ text: "only women" }));
  await waitFor(() => expect(tab().messages.map(({ id }) => id)).toEqual(["a", "b", "c", "d"]));
  await waitFor(() => expect(tab()).toMatchObject({ error: null, isAnswering: false }));
  expect(tab().messages.map(wordsOf).slice(2)).toEqual(["only TikTok", "Solved again."]);
  render(<ToastRegion />);
  expect(screen.getByRole("alert").textContent).toContain(BUSY);
});

test("an idle tab shows what another tab said as soon as it is looked at again", async () => {
  const tab = openTab();
  await waitFor(() => expect(tab().messages).toHaveLength(2));
  stored = { ...FIRST, messages: [...FIRST.messages, QUESTION, ANSWER] };

  act(() => void window.dispatchEvent(new Event("focus")));

  await waitFor(() => expect(tab().messages.map(({ id }) => id)).toEqual(["a", "b", "c", "d"]));
});

/** A tab with the thread open. */
function openTab() {
  const { result } = renderHook(() => useConversation(useThread(ID).data ?? FIRST), { wrapper: OwnTab });
  return () => result.current;
}

/** What a tab knows is its own, and it reads again whenever it is looked at. */
function OwnTab({ children }: { children: ReactNode }) {
  return (
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, focusThrottleInterval: 0 }}>
      {children}
    </SWRConfig>
  );
}

function reply(method: string, url: string): Response {
  if (method === "POST") return Response.json({ detail: BUSY }, { status: 409 });
  if (!url.endsWith("/stream")) return Response.json(stored);
  stored = { ...stored, isAnswering: false, messages: [...stored.messages, ANSWER] };
  const chunks = [
    { type: "start", messageId: ANSWER.id },
    { type: "text-start", id: "0" },
    { type: "text-delta", id: "0", delta: "Solved again." },
    { type: "text-end", id: "0" },
    { type: "finish" },
  ];
  return new Response(chunks.map((chunk) => `data: ${JSON.stringify(chunk)}\n\n`).join(""));
}

function said(id: string, role: "user" | "assistant", text: string): ThreadDetail["messages"][number] {
  return { id, role, parts: [{ type: "text", text }] };
}
