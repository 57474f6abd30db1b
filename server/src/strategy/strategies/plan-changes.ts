import type { Plan } from "@app/contract/strategy/plan";
import { foldInPlace } from "#/language/fold.ts";
import { applyChange } from "#/strategy/brief/follow-up/follow-up.ts";
import { withNamedPicks } from "#/strategy/brief/follow-up/named-picks.ts";
import { questionOf } from "#/strategy/brief/reading/question.ts";
import { isNamed } from "#/strategy/plans/plan-rules.ts";
import type { Stated } from "#/strategy/brief/stated.ts";
import { versionAsked } from "#/strategy/brief/follow-up/version-asked.ts";
import type { PlanSetting } from "./plan-text.ts";
import type { StoredVersion } from "./strategies.store.ts";
import { noChange, noSuchCreator, noSuchVersion } from "#/strategy/strategy.errors.ts";

/** A change as it is to be solved, or why there is none. */
interface PlanChange {
  stated: Stated;
  summary: string;
  problem: string | null;
  /** Handles of which the change gives a price. */
  priced: string[];
  unparsed: string[];
  /** The plan of an earlier version that comes back as it was stored; null where there is one to be solved. */
  stored: Plan | null;
}

/** What a change is read with. */
export type ChangeSetting = Omit<PlanSetting, "makePlan" | "judge">;

/** What a follow-up changes. One that names a creator whom the workspace does not have changes nothing. */
function readChange(before: Stated, text: string, setting: ChangeSetting): PlanChange {
  const change = applyChange(before, text, setting);
  const { stated, words, handles, priced, unparsed } = change;
  // What would be dropped is asked about before anything is changed.
  const question = change.unread && words.length > 0 ? questionOf(text, change.unread).question : null;
  const stranger = handles.find((handle) => !setting.candidates.some((one) => isNamed(one, handle)));
  const problem =
    stranger === undefined
      ? (question ?? (change.problem && noChange(change.problem, text)))
      : noSuchCreator(stranger);
  return { stated, summary: sentence(words), problem, priced, unparsed, stored: null };
}

function versionBack(version: StoredVersion | null, number: number, newest: number): PlanChange {
  const problem = version ? null : noSuchVersion(number, newest);
  return {
    stated: version?.stated ?? {},
    summary: `Back to version ${number}`,
    problem,
    priced: [],
    unparsed: [],
    stored: version?.plan ?? null,
  };
}

/** Reads a follow-up against the version before it; `versionOf` finds an earlier one that it may ask for. */
export async function findChange(
  before: StoredVersion,
  text: string,
  setting: ChangeSetting,
  versionOf: (number: number) => Promise<StoredVersion | null>,
): Promise<PlanChange> {
  const asked = versionAsked(foldInPlace(text.normalize("NFC")));
  if (asked === null) return readChange(before.stated, withNamedPicks(text, before.plan.picks), setting);
  const number = asked === "before" ? before.number - 1 : asked;
  return versionBack(await versionOf(number), number, before.number);
}

function sentence(words: readonly string[]): string {
  const text = words.join(", ");
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
