import { expect, test } from "vitest";
import { briefOf } from "#/strategy/brief/brief.fixtures.ts";
import type { Said } from "#/strategy/brief/brief.fixtures.ts";
import { candidate, planHiring } from "./planning.fixtures.ts";
import { unmetWishes } from "./unmet.ts";

async function unmetOf(said: Said, hired: Record<string, number> = { ann: 1 }) {
  const rows = [candidate("ann"), candidate("ben", { platform: "tiktok", country: "AT" })];
  const { unmet = [] } = await planHiring(said, rows, hired);
  return unmet.map(({ words }) => words);
}

test("what was named beside others and nobody in the plan is of, is named", async () => {
  expect(await unmetOf({ platforms: ["instagram", "tiktok"] })).toEqual(["TikTok"]);
  expect(await unmetOf({ markets: ["DE", "AT"] })).toEqual(["Austria"]);
  expect(await unmetOf({ platforms: ["instagram", "tiktok"] }, { ann: 1, ben: 1 })).toEqual([]);
  expect(await unmetOf({ platforms: ["instagram"] })).toEqual([]);
});

test("a kind of piece that was named and is not made is named, after the wishes that no plan holds", async () => {
  const unmet = [{ words: "always-on", why: "A plan has a first and a last day." }];

  expect(await unmetOf({ formats: ["carousel", "post"], unmet })).toEqual(["always-on", "carousel"]);
});

test("whoever may fit is counted by what is not known, and marked where the brief takes them", async () => {
  const rows = [candidate("ann"), candidate("ben", { country: null }), candidate("cy", { country: "IN" })];
  const closed = await planHiring({ markets: ["DE"] }, rows, { ann: 1 });
  const open = await planHiring({ markets: ["DE"], filters: { includeUnknown: ["country"] } }, rows, {
    ann: 1,
    ben: 1,
  });

  expect(closed.unknown).toContainEqual({ field: "country", count: 1, of: 3, isLeftOut: true });
  expect(open.unknown).toContainEqual({ field: "country", count: 1, of: 2 });
  expect(open.picks.map(({ handle, unknown }) => [handle, unknown])).toEqual([
    ["ann", undefined],
    ["ben", ["country"]],
  ]);
  expect(open.brief.includeUnknown).toEqual(["country"]);
});

test("a plan of nobody says of no wish that it is not met", () => {
  const brief = briefOf({ platforms: ["instagram", "tiktok"], formats: ["carousel"] });

  expect(unmetWishes(brief, [])).toEqual([]);
});
