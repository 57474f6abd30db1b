import { array, asyncProperty, assert, integer, nat, record } from "fast-check";
import { expect, test } from "vitest";
import { RecentlyUsed } from "./recently-used.ts";

const WEIGHT_MAX = 10;
const use = record({ key: integer({ min: 0, max: 6 }), weight: nat(8) });

test("what was used last stays, as far back as it fits", async () => {
  await assert(
    asyncProperty(array(use, { maxLength: 60 }), async (uses) => {
      const kept = new RecentlyUsed<number>(WEIGHT_MAX, (weight) => weight);
      let expected: [string, number][] = [];

      for (const { key, weight } of uses) {
        const name = String(key);
        const thing = await kept.whileUsed(name, async () => {
          await Promise.resolve();
          const known = kept.get(name);
          if (known === undefined) kept.put(name, weight);
          return known ?? weight;
        });
        expected = withinMaximum([...expected.filter(([other]) => other !== name), [name, thing]]);
      }

      expect(kept.entries()).toEqual(expected);
    }),
  );
});

test("nothing goes while it is used, and it goes when its use has ended", async () => {
  const kept = new RecentlyUsed<number>(WEIGHT_MAX, (weight) => weight);
  kept.put("old", 8);
  const end = Promise.withResolvers<void>();
  const using = kept.whileUsed("old", () => end.promise);

  await kept.whileUsed("new", () => Promise.resolve(kept.put("new", 8)));
  const during = kept.has("old");
  end.resolve();
  await using;

  expect([during, kept.has("old"), kept.has("new")]).toEqual([true, false, true]);
});

function withinMaximum(entries: [string, number][]): [string, number][] {
  const weight = entries.reduce((sum, [, each]) => sum + each, 0);
  return weight <= WEIGHT_MAX || entries.length === 1 ? entries : withinMaximum(entries.slice(1));
}
