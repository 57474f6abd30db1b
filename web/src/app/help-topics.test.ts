import { expect, test } from "vitest";
import { HELP_TOPICS } from "#/features/help/index.ts";
import { router } from "./router.tsx";

test("every topic of the help leads to a screen that exists", () => {
  const lost = HELP_TOPICS.filter(({ to }) => isLost(to));

  expect(lost).toEqual([]);
  expect(isLost("/nowhere")).toBe(true);
});

function isLost(path: string): boolean {
  const [, , found] = router.getMatchedRoutes(path);
  return found === undefined || found.fullPath === "/$";
}
