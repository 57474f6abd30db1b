import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { EditConflict } from "#/ui/overlays/EditConflict.tsx";
import { keepTold } from "./told-prices.queries.ts";

afterEach(() => vi.unstubAllGlobals());

const ID = "5b8f0a52-6b1e-4f3a-9a53-0b6f1c1f7a11";
const TOLD = { creatorId: ID, accountId: ID, handle: "lena", price: null, per: null };

test.each([
  ["Keep mine", ["Warm\nMine", "Warm\nMine"]],
  ["Keep theirs", ["Warm\nMine"]],
])("a note that somebody else changed meanwhile is asked about: %s", async (choice, expected) => {
  const sent: string[] = [];
  vi.stubGlobal("fetch", (_url: string, init: { body?: string }) => {
    const { version, notes }: { version: number; notes: string } = JSON.parse(init.body ?? "{}");
    sent.push(notes);
    const theirs = { notes: "Theirs" };
    const problem = {
      code: "platform.edited_meanwhile",
      detail: "Changed",
      yours: { notes },
      theirs,
      version: 4,
    };
    if (version !== 4) return Promise.resolve(Response.json(problem, { status: 409 }));
    return Promise.resolve(Response.json({ id: ID, version: 5, values: { notes }, previous: theirs }));
  });
  render(<EditConflict />);

  const kept = keepTold(
    TOLD,
    { edit: { notes: "Warm\nMine" }, as: "note" },
    { version: 1, notes: "Warm", accounts: [] },
  );
  await screen.findByRole("dialog");
  act(() => void fireEvent.click(screen.getByRole("button", { name: choice })));
  await kept;

  expect(sent).toEqual(expected);
});
