import type { ContentCheck } from "@app/contract/content-checks/reviews";
import type { ChecksService } from "#/content-checks/index.ts";
import type { Caller } from "#/platform/http/caller.ts";

/** Somebody of the team, who does not exist. */
const REVIEWER = "Mara Lindbrook";
const CLIP = "walk.mp4";
const FIELD = "quality_high";
const REASON = "A preview, sent small. The final file has 8 Mb/s, and nothing in the picture is blurred.";
const LIST_MAX = 20;

/** Has a person answer one field otherwise than the machine did. @returns false while the machine has not answered. */
export async function overturnCheck(checks: ChecksService, caller: Caller): Promise<boolean> {
  const { items } = await checks.list(caller, { show: "all", limit: LIST_MAX });
  if (items.some(({ state }) => state === "waiting" || state === "checking")) return false;
  const all = await Promise.all(items.map(({ id }) => checks.get(caller, id)));
  const check = all.find(({ fileName }) => fileName === CLIP);
  if (check && isOverturnable(check)) {
    const { id, version } = check;
    await checks.change({ ...caller, name: REVIEWER }, id, {
      version,
      override: { field: FIELD, status: "pass", reason: REASON },
    });
  }
  return true;
}

function isOverturnable({ state, checks, overrides }: ContentCheck): boolean {
  const isFailed = checks.some(({ field, status }) => field === FIELD && status === "fail");
  return state === "done" && isFailed && !overrides[FIELD];
}
