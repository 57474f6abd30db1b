import { isDeepStrictEqual } from "node:util";
import type { Plan } from "@app/contract/strategy/plan";
import { foldInPlace } from "#/language/fold.ts";
import { asksForBoth, bothOf } from "#/strategy/brief/follow-up/both.ts";
import { applyChange } from "#/strategy/brief/brief-parser.ts";
import { SLOT_LABEL } from "#/strategy/brief/follow-up/follow-up.ts";
import type { Change, NoChange } from "#/strategy/brief/follow-up/follow-up.ts";
import { withoutLimits } from "#/strategy/brief/follow-up/limits.ts";
import type { Made } from "#/strategy/brief/follow-up/made.ts";
import { isRelative, isWeighty, plainOrders } from "#/strategy/brief/follow-up/order-words.ts";
import { limitsDropped } from "#/strategy/brief/follow-up/whole-brief.ts";
import { withStanding } from "#/strategy/brief/follow-up/relative.ts";
import { withNamedPicks } from "#/strategy/brief/follow-up/named-picks.ts";
import { asksToIgnore, factsIgnored } from "#/strategy/brief/remembered/ignoring.ts";
import { isNamed } from "#/strategy/plans/plan-rules.ts";
import type { Stated, Unread } from "#/strategy/brief/stated.ts";
import { withoutReasons } from "#/strategy/brief/follow-up/reasons.ts";
import { versionAsked } from "#/strategy/brief/follow-up/version-asked.ts";
import type { Step } from "#/strategy/brief/follow-up/version-asked.ts";
import type { PlanSetting } from "./plan-text.ts";
import type { StoredVersion } from "./strategies.store.ts";

/** Why there is no change, for whoever puts it into words. */
export type ChangeProblem =
  | { why: NoChange; text: string }
  | { why: "stranger"; handle: string }
  | { why: "no_version"; number: number; newest: number }
  /** There is no version before it, or after it. */
  | { why: "first" | "newest" }
  /** All of it is so. */
  | { why: "already" }
  /** What the team told for good: which of these is to be left out, and that there is none. */
  | { why: "which_fact"; facts: readonly string[] }
  | { why: "no_fact" }
  /** What has to be answered first, in an order of these words. */
  | { why: "question"; order: string; unread: Unread };

/** A change as it is to be solved, or why there is none. */
export interface PlanChange {
  stated: Stated;
  /** What it makes different; the number of the version that comes back. */
  made: readonly Made[] | number;
  problem: ChangeProblem | null;
  /** Handles of which the change gives a price. */
  priced: string[];
  unparsed: string[];
  /** Something of it was not understood that could turn round what was. */
  isDoubtful: boolean;
  /** The plan of an earlier version that comes back as it was stored; null where there is one to be solved. */
  stored: Plan | null;
}

/** What a change is read with. */
export type ChangeSetting = Omit<PlanSetting, "makePlan" | "judge">;

/**
 * What a follow-up changes, one order of it after another. One that names a creator whom the workspace does not have
 * changes nothing.
 */
function readChange(before: Stated, text: string, setting: ChangeSetting): PlanChange {
  if (asksToIgnore(text)) return ignoring(before, text);
  return readOrders(before, text, setting);
}

/** Limits dropped by their words, and what else is ordered with it; null where none is, or one is no limit of the plan. */
function freeing({ stated, plan }: StoredVersion, text: string, setting: ChangeSetting): PlanChange | null {
  const { words, rest } = limitsDropped(text);
  const freed = words.length === 0 ? null : withoutLimits(stated, words, setting);
  return freed && readOrders(freed, plainly(rest, plan), setting, [{ is: "freed", limits: words }]);
}

/** The orders of a text one after another, beside what is different already. */
function readOrders(
  before: Stated,
  text: string,
  setting: ChangeSetting,
  freed: readonly Made[] = [],
): PlanChange {
  const orders = text === "" ? [] : SLOT_LABEL.test(text) ? [text] : plainOrders(text);
  const read = { stated: before, made: [...freed], handles: [], priced: [], left: [] };
  const { stated, made, handles, priced, left, ...rest } = orders.reduce<OrdersRead>(
    (so, order) => withOrder(so, order, setting),
    { ...read, problem: null, unmet: [] },
  );
  // What would be dropped is asked about before anything is changed.
  const stranger = handles.find((handle) => !setting.candidates.some((one) => isNamed(one, handle)));
  const nothing: ChangeProblem | null =
    made.length > 0 ? null : { why: rest.problem ?? "nothing", text: text.trim() };
  const isSame =
    freed.length === 0 && made.length > 0 && left.length === 0 && isDeepStrictEqual(stated, before);
  const open = rest.question ?? nothing ?? (isSame ? ({ why: "already" } as const) : null);
  const problem: ChangeProblem | null = stranger === undefined ? open : { why: "stranger", handle: stranger };
  return {
    stated,
    made,
    problem,
    priced,
    unparsed: [...left, ...rest.unmet],
    isDoubtful: left.some(isWeighty),
    stored: null,
  };
}

/** The plan without what the team told before, this time. */
function ignoring(before: Stated, text: string): PlanChange {
  const { remembered = [] } = before;
  const facts = factsIgnored(before, text) ?? [];
  const texts = facts.map((fact) => fact.text);
  const problem: ChangeProblem | null =
    remembered.length === 0
      ? { why: "no_fact" }
      : facts.length === 0
        ? { why: "which_fact", facts: remembered.map((fact) => fact.text) }
        : null;
  return {
    stated: { ...before, remembered: remembered.filter((fact) => !facts.includes(fact)) },
    made: facts.length === 0 ? [] : [{ is: "ignored", facts: texts }],
    problem,
    priced: [],
    unparsed: [],
    isDoubtful: false,
    stored: null,
  };
}

interface OrdersRead extends Pick<Change, "stated" | "made" | "handles" | "priced" | "left" | "problem"> {
  unmet: string[];
  /** What has to be answered first. */
  question?: ChangeProblem;
}

function withOrder(so: OrdersRead, order: string, setting: ChangeSetting): OrdersRead {
  if (isRelative(order)) return { ...so, left: [...so.left, order] };
  const change = applyChange(so.stated, order, setting);
  const isChanged = change.made.length > 0;
  const { unread } = change;
  const question: ChangeProblem | undefined =
    isChanged && unread ? { why: "question", order, unread } : so.question;
  const unmet = (change.unmet ?? []).map(({ words }) => words);
  return {
    stated: change.stated,
    made: [...so.made, ...change.made],
    handles: [...so.handles, ...change.handles],
    priced: [...so.priced, ...change.priced],
    left: [...so.left, ...(isChanged || unmet.length > 0 ? change.left : [order])],
    problem: so.problem ?? (change.problem === "nothing" ? null : change.problem),
    unmet: [...so.unmet, ...unmet],
    ...(question !== undefined && { question }),
  };
}

/** The version as it was stored; `otherwise` says why there is none. */
function versionBack(version: StoredVersion | null, number: number, otherwise: ChangeProblem): PlanChange {
  return {
    stated: version?.stated ?? {},
    made: number,
    problem: version ? null : otherwise,
    priced: [],
    unparsed: [],
    isDoubtful: false,
    stored: version?.plan ?? null,
  };
}

/** Earlier versions that a follow-up may ask for. */
export interface VersionsAsked {
  of: (number: number) => Promise<StoredVersion | null>;
  /** The number of the one that a step leads to; null where there is none. */
  at: (step: Step) => Promise<number | null>;
}

/** Creators that are named by their price, and what is counted from what there is, as plain orders. */
function plainly(text: string, { picks, brief }: Plan): string {
  const { flight, minCreators, maxCreators, budget } = brief;
  const isCounted = minCreators !== null && minCreators === maxCreators;
  const creators = isCounted ? minCreators : countPicks(picks);
  const standing = { flight, creators, isCounted, budget: budget && budget.amount / MINOR };
  return withStanding(withNamedPicks(text, picks), standing);
}

/** Amounts are kept times 100 in every currency. */
const MINOR = 100;

function countPicks(picks: Plan["picks"]): number {
  return new Set(picks.map(({ creatorId }) => creatorId)).size;
}

/** What the last change put in the place of something, beside it; null where it did not. */
async function bothVersions(now: StoredVersion, versions: VersionsAsked): Promise<PlanChange | null> {
  const number = await versions.at("before");
  const earlier = number === null ? null : await versions.of(number);
  const { stated, made } = earlier ? bothOf(earlier.stated, now.stated) : { stated: now.stated, made: [] };
  if (made.length === 0) return null;
  return { stated, made, problem: null, priced: [], unparsed: [], isDoubtful: false, stored: null };
}

/** Reads a follow-up against the version before it. */
export async function findChange(
  before: StoredVersion,
  text: string,
  setting: ChangeSetting,
  versions: VersionsAsked,
): Promise<PlanChange> {
  const { order, reasons } = withoutReasons(text);
  const change = await changeOf(before, order, setting, versions);
  return { ...change, unparsed: [...change.unparsed, ...reasons] };
}

async function changeOf(
  before: StoredVersion,
  text: string,
  setting: ChangeSetting,
  versions: VersionsAsked,
): Promise<PlanChange> {
  const freed = freeing(before, text, setting);
  if (freed) return freed;
  const asked = versionAsked(foldInPlace(text.normalize("NFC")));
  const both = asksForBoth(text) ? await bothVersions(before, versions) : null;
  if (both) return both;
  if (asked === null) return readChange(before.stated, plainly(text, before.plan), setting);
  const number = typeof asked === "number" ? asked : await versions.at(asked);
  if (number === null)
    return versionBack(null, before.number, { why: asked === "before" ? "first" : "newest" });
  return versionBack(await versions.of(number), number, {
    why: "no_version",
    number,
    newest: before.number,
  });
}
