import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { EditConflict } from "#/ui/overlays/EditConflict.tsx";
import { sendEdit } from "./edits.ts";

const Thing = z.object({ note: z.string(), version: z.int() });
const WORDS = { note: "Note" };

afterEach(() => vi.unstubAllGlobals());

let thing = 0;

/** A server that keeps one note, as the real one does. */
function serve(stored: { note: string; version: number }) {
  const sent: object[] = [];
  thing += 1;
  vi.stubGlobal("fetch", (_url: string, init: { body: string }) => {
    const { version, ...yours }: { version: number; note: string } = JSON.parse(init.body);
    sent.push({ version, ...yours });
    if (version !== stored.version) {
      const { version: newest, ...theirs } = stored;
      const problem = {
        code: "platform.edited_meanwhile",
        detail: "Changed",
        yours,
        theirs,
        version: newest,
      };
      return Promise.resolve(Response.json(problem, { status: 409 }));
    }
    Object.assign(stored, yours, { version: version + 1 });
    return Promise.resolve(Response.json(stored));
  });
  return sent;
}

function edit(note: string) {
  const parts = { change: { note }, seen: { version: 1, note: "Warm" }, words: WORDS };
  return sendEdit("PATCH", `/api/v1/things/${thing}`, parts, Thing);
}

test("an edit of the newest version is stored, with that version", async () => {
  const sent = serve({ note: "Warm", version: 1 });

  expect(await edit("Mine")).toEqual({ note: "Mine", version: 2 });
  expect(sent).toEqual([{ version: 1, note: "Mine" }]);
});

test("what changed only the version asks nobody", async () => {
  serve({ note: "Warm", version: 7 });

  expect(await edit("Mine")).toEqual({ note: "Mine", version: 8 });
});

test("two quick edits of one person follow each other, and nobody is asked", async () => {
  const sent = serve({ note: "Warm", version: 1 });

  const answers = await Promise.all([edit("First"), edit("Second")]);

  expect(answers).toEqual([
    { note: "First", version: 2 },
    { note: "Second", version: 3 },
  ]);
  expect(sent).toHaveLength(3);
});

test("both texts are shown, and one's own is stored over theirs when one chooses so", async () => {
  serve({ note: "Theirs", version: 4 });
  render(<EditConflict />);
  const answer = edit("Mine");
  const dialog = await screen.findByRole("dialog");
  const text = dialog.textContent;

  act(() => void fireEvent.click(screen.getByRole("button", { name: "Keep mine" })));

  expect(text).toContain("Theirs");
  expect(text).toContain("Mine");
  expect(await answer).toEqual({ note: "Mine", version: 5 });
});

test("who keeps theirs stores nothing", async () => {
  const sent = serve({ note: "Theirs", version: 4 });
  render(<EditConflict />);
  const answer = edit("Mine");
  await screen.findByRole("dialog");

  act(() => void fireEvent.click(screen.getByRole("button", { name: "Keep theirs" })));

  expect(await answer).toBeNull();
  expect(sent).toHaveLength(1);
});

test("who closes the question goes on with what was typed", async () => {
  const sent = serve({ note: "Theirs", version: 4 });
  render(<EditConflict />);
  const answer = edit("Mine").catch((error: unknown) => error);
  await screen.findByRole("dialog");

  act(() => void fireEvent.click(screen.getByRole("button", { name: "Close" })));

  expect(await answer).toMatchObject({ name: "ApiError", problem: { detail: "Changed" } });
  expect(sent).toHaveLength(1);
});
