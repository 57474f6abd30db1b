import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { briefOf } from "../../../server/src/strategy/brief/brief.fixtures.ts";
import { readTable } from "../../../server/src/discovery/index.ts";
import { forecastPlan } from "../../../server/src/strategy/plans/forecast/forecast.ts";
import { summarise } from "../../../server/src/strategy/plans/forecast/coverage.fixtures.ts";
import type { Coverage } from "../../../server/src/strategy/plans/forecast/coverage.fixtures.ts";
import { ModelValues } from "../../../server/src/strategy/plans/model-values.ts";
import { candidate, seeded } from "../../../server/src/strategy/plans/planning.fixtures.ts";
import { createReachModel } from "../../../server/src/strategy/plans/reach/reach-model.ts";

type Values = ReturnType<typeof readTable>["accounts"][number]["values"];

/** An account that stands in two tables of different months. */
export interface Pair {
  followers: { before: number; after: number };
  /** Average of its posts: views on TikTok, likes on Instagram. */
  level: { before: number; after: number };
}

const FOLDER = join(process.env["TEST_DATA_DIR"] ?? "", "import");
/** Posts behind an average of these tables; they do not say. */
const POSTS = 12;

/** The tables hold what nobody paid for: neither an effect of payment nor the luck of a campaign is in them. */
const UNPAID = {
  sponsoredEffect: { value: 0, origin: "changed" },
  sponsoredDoubt: { value: 1, origin: "changed" },
  campaignLuck: { value: 1, origin: "changed" },
} as const;

function averageViews({ avgViews }: Values) {
  return avgViews;
}

/** Accounts of two months, or null where the tables are not there. */
export function realPairs(): { instagram: Pair[]; tiktok: Pair[] } | null {
  if (!process.env["TEST_DATA_DIR"] || !existsSync(FOLDER)) return null;
  return {
    tiktok: pairsOf("tiktok", ["tiktok-2022-03", averageViews], ["tiktok-2022-06", averageViews]),
    instagram: pairsOf(
      "instagram",
      ["instagram-2022-06", ({ avgLikes }) => avgLikes],
      ["instagram-2022-12", ownNumber("Eng. (Auth.)")],
    ),
  };
}

/** How the range did for groups of so many accounts, each with as many posts as an average stands on, or with one. */
export function coverageOfPairs(pairs: readonly Pair[], size: number, pieces = POSTS): Coverage {
  const random = seeded(size);
  const groups = size === 1 ? pairs.map((pair) => [pair]) : Array.from({ length: 500 }, () => sample());
  function sample(): Pair[] {
    return Array.from({ length: size }, () => pairs[Math.floor(random() * pairs.length)]).filter(
      (pair) => pair !== undefined,
    );
  }
  const brief = briefOf({ markets: ["DE"] });
  return summarise(
    groups.map((group) => {
      const parts = group.map(({ level }, index) => ({
        candidate: candidate(`account.${index}`, {
          followers: null,
          medianViews: level.before,
          viewsSample: POSTS,
          isAverage: true,
        }),
        pieces,
      }));
      const people = parts.map((part) => part.candidate);
      const model = createReachModel(brief, people, new ModelValues(UNPAID));
      const band = forecastPlan(parts, model).forecast.views ?? { p10: 0, p50: 0, p90: 0 };
      const actual = pieces * group.reduce((sum, { level }) => sum + level.after, 0);
      return { isInside: actual >= band.p10 && actual <= band.p90, ratio: actual / band.p50 };
    }),
  );
}

type LevelOf = (values: Values) => number | undefined;

function pairsOf(
  platform: "instagram" | "tiktok",
  [first, levelBefore]: [string, LevelOf],
  [second, levelAfter]: [string, LevelOf],
): Pair[] {
  const later = new Map(accountsOf(platform, second).map((account) => [account.handleKey, account.values]));
  return accountsOf(platform, first).flatMap(({ handleKey, values }) => {
    const after = later.get(handleKey);
    if (!after) return [];
    const level = { before: levelBefore(values) ?? 0, after: levelAfter(after) ?? 0 };
    const followers = { before: values.followers ?? 0, after: after.followers ?? 0 };
    const all = [level.before, level.after, followers.before, followers.after];
    return all.every((value) => value > 0) ? [{ followers, level }] : [];
  });
}

function accountsOf(platform: "instagram" | "tiktok", name: string) {
  const content = readFileSync(join(FOLDER, `${name}.csv`));
  return readTable(content, { fileName: `${name}.csv`, mapping: [], platform }).accounts;
}

function ownNumber(column: string): LevelOf {
  return ({ own }) => {
    const value = own?.[column];
    return value?.kind === "number" ? value.value : undefined;
  };
}
