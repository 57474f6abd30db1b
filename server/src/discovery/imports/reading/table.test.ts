import { expect, test } from "vitest";
import { readCells } from "./records.ts";
import { findDelimiter } from "./delimiter.ts";
import { decodeTable, isText } from "./encoding.ts";
import { fields, keys, read, reasons } from "./reading.fixtures.ts";

const lines = (count: number, line: string) => Array.from({ length: count }, () => line);

test.each([
  ["four of ten lines agree", [...lines(4, "a,b"), ...lines(6, "a")], ","],
  ["three of ten do not, nor are they most", [...lines(3, "a,b"), ...lines(7, "a")], null],
  [
    "seven of ten end anywhere",
    [
      "a,b",
      "a,b,c",
      "a,b,c,d",
      "1,2,3,4,5",
      "1,2,3,4,5,6",
      "1,2,3,4,5,6,7",
      "1,2,3,4,5,6,7,8",
      "a",
      "a",
      "a",
    ],
    ",",
  ],
  [
    "six of ten are too few",
    ["a,b", "a,b,c", "a,b,c,d", "1,2,3,4,5", "1,2,3,4,5,6", "1,2,3,4,5,6,7", "a", "a", "a", "a"],
    null,
  ],
  ["a first line of one cell is no ragged table", ["a", "a,b", "a,b,c", "a,b,c,d", "1,2,3,4,5"], null],
  ["tabs count for more than a few commas", ["a\tb,c", "a\tb,c", "a\tb,c", "ab,c"], "\t"],
  ["the wider table counts", ["a,b;c,d", "a,b;c,d"], ","],
  ["quoted delimiters do not count", ['"a,b";c', '"a,b";c'], ";"],
  ["a quote inside a cell is none", ['5" a;b', '6" a;b'], ";"],
  ["blank lines do not count", ["a,b", "", "  ", "", "", "", "c,d"], ","],
  ["after two hundred lines nobody looks", [...lines(200, "a;b"), ...lines(900, "a,b,c")], ";"],
])("of the delimiter: %s", (_, text, delimiter) => {
  expect(findDelimiter(text.join("\n"))).toBe(delimiter);
});

test("what our own exports put before a formula goes again, and cells have no blanks around them", () => {
  expect(readCells("a;b\n'=1+1;  x  ").records[1]?.cells).toEqual(["=1+1", "x"]);
});

test.each([
  ["sep=,\na,b\n1,2", ","],
  ['"sep=;"\na;b\n1;2', ";"],
  ["sep=\t\na\tb", "\t"],
  ["sep=|\na|b", "|"],
  ["sep=:\na,b\n1,2", ","],
])("a first line that names the delimiter is no row: %j", (text, delimiter) => {
  expect(readCells(text).delimiter).toBe(delimiter);
});

const titled = (titles: number) =>
  read([...lines(titles, "big list;;"), ";;", "Handle;Platform;Followers", "ana;IG;5"].join("\n"));

test("the header is looked for among the first fifteen filled rows", () => {
  expect(titled(14).headerLine).toBe(16);
  expect(titled(15).headerLine).toBeNull();
});

const headerLineOf = (text: string) => read(text, { platform: "instagram" }).headerLine;

test("a row that names fields is the header, and one that holds data or a sentence is none", () => {
  expect(headerLineOf("Handle\nana")).toBe(1);
  expect(headerLineOf("#,Handle,a,b,c,d\n1,ana,x,y,z,w")).toBe(1);
  expect(headerLineOf("Followers,a,b\n5,x,y")).toBe(1);
  expect(headerLineOf("Followers,a,b,c\n5,x,y,z")).toBeNull();
  expect(headerLineOf("Handle,Followers,a,b,c,d,e,f\nana,5,x,y,z,w,v,u")).toBe(1);
  expect(headerLineOf("Country,Followers,a,b,c,d,e,f\nES,5,x,y,z,w,v,u")).toBeNull();
  expect(headerLineOf("All creators are here\nana")).toBeNull();
  expect(headerLineOf("All creators here\nana")).toBe(1);
  expect(headerLineOf("@creator,Followers\n@ben,5")).toBeNull();
  expect(headerLineOf("Handle,12.5\nana,5")).toBeNull();
  expect(headerLineOf("Handle,a@b.example\nana,5")).toBeNull();
  expect(headerLineOf("Handle,instagram.com/ana\nana,5")).toBeNull();
});

test("of two rows that name fields the one that names more is the header", () => {
  const reading = read("Creators;;\nHandle;Platform;Followers\nana;IG;5");

  expect(reading.headerLine).toBe(2);
  expect(fields(reading)).toEqual(["handle", "platform", "followers"]);
  expect(reasons(reading)).toEqual([[1, "Title above the table"]]);
});

test("a header of several lines is one text", () => {
  expect(read('"Handle\n(main)";Platform\nana;IG').columns[0]?.header).toBe("Handle (main)");
});

test.each([
  ["@ana @ben", ["instagram ana", "instagram ben"]],
  ["@ana,@ben\n@cid", ["instagram ana", "instagram ben", "instagram cid"]],
  ["https://instagram.com/ana; tiktok.com/@ben", ["instagram ana", "tiktok ben"]],
  ["@ana ben", []],
  ["ana\tben", ["instagram ana", "instagram ben"]],
  ["12 34\t56 78", []],
])("handles without a header, beside each other or below: %j", (text, found) => {
  expect(keys(read(text, { platform: "instagram" }))).toEqual(found);
});

const bytesOf = (text: string, share: number) => {
  const bytes = Buffer.from(text, "latin1");
  for (let index = 1; index < Math.round(bytes.length * share); index += 2) bytes[index] = 0;
  return bytes;
};

test("bytes are UTF-16 where more than two fifths of every second one are zero, on one side", () => {
  const text = "abcdefghij".repeat(4);

  expect(decodeTable(bytesOf(text, 0.5)).encoding).toBe("utf-16le");
  expect(decodeTable(bytesOf(text, 0.4)).encoding).toBe("utf-8");
  expect(decodeTable(Buffer.from([97, 0, 98, 0, 99, 0])).encoding).toBe("utf-8");
  expect(decodeTable(Buffer.from([97, 0, 98, 0, 99, 0, 100, 0])).encoding).toBe("utf-16le");
  expect(decodeTable(Buffer.from([0, 97, 0, 98, 0, 99, 0, 100])).encoding).toBe("utf-16be");
  expect(decodeTable(Buffer.alloc(40)).encoding).toBe("utf-8");
  expect(decodeTable(Uint8Array.of(0xfe, 97, 98)).encoding).toBe("windows-1252");
  expect(decodeTable(Uint8Array.of(0xff, 97, 98)).encoding).toBe("windows-1252");
  expect(decodeTable(Uint8Array.of(0xfe, 0xff, 0, 97))).toEqual({ encoding: "utf-16be", text: "a" });
  expect(decodeTable(Uint8Array.of(0xff, 0xfe, 97, 0))).toEqual({ encoding: "utf-16le", text: "a" });
});

test("one control character in a hundred is still a text, two are none, and line ends do not count", () => {
  expect(isText(Buffer.from(`${"a".repeat(99)}\u0001`))).toBe(true);
  expect(isText(Buffer.from(`${"a".repeat(98)}\u0001\u0002`))).toBe(false);
  expect(isText(Buffer.from("\t\n\r\f".repeat(20)))).toBe(true);
  expect(isText(Buffer.from(`${"a".repeat(4096)}${"\u0001".repeat(4096)}`))).toBe(true);
});

test.each([
  ["Handle,Platform\nana,IG\nthree words here,", "“three words here” is no handle or address"],
  ["Handle,Platform\nana,IG\nfour words are here,", "Note, no account"],
  ["Handle,Platform,Followers\nana,IG,5\nTotal,,", "Total"],
  ["Handle,Platform\nana,IG\n,", "Empty row"],
])("why a row gives no creator: %j", (text, reason) => {
  expect(reasons(read(text, { platform: "instagram" })).at(-1)?.[1]).toBe(reason);
});

test("a total has nothing but numbers beside it, else it may be a handle", () => {
  expect(keys(read("Handle,Platform,Followers\nana,IG,5\ntotal,,five apples"))).toContain("instagram total");
});

const besideAccount = (header: string, cell: string) =>
  keys(read(`Handle,Platform,${header}\n,IG,${cell}\nben,IG,good\ncid,IG,good\ndora,IG,good`));

test("an account in notes, texts or brands is not that of the row", () => {
  expect(besideAccount("Notes", "@ana")).toEqual(["instagram ben", "instagram cid", "instagram dora"]);
  expect(besideAccount("Bio", "@ana")).toHaveLength(3);
  expect(besideAccount("Brands", "@ana")).toHaveLength(3);
  expect(besideAccount("City", "@ana")).toEqual([
    "instagram ana",
    "instagram ben",
    "instagram cid",
    "instagram dora",
  ]);
});

test("the only platform that the headers name holds for the whole table, unless the file's name says another", () => {
  const text = "Handle,TikTok followers\nana,5";

  expect(keys(read(text))).toEqual(["tiktok ana"]);
  expect(keys(read(text, { fileName: "instagram.csv" }))).toEqual(["instagram ana"]);
  expect(keys(read(text, { fileName: "list.csv" }))).toEqual(["tiktok ana"]);
  expect(keys(read(text, { platform: "youtube" }))).toEqual(["youtube ana"]);
  expect(keys(read("Instagram handle,TikTok followers\nana,5", { fileName: "youtube.csv" }))).toEqual([
    "instagram ana",
  ]);
});

test("rows without a platform are counted, those of another fault are not", () => {
  expect(read("Handle,City\nana,Bonn\nben,Bonn\n???,Bonn").withoutPlatform).toBe(2);
});
