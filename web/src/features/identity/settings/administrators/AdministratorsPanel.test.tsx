import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { mutate, SWRConfig } from "swr";
import { afterEach, expect, test, vi } from "vitest";
import { AdministratorsPanel } from "./AdministratorsPanel.tsx";
import { administratorEvent, administratorFacts } from "./administrators.rules.ts";

const [ANNA, DAVE] = ["00000000-0000-4000-8000-000000000001", "00000000-0000-4000-8000-000000000002"];
const AT = "2026-11-02T09:00:00.000Z";
const NOW = new Date("2026-11-30T09:00:00Z");
const PEOPLE = [
  { userId: ANNA, name: "Anna", email: "anna@acme.com", since: AT, lastSeenAt: AT },
  { userId: DAVE, name: "", email: "dave@acme.com", since: null, lastSeenAt: null },
];
const ME = {
  user: { id: ANNA, name: "Anna", email: "anna@acme.com", hasPassword: true, unprovedEmail: null },
  workspaces: [],
  currentWorkspace: null,
  preferences: { notice: null, version: 0 },
  isServerAdministrator: true,
};

afterEach(async () => {
  cleanup();
  await mutate(() => true, undefined, { revalidate: false });
  vi.unstubAllGlobals();
});

/** The panel before a server that forgets whom the panel removes. @returns the addresses that were removed. */
function show(people: typeof PEOPLE): string[] {
  let left = people;
  const removed: string[] = [];
  vi.stubGlobal("fetch", (url: string, { method = "GET" }: RequestInit = {}) => {
    if (method === "DELETE") {
      removed.push(url);
      left = left.filter(({ userId }) => !url.endsWith(userId));
      return Promise.resolve(new Response(null, { status: 204 }));
    }
    if (url.includes("/log")) return Promise.resolve(Response.json({ items: [], total: 0, next: null }));
    if (url.includes("/server-administrators"))
      return Promise.resolve(Response.json({ items: left, total: left.length, next: null }));
    return Promise.resolve(Response.json(ME));
  });
  render(
    // Without times of rest, so that what was changed is read again at once.
    <SWRConfig value={{ dedupingInterval: 0 }}>
      <AdministratorsPanel />
    </SWRConfig>,
  );
  return removed;
}

test("the server is taken from another one after a question", async () => {
  const removed = show(PEOPLE);

  fireEvent.click(await screen.findByRole("button", { name: "Take away the server from dave@acme.com" }));
  const question = await screen.findByRole("dialog", { name: "Take the server from dave@acme.com?" });
  expect(removed).toEqual([]);
  fireEvent.click(within(question).getByRole("button", { name: "Take away" }));

  expect(await screen.findByText(/The last one stays/u)).toBeTruthy();
  expect(removed).toEqual([`/api/v1/server-administrators/${DAVE}`]);
});

test("the last one has nothing to press", async () => {
  show(PEOPLE.slice(0, 1));

  expect(await screen.findByText(/The last one stays/u)).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
});

test("since when, and when they were seen last; what was not kept is NA", () => {
  const [anna, dave] = PEOPLE;

  expect(anna && administratorFacts(anna, false, NOW, "UTC")).toBe("Since 02/11/2026, last seen 02/11/2026");
  expect(anna && administratorFacts(anna, true, NOW, "UTC")).toBe("Since 02/11/2026, here now");
  expect(dave && administratorFacts(dave, false, NOW, "UTC")).toBe("Since NA, not yet seen");
});

test("the log says who took it from whom", () => {
  const line = { id: ANNA, at: AT, person: "Dave", changed: null };
  const changed = {
    signUpDomains: ["fern.com", "studio.co"],
    newWorkspaces: "administrators",
    passwordScoreMin: 4,
  };

  expect(
    [
      { ...line, kind: "made" as const, by: null },
      { ...line, kind: "removed" as const, by: "Anna" },
      { ...line, kind: "removed" as const, by: null },
      { ...line, kind: "sign_in_changed" as const, by: "Dave", changed },
      { ...line, kind: "sign_in_changed" as const, by: "Dave", changed: { signUpDomains: [] } },
    ].map(administratorEvent),
  ).toEqual([
    "Dave became a server administrator, by an administrator link",
    "Anna took the server from Dave",
    "The command line took the server from Dave",
    "Dave set who comes in and how. Domains of e-mails that may sign up: fern.com, studio.co; Who may make workspaces: Server administrators; How hard to guess: 4 of 4: very hard",
    "Dave set who comes in and how. Domains of e-mails that may sign up: All",
  ]);
});
