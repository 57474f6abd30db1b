import { expect, test } from "vitest";
import { read } from "#/discovery/imports/reading/reading.fixtures.ts";

const GROUPS = ["13-17", "18-24", "25-34", "35-44", "45-54", "55+"];

/** What a table of two creators is of, with so many columns of age groups beside these columns. */
function kindOf(groups: number, others: Readonly<Record<string, string>>) {
  const ages = GROUPS.slice(0, groups);
  const rows = ["@ana;Instagram", "@ben;TikTok"].map((who, row) =>
    [who, ...ages.map((_age, at) => `${at + row + 5}%`), ...Object.values(others)].join(";"),
  );
  return read([["Handle;Platform", ...ages, ...Object.keys(others)].join(";"), ...rows].join("\n")).kind;
}

const TWO = { Notes: "hello you", Remark: "see there" };
const THREE = { ...TWO, Mood: "good one" };
const FOUR = { ...THREE, Vibe: "all fine" };

test.each([
  ["two groups alone", 2, {}, "creators"],
  ["three groups alone", 3, {}, "audience"],
  ["three groups beside a note", 3, { Notes: "hello you" }, "audience"],
  ["three groups beside two", 3, TWO, "creators"],
  ["four groups beside two", 4, TWO, "creators"],
  ["five groups beside two", 5, TWO, "audience"],
  ["five groups beside three", 5, THREE, "audience"],
  ["five groups beside four", 5, FOUR, "creators"],
  ["six groups beside four", 6, FOUR, "audience"],
  ["five groups beside three and the followers", 5, { Followers: "1000", ...THREE }, "audience"],
  ["five groups beside three and a day", 5, { Day: "2026-01-01", ...THREE }, "audience"],
  ["five groups beside what a creator asks", 5, { Price: "500 €", ...TWO }, "creators"],
  ["five groups beside how a creator is reached", 5, { Email: "a@x.de", ...TWO }, "creators"],
])("%s: %i columns of groups beside %j are a table of %s", (_what, groups, others, kind) => {
  expect(kindOf(groups, others)).toBe(kind);
});

test.each([
  ["a share of each country", "Handle;Country;Share", "@ana;DE;40", "@ana;US;20", "audience"],
  ["per cent below another word", "Handle;Country;Amount", "@ana;DE;40%", "@ana;US;20%", "audience"],
  ["numbers below another word", "Handle;Country;Amount", "@ana;DE;40", "@ana;US;20", "creators"],
  ["one country for each creator", "Handle;Country;Share", "@ana;DE;40%", "@ben;US;20%", "creators"],
  ["one row", "Handle;Country;Share", "@ana;DE;40%", "", "creators"],
  ["a share of each age", "Handle;Age;Share", "@ana;18-24;40", "@ana;25-34;20", "audience"],
  ["in German", "Handle;Alter;Anteil", "@ana;18-24;40", "@ana;25-34;20", "audience"],
  ["a share of each gender", "Handle;Gender;Share", "@ana;female;40", "@ana;male;60", "audience"],
  ["countries below another word", "Handle;Where;Share", "@ana;Germany;40", "@ana;Austria;20", "audience"],
  ["in another order", "Share;Country;Handle", "40;DE;@ana", "20;US;@ana", "audience"],
  ["words that are no group", "Handle;Mood;Share", "@ana;a;40", "@ana;b;20", "creators"],
  ["notes beside them", "Handle;Country;Share;Notes", "@ana;DE;40;x", "@ana;US;20;y", "creators"],
  ["an empty column beside them", "Handle;Country;Share;Notes", "@ana;DE;40;", "@ana;US;20;", "audience"],
])("rows that name a creator again with %s", (_what, header, first, second, kind) => {
  expect(read([header, first, second].join("\n")).kind).toBe(kind);
});
