import { expect, test } from "vitest";
import { briefOf } from "#/strategy/brief/brief.fixtures.ts";
import type { Said } from "#/strategy/brief/brief.fixtures.ts";
import type { CandidatePrice } from "./candidate.ts";
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

test("a language that somebody of the plan speaks besides the main one is met", async () => {
  const said: Said = { languages: ["de", "en"] };
  const met = async (furtherLanguages: string[]) => {
    const { unmet = [] } = await planHiring(said, [candidate("ann", { furtherLanguages })], { ann: 1 });
    return unmet.map(({ words }) => words);
  };

  expect(await met(["en"])).toEqual([]);
  expect(await met(["it"])).toEqual(["English"]);
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

/** What is told of pieces on a platform that does not have them. */
async function toldOf(said: Said, platform: string, price: CandidatePrice | null = null) {
  const { unmet = [], picks } = await planHiring(
    said,
    [candidate("ann", { platform, ...(price && { price }) })],
    {
      ann: 2,
    },
  );
  return { unmet, made: picks.flatMap(({ deliverables }) => deliverables) };
}
const TWO_STORIES: Said = { deliverables: [{ format: "story", count: 2 }] };

test.each([
  ["tiktok", "TikTok", "video"],
  ["youtube", "YouTube", "short"],
])(
  "a format that %s does not have is told, with what the plan has there instead",
  async (platform, label, made) => {
    const told = {
      words: `stories on ${label}`,
      why: `${label} has no stories. The plan counts and prices ${made}s there.`,
    };

    expect(await toldOf(TWO_STORIES, platform)).toEqual({
      unmet: [told],
      made: [{ format: made, count: 2 }],
    });
  },
);

test("a format without a number that a platform does not have is told, and no number is asked for", async () => {
  const { unmet } = await toldOf({ formats: ["story"] }, "tiktok");

  expect(unmet).toEqual([
    { words: "stories on TikTok", why: "TikTok has no stories. The plan counts and prices videos there." },
  ]);
});

test("a format that the platform has, and one that the creator has a price for, is what is made", async () => {
  const price = { amount: 10_000, currency: "EUR", per: "story" };

  expect(await toldOf(TWO_STORIES, "instagram")).toEqual({
    unmet: [],
    made: [{ format: "story", count: 2 }],
  });
  expect(await toldOf(TWO_STORIES, "tiktok", price)).toEqual({
    unmet: [],
    made: [{ format: "story", count: 2 }],
  });
});
