import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ComponentType } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { late } from "./late.tsx";
import { WhenNear } from "./WhenNear.tsx";

const print = vi.fn<() => void>();

beforeEach(() => {
  vi.stubGlobal("print", print);
  // Nothing ever comes near.
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  print.mockReset();
  vi.unstubAllGlobals();
});

function open() {
  const { promise, resolve } = Promise.withResolvers<ComponentType>();
  const Late = late(() => promise);
  render(
    <WhenNear fallback="Loading">
      <Late />
    </WhenNear>,
  );
  return () => act(async () => resolve(() => <p>The risks</p>));
}

test("who prints before anything else gets the page with what stands far down", async () => {
  const bring = open();

  fireEvent.keyDown(document.body, { key: "Control", ctrlKey: true });
  const isLeftToBrowser = fireEvent.keyDown(document.body, { key: "p", ctrlKey: true });

  expect([isLeftToBrowser, print.mock.calls.length]).toEqual([false, 0]);
  await bring();
  expect(screen.getByText("The risks")).toBeDefined();
  expect(print).toHaveBeenCalledOnce();
});

test("a page that is there is printed by the browser", async () => {
  const bring = open();
  fireEvent.pointerDown(document.body);
  await bring();

  expect(fireEvent.keyDown(document.body, { key: "p", ctrlKey: true })).toBe(true);
  expect(print).not.toHaveBeenCalled();
});
