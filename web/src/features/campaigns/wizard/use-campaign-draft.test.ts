import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useCampaignDraft } from "./use-campaign-draft.ts";

const noop = () => undefined;
const openedBy = (userId: string) =>
  renderHook(() => useCampaignDraft({ userId, workspaceId: "fern" }, null, noop));

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("what one person left unsaved is neither shown to the next at this browser nor saved, and waits for them", () => {
  const fetches = vi.fn<() => Promise<never>>(() => Promise.reject(new TypeError("Failed to fetch")));
  vi.stubGlobal("fetch", fetches);
  vi.useFakeTimers();
  const first = openedBy("ed");
  act(() => first.result.current.draft.change({ goal: "Ed's goal" }));
  first.unmount();
  fetches.mockClear();

  const others = openedBy("wim");
  vi.advanceTimersByTime(10_000);
  const [shown, sent] = [others.result.current.form.goal, fetches.mock.calls.length];
  vi.useRealTimers();

  expect([shown, sent]).toEqual(["", 0]);
  expect(openedBy("ed").result.current.form.goal).toBe("Ed's goal");
});
