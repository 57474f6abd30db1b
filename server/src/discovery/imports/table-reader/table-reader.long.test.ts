import { expect, onTestFinished, test } from "vitest";
import { TableReader } from "./table-reader.ts";
import { byLength } from "#/acceptance/test-length.fixtures.ts";
import { collectGarbage } from "#/platform/memory.ts";

const OPTIONS = { fileName: null, mapping: [], platform: null };
/** More rows, and a wider cell, than a thread is kept after. */
const LARGE = [tableOf(2500), `handle,bio\nana,${"x".repeat(1_100_000)}`];

test("small tables that come one after another are read in the same threads", async () => {
  const threads = countThreads();
  const reader = new TableReader();

  for (let number = 0; number < 6; number += 1) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- one after another
    expect(await rowsOf(reader, tableOf(2))).toBe(2);
  }

  expect(threads()).toBeLessThanOrEqual(2);
});

test.each(LARGE.slice(0, byLength({ short: 1, long: LARGE.length })))(
  "the thread of a large table ends with it",
  async (large) => {
    const reader = new TableReader();
    await rowsOf(reader, large);
    await rowsOf(reader, large);
    const threads = countThreads();

    await rowsOf(reader, large);

    expect(threads()).toBeGreaterThan(0);
  },
);

test("pieces of a table that were used are let go while it is open", async () => {
  const table = await new TableReader().open({ input: tableOf(10), options: OPTIONS });
  onTestFinished(() => table.close());
  const used = new WeakRef(await table.rows(0, 5));
  await table.rows(5, 5);

  collectGarbage();

  expect(used.deref()).toBeUndefined();
});

test("the bytes of a table that nobody else needs are in memory once", async () => {
  const input = new TextEncoder().encode(tableOf(10));

  const table = await new TableReader().open({ input, options: OPTIONS }, true);
  onTestFinished(() => table.close());

  expect(table.summary.rows.read).toBe(10);
  expect(input.buffer.detached).toBe(true);
});

async function rowsOf(reader: TableReader, input: string): Promise<number> {
  const table = await reader.open({ input, options: OPTIONS });
  await table.close();
  return table.summary.rows.read;
}

function tableOf(rows: number): string {
  const lines = Array.from({ length: rows }, (_, row) => `creator.${row}`);
  return ["handle", ...lines].join("\n");
}

/** @returns how many threads this process has started since. */
function countThreads(): () => number {
  let started = 0;
  const count = () => (started += 1);
  process.on("worker", count);
  onTestFinished(() => void process.off("worker", count));
  return () => started;
}
