import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ToastRegion } from "#/ui/feedback/ToastRegion.tsx";
import { toast } from "./toasts.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

test("a message is a success by default and hides after 4000 ms", () => {
  render(<ToastRegion />);

  act(() => toast("Saved"));
  act(() => void vi.advanceTimersByTime(3999));
  expect(screen.getByRole("status").textContent).toContain("Saved");
  act(() => void vi.advanceTimersByTime(1));

  expect(screen.queryByRole("status")).toBeNull();
});

test("an error stays until it is dismissed", () => {
  render(<ToastRegion />);

  act(() => toast("The server is away", { severity: "error" }));
  act(() => void vi.advanceTimersByTime(3_600_000));
  expect(screen.getByRole("alert").textContent).toContain("The server is away");
  act(() => screen.getByRole("button", { name: "Dismiss" }).click());

  expect(screen.queryByRole("alert")).toBeNull();
});

test("an error that is still on screen is not shown twice", () => {
  render(<ToastRegion />);

  act(() => toast("Offline", { severity: "error" }));
  act(() => toast("Offline", { severity: "error" }));

  expect(screen.getAllByRole("alert")).toHaveLength(1);
  act(() => screen.getByRole("button", { name: "Dismiss" }).click());
});
