import type { Report } from "@app/contract/reports/schemas";
import { cleanup, render, screen } from "@testing-library/react";
import { SWRConfig } from "swr";
import { afterEach, expect, test, vi } from "vitest";
import { ReportStop } from "./ReportStop.tsx";

const ID = "00000000-0000-4000-8000-000000000001";
const TAKEN_AT = "2026-11-21T16:00:00Z";
const REPORT: Report = {
  id: ID,
  title: "Where we stand",
  campaignId: ID,
  frozenAt: null,
  version: 1,
  createdAt: TAKEN_AT,
  updatedAt: TAKEN_AT,
  content: {
    campaign: {
      id: ID,
      name: "Launch",
      goal: "",
      status: "active",
      startsOn: null,
      endsOn: null,
      markets: [],
      handles: [],
      hashtags: [],
    },
    headline: "13 of 20 checks passed.",
    figures: [
      {
        id: "checks",
        label: "Checks passed",
        value: 65,
        unit: "share",
        currency: null,
        note: "13 of 20",
        source: {
          metric: "checks.passed",
          label: "Checks passed",
          definition: "Content checks with the answer “passed”.",
          inputs: [],
          sample: "3 drafts",
          asOf: TAKEN_AT,
          source: "Content checks",
        },
      },
    ],
    charts: [],
    pieces: [],
    creators: [],
    checks: [{ field: "hashtags_correct", label: "Correct Hashtags", passed: 2, failed: 1, unknown: 0 }],
    method: [],
    pricesHidden: false,
    timeZone: "UTC",
    takenAt: TAKEN_AT,
  },
};
const SUMMARY = { ...REPORT, campaign: "Launch", links: 0 };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("the report of the demo is the one of the screens, whose figures open their origin", async () => {
  vi.stubGlobal("fetch", (url: string) =>
    Promise.resolve(Response.json(url.endsWith(ID) ? REPORT : { items: [SUMMARY], total: 1, next: null })),
  );

  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <ReportStop />
    </SWRConfig>,
  );

  expect(await screen.findByRole("button", { name: "Checks passed: 65%" })).toBeDefined();
  expect(screen.getByRole("table", { name: "Answers by check" })).toBeDefined();
});
