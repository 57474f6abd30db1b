import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SlowNote } from "#/ui/feedback/SlowNote.tsx";
import { allAnswered, timed, waitedFor } from "./slow-work.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const shown = () => screen.queryByText(/takes longer than usual/u) !== null;
const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test("after ten seconds without an answer who waits is told, until it comes", async () => {
  render(<SlowNote className="" />);
  const answer = Promise.withResolvers<void>();

  void waitedFor(timed(answer.promise));
  await later(9_999);
  const before = shown();
  await later(1);
  const after = shown();
  answer.resolve();
  await later(0);

  expect([before, after, shown()]).toEqual([false, true, false]);
});

test("a request that fails late takes the words away, too", async () => {
  render(<SlowNote className="" />);
  const answer = Promise.withResolvers<void>();

  const waiting = waitedFor(timed(answer.promise)).catch(() => undefined);
  await later(10_000);
  const slow = shown();
  answer.reject(new TypeError("Failed to fetch"));
  await waiting;
  await later(0);

  expect([slow, shown()]).toEqual([true, false]);
});

test("who leaves waits for all that was sent, and for nothing where nothing was", async () => {
  const steps: string[] = [];
  const answer = Promise.withResolvers<void>();
  void waitedFor(answer.promise).then(() => steps.push("answered"));
  void allAnswered().then(() => steps.push("left"));
  await later(1000);
  const before = [...steps];

  answer.resolve();
  await later(0);
  void allAnswered().then(() => steps.push("left again"));
  await later(0);

  expect([before, steps]).toEqual([[], ["answered", "left", "left again"]]);
});

test("neither a person who is asked something nor a request that nobody waits for is slow", async () => {
  render(<SlowNote className="" />);

  void waitedFor(new Promise(() => undefined));
  await later(60_000);
  const asked = shown();

  expect(asked).toBe(false);
});
