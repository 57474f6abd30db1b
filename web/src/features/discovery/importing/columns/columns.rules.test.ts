import type { PreviewColumn } from "@app/contract/discovery/imports";
import { expect, test } from "vitest";
import { NO_OPTIONS, withKind, withMapping } from "#/features/discovery/importing/import-options.rules.ts";
import {
  choiceOf,
  choicesOf,
  doubtfulFirst,
  rememberedColumns,
  rememberedText,
  splitColumns,
  withoutRemembered,
} from "./columns.rules.ts";

function column(
  index: number,
  header: string,
  field: PreviewColumn["field"],
  more: Partial<PreviewColumn> = {},
): PreviewColumn {
  const none = { own: null, per: null, record: null, chosenAt: null, examples: [] };
  return { index, header, field, confidence: 1, platform: null, ...none, ...more };
}

const CHOSEN = "2026-11-03T10:00:00Z";
const OWN = { own: { name: "Mood", kind: "text" as const } };

test("a column of posts may mean what posts have and who posted; one of people what people have", () => {
  const link = column(0, "Link", null, { record: "url" });
  const profile = column(1, "Seite", "url");
  const ofPosts = choicesOf(link, "posts", NO_OPTIONS).map(({ label }) => label);

  expect(ofPosts.slice(0, 6)).toEqual([
    "Creator’s handle",
    "Creator’s name",
    "Platform",
    "Creator’s profile link",
    "Link",
    "Posted",
  ]);
  expect(ofPosts.slice(-2)).toEqual(["Kept as it is written", "Leave out"]);
  expect([choiceOf(link, "posts"), choiceOf(profile, "posts"), choiceOf(profile, "creators")]).toEqual([
    "url",
    "profile",
    "url",
  ]);
  expect(choiceOf(link, "posts", withMapping(NO_OPTIONS, 0, "caption"))).toBe("caption");
  expect(choicesOf(profile, "creators", NO_OPTIONS).map(({ value }) => value)).not.toContain("views");
});

test.each([
  ["it was chosen before", column(2, "Mood", null, { chosenAt: CHOSEN }), NO_OPTIONS, "As Herald reads it"],
  [
    "it is chosen now",
    column(2, "Mood", null, { record: "caption" }),
    withMapping(NO_OPTIONS, 2, "caption"),
    "As Herald reads it",
  ],
  [
    "another one is chosen",
    column(3, "Text", null, { record: "caption" }),
    withMapping(NO_OPTIONS, 2, "caption"),
    "Creator’s handle",
  ],
])("the way back to how Herald reads a column stands first where %s", (_when, one, options, first) => {
  expect(choicesOf(one, "posts", options)[0]?.label).toBe(first);
});

test("any column can be kept as a field of one's own, and one that no field is for is one", () => {
  const read = column(1, "Rate", "price");
  const labels = choicesOf(read, "creators", NO_OPTIONS).map(({ label }) => label);

  expect(labels.slice(-2)).toEqual(["Your own field", "Leave out"]);
  expect(choiceOf(read, "creators", withMapping(NO_OPTIONS, 1, "own"))).toBe("own");
  expect(choiceOf(column(2, "Mood", null, OWN), "creators")).toBe("own");
});

test("the columns that a person should look at stand first, the others in the order of the table", () => {
  const columns = [column(0, "A", "name"), column(1, "B", null), column(2, "C", null)];
  const doubt = { header: "", field: null, question: "", reason: "", examples: [] };

  expect(doubtfulFirst({ columns, doubtful: [{ index: 2, ...doubt }] })).toEqual([2, 0, 1]);
});

test("what was said of columns goes when the rows are said to be something else", () => {
  const options = { ...withMapping(NO_OPTIONS, 1, "followers"), platform: "tiktok" as const };

  expect(withKind(options, "posts")).toEqual({
    mapping: [],
    places: [],
    platform: "tiktok",
    kind: "posts",
  });
});

test("a later word on a column takes the place of an earlier one", () => {
  const options = withMapping(withMapping(withMapping(NO_OPTIONS, 2, "country"), 1, "ignore"), 2, "city");

  expect(options.mapping).toEqual([
    { index: 1, field: "ignore" },
    { index: 2, field: "city" },
  ]);
});

test("columns that were chosen in earlier imports are named, and can be read as if they were not", () => {
  const columns = [
    column(0, "Name", "name"),
    { ...column(1, "Typ", "category"), chosenAt: "2026-11-03T10:00:00Z" },
    { ...column(2, "", null), chosenAt: "2026-11-02T10:00:00Z" },
  ];
  const found = rememberedColumns({ columns });

  expect(rememberedText(found.slice(0, 1), "UTC")).toBe("“Typ” is read as you chose on 03/11/2026.");
  expect(rememberedText(found, "UTC")).toBe(
    "“Typ” and “Column 3” are read as you chose in earlier imports, last on 03/11/2026.",
  );
  expect(withoutRemembered(NO_OPTIONS, found).mapping).toEqual([
    { index: 1, field: "auto" },
    { index: 2, field: "auto" },
  ]);
});

test("columns that name the account or nothing stand apart from those with values", () => {
  const { shown, others } = splitColumns([
    column(0, "Name", "name"),
    column(1, "Link", "url"),
    column(2, "", null),
  ]);

  expect([shown, others].map((columns) => columns.map(({ index }) => index))).toEqual([[0], [1, 2]]);
});
