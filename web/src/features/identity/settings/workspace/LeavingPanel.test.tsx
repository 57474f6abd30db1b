import type { Me, Workspace } from "@app/contract/identity/schemas";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fetchSurfaces } from "#/ui/overlays/late-overlay.tsx";
import { LeavingPanel } from "./LeavingPanel.tsx";

const FERN: Workspace = {
  id: "0b54a1f2-64d6-4c6f-9a55-0f6f6d0f1a01",
  slug: "fern",
  name: "Fernhollow",
  timeZone: "Europe/Berlin",
  currency: "EUR",
  isSample: false,
  isSampleCopy: false,
  viewersSeePrices: true,
  role: "owner",
  seesPrices: true,
  version: 0,
  createdAt: "2026-11-02T09:00:00Z",
};
const ME: Me = {
  user: {
    id: "0b54a1f2-64d6-4c6f-9a55-0f6f6d0f1a02",
    name: "Maya",
    email: null,
    hasPassword: true,
    unprovedEmail: null,
  },
  workspaces: [FERN],
  currentWorkspace: FERN,
  preferences: { navigation: [], firstRun: {}, notice: null, version: 0 },
  isServerAdministrator: false,
};

let asked: string[] = [];
let saved: string[] = [];

beforeEach(() => {
  asked = [];
  saved = [];
  vi.stubGlobal("fetch", (url: string, { method = "GET" }: RequestInit = {}) => {
    asked.push(`${method} ${url}`);
    return Promise.resolve(url.includes("/log") ? Response.json("name,role") : new Response("PK"));
  });
  URL.createObjectURL = () => "blob:1";
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function save(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("the Enter key deletes a workspace, once its name is typed", async () => {
  await fetchSurfaces();
  render(<LeavingPanel me={ME} workspace={FERN} />);
  fireEvent.click(screen.getByRole("button", { name: "Delete workspace" }));
  const field = await screen.findByLabelText(`Type ${FERN.name} to delete it`);
  const form = field.closest("form") ?? field;

  fireEvent.submit(form);
  expect(asked).toEqual([]);
  fireEvent.change(field, { target: { value: FERN.name } });
  fireEvent.submit(form);

  await waitFor(() => expect(asked).toEqual([`DELETE /api/v1/workspaces/${FERN.id}`]));
});

test("before a workspace is deleted, all of it and its log of members are exported from the question", async () => {
  await fetchSurfaces();
  render(<LeavingPanel me={ME} workspace={FERN} />);
  fireEvent.click(screen.getByRole("button", { name: "Delete workspace" }));
  await screen.findByText(/^Export first what you need/u);

  for (const name of ["Export everything", "Export the log of members"]) {
    fireEvent.click(screen.getAllByRole("button", { name }).at(-1) ?? document.body);
    await waitFor(() => expect(screen.queryAllByRole("button", { busy: true })).toEqual([]));
  }

  await waitFor(() => expect(saved).toHaveLength(2));
  expect(saved).toEqual(["fern.zip", expect.stringMatching(/^Members of fern.*\.csv$/u)]);
  expect(asked).toEqual([
    expect.stringMatching(/^GET \/api\/v1\/takeout$/u),
    expect.stringMatching(/^GET \/api\/v1\/members\/log\.csv/u),
  ]);
});

test.each([
  ["admin", /but invitations, invite links and API tokens of yours end/u],
  ["viewer", /^What you made in it stays\. To come back/u],
] as const)("whoever leaves as %s reads what ends of theirs", async (role, words) => {
  await fetchSurfaces();
  render(<LeavingPanel me={ME} workspace={{ ...FERN, role }} />);

  fireEvent.click(screen.getByRole("button", { name: "Leave workspace" }));

  expect(await screen.findByText(words)).toBeTruthy();
});
