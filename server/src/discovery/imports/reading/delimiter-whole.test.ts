import { expect, test } from "vitest";
import { findDelimiter } from "./delimiter.ts";

test.each([
  ["a;b\nc;d", ";"],
  ["a,b;c\nd,e;f", ";"],
  ["a\tb\nc\td", "\t"],
  ["a\tb;c;d\ne\tf;g;h", "\t"],
  ["a|b\nc|d", "|"],
  ["abc\ndef", null],
  ["a;b,c,d\ne;f,g,h", ","],
  ["a;b\nc,d", ";"],
  ['"a;b",c\n"d;e",f', ","],
  ["a;b;c\nd;e;f\ng;h\ni;j", ";"],
  ["a;b\n\n \n;;\nc;d", ";"],
  ["a;b", ";"],
  ['a "b;c" d,e\nf,g', ","],
])("what parts the cells of %j", (text, read) => {
  expect(findDelimiter(text)).toEqual(read);
});
