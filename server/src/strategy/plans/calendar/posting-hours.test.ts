import { expect, test } from "vitest";
import { bestHours, ownTime } from "./posting-hours.ts";
import type { PostsOfHour } from "./posting-hours.ts";

const ANN = { creatorId: "ann-id", platform: "instagram", handle: "ann" };
const AT_HOME = { counted: "Europe/Berlin", shown: "Europe/Berlin", date: "2026-12-05" };

const at = (hour: number, posts: number, lift: number, creatorId: string | null = null): PostsOfHour => ({
  platform: "instagram",
  creatorId,
  hour,
  posts,
  lift,
});

const bestOf = (hours: PostsOfHour[]) => bestHours(hours)["instagram"]?.hour;

test("a piece goes out at the hour whose posts did best, and says how many posts tell it", () => {
  const hours = bestHours([at(9, 30, -0.1), at(20, 34, 0.3)]);

  expect(ownTime(ANN, hours, AT_HOME)).toEqual({
    time: "20:00",
    timeFrom: "From 64 of your own Instagram posts",
  });
});

test("an hour of few posts must do far better to be the best one, and two posts say nothing", () => {
  expect(bestOf([at(9, 30, 0), at(20, 30, 0.3), at(3, 3, 0.5)])).toBe(20);
  expect(bestOf([at(9, 30, 0), at(20, 30, 0.3), at(3, 3, 2)])).toBe(3);
  expect(bestOf([at(9, 30, 0), at(20, 30, 0.3), at(3, 2, 9)])).toBe(20);
});

test("of two hours that did as well, the earlier one is chosen", () => {
  expect(bestHours([at(21, 20, 0.2), at(7, 20, 0.2)])["instagram"]?.hour).toBe(7);
});

test("thirty posts of a creator go before those of the platform", () => {
  const hours = bestHours([
    at(9, 100, 0.4),
    at(20, 90, 0),
    at(20, 30, 0.1, "ann-id"),
    at(20, 29, 0, "ben-id"),
  ]);

  expect(ownTime(ANN, hours, AT_HOME)).toEqual({
    time: "20:00",
    timeFrom: "From 30 Instagram posts of @ann",
  });
  expect(ownTime({ ...ANN, creatorId: "ben-id" }, hours, AT_HOME)?.time).toBe("09:00");
});

test("fewer than thirty posts say no hour, and neither do those of another platform", () => {
  expect(ownTime(ANN, bestHours([at(9, 29, 0.4)]), AT_HOME)).toBeNull();
  expect(ownTime({ ...ANN, platform: "tiktok" }, bestHours([at(9, 30, 0.4)]), AT_HOME)).toBeNull();
});

test("an hour is told by the clocks of the people whom the piece is for", () => {
  const place = { ...AT_HOME, shown: "America/New_York" };

  expect(ownTime(ANN, bestHours([at(20, 30, 0.4)]), place)?.time).toBe("14:00");
});
