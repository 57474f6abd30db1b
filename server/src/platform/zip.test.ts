import { buffer } from "node:stream/consumers";
import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { zip } from "./zip.ts";
import { unzip } from "./zip.fixtures.ts";

test("files come out as they went in, empty ones and such with other letters too", async () => {
  const long = Array.from({ length: 20_000 }, (_each, index) => `line ${index}\n`);
  const archive = await buffer(
    Readable.from(
      zip(
        [
          { name: "empty.csv", text: [] },
          { name: "größe/é.txt", text: ["ä", "€"] },
          { name: "long.txt", text: long },
        ],
        new Date("2026-11-02T09:00:00Z"),
      ),
    ),
  );

  expect([...unzip(archive)]).toEqual([
    ["empty.csv", ""],
    ["größe/é.txt", "ä€"],
    ["long.txt", long.join("")],
  ]);
  expect(archive.length).toBeLessThan(long.join("").length / 3);
});

test("nothing is read before somebody takes it, and what fails while it is read is told", async () => {
  let read = 0;
  function* broken() {
    read += 1;
    yield "first";
    throw new Error("The table is gone");
  }
  const archive = zip([{ name: "a", text: broken() }], new Date("2026-11-02T09:00:00Z"));
  const before = read;

  await expect(buffer(Readable.from(archive))).rejects.toThrow("The table is gone");
  expect([before, read]).toEqual([0, 1]);
});
