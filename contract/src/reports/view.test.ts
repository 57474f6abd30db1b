import { expect, test } from "vitest";
import type { ReportFigure } from "./figure.ts";
import { dueNext, findingGroups, findingTitle, hasCreatorFigure, shownFigures, unknownText } from "./view.ts";

function figure(id: string, label: string, value: number | null): ReportFigure {
  const source = { metric: id, label, definition: label, inputs: [], sample: null, asOf: null, source: null };
  return { id, label, value, unit: "total", currency: null, note: "", source };
}

const FIGURES = [
  figure("views", "Views", 900),
  figure("orders", "Orders", null),
  figure("roas", "Return on spend", null),
  figure("drafts", "Drafts in", 0),
];

test("what is known is drawn, and what is not is named in one line", () => {
  const content = { figures: FIGURES, pieces: ["8 reels"], phase: "after" as const };

  expect(shownFigures(content).map(({ id }) => id)).toEqual(["views", "drafts"]);
  expect(unknownText(content)).toBe("Not known: orders and return on spend");
  expect(shownFigures({ ...content, pieces: [] }).map(({ id }) => id)).toEqual(["views"]);
});

test("before the first post nobody has to say that results are missing", () => {
  expect(unknownText({ figures: FIGURES, phase: "before" })).toBeNull();
  expect(findingTitle("missed", { phase: "before" })).toBe("What needs attention");
  expect(findingTitle("missed", { phase: "after" })).toBe("What did not");
});

const CREATOR = {
  creatorId: "00000000-0000-4000-8000-000000000001",
  name: "Ana",
  handle: "ana",
  platform: "instagram" as const,
  stage: "live" as const,
  deliverables: 2,
  submitted: 0,
  approved: 0,
  checksPassed: 0,
  checksFailed: 0,
  posts: 0,
  views: null,
  engagement: null,
  fee: { amount: 42_000, currency: "EUR" },
  costPer1000: null,
};

test("a column of which nobody knows anything is left out, and prices where they are hidden", () => {
  const content = { creators: [CREATOR], pricesHidden: false };

  expect(hasCreatorFigure("drafts", content)).toBe(true);
  expect(hasCreatorFigure("views", content)).toBe(false);
  expect(hasCreatorFigure("cost", content)).toBe(true);
  expect(hasCreatorFigure("cost", { ...content, pricesHidden: true })).toBe(false);
});

const mark = (day: string, kind: "late" | "due" | "sent" | "planned" | "live") => ({
  day,
  kind,
  label: "reel",
});

test("what is late comes first, then what is due from today on; what is done is not listed", () => {
  const timeline = [
    { name: "Ana", marks: [mark("2026-11-01", "late"), mark("2026-12-03", "planned")] },
    {
      name: "Ben",
      marks: [mark("2026-11-10", "sent"), mark("2026-12-01", "due"), mark("2026-11-02", "planned")],
    },
  ];

  const content = { timeline, takenAt: "2026-11-20T23:30:00Z", timeZone: "Europe/Berlin" };
  const due = dueNext({ ...content, campaign: { status: "active" } });

  expect(due.map(({ name, day }) => [name, day])).toEqual([
    ["Ana", "2026-11-01"],
    ["Ben", "2026-12-01"],
    ["Ana", "2026-12-03"],
  ]);
  expect(dueNext({ ...content, campaign: { status: "completed" } })).toEqual([]);
});

test("findings stand by kind, in the order of a reading", () => {
  const findings = [
    { kind: "next" as const, text: "Ask again." },
    { kind: "worked" as const, text: "Much." },
  ];

  expect(findingGroups({ findings })).toEqual([
    { kind: "worked", texts: ["Much."] },
    { kind: "next", texts: ["Ask again."] },
  ]);
  expect(findingGroups({})).toEqual([]);
});
