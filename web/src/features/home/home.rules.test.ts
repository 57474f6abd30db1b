import { expect, test } from "vitest";
import {
  daySentence,
  greeting,
  hasFirstSteps,
  nextStep,
  placeOf,
  sourceRows,
  stepState,
} from "./home.rules.ts";

const NOTHING = { hasBrandProfile: false, hasPeople: false };

test("a step is done when the person said so or did it elsewhere", () => {
  expect(stepState("invite", {}, NOTHING)).toBe("open");
  expect(stepState("invite", { invite: "skipped" }, NOTHING)).toBe("skipped");
  expect(stepState("people", { people: "skipped" }, { ...NOTHING, hasPeople: true })).toBe("done");
  expect(stepState("brand-profile", {}, { ...NOTHING, hasBrandProfile: true })).toBe("done");
});

test("after a step comes the next open one, and none when all are settled", () => {
  const open = { people: "open", "brand-profile": "open", invite: "open", network: "open" } as const;
  const settled = { people: "done", "brand-profile": "skipped", invite: "done" } as const;

  expect(nextStep("people", open)).toBe("brand-profile");
  expect(nextStep("people", { ...open, "brand-profile": "done" })).toBe("invite");
  expect(nextStep("network", { ...open, people: "skipped" })).toBe("brand-profile");
  expect(nextStep("network", { ...settled, network: "open" })).toBeNull();
});

test.each([
  ["2026-11-21T05:00:00Z", "Good morning, Maya"],
  ["2026-11-21T12:00:00Z", "Good afternoon, Maya"],
  ["2026-11-21T18:00:00Z", "Good evening, Maya"],
])("at %s the greeting is %s", (now, text) => {
  expect(greeting(new Date(now), "UTC", "Maya Ferro")).toBe(text);
});

test("who has no name is greeted without one", () => {
  expect(greeting(new Date("2026-11-21T05:00:00Z"), "UTC", "")).toBe("Good morning");
});

test.each([
  [null, "Saturday 21/11/2026."],
  [{ late: 0, soon: 0 }, "Saturday 21/11/2026. Nothing is due."],
  [{ late: 1, soon: 0 }, "Saturday 21/11/2026. 1 thing is late."],
  [{ late: 0, soon: 2 }, "Saturday 21/11/2026. 2 things are due soon."],
  [{ late: 2, soon: 1 }, "Saturday 21/11/2026. 2 things are late, 1 is due soon."],
])("with %j due the day reads %s", (due, text) => {
  expect(daySentence("Saturday", "21/11/2026", due)).toBe(text);
});

test("the sample names its creators, their number and that they are invented", () => {
  expect(sourceRows([], 5000, "UTC")).toMatchObject([
    {
      name: "Sample creators",
      creators: 5_000,
      text: "all invented",
      state: "invented",
      origin: { sample: "5,000 creators", source: "Sample data, invented" },
    },
  ]);
});

test("a workspace of one's own names what was brought, and nothing of the sample", () => {
  const pasted = {
    id: "4b7d3c2e-88a1-4d0c-9f43-0b6c1f5a2d11",
    fileName: null,
    kind: "creators" as const,
    rows: { read: 3, created: 2, updated: 0, unchanged: 0, skipped: 0, failed: 1 },
    creators: 2,
    records: null,
    state: "done" as const,
    progress: null,
    problem: null,
    createdAt: "2026-11-20T09:00:00.000Z",
    removedAt: null,
  };

  expect(sourceRows([pasted], null, "UTC")).toMatchObject([
    {
      id: pasted.id,
      name: "Pasted table",
      creators: 2,
      text: "20/11/2026",
      state: "done",
      failed: 1,
      origin: { sample: "3 rows", source: "Pasted table", asOf: pasted.createdAt },
    },
  ]);
});

test.each([
  ["owner", false, true],
  ["admin", false, true],
  ["member", false, false],
  ["viewer", false, false],
  ["owner", true, false],
] as const)(
  "the first steps are for who may invite: %s, in the sample %s: %s",
  (role, isSample, expected) => {
    expect(hasFirstSteps({ role, isSample })).toBe(expected);
  },
);

test("what came in stands in its campaign, else with its creator, and payments only where prices are seen", () => {
  const id = "00000000-0000-4000-8000-000000000001";
  const creator = { id, platform: "instagram", handle: "fern", name: null } as const;
  const campaign = { id, name: "Spring" };

  expect(placeOf({ kind: "order", campaign, creator }, true)).toMatchObject({ search: { tab: "tracking" } });
  expect(placeOf({ kind: "payment", campaign, creator }, true)).toMatchObject({
    search: { tab: "payments" },
  });
  expect(placeOf({ kind: "payment", campaign, creator }, false)).toMatchObject({
    search: { tab: "content" },
  });
  expect(placeOf({ kind: "post", campaign: null, creator }, true)).toMatchObject({
    to: "/influencers/$creatorId",
  });
  expect(placeOf({ kind: "post", campaign: null, creator: null }, true)).toBeNull();
});
