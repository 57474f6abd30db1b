import { expect, test } from "vitest";
import { findDelimiter } from "./delimiter.ts";

const lines = (...all: string[]) => all.join("\n");

test.each([
  ["most records agree on", lines("a;b", "1,5;2", "3;4", "5;6,7"), ";"],
  ["tells more columns", lines("a;b;c,d", "1;2;3,4"), ";"],
  ["cuts most records in more cells", lines("g,h;i", "k,l;m", "a,b,c", "d,e,f"), ","],
  ["is a tab before all others", lines("a\tb,c", "1\t2,3"), "\t"],
  ["stands outside quotes", lines('"a;b",c', '"1;2",3'), ","],
  ["stands behind a sign of inches", lines('27" desk;x', '24" desk;y', '21" desk;z'), ";"],
  ["lines with more than blanks agree on", lines("a;b", "  ", "  ", "  ", "1;2"), ";"],
  ["stands outside quotes of any cell", lines('x;"a,b"', 'y;"d,e"', 'z;"f,g"', "1;2"), ";"],
  ["ragged lines share", lines("a;b;c;d", "1;2", "1;2;3", "1;2;3;4;5", "1;2;3;4;5;6"), ";"],
])("the delimiter is the one that %s", (_, text, delimiter) => {
  expect(findDelimiter(text)).toBe(delimiter);
});

test.each([
  ["one cell a line", lines("@a", "@b")],
  ["one ragged line", lines("a", "b;c", "d", "e", "f")],
  ["a first line of one cell", lines("Our list", "1;2", "1;2;3", "1;2;3;4", "1;2;3;4;5")],
  ["half of the lines without it", lines("a;b", "1", "2", "1;2;3", "3", "4", "1;2;3;4", "1;2;3;4;5", "5")],
])("there is no delimiter in a text with %s", (_, text) => {
  expect(findDelimiter(text)).toBeNull();
});
