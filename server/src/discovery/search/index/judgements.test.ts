import { expect, test } from "vitest";
import { byLength } from "#/acceptance/test-length.fixtures.ts";
import { CreatorIndex } from "./creator-index.ts";
import { randomCreators, randomFilters, TODAY } from "./random-creators.fixtures.ts";

test("the accounts that filters neither exclude nor leave open are those that a search finds", async () => {
  const creators = randomCreators(300, 5);
  const accounts = creators.flat();
  const index = await CreatorIndex.load(accounts);

  for (const { includeUnknown = [], limit: _, ...filters } of randomFilters(
    byLength({ short: 20, long: 200 }),
  )) {
    const request = { filters: { ...filters, includeUnknown }, today: TODAY, seesPrices: true };
    const sort = { by: "followers", dir: "desc" } as const;
    const { found } = index.search({ ...request, sort, offset: 0, limit: 1_000 });
    const judgements = await index.judgeInTurns(request);

    const certain = accounts.filter(({ id }) => !judgements.has(id)).map(({ id }) => id);
    expect((await index.certainInTurns(request)).toSorted()).toEqual(certain.toSorted());
    const fitting = accounts.filter(({ id }) => {
      const { misses = [], unknown = [] } = judgements.get(id) ?? {};
      return [...misses, ...unknown].every((name) => includeUnknown.includes(name) && !misses.includes(name));
    });
    expect(fitting.map(({ id }) => id).toSorted()).toEqual(
      found.flatMap(({ accountIds }) => accountIds).toSorted(),
    );
  }
});
