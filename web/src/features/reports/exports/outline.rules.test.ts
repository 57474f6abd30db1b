import { expect, test } from "vitest";
import { slidesOf } from "./outline.rules.ts";
import { creatorOf, reportOf } from "./report.fixtures.ts";

const titles = (fields: Parameters<typeof reportOf>[0] = {}) =>
  slidesOf(reportOf(fields)).map(({ title }) => title);

test("slides come in the order of the report's page", () => {
  expect(titles()).toEqual([
    "Barrier cream: results",
    "Main figures",
    "What we learned",
    "Ana brought half of the views",
    "Creators",
    "Content checks",
    "Method and data age",
  ]);
});

test("what nobody knows is named, and not drawn", () => {
  const slides = slidesOf(reportOf());

  expect(slides.find(({ kind }) => kind === "tiles")).toMatchObject({
    tiles: [{ label: "Views", value: "240,000" }],
    note: "Not known: orders",
  });
  expect(slides.find(({ kind }) => kind === "chart")).toMatchObject({
    points: [{ label: "Ana", value: 120_000 }],
    note: "Not known: Bo.",
  });
});

test("a chart of which nothing is known has no slide, and neither has an empty table", () => {
  const chart = reportOf().content.charts.map((each) => ({ ...each, points: [] }));

  expect(titles({ charts: chart, creators: [], checks: [], findings: [] })).toEqual([
    "Barrier cream: results",
    "Main figures",
    "Method and data age",
  ]);
});

test("a long table goes on over several slides, each with its head", () => {
  const creators = Array.from({ length: 23 }, (_, index) => creatorOf(`Creator ${index}`));
  const tables = slidesOf(reportOf({ creators })).filter(({ title }) => title === "Creators");

  expect(tables.map((slide) => slide.kind === "table" && slide.rows.length)).toEqual([11, 11, 1]);
  expect(new Set(tables.map((slide) => JSON.stringify(slide.kind === "table" && slide.head))).size).toBe(1);
});

test("who may not see prices gets no slide with one", () => {
  const told = JSON.stringify(slidesOf(reportOf({ pricesHidden: true, headline: "240,000 views" })));

  expect(told).not.toMatch(/€|EUR|Cost|Fee/u);
  expect(JSON.stringify(slidesOf(reportOf()))).toContain("Cost");
});

test("before the first post slides say where the work stands", () => {
  const before = titles({
    campaign: { ...reportOf().content.campaign, status: "active" },
    phase: "before",
    standing: [{ stage: "invited", names: ["Ana", "Bo"] }],
    timeline: [{ name: "Ana", marks: [{ day: "2026-10-09", kind: "due", label: "Reel" }] }],
    findings: [],
    charts: [],
  });

  expect(before).toContain("Who is where");
  expect(before).toContain("What is due");
});
