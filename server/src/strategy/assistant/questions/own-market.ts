import type { Caller } from "#/platform/http/caller.ts";
import type { PlanSources } from "#/strategy/strategies/strategies.service.ts";

/** The one market of the brand profile; several are none. */
export async function ownMarket(
  { brandProfiles }: Pick<PlanSources, "brandProfiles">,
  caller: Caller,
): Promise<string | null> {
  const { markets } = await brandProfiles.get(caller);
  const [only = null] = markets;
  return markets.length === 1 ? only : null;
}
