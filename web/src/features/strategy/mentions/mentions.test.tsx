import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Composer } from "#/features/strategy/conversation/Composer.tsx";

const ANA = "0193ea20-0000-7000-8000-000000000001";
const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal("fetch", (url: string) => {
    asked.push(url);
    const items = [
      { id: ANA, platform: "instagram", handle: "ana.b", name: "Ana B", followers: 1000 },
      { id: ANA, platform: "tiktok", handle: "ana.tok", name: null, followers: null },
    ];
    return Promise.resolve(Response.json({ items }));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open() {
  const sent: string[] = [];
  render(<Composer isBusy={false} onSend={(text) => void sent.push(text)} onStop={null} />);
  return sent;
}

function type(text: string): HTMLTextAreaElement {
  const box = screen.getByRole<HTMLTextAreaElement>("textbox");
  box.focus();
  fireEvent.change(box, { target: { value: text } });
  fireEvent.select(box);
  return box;
}

test("a creator is named by @ and the keyboard, and Enter sends nothing while it chooses", async () => {
  const sent = open();
  const box = type("Swap @an");

  await screen.findByRole("option", { name: /Ana B/u });
  fireEvent.keyDown(box, { key: "ArrowDown" });
  expect(screen.getByRole("option", { selected: true }).textContent).toContain("@ana.tok");
  fireEvent.keyDown(box, { key: "Enter" });

  expect([box.value, sent]).toEqual(["Swap @ana.tok ", []]);
  expect(screen.queryByRole("listbox")).toBeNull();
});

test("a click chooses, and Escape leaves the list closed for this mention", async () => {
  open();
  const box = type("Swap @an");

  fireEvent.mouseDown(await screen.findByRole("option", { name: /Ana B/u }));
  expect(box.value).toBe("Swap @ana.b ");

  type("Swap @an");
  await screen.findByRole("listbox");
  fireEvent.keyDown(box, { key: "Escape" });
  expect(screen.queryByRole("listbox")).toBeNull();
});

test("a text without a mention asks for nothing", () => {
  open();
  type("mail ana@firma");

  expect(asked).toEqual([]);
});
