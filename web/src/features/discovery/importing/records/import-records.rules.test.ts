import type { ImportColumn } from "@app/contract/discovery/imports";
import { expect, test } from "vitest";
import {
  recordColumns,
  recordKindOf,
  recordsText,
  recordText,
  reversedText,
} from "./import-records.rules.ts";

function column(index: number, header: string, more: Partial<ImportColumn>): ImportColumn {
  const none = { field: null, own: null, platform: null, per: null, record: null, chosenAt: null };
  return { index, header, confidence: 1, ...none, ...more };
}

test("a preview says how many posts there are, whose they are and that no creator changes", () => {
  expect(recordsText("posts", { total: 12, known: 8, new: 3, waiting: 1 })).toBe(
    "12 posts: 8 of creators you have, 3 of creators who come in with it, without figures, 1 that waits until somebody says whose they are. No figure of a creator changes.",
  );
  expect(recordsText("orders", { total: 1, known: 1, new: 0, waiting: 0 })).toBe(
    "1 order: 1 of creators you have. No figure of a creator changes.",
  );
});

test("each column that says something is shown, and what could not be read as it is written", () => {
  const columns = [
    column(0, "Creator", { field: "handle" }),
    column(1, "Aufrufe", { record: "views" }),
    column(2, "Währung", { record: "currency" }),
    column(3, "Mood", { own: { name: "Mood", kind: "text" } }),
  ];
  const shown = recordColumns(columns);
  const record = { texts: { "own:Aufrufe": "deleted" } };

  expect(shown.map(({ header, label }) => [header, label])).toEqual([
    ["Aufrufe", "Views"],
    ["Mood", "Kept as it is written"],
  ]);
  expect(shown.map((one) => recordText(record, one))).toEqual(["deleted", "NA"]);
  expect(shown.map(({ isNumeric }) => isNumeric)).toEqual([true, false]);
  expect(recordText({ texts: { due: "2026-11-30" } }, { key: "due", header: "Due" })).toBe("30/11/2026");
});

test("a removal says what went and what stayed of them, and nothing where there were none", () => {
  expect(reversedText({ gone: 0, restored: 0, kept: 0 })).toEqual([]);
  expect(reversedText({ gone: 2, restored: 1, kept: 1 })).toEqual([
    "2 records gone",
    "1 record as before",
    "1 record kept, somebody worked on them",
  ]);
});

test("posts beside the people of a table are called posts, and their creators have figures", () => {
  const records = { total: 2, known: 0, new: 2, waiting: 0, kind: "posts" } as const;

  expect(recordKindOf("creators", records)).toBe("posts");
  expect(recordsText("creators", records)).toBe("2 posts: 2 of creators who come in with it.");
});
