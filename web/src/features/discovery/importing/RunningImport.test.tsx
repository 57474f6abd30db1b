import type { ImportDetail } from "@app/contract/discovery/imports";
import { fireEvent, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { SWRConfig } from "swr";
import { afterEach, expect, test, vi } from "vitest";
import { ImportSteps } from "./ImportSteps.tsx";
import { RunningImport } from "./RunningImport.tsx";

const RUN: ImportDetail = {
  id: "4b7d3c2e-88a1-4d0c-9f43-0b6c1f5a2d11",
  fileName: "large.csv",
  kind: "creators",
  state: "running",
  rows: { read: 50_000, created: 0, updated: 0, unchanged: 0, skipped: 0, failed: 0 },
  creators: 12_000,
  records: null,
  progress: { stage: "writing", rows: 12_500, of: 50_000 },
  problem: null,
  createdAt: "2026-11-21T09:00:00.000Z",
  removedAt: null,
  cells: null,
  kept: null,
  alike: null,
};

afterEach(() => void vi.unstubAllGlobals());

/** Answers the list and the import itself. */
function answer(run: ImportDetail): void {
  vi.stubGlobal("fetch", (url: string) =>
    Promise.resolve(Response.json(url.endsWith(run.id) ? run : { items: [run], total: 1, next: null })),
  );
}

function renderFresh(element: ReactNode): void {
  render(<SWRConfig value={{ provider: () => new Map() }}>{element}</SWRConfig>);
}

test("an import in the background says how many rows are in, of all", async () => {
  answer(RUN);

  renderFresh(<RunningImport id={RUN.id} onMore={() => undefined} />);

  expect(await screen.findByRole("heading", { name: "large.csv is coming in" })).toBeTruthy();
  const bar = screen.getByRole("progressbar", { name: "Rows that are in" });
  expect(bar.getAttribute("aria-valuetext")).toBe("12,500 of 50,000 rows");
  expect(bar.getAttribute("aria-valuenow")).toBe("12500");
});

test.each([
  ["waiting", "Waiting until other tables are in"],
  ["reading", "Reading the table"],
] as const)("while the table is %s nobody knows how many rows there are", async (stage, text) => {
  answer({ ...RUN, progress: { stage, rows: 0, of: null } });

  renderFresh(<RunningImport id={RUN.id} onMore={() => undefined} />);

  const bar = await screen.findByRole("progressbar");
  expect(bar.hasAttribute("aria-valuenow")).toBe(false);
  expect(bar.getAttribute("aria-valuetext")).toBe(text);
});

test("one that failed says why, and offers to remove what came in", async () => {
  answer({ ...RUN, state: "failed", progress: null, problem: "This import broke off." });

  renderFresh(<RunningImport id={RUN.id} onMore={() => undefined} />);

  expect(await screen.findByText("This import broke off.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Remove what came in" })).toBeTruthy();
});

test("who comes back finds the import that is running, and may bring another table meanwhile", async () => {
  answer(RUN);

  renderFresh(<ImportSteps />);
  await screen.findByRole("progressbar");
  fireEvent.click(screen.getByRole("button", { name: "Bring another table" }));

  expect(await screen.findByLabelText("Paste cells, handles or profile links")).toBeTruthy();
  expect(screen.queryByRole("progressbar")).toBeNull();
});
