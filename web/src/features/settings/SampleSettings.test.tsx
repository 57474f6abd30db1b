import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { SWRConfig } from "swr";
import { runUndo } from "#/lib/undo.ts";
import { SampleSettings } from "./SampleSettings.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
  window.history.replaceState(null, "", "/");
});

test("the sample is removed and brought back from the own workspace, also by who is in the sample", async () => {
  const asked: string[] = [];
  window.history.replaceState(null, "", "/settings/sample?workspace=sample");
  vi.stubGlobal("fetch", (url: string, { method, headers }: RequestInit) => {
    if (method !== "GET") asked.push(`${method} ${new Headers(headers).get("Herald-Workspace")}`);
    const isLoaded = method !== "DELETE";
    return Promise.resolve(Response.json(url.endsWith("/me") ? ME : { isLoaded, creators: null }));
  });
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <SampleSettings />
    </SWRConfig>,
  );

  fireEvent.click(await screen.findByRole("button", { name: "Remove the sample" }));
  await screen.findByRole("button", { name: "Bring it back" });
  await waitFor(() => expect(runUndo()).toBe(true));
  await screen.findByRole("button", { name: "Remove the sample" });

  expect(asked).toEqual(["DELETE fern", "POST fern"]);
});

const PLACE = {
  timeZone: "UTC",
  currency: "EUR",
  viewersSeePrices: true,
  seesPrices: true,
  version: 1,
  createdAt: "2026-11-01T08:00:00.000Z",
};
const FERN = {
  ...PLACE,
  id: "00000000-0000-4000-8000-000000000001",
  slug: "fern",
  name: "Fern",
  isSample: false,
  isSampleCopy: false,
  role: "owner",
};
const SAMPLE = {
  ...PLACE,
  id: "00000000-0000-4000-8000-000000000002",
  slug: "sample",
  name: "Sample",
  isSample: true,
  isSampleCopy: false,
  role: "member",
};
const ME = {
  user: {
    id: "00000000-0000-4000-8000-000000000003",
    name: "Ana",
    email: "ana@brand.com",
    hasPassword: true,
    unprovedEmail: null,
  },
  workspaces: [FERN, SAMPLE],
  currentWorkspace: SAMPLE,
  preferences: { navigation: [], firstRun: {}, notice: null, version: 1 },
  isServerAdministrator: true,
};
