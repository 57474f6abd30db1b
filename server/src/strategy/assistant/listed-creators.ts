import { LIMIT_MAX } from "@app/contract/paging";
import type { Caller } from "#/platform/http/caller.ts";
import { isNamed } from "#/strategy/plans/plan-rules.ts";
import type { StrategiesService } from "#/strategy/strategies/strategies.service.ts";
import { nothingPlanned } from "#/strategy/strategy.errors.ts";
import type { ToolInput } from "./tools.ts";

/** What a collection is called where nobody gave it a name. */
export const NEW_LIST = "New list";

/** The ids of creators whom an answer listed: by handle, or all who fit its filters. */
export async function listedCreators(
  { sources }: StrategiesService,
  caller: Caller,
  { handles, filters }: Pick<ToolInput<"create_collection">, "handles" | "filters">,
): Promise<string[]> {
  const ids = handles
    ? (await creatorsNamed(sources, caller, handles)).map(({ id }) => id)
    : await fitting(sources, caller, filters ?? {});
  if (ids.length === 0) throw nothingPlanned();
  return ids;
}

type Sources = StrategiesService["sources"];

/** Each of the handles that somebody has, with whose it is. */
export async function creatorsNamed(
  { creators }: Sources,
  caller: Caller,
  handles: readonly string[],
): Promise<{ handle: string; id: string }[]> {
  const all = await creators.candidates(caller);
  return handles.flatMap((handle) => {
    const id = all.find((one) => isNamed(one, handle))?.creatorId;
    return id === undefined ? [] : [{ handle, id }];
  });
}

async function fitting(
  { search }: Sources,
  caller: Caller,
  filters: NonNullable<ToolInput<"create_collection">["filters"]>,
): Promise<string[]> {
  const ids: string[] = [];
  for (;;) {
    const page = await search.search(caller, { filters, limit: LIMIT_MAX, offset: ids.length });
    ids.push(...page.items.map(({ id }) => id));
    if (page.items.length === 0 || ids.length >= page.total) return ids;
  }
}
