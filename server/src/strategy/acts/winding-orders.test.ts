import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readAct } from "./read-act.ts";

const LINES = readFileSync(join(import.meta.dirname, "winding-orders.fixtures.tsv"), "utf8")
  .trimEnd()
  .split("\n")
  .map((line) => line.split("\t"));

test.each(LINES.filter(([is]) => is === "order"))("in winding words it is an %s: %s", (_is, text = "") => {
  expect(readAct(text).act).toBe("order");
});

test.each(LINES.filter(([is]) => is === "no order"))(
  "with the words of an order it is %s: %s",
  (_is, text = "") => {
    expect(readAct(text).act).not.toBe("order");
  },
);
