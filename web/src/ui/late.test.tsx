import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import type { ComponentType } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { late } from "./late.tsx";

const GONE = new TypeError("Failed to fetch dynamically imported module");

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("a part that cannot be fetched says so in its place, and comes when it is tried again", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  const load = vi.fn<() => Promise<ComponentType<{ name: string }>>>();
  load.mockRejectedValueOnce(GONE).mockRejectedValueOnce(GONE).mockResolvedValue(Plan);
  const Late = late(load);

  const page = (
    <>
      <input aria-label="Words" defaultValue="typed" />
      <Suspense fallback="Loading">
        <Late name="tea" />
      </Suspense>
    </>
  );
  render(page);
  await screen.findByRole("alert");
  await tryAgain();
  await tryAgain();

  expect(load).toHaveBeenCalledTimes(3);
  expect(screen.getByText("The plan of tea")).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>("Words").value).toBe("typed");
});

test("a part that somebody else fetched is drawn at once", () => {
  const Late = late(
    () => Promise.reject(GONE),
    () => Plan,
  );

  render(<Late name="tea" />);

  expect(screen.getByText("The plan of tea")).toBeDefined();
});

test("a part that was fetched early is drawn at once", async () => {
  const load = vi.fn<() => Promise<ComponentType<{ name: string }>>>().mockResolvedValue(Plan);
  const Late = late(load);

  Late.fetchEarly();
  await load.mock.results[0]?.value;
  render(<Late name="tea" />);

  expect(screen.getByText("The plan of tea")).toBeDefined();
  expect(load).toHaveBeenCalledOnce();
});

function tryAgain() {
  return act(async () => {
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    await Promise.resolve();
  });
}

function Plan({ name }: { name: string }) {
  return <p>The plan of {name}</p>;
}
