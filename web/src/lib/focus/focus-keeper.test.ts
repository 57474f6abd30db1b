import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepFocus } from "./focus-keeper.ts";

let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  stop = keepFocus();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  document.body.innerHTML = "";
});

function show(html: string): void {
  document.body.innerHTML = html;
}

function button(name: string): HTMLElement {
  const found = [...document.querySelectorAll("button")].find((one) => one.textContent === name);
  if (!found) throw new Error(`There is no button ${name}`);
  return found;
}

function focusByKey(name: string): void {
  document.dispatchEvent(new KeyboardEvent("keydown", { key: "Tab" }));
  button(name).focus();
}

test("the next control takes the focus of one that was removed, at the end the one before", async () => {
  show("<ul><li><button>One</button></li><li><button>Two</button></li><li><button>Three</button></li></ul>");
  focusByKey("Two");
  button("Two").closest("li")?.remove();
  await vi.advanceTimersByTimeAsync(100);
  const afterTwo = document.activeElement?.textContent;

  button("Three").closest("li")?.remove();
  await vi.advanceTimersByTimeAsync(100);

  expect(afterTwo).toBe("Three");
  expect(document.activeElement?.textContent).toBe("One");
});

test("where nothing beside it can take the focus, the nearest one does and not the first of the page", async () => {
  show(
    "<main><p><button>First</button></p><p><button>Near</button></p><p>Words</p><section><button>Yes</button></section></main>",
  );
  focusByKey("Yes");
  button("Yes").replaceWith("Done");
  await vi.advanceTimersByTimeAsync(100);

  expect(document.activeElement?.textContent).toBe("Near");
});

test("the same control takes it back when it comes again in another place", async () => {
  show("<main><p><button>Move Ana</button></p><p><button>Other</button></p></main>");
  focusByKey("Move Ana");
  button("Move Ana").remove();
  await vi.advanceTimersByTimeAsync(100);
  const meanwhile = document.activeElement?.textContent;

  document.querySelector("main")?.insertAdjacentHTML("beforeend", "<button>Move Ana</button>");
  await vi.advanceTimersByTimeAsync(10);

  expect(meanwhile).toBe("Other");
  expect(document.activeElement?.textContent).toBe("Move Ana");
});

test("after a dialog the focus is on what opened it, where that comes again, and not beside the dialog", async () => {
  show("<main><p><button>Save</button></p></main><aside><button>Dismiss</button></aside>");
  focusByKey("Save");
  document.body.insertAdjacentHTML(
    "beforeend",
    "<div role='dialog'><button>Mail me a code</button><button>Go on</button></div>",
  );
  focusByKey("Mail me a code");
  focusByKey("Go on");

  document.querySelector("[role='dialog']")?.remove();
  document.querySelector("main")?.replaceChildren();
  document.querySelector("main")?.insertAdjacentHTML("beforeend", "<p><button>Save</button></p>");
  await vi.advanceTimersByTimeAsync(100);

  expect(document.activeElement?.textContent).toBe("Save");
});

test("whoever points with a mouse keeps the page as it is", async () => {
  show("<p><button>One</button><button>Two</button></p>");
  focusByKey("One");
  document.dispatchEvent(new Event("pointerdown"));
  button("One").remove();

  await vi.advanceTimersByTimeAsync(100);

  expect(document.activeElement).toBe(document.body);
});

test("a dialog that gives the focus back itself is left alone", async () => {
  show("<button>Open</button><div><button>Inside</button></div><button>After</button>");
  focusByKey("Inside");
  button("Inside").parentElement?.remove();
  setTimeout(() => button("Open").focus(), 20);

  await vi.advanceTimersByTimeAsync(200);

  expect(document.activeElement?.textContent).toBe("Open");
});
