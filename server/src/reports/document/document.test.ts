import type { FigureSource } from "@app/contract/figures";
import type { ReportChart, ReportContent } from "@app/contract/reports/schemas";
import { expect, test } from "vitest";
import { reportDocument } from "./document.ts";

const SOURCE: FigureSource = {
  metric: "campaign.views",
  label: "Views",
  definition: "Views of all campaign posts.",
  inputs: [{ label: "Posts", value: "4" }],
  sample: "4 posts",
  asOf: "2026-11-21T10:00:00Z",
  source: "Posts of this workspace",
};

function weeks(count: number): ReportChart {
  const points = Array.from({ length: count }, (_, index) => ({
    label: `0${index + 1}/10/2026`,
    value: index === 0 ? null : index * 1_000,
    note: "2 posts",
  }));
  return { id: "weeks", title: "The last week", measure: "Views", shape: "columns", unit: "count", points };
}

function content(fields: Partial<ReportContent> = {}): ReportContent {
  return {
    campaign: {
      id: "00000000-0000-4000-8000-000000000001",
      name: "October",
      goal: "awareness",
      status: "active",
      startsOn: null,
      endsOn: null,
      markets: [],
      handles: [],
      hashtags: [],
    },
    headline: "4 posts so far.",
    figures: [
      { id: "views", label: "Views", value: 6_000, unit: "count", currency: null, note: "", source: SOURCE },
    ],
    charts: [],
    pieces: [],
    creators: [
      {
        creatorId: "00000000-0000-4000-8000-000000000002",
        name: "Nerea Ugalde",
        handle: "nerea.u",
        platform: "tiktok",
        stage: "accepted",
        deliverables: 2,
        submitted: 1,
        approved: 0,
        checksPassed: 5,
        checksFailed: 1,
        posts: 4,
        views: 6_000,
        engagement: null,
        fee: { amount: 42_000, currency: "EUR" },
        costPer1000: null,
      },
    ],
    checks: [{ field: "handles_correct", label: "Correct Handles tagged", passed: 1, failed: 0, unknown: 2 }],
    method: [],
    pricesHidden: false,
    timeZone: "UTC",
    takenAt: "2026-11-21T10:00:00Z",
    ...fields,
  };
}

function htmlOf(fields?: Partial<ReportContent>): string {
  return reportDocument("October", content(fields)).body.html;
}

test("every figure of a table opens a source of its own, without a script", () => {
  const html = htmlOf();

  const opened = [...html.matchAll(/class="open" popovertarget="([^"]+)"/gu)].map(([, id]) => id);
  const sources = [...html.matchAll(/<div popover id="([^"]+)"/gu)].map(([, id]) => id);
  // Five figures of the creator, those that are known, and three answers of the check.
  expect(opened).toHaveLength(8);
  expect(new Set(opened).size).toBe(8);
  expect(sources).toEqual(opened);
});

test("without prices neither a fee nor where it comes from stands in the document", () => {
  const html = htmlOf({ pricesHidden: true });

  expect(html).not.toMatch(/fee|€|per 1,000/iu);
  expect(html).toContain("Prices are left out of this document.");
});

test("a chart says where its figures come from and writes each value beside its bar", () => {
  const html = htmlOf({ charts: [weeks(4)] });

  expect(html).toContain("Where these figures come from");
  expect(html).toMatch(/<span>01\/10\/2026<\/span>[^]*?<b>NA<\/b> 2 posts/u);
  expect(html).toMatch(/<span>04\/10\/2026<\/span>[^]*?width="100\.00%"[^]*?<b>3\.00K<\/b> 2 posts/u);
});

test("columns are drawn where their labels have room, and rows stand ready for narrow pages", () => {
  const [few, many] = [htmlOf({ charts: [weeks(4)] }), htmlOf({ charts: [weeks(9)] })];

  expect(few).toContain('class="columns"');
  expect(few).toContain('class="bars narrow"');
  expect(many).not.toContain('class="columns"');
  expect(many).toContain('class="bars"');
});
