import { afterEach, expect, test, vi } from "vitest";
import { keepFocus } from "./keep-focus.ts";

afterEach(() => document.body.replaceChildren());

async function keptAfter(act: () => void): Promise<string | undefined> {
  document.body.innerHTML = "<main><h1>Members</h1><button>Undo</button><button>Other</button></main>";
  document.querySelector("button")?.focus();
  act();
  keepFocus();
  const done = vi.fn<() => void>();
  setTimeout(done);
  await vi.waitFor(() => expect(done).toHaveBeenCalled());
  return document.activeElement?.textContent;
}

test("where what had the focus is gone, the heading of the page has it", async () => {
  expect(await keptAfter(() => document.querySelector("button")?.remove())).toBe("Members");
});

test("a focus that is somewhere stays there", async () => {
  expect(await keptAfter(() => undefined)).toBe("Undo");
});
