import { PLATFORMS } from "@app/contract/platforms";
import type { Platform } from "@app/contract/platforms";
import type { Candidate } from "#/strategy/plans/candidate.ts";
import { isNamed } from "#/strategy/plans/plan-rules.ts";

type Account = Pick<Candidate, "creatorId" | "platform" | "handle" | "followers">;

/**
 * For each handle the account that is meant: on the platform that was asked for, else on one that all of several have,
 * so that figures of one platform stand beside each other, else the account of that handle with most followers.
 */
export function accountsNamed<One extends Account>(
  all: readonly One[],
  handles: readonly string[],
  platform: Platform | null,
): (One | undefined)[] {
  const each = handles.map((handle) => {
    const named = all.filter((one) => isNamed(one, handle));
    const creators = new Set(named.map(({ creatorId }) => creatorId));
    return { named, own: all.filter(({ creatorId }) => creators.has(creatorId)) };
  });
  const mains = each.map(({ named }) => mostFollowed(named));
  const on = platform ?? (new Set(mains.map((main) => main?.platform)).size > 1 ? sharedBy(each) : null);
  return each.map(({ own }, index) => mostFollowed(own.filter((one) => one.platform === on)) ?? mains[index]);
}

/** The platform on which all of them are, with most followers together; null for none. */
function sharedBy(each: readonly { own: readonly Account[] }[]): Platform | null {
  const [shared = null] = PLATFORMS.filter((platform) =>
    each.every(({ own }) => own.length === 0 || own.some((one) => one.platform === platform)),
  ).toSorted((left, right) => followersOn(each, right) - followersOn(each, left));
  return shared;
}

function followersOn(each: readonly { own: readonly Account[] }[], platform: Platform): number {
  const on = each.flatMap(({ own }) => own.filter((one) => one.platform === platform));
  return on.reduce((sum, { followers }) => sum + (followers ?? 0), 0);
}

/** Of several accounts the one with most followers. */
export function mostFollowed<One extends Pick<Account, "followers">>(
  accounts: readonly One[],
): One | undefined {
  return accounts.toSorted((left, right) => (right.followers ?? 0) - (left.followers ?? 0))[0];
}
