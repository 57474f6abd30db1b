import { dayIn } from "#/platform/clock.ts";
import type { Caller } from "#/platform/http/caller.ts";
import type { PlanSources } from "#/strategy/strategies/strategies.service.ts";

/** What tells the time. */
export type Today = Pick<PlanSources, "workspaces" | "clock">;

/** The moment, UTC, and the day by the clocks of the workspace, yyyy-mm-dd. */
export async function todayOf({ clock, workspaces }: Today, caller: Caller) {
  const moment = clock.now();
  const { timeZone } = await workspaces.setting(caller);
  return { now: moment.toISOString(), today: dayIn(timeZone, moment), timeZone };
}
