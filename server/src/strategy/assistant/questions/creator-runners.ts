import type { PriceUnit } from "@app/contract/creator-prices";
import type { CreatorSearchResult } from "@app/contract/discovery/creators";
import type { Filters } from "@app/contract/discovery/filters";
import type { Measure } from "@app/contract/strategy/findings/schemas";
import type { Caller } from "#/platform/http/caller.ts";
import { wordKey } from "#/language/fold.ts";
import { countCreators } from "#/strategy/plans/candidate.ts";
import type { Writing } from "#/strategy/strategies/plan-destinations.ts";
import type { PlanSources } from "#/strategy/strategies/strategies.service.ts";
import type { ToolInput, ToolOutput, ToolRunners } from "#/strategy/assistant/tools.ts";
import { COMPARED_MAX } from "#/strategy/assistant/tools.ts";
import { inOneCurrency, mainOfEach, measure, oneOfEach, quantile, rowOf } from "./creator-figures.ts";
import type { Measured } from "./creator-figures.ts";
import { accountsNamed, mostFollowed } from "./fields/named-accounts.ts";
import { inOtherCurrencies } from "./other-currencies.ts";

const SOURCES = ["Creators of this workspace"];
type Doors = Pick<PlanSources, "search" | "creators" | "campaigns">;
/** Names of the lists that somebody is in. */
type ListsOf = Writing["collectionsOf"];
type CalledAccount = Awaited<ReturnType<Doors["search"]["called"]>>[number];

/** Tools that answer questions about the creators of the workspace. */
export function creatorRunners(
  doors: Doors,
  caller: Caller,
  listsOf: ListsOf,
): Pick<ToolRunners, "parse_query" | "find_creators" | "average_creators" | "compare_creators"> {
  return {
    async parse_query({ text }) {
      // Read with the names of the workspace, which are there once its index is.
      await doors.search.names(caller);
      const { filters, chips, unparsed } = await doors.search.parseFor(caller, text);
      const { takenAt: asOf } = await doors.search.search(caller, { filters: {}, limit: 1, offset: 0 });
      return {
        asOf,
        sources: ["Your question"],
        filters,
        chips: chips.map(({ slot, span, source }) => ({
          slot,
          words: text.slice(...span),
          isRepaired: source === "fuzzy",
        })),
        unparsed,
      };
    },
    find_creators: (asked) => findCreators(doors, caller, asked),
    async compare_creators({
      handles,
      per = null,
      saidIn,
      isWhole = false,
      hasPlaces = false,
      platform = null,
    }) {
      const all = await doors.search.called(caller);
      const { takenAt: asOf } = await doors.search.search(caller, { filters: {}, limit: 1, offset: 0 });
      const accounts = accountsNamed(all, handles, platform);
      const called = saidIn === undefined ? [] : calledIn(all, saidIn);
      const ids = [...accounts, ...called].flatMap((account) => account?.id ?? []);
      const read = new Map((await doors.creators.candidates(caller, ids)).map((one) => [one.accountId, one]));
      const rows = ids.flatMap((id) => {
        const account = read.get(id);
        return account ? rowOf(account, per) : [];
      });
      const about = isWhole ? await aboutThem(doors, caller, rows) : [];
      const places = hasPlaces ? await placesOf(doors, caller, rows, listsOf) : [];
      return {
        asOf,
        sources: SOURCES,
        rows,
        sums: {
          followers: sumOf(rows.map(({ followers }) => followers)),
          views: sumOf(rows.map(({ views }) => views)),
        },
        ...(isWhole && { about: about.map((one, index) => ({ ...one, ...places[index] })) }),
        missing: handles.filter((_handle, index) => !accounts[index]),
      };
    },
    average_creators: (asked) => averageOf(doors, caller, asked),
  };
}

/** Null where one of them is not known. */
function sumOf(values: readonly (number | null)[]): number | null {
  return values.reduce<number | null>(
    (sum, value) => (sum === null || value === null ? null : sum + value),
    0,
  );
}

async function findCreators(
  doors: Doors,
  caller: Caller,
  { filters, by = null, dir = "desc", per = null, limit }: ToolInput<"find_creators">,
): Promise<ToolOutput<"find_creators">> {
  if (by !== null) {
    const order = (all: Measured[]) => oneOfEach(all, dir);
    const { fitting, measured, ...rest } = await measuredOf(doors, caller, filters, { by, per, order });
    const rows = measured.slice(0, limit).flatMap(({ account }) => rowOf(account, per));
    return { ...fitting, ...rest, by, dir, per, shown: rows.length, rows };
  }
  const { items: all, ...rest } = await doors.search.search(caller, { filters, limit, offset: 0 });
  const items = all.filter(({ accounts }) => accounts.some((account) => isOneOf(account, filters)));
  const found = items.length === all.length ? rest : { ...rest, total: items.length };
  const shown = items.flatMap(({ accounts: [first] }) => first?.id ?? []);
  const accounts = new Map(
    (await doors.creators.candidates(caller, shown)).map((one) => [one.accountId, one]),
  );
  const rows = items.flatMap(({ accounts: [first] }) => {
    const account = first && accounts.get(first.id);
    return account ? rowOf(account, per) : [];
  });
  const counts = { known: found.total, notKnown: 0, otherCurrency: 0 };
  const converted = await convertedOf(doors, caller, filters);
  return {
    ...fittingOf(filters, found),
    ...counts,
    by,
    dir: null,
    per,
    shown: rows.length,
    ...(converted && { converted }),
    rows,
  };
}

/** Those whose price is in another currency than the one that was asked for; null where none was. */
async function convertedOf(doors: Doors, caller: Caller, { price, ...others }: Filters) {
  if (!price || (price.min === undefined && price.max === undefined)) return null;
  const isOfAll = Object.keys(others).length === 0;
  const ids = isOfAll ? undefined : await doors.search.certain(caller, others);
  return inOtherCurrencies(await doors.creators.candidates(caller, ids), price);
}

async function averageOf(
  doors: Doors,
  caller: Caller,
  { filters, by, per = null }: ToolInput<"average_creators">,
): Promise<ToolOutput<"average_creators">> {
  const asked = { by, per, order: mainOfEach };
  const { fitting, measured, ...rest } = await measuredOf(doors, caller, filters, asked);
  const values = measured.map(({ value }) => value);
  const currency = measured[0]?.currency ?? null;
  const figure = (value: number) =>
    currency === null ? Math.round(value * 100) / 100 : { amount: Math.round(value), currency };
  const at = (share: number) => (values.length === 0 ? null : figure(quantile(values, share)));
  const sum = values.reduce((all, value) => all + value, 0);
  return {
    ...fitting,
    ...rest,
    by,
    per,
    sum: values.length === 0 ? null : figure(sum),
    mean: values.length === 0 ? null : figure(sum / values.length),
    p10: at(0.1),
    p50: at(0.5),
    p90: at(0.9),
  };
}

/** The creators that certainly fit, each once with its figure, in order. */
async function measuredOf(
  doors: Doors,
  caller: Caller,
  filters: Filters,
  { by, per, order }: { by: Measure; per: PriceUnit | null; order: (all: Measured[]) => Measured[] },
) {
  const found = await doors.search.search(caller, { filters, limit: 1, offset: 0 });
  const isOfAll = Object.keys(filters).length === 0;
  const certain = isOfAll ? undefined : await doors.search.certain(caller, filters);
  const fitting = await doors.creators.candidates(caller, certain);
  const fits = fitting.filter((account) => isOneOf(account, filters));
  const total = fits.length === fitting.length ? found.total : countCreators(fits);
  const known = fits.flatMap((account): Measured | Measured[] => measure(account, by, per) ?? []);
  const everybody = order(known);
  const measured = order(inOneCurrency(known));
  return {
    fitting: fittingOf(filters, { ...found, total }),
    measured,
    known: measured.length,
    notKnown: total - everybody.length,
    otherCurrency: everybody.length - measured.length,
  };
}

/** Of those who were listed: the search would take "ana.lima2" for "ana.lima" as well. */
function isOneOf({ handle }: { handle: string }, { name = [] }: Filters): boolean {
  return !name.every((one) => HANDLE.test(one)) || name.length === 0 || name.includes(handle);
}

const HANDLE = /^[\w-]+(?:[._][\w-]+)+$/u;

/** Those whose whole name stands in a text, of each the account with most followers; nobody where they are too many. */
function calledIn(all: readonly CalledAccount[], text: string): CalledAccount[] {
  const words = wordKey(text).split(" ");
  const byName = accountsByName(all);
  const named = words.flatMap((_word, from) =>
    NAME_WORDS.flatMap((length) => byName.get(words.slice(from, from + length).join(" ")) ?? []),
  );
  const each = [...Map.groupBy(new Set(named), ({ creatorId }) => creatorId).values()];
  return each.length > COMPARED_MAX ? [] : each.flatMap((accounts) => mostFollowed(accounts) ?? []);
}

/** By whole names of several words. Made once for a list, which stays the same until somebody changes. */
function accountsByName(all: readonly CalledAccount[]): ReadonlyMap<string, readonly CalledAccount[]> {
  const known = BY_NAME.get(all);
  if (known) return known;
  const made = Map.groupBy(all, ({ name }) => wordKey(name ?? ""));
  for (const key of made.keys()) if (!key.includes(" ")) made.delete(key);
  BY_NAME.set(all, made);
  return made;
}

const BY_NAME = new WeakMap<readonly CalledAccount[], ReadonlyMap<string, readonly CalledAccount[]>>();

/** Of so many words are the names that are looked for. */
const NAME_WORDS = [2, 3, 4, 5, 6];

/** What of each is no figure, as their page has it. */
async function aboutThem(
  { creators }: Doors,
  caller: Caller,
  rows: readonly { creatorId: string }[],
): Promise<NonNullable<ToolOutput<"compare_creators">["about"]>> {
  const profiles = await Promise.all(rows.map(({ creatorId }) => creators.get(caller, creatorId)));
  return profiles.map((profile) => {
    const { email, phone, bio, language, categories, gender, age } = profile;
    const { notes, tags, status, owner, lastContact, code, address } = profile;
    const kept = { notes, tags: listed(tags), status, owner, lastContact, code, address };
    return { email, phone, bio, language, category: listed(categories), categories, gender, age, ...kept };
  });
}

/** The lists that each of them is in, and the campaigns, without those that they declined. */
async function placesOf(
  { campaigns }: Doors,
  caller: Caller,
  rows: readonly { creatorId: string }[],
  listsOf: ListsOf,
) {
  const started = await campaigns.started(caller);
  return Promise.all(
    rows.map(async ({ creatorId }) => {
      const own = started.filter(({ creators }) =>
        creators.some((one) => one.creatorId === creatorId && one.stage !== "declined"),
      );
      const lists = await listsOf(caller, creatorId);
      return { lists: listed(lists), campaigns: listed(own.map(({ name }) => name)) };
    }),
  );
}

function listed(values: readonly string[]): string | null {
  return values.length === 0 ? null : values.join(", ");
}

function fittingOf(
  filters: Filters,
  {
    total,
    creators,
    unknown,
    takenAt,
  }: Pick<CreatorSearchResult, "total" | "creators" | "unknown" | "takenAt">,
) {
  return { asOf: takenAt, sources: SOURCES, filters, total, creators, unknown };
}
