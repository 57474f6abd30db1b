import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { createStore, useStore } from "#/lib/store.ts";
import { closeUndo, runUndo } from "#/lib/undo.ts";
import { GuidelineList } from "./GuidelineList.tsx";

afterEach(() => {
  closeUndo();
  cleanup();
});

function Editor({ initial }: { initial: readonly string[] }) {
  const [store] = useState(() => createStore(initial));
  return <GuidelineList guidelines={useStore(store)} onChange={store.set} current={store.get} />;
}

const values = () => screen.getAllByRole<HTMLInputElement>("textbox").map((box) => box.value);

test("at eight guidelines the way to add gives way to what to do", () => {
  render(<Editor initial={["a", "b", "c", "d", "e", "f", "g"]} />);
  expect(screen.getByText("7 of 8")).toBeDefined();

  fireEvent.click(screen.getByRole("button", { name: "Add a guideline" }));

  expect(screen.queryByRole("button", { name: "Add a guideline" })).toBeNull();
  expect(screen.getByRole("status").textContent).toBe("8 of 8, remove one to add");
});

test("lines move by their buttons, and the ends cannot move further", () => {
  render(<Editor initial={["first", "second"]} />);

  fireEvent.click(screen.getByRole("button", { name: "Move guideline 2 up" }));

  expect(values()).toEqual(["second", "first"]);
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Move guideline 1 up" }).disabled).toBe(true);
});

test("a removed line comes back in its place", () => {
  render(<Editor initial={["first", "second", "third"]} />);

  fireEvent.click(screen.getByRole("button", { name: "Delete guideline 2" }));
  const without = values();
  act(() => void runUndo());

  expect(without).toEqual(["first", "third"]);
  expect(values()).toEqual(["first", "second", "third"]);
});
