import { expect, test } from "vitest";
import { groupEntries, matchEntries } from "./palette.rules.ts";
import { paletteCommands } from "./palette-commands.ts";

const COMMANDS = paletteCommands(
  () => undefined,
  () => undefined,
);

function labels(query: string): string[] {
  return matchEntries(COMMANDS, query).map((entry) => entry.label);
}

test("every typed word begins a word of the entry, in any order", () => {
  expect(labels("camp")).toEqual(["Campaigns", "Plan a campaign"]);
  expect(labels("campaign plan")).toEqual(["Plan a campaign"]);
  expect(labels("sentinel")).toEqual(["Content checks"]);
  expect(labels("ampaign")).toEqual([]);
});

test("nothing typed lists every screen and action, each once", () => {
  const all = matchEntries(COMMANDS, "  ");

  expect(all).toHaveLength(COMMANDS.length);
  expect(new Set(all.map((entry) => entry.id)).size).toBe(COMMANDS.length);
  expect(groupEntries(all).map(({ group }) => group)).toEqual(["Open", "Do"]);
});
