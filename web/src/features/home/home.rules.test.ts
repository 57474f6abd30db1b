import { expect, test } from "vitest";
import { daySentence, greeting, nextStep, stepState } from "./home.rules.ts";

const NOTHING = { hasBrandProfile: false, hasPeople: false };

test("a step is done when the person said so or did it elsewhere", () => {
  expect(stepState("invite", {}, NOTHING)).toBe("open");
  expect(stepState("invite", { invite: "skipped" }, NOTHING)).toBe("skipped");
  expect(stepState("people", { people: "skipped" }, { ...NOTHING, hasPeople: true })).toBe("done");
  expect(stepState("brand-profile", {}, { ...NOTHING, hasBrandProfile: true })).toBe("done");
});

test("after a step comes the next open one, and none when all are settled", () => {
  const open = { invite: "open", "brand-profile": "open", people: "open" } as const;

  expect(nextStep("invite", open)).toBe("brand-profile");
  expect(nextStep("invite", { ...open, "brand-profile": "done" })).toBe("people");
  expect(nextStep("people", { ...open, invite: "skipped" })).toBe("brand-profile");
  expect(nextStep("people", { invite: "done", "brand-profile": "skipped", people: "open" })).toBeNull();
});

test.each([
  ["2026-11-21T05:00:00Z", "Good morning, Maya"],
  ["2026-11-21T12:00:00Z", "Good afternoon, Maya"],
  ["2026-11-21T18:00:00Z", "Good evening, Maya"],
])("at %s the greeting is %s", (now, text) => {
  expect(greeting(new Date(now), "UTC", "Maya Ferro")).toBe(text);
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
