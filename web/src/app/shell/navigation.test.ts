import { expect, test } from "vitest";
import { isActive, isPublicPath, NAVIGATION, shownEntries } from "./navigation.ts";
import { THEME_BEFORE_PAINT, themeOf } from "#/app/theme.ts";

test("the route table is that of the specification", () => {
  const table = NAVIGATION.map(({ path, label, isVisible }) => [path, label, isVisible]);

  expect(table).toEqual([
    ["/home", "Home", false],
    ["/strategy-ai", "Strategy AI", true],
    ["/influencers", "Influencer Discovery", false],
    ["/collections", "Collections", false],
    ["/campaigns", "Campaigns (Coming soon!)", false],
    ["/reports", "Reports", true],
  ]);
});

function shown(switchedOn: string[]): string[] {
  return shownEntries(switchedOn).map((entry) => entry.shownAs);
}

test("the sidebar shows the visible entries, and what the user has switched on in its place", () => {
  expect(shown([])).toEqual(["Strategy AI", "Reports"]);
  expect(shown(["content-checks", "campaigns", "no such thing"])).toEqual([
    "Strategy AI",
    "Campaigns",
    "Reports",
    "Content checks",
  ]);
});

test("the three public screens need no sign-in, with or without a slash at the end", () => {
  const paths = ["/signin", "/signin/", "/authenticate", "/authenticate/", "/demo", "/demo/"];

  expect(paths.filter((path) => !isPublicPath(path))).toEqual([]);
  expect(["/", "/home", "/demo/x", "/signin2", "/Demo", "/nowhere"].filter(isPublicPath)).toEqual([]);
});

test("settings is active for every route that starts with /setting", () => {
  expect(
    ["/settings", "/settings/members", "/setting", "/Settings"].every((path) => isActive("/settings", path)),
  ).toBe(true);
  expect(isActive("/reports", "/reports/1")).toBe(true);
  expect(isActive("/reports", "/REPORTS/1")).toBe(true);
  expect(isActive("/reports", "/reportsx")).toBe(false);
});

test.each([
  ["/sentinel", "dark"],
  ["/sentinel/1", "dark"],
  ["/strategy-ai", "dark"],
  ["/strategy-ai-notes", "dark"],
  ["/Sentinel", "dark"],
  ["/home", "light"],
  ["/reports/sentinel", "light"],
])("the theme of %s is %s", (path, theme) => {
  expect(themeOf(path)).toBe(theme);
});

test("the script before the first paint follows the same rule", () => {
  // oxlint-disable-next-line typescript/no-implied-eval -- what is run is a constant of ours
  const run = new Function("location", "document", THEME_BEFORE_PAINT);

  for (const pathname of ["/sentinel/1", "/strategy-ai", "/home", "/settings"]) {
    const page = { documentElement: { dataset: { theme: "" } } };
    run({ pathname }, page);
    expect(page.documentElement.dataset.theme).toBe(themeOf(pathname));
  }
});
