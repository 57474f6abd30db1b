import { expect, test } from "vitest";
import { rowsOf } from "./workbook.ts";

test("a table of ours becomes cells: numbers are numbers, codes and marked texts stay texts", async () => {
  const csv = [
    "Name,Followers,Code,Rate,Note",
    `"Ana ""A"" Lima",12500,007,3.1%,"'=SUM(A1)"`,
    "Ben,-2.5,,,",
  ].join("\r\n");

  expect(await rowsOf(csv)).toEqual([
    ["Name", "Followers", "Code", "Rate", "Note"],
    ['Ana "A" Lima', 12_500, "007", "3.1%", "=SUM(A1)"],
    ["Ben", -2.5, null, null, null],
  ]);
});
