import { WORK_EVIDENCE } from "@app/contract/strategy/findings/campaign-findings";
import type { BrandWork } from "@app/contract/strategy/findings/campaign-findings";
import { FINDING_ROWS_MAX } from "@app/contract/strategy/findings/schemas";
import { PLATFORMS } from "@app/contract/platforms";
import type { Caller } from "#/platform/http/caller.ts";
import { countCreators } from "#/strategy/plans/candidate.ts";
import type { Candidate } from "#/strategy/plans/candidate.ts";
import { isNamed } from "#/strategy/plans/plan-rules.ts";
import type { PlanSources } from "#/strategy/strategies/strategies.service.ts";
import type { ToolInput, ToolOutput, ToolRunners } from "#/strategy/assistant/tools.ts";
import { periodOf } from "./read-period.ts";
import { todayOf } from "./today.ts";
import type { Today } from "./today.ts";
import { fold, wordKey } from "#/language/fold.ts";

type Doors = Pick<PlanSources, "results" | "creators" | "brandProfiles" | "search"> & Today;
type Row = BrandWork["rows"][number];
type Told = Pick<Row, "brand" | "how" | "campaign" | "day" | "posts"> & { creatorId: string };

/** Who worked for whom, by own deals, posts and the brands of the list. */
export function brandWorkRunner(doors: Doors, caller: Caller): Pick<ToolRunners, "worked_with"> {
  return { worked_with: (asked) => workedWith(doors, caller, asked) };
}

async function workedWith(
  doors: Doors,
  caller: Caller,
  { handle, brands: said, whose, when }: ToolInput<"worked_with">,
): Promise<ToolOutput<"worked_with">> {
  const { now: asOf, today } = await todayOf(doors, caller);
  const profile = await doors.brandProfiles.get(caller);
  const brands = whose === "rivals" ? profile.rivals : whose === "own" ? profile.handles : said;
  const candidates = await doors.creators.candidates(caller);
  const asked = handle === null ? null : (candidates.find((one) => isNamed(one, handle)) ?? null);
  const days = when === null ? null : periodOf(when, today);
  const keys = brands.flatMap(spellings);
  const isAsked =
    handle === null ? keys.length > 0 : asked !== null && (said.length === 0 || keys.length > 0);
  const { told, unknown } = isAsked
    ? await toldOf(doors, caller, candidates, { creatorId: asked?.creatorId ?? null, keys })
    : NOTHING;
  const fitting = told.filter(
    ({ day }) => days === null || (day !== null && day >= days.from && day <= days.to),
  );
  const rows = rowsOf(fitting, candidates);
  return {
    asOf,
    sources: ["Own deals, posts and lists of this workspace"],
    brands,
    whose,
    handle,
    isKnown: handle === null || asked !== null,
    days,
    workers: {
      total: countCreators(rows),
      of: countCreators(candidates),
      undated: days === null ? 0 : countCreators(told.filter(({ day }) => day === null)),
      unknown: handle === null ? unknown : 0,
    },
    rows: rows.slice(0, FINDING_ROWS_MAX),
  };
}

/** With a brand or of a creator; the lists say no day. */
async function toldOf(
  { results, search }: Doors,
  caller: Caller,
  candidates: readonly Candidate[],
  { creatorId, keys }: { creatorId: string | null; keys: readonly string[] },
): Promise<{ told: Told[]; unknown: number }> {
  const brands = keys.length > 0 ? keys : null;
  const work =
    creatorId === null
      ? await results.brandedWork(caller, { creatorId, brands: keys })
      : await results.brandedWork(caller, { creatorId, brands });
  const own = candidates.filter((one) => creatorId === null || one.creatorId === creatorId);
  const listed = own.flatMap(({ creatorId: id, brands: named }) =>
    named.flatMap((one): Told[] => {
      const isIn = brands === null || spellings(one).some((spelling) => brands.includes(spelling));
      return isIn ? [{ ...LISTED, creatorId: id, brand: one }] : [];
    }),
  );
  const all = [...work, ...listed];
  const found = new Set(all.map((one) => one.creatorId));
  // The search knows deals that tables tell of, too: nobody whom it finds is left out.
  const searched = await Promise.all(
    keys.map(async (brand) => {
      const { items, unknown } = await search.search(caller, {
        filters: { workedWith: { brand } },
        limit: FINDING_ROWS_MAX,
        offset: 0,
      });
      const count = unknown.find(({ filter }) => filter === "workedWith")?.count ?? 0;
      return { unknown: count, told: items.map(({ id }): Told => ({ ...LISTED, creatorId: id, brand })) };
    }),
  );
  const ofOthers = searched
    .flatMap((each) => each.told)
    .filter(({ creatorId: id }) => !found.has(id) && (creatorId === null || id === creatorId));
  const counts = searched.map(({ unknown }) => unknown);
  return { told: [...all, ...ofOthers], unknown: counts.length === 0 ? 0 : Math.min(...counts) };
}

const NOTHING = { told: [], unknown: 0 };

const LISTED = { how: "list" as const, campaign: null, day: null, posts: 0 };

/** What is known of each creator and brand, the surest first, then the newest; a list only where nothing else tells it. */
function rowsOf(told: readonly Told[], candidates: readonly Candidate[]): Row[] {
  const bySurety = told.toSorted(
    (left, right) =>
      WORK_EVIDENCE.indexOf(left.how) - WORK_EVIDENCE.indexOf(right.how) ||
      (right.day ?? "").localeCompare(left.day ?? ""),
  );
  const seen = new Set<string>();
  return bySurety.flatMap(({ creatorId, ...row }): Row[] => {
    const of = `${creatorId} ${plain(row.brand)}`;
    const key = row.how === "list" ? of : `${of} ${row.how}`;
    const account = candidates.find((one) => one.creatorId === creatorId);
    const platform = PLATFORMS.find((one) => one === account?.platform);
    if (seen.has(key) || !account || !platform) return [];
    seen.add(of).add(key);
    return [{ creatorId, platform, handle: account.handle, name: account.name, ...row }];
  });
}

/** "L'Oréal" stands in posts as "loreal", in lists as it is written. */
function spellings(brand: string): string[] {
  const lower = brand.trim().toLowerCase().replace(/^@/u, "");
  const letters = fold(lower);
  return [...new Set([lower, letters, plain(brand), letters.replaceAll(/[^\p{L}\p{N}]+/gu, "_")])];
}

function plain(brand: string): string {
  return wordKey(brand).replaceAll(" ", "");
}
