import { expect, test } from "vitest";
import { HELP_TOPICS } from "#/features/help/help-topics.ts";
import { router } from "./router.tsx";

test("every topic of the help leads to a screen that exists", () => {
  const isLost = (path: string) => {
    const [, , found] = router.getMatchedRoutes(path);
    return found === undefined || found.fullPath === "/$";
  };

  expect(isLost("/nowhere")).toBe(true);
  expect(HELP_TOPICS.filter(({ to }) => isLost(to))).toEqual([]);
});
