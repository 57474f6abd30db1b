import { expect, test } from "vitest";
import { read } from "./reading.fixtures.ts";

const IG = { platform: "instagram" } as const;

const heads = (cell: string) => read(`Handle;Followers;${cell}\n@ana;10;1\n@ben;20;2`, IG).headerLine === 1;

test("what is an account, an address or a figure stands in no header", () => {
  const words = "@, @ Instagram, Handle (IG), TikTok: Follower, Audience (IG), % 1, Price 5, Q1";
  const data =
    "@lena, a@x.de, x@y, lena (IG), ig: ana, https://instagram.com/ana, instagram.com/ana, www.x.de, 12, 1.5, %1, 12 %, 2026";

  expect(words.split(", ").filter((cell) => !heads(cell))).toEqual([]);
  expect(data.split(", ").filter(heads)).toEqual([]);
});

/** The line of the header, each header with the merged cell above it, and how many accounts there are. */
function shape(text: string): string {
  const { headerLine, columns, accounts } = read(text, IG);
  const headers = columns.map(({ header, group }) => (group === "" ? header : `${header} (${group})`));
  return `${headerLine}: ${headers.join(" | ")}: ${accounts.length}`;
}

test.each([
  ["Our creators\nHandle;Followers\n@ana;10", "2: Handle | Followers: 1"],
  [";;\nHandle;Followers;\n@ana;10;x", "2: Handle | Followers | : 1"],
  [
    "Instagram;;TikTok;\nHandle;Followers;Handle;Followers\n@ana;10;@ana_tt;5",
    "2: Handle (Instagram) | Followers (Instagram) | Handle (TikTok) | Followers (TikTok): 2",
  ],
  [
    "Name;Instagram;;TikTok;\n;Handle;Followers;Handle;Followers\nAna;@ana;10;@ana_tt;5",
    "2: Name | Handle (Instagram) | Followers (Instagram) | Handle (TikTok) | Followers (TikTok): 2",
  ],
  ["All rates in € net, usage 6 months;;\nHandle;Reel;Story\n@ana;500;200", "2: Handle | Reel | Story: 1"],
  [";Rates €;\nHandle;Reel;Story\n@ana;500;200", "2: Handle | Reel (Rates €) | Story (Rates €): 1"],
  [
    ";Rates;;Notes\nHandle;Reel;Story;\n@ana;500;200;x",
    "2: Handle | Reel (Rates) | Story (Rates) | Notes: 1",
  ],
  ["Handle;Followers\n@ana;10\nHandle;Followers\n@ben;20", "1: Handle | Followers: 2"],
  ["Handle;Followers\n@ana;10\n\nFollowers;Handle\n20;@ben", "1: Handle | Followers: 2"],
  ["Handle;Price (EUR)\n@ana;10\n\nHandle;Price (CHF)\n@ben;20", "1: Handle | Price (EUR) | Price (CHF): 2"],
  [
    "Handle;Price (EUR);City\n@ana;10;Rome\n\nHandle;Price (CHF);Town\n@ben;20;Bonn",
    "1: Handle | Price (EUR) | City | Price (CHF): 2",
  ],
  ["@ana;10\n@ben;20\ntotal;30", "null:  | : 2"],
  ["@ana\n@ben\ntotal 2", "null: : 2"],
  ["Handle\n@ana\n@ben", "1: Handle: 2"],
  ["Creators we like a lot\n@ana\n@ben", "null: : 2"],
])("the header of %j is found, with what stands above it: %s", (text, told) => {
  expect(shape(text)).toBe(told);
});
