import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { SWRConfig } from "swr";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { holdUnsaved } from "#/lib/forms/unsaved.ts";
import { createStore, useStore } from "#/lib/store.ts";
import { SessionGate } from "./SessionGate.tsx";

type Known =
  | { status: "unknown" | "signed-out" | "second-factor" }
  | { status: "signed-in"; session: object };

const held = vi.hoisted(() => ({ useSession: (): unknown => undefined }));
vi.mock("#/features/identity/index.ts", () => ({
  useSession: () => held.useSession(),
  signInAddress: (path: string) => `/signin?to=${path}`,
}));

const session = createStore<Known>({ status: "unknown" });
held.useSession = () => useStore(session);
const somebody = (userId: string): Known => ({ status: "signed-in", session: { userId } });

let led: string[] = [];
let answerOf: () => Promise<Response>;

beforeEach(() => {
  led = [];
  session.set({ status: "unknown" });
  answerOf = () => Promise.resolve(new Response());
  vi.stubGlobal("fetch", (path: string) => (path === "/signin" ? answerOf() : new Promise(() => undefined)));
  vi.stubGlobal("window", windowThatStays());
});

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

// jsdom leads nowhere, so where the page wants to go is noted instead.
function windowThatStays(): object {
  const real = window;
  const location = {
    replace(url: string) {
      led.push(url);
    },
    reload() {
      led.push("reload");
    },
  };
  return new Proxy(real, {
    get(_target, name) {
      if (name === "location") return location;
      const value: unknown = Reflect.get(real, name);
      return typeof value === "function" ? value.bind(real) : value;
    },
  });
}

async function open(path: string): Promise<void> {
  const root = createRootRoute({ component: () => <SessionGate>The page</SessionGate> });
  const router = createRouter({
    routeTree: root,
    history: createMemoryHistory({ initialEntries: [path] }),
    defaultNotFoundComponent: () => null,
  });
  await router.load();
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <RouterProvider router={router} />
    </SWRConfig>,
  );
}

const isShown = () => screen.queryByText("The page") !== null;
const become = (state: Known) => act(() => session.set(state));

test("until it is known who is there, nothing stands on the page, and nobody is led away", async () => {
  await open("/reports");

  expect([isShown(), led]).toEqual([false, []]);
});

test.each(["signed-out", "second-factor"] as const)(
  "who is %s is led to the sign-in screen and sees nothing of the page",
  async (status) => {
    await open("/reports?limit=5");

    become({ status });

    await waitFor(() => expect(led).toEqual(["/signin?to=/reports?limit=5"]));
    expect(isShown()).toBe(false);
  },
);

test("where the sign-in screen is not reached, this page says so, and leads there once it is", async () => {
  await open("/reports");
  answerOf = () => Promise.reject(new TypeError("Failed to fetch"));
  become({ status: "signed-out" });
  await screen.findByText("You are signed out");
  const before = [...led];
  answerOf = () => Promise.resolve(new Response());

  window.dispatchEvent(new Event("online"));

  await waitFor(() => expect(led).toEqual(["/signin?to=/reports"]));
  expect(before).toEqual([]);
});

test("who is signed in sees the page, and a renewal of the session changes nothing", async () => {
  await open("/reports");

  become(somebody("ana"));
  become(somebody("ana"));

  await waitFor(() => expect(isShown()).toBe(true));
  expect(led).toEqual([]);
});

test("when somebody else signs in in another tab the page is loaded anew", async () => {
  await open("/reports");
  become(somebody("ana"));

  become(somebody("ben"));

  await waitFor(() => expect(led).toEqual(["reload"]));
});

test.each([
  ["when somebody else signs in", somebody("ben"), "somebody-else"],
  ["at the end of the session", { status: "signed-out" } as const, "signed-out"],
])("%s, text that was not saved is not lost without a word", async (_, next, reason) => {
  await open("/reports");
  become(somebody("ana"));
  const leave = holdUnsaved();
  onTestFinished(leave);

  become(next);

  await waitFor(() => expect(sessionStorage.getItem("herald_unsaved_lost")).toBe(reason));
});

test("where everything was saved nothing is said of it", async () => {
  await open("/reports");
  become(somebody("ana"));

  become(somebody("ben"));

  await waitFor(() => expect(led).toEqual(["reload"]));
  expect(sessionStorage.getItem("herald_unsaved_lost")).toBeNull();
});

test("a public page needs nobody", async () => {
  await open("/demo");

  become({ status: "signed-out" });

  expect([isShown(), led]).toEqual([true, []]);
});
