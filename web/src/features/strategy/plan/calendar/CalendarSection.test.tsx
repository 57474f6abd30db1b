import type { CalendarEntry, Plan } from "@app/contract/strategy/plan";
import { BARE_BRIEF } from "@app/contract/strategy/plan.fixtures";
import type { Strategy } from "@app/contract/strategy/schemas";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { CalendarSection } from "./CalendarSection.tsx";

const ID = "00000000-0000-4000-8000-000000000001";
const NOW = "2026-11-02T05:10:00.000Z";

function entry(handle: string, fields: Partial<CalendarEntry>): CalendarEntry {
  const piece = { creatorId: handle, handle, platform: "instagram", deliverable: "Instagram reel", why: "" };
  return { ...piece, date: "2026-12-05", time: "18:00", timeZone: "Europe/Berlin", ...fields };
}

function strategyWith(calendar: CalendarEntry[]): Strategy {
  const plan: Plan = {
    brief: BARE_BRIEF,
    assumptions: [],
    unparsed: [],
    unknown: [],
    decisive: [],
    status: "proved",
    picks: [],
    totals: { cost: null, reach: null },
    certificate: null,
    forecast: null,
    calendar,
    risks: [],
  };
  return {
    id: ID,
    threadId: ID,
    name: "Tea",
    version: 1,
    plan,
    versions: [],
    createdAt: NOW,
    updatedAt: NOW,
  };
}

test("a piece says which posts its hour is from, and an assumed hour says none", () => {
  const timeFrom = "From 64 of your own Instagram posts";
  render(
    <CalendarSection
      strategy={strategyWith([entry("ann", { time: "20:00", timeFrom }), entry("ben", {})])}
    />,
  );

  const [ann, ben] = screen.getAllByRole("listitem", { hidden: true });
  expect(ann?.textContent).toContain("05/12/2026, 20:00");
  expect(ann?.textContent).toContain(`Europe/Berlin · ${timeFrom}`);
  expect(ben?.textContent).toContain("05/12/2026, 18:00");
  expect(ben?.textContent).not.toContain("From");
});
