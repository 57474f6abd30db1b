import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { UndoBar } from "#/ui/feedback/UndoBar.tsx";
import { closeUndo, offerUndo } from "./undo.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  closeUndo();
  vi.useRealTimers();
});

test("a removal can be undone for 10 seconds, and then no more", () => {
  const undo = vi.fn<() => void>();
  render(<UndoBar />);

  act(() => offerUndo("3 creators removed", undo));
  act(() => void vi.advanceTimersByTime(9999));
  expect(screen.getByRole("status").textContent).toContain("3 creators removed");
  act(() => void vi.advanceTimersByTime(1));

  expect(screen.queryByRole("status")).toBeNull();
  fireEvent.keyDown(document.body, { key: "z", ctrlKey: true });
  expect(undo).not.toHaveBeenCalled();
});

test.each(["ctrlKey", "metaKey"])("%s with Z undoes once", (key) => {
  const undo = vi.fn<() => void>();
  render(<UndoBar />);
  act(() => offerUndo("3 creators removed", undo));

  act(() => void fireEvent.keyDown(document.body, { key: "z", [key]: true }));
  act(() => void fireEvent.keyDown(document.body, { key: "z", [key]: true }));

  expect(undo).toHaveBeenCalledOnce();
  expect(screen.queryByRole("status")).toBeNull();
});

test("in a text field the keys belong to the field", () => {
  const undo = vi.fn<() => void>();
  render(
    <>
      <input aria-label="Name" />
      <UndoBar />
    </>,
  );
  act(() => offerUndo("3 creators removed", undo));

  fireEvent.keyDown(screen.getByLabelText("Name"), { key: "z", ctrlKey: true });

  expect(undo).not.toHaveBeenCalled();
});

test("the time stands still while the pointer is on the bar", () => {
  render(<UndoBar />);
  act(() => offerUndo("3 creators removed", vi.fn<() => void>()));

  fireEvent.pointerEnter(screen.getByRole("status"));
  act(() => void vi.advanceTimersByTime(60_000));

  expect(screen.getByRole("status").textContent).toContain("3 creators removed");
});
