import { expect, test } from "vitest";
import { readSheet } from "./workbook-reader.ts";

// A child that imports what it may not read ends before it says anything.
test("the program that reads workbooks starts, and says of what is none that it is none", async () => {
  const noWorkbook = new TextEncoder().encode("PK\u0003\u0004 and no more of it");

  await expect(readSheet(noWorkbook, null)).rejects.toMatchObject({ code: "imports.unreadable_workbook" });
});
