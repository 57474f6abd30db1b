import { expect, test } from "vitest";
import { foundEntries, groupEntries, matchEntries } from "./palette.rules.ts";
import { paletteCommands } from "./palette-commands.ts";

const COMMANDS = commandsFor({ mayInvite: true });

function commandsFor({ mayInvite }: { mayInvite: boolean }) {
  return paletteCommands({ go: () => undefined, logout: () => undefined, mayInvite });
}

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

test("inviting is offered to those who may do it, and to nobody else", () => {
  const found = [true, false].map(
    (mayInvite) => matchEntries(commandsFor({ mayInvite }), "invite people").length,
  );

  expect(found).toEqual([1, 0]);
});

test("things are found by any part of their name, a few of each kind, and last comes the whole search", () => {
  const creators = ["ines", "veganwithines", "nobody"].map((handle) => ({
    id: handle,
    platform: "instagram" as const,
    handle,
    name: handle === "ines" ? "Inês Carvalhal" : null,
    followers: null,
  }));
  const counts = { all: 3, untriaged: 3, shortlisted: 0, passed: 0 };
  const asked: string[] = [];

  const found = foundEntries(
    {
      creators,
      collections: [{ id: "c", name: "Ines and friends", counts }],
      campaigns: [],
      reports: [{ id: "r", title: "October", campaign: "Business lunch" }],
    },
    { query: "@Ines", most: 5, go: (to) => asked.push(to) },
  );
  for (const entry of found) entry.run();

  expect(found.map(({ group, label, hint }) => [group, label, hint])).toEqual([
    ["Collections", "Ines and friends", "3 creators"],
    ["Reports", "October", "Business lunch"],
    ["Creators", "Inês Carvalhal", "@ines, Instagram"],
    ["Creators", "@veganwithines", "Instagram"],
    ["Search", "Search creators for “@Ines”", undefined],
  ]);
  expect(asked).toEqual([
    "/collections/c",
    "/reports/r",
    "/influencers/ines",
    "/influencers/veganwithines",
    "/influencers?q=%40Ines",
  ]);
});
