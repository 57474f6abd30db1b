import { expect, test } from "vitest";
import { processorMs } from "#/acceptance/processor-time.fixtures.ts";
import { read } from "./reading.fixtures.ts";

test("hostile cells and very wide rows are read quickly", () => {
  const long = [`${"1".repeat(200_000)}x`, "(".repeat(200_000), "a.".repeat(100_000), "@".repeat(200_000)];
  const text = [...long.map((one) => `${one},${one},${one}`), ",".repeat(100_000)].join("\n");
  const taken = processorMs(() => {
    const reading = read(`handle,followers,country\n${text}`);
    expect(reading.columns).toHaveLength(200);
  });

  expect(taken).toBeLessThan(10_000);
});
