import type { Plan } from "@app/contract/strategy/plan";
import { expect, test } from "vitest";
import { sharedApp } from "#/acceptance/test-app.fixtures.ts";
import type { Person } from "#/acceptance/test-app.fixtures.ts";
import { bringCreators } from "#/strategy/strategy.fixtures.ts";

const BRIEF = "Protein bar in Germany, 2.500 €, only Instagram";

/** Reels of two creators on the days of September, at these times of UTC in turn, each with its views. */
async function enterPosts(person: Person, count: number, times: readonly [time: string, views: number][]) {
  for (let index = 0; index < count; index += 1) {
    const [time, views] = times[index % times.length] ?? ["", 0];
    const day = `2026-09-${String(1 + (index % 30)).padStart(2, "0")}`;
    const response = await person("POST", "/api/v1/posts", {
      handle: `creator.${index % 4 < 2 ? 0 : 2}`,
      platform: "instagram",
      format: "reel",
      url: `https://instagram.com/reel/own${index}`,
      postedAt: time === "" ? day : `${day}T${time}Z`,
      figures: { takenAt: "2026-10-05", views },
    });
    expect(response.statusCode).toBe(201);
  }
}

async function calendarOf(person: Person) {
  const response = await person("POST", "/api/v1/strategies", { text: BRIEF });
  const { calendar, assumptions } = response.json<{ plan: Plan }>().plan;
  expect(calendar.length).toBeGreaterThan(0);
  return {
    hours: [
      ...new Set(calendar.map(({ time, timeZone, timeFrom }) => [time, timeZone, timeFrom].join(", "))),
    ],
    assumed: assumptions.find(({ slot }) => slot === "hours")?.value,
  };
}

test("a plan posts at the hour at which thirty own posts did best, and at 18:00 as an assumption before", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  await bringCreators(ana, 10);

  const before = await calendarOf(ana);
  await enterPosts(ana, 30, [
    ["08:20:00", 3_000],
    ["19:40:00", 9_000],
  ]);
  const after = await calendarOf(ana);

  expect(before).toEqual({
    hours: ["18:00, Europe/Berlin, "],
    assumed: "18:00 by the clocks of each market",
  });
  expect(after).toEqual({
    hours: ["21:00, Europe/Berlin, From 30 of your own Instagram posts"],
    assumed: undefined,
  });
});

test("posts of which only the day is known say no hour", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  await bringCreators(ana, 10);
  await enterPosts(ana, 40, [
    ["", 9_000],
    ["00:00:00", 9_000],
  ]);

  const { assumed } = await calendarOf(ana);

  expect(assumed).toBe("18:00 by the clocks of each market");
});
