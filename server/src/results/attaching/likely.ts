import { formatDate } from "@app/contract/formats";
import type { WaitingReason } from "@app/contract/results/attachment";
import { daysOutside, NEAR_DAYS } from "./attaching.ts";
import type { Known, Membership } from "./attaching.ts";
import type { Evidence } from "./evidence.ts";

/** Most of each that are shown to choose from. Chosen by us. */
const SHOWN = 5;

/** Ids of whom and what it may be, the likeliest first. */
export interface Likely {
  creatorIds: string[];
  campaigns: Membership[];
  /** Whether several have the code, or somebody has the name, which attaches nothing. */
  alike: "code" | "name" | null;
}

interface LikelyAround {
  known: Known;
  /** Ids of creators by their name in lower case. */
  namesakes: ReadonlyMap<string, readonly string[]>;
  /** Who is in the campaigns that run on the day of the evidence. */
  running: readonly Membership[];
}

/**
 * Who has the handle, the code or the name; else who is in a campaign of that day. With them the campaigns they are in, those whose
 * days are nearest first.
 */
export function likelyFor(
  evidence: Evidence,
  creatorId: string | null,
  { known, namesakes, running }: LikelyAround,
): Likely {
  const { handle, linkHandle, code } = evidence;
  const byCode = code === null ? undefined : known.codes.get(code)?.creatorId;
  const sameCode = code === null ? [] : (known.codeOwners.get(code) ?? []);
  const sameName = evidence.name === null ? [] : (namesakes.get(evidence.name.toLowerCase()) ?? []);
  const byHandle = [linkHandle, handle].flatMap((one) =>
    one === null ? [] : (known.creators.get(one) ?? []),
  );
  const named = [creatorId ?? byCode, ...byHandle.map(({ id }) => id), ...sameCode, ...sameName].filter(
    (id) => typeof id === "string",
  );
  const creatorIds = distinct(named.length > 0 ? named : running.map((membership) => membership.creatorId));
  const own = creatorIds.flatMap((id) => known.memberships.get(id) ?? []);
  const near = own.length > 0 ? nearest(own, evidence.day) : [...running];
  const campaigns = new Map(near.map((membership) => [membership.campaignId, membership]));
  return {
    creatorIds: creatorIds.slice(0, SHOWN),
    campaigns: [...campaigns.values()].slice(0, SHOWN),
    alike: sameCode.length > 0 ? "code" : sameName.length > 0 ? "name" : null,
  };
}

function nearest(memberships: readonly Membership[], day: string | null): Membership[] {
  if (day === null) return [...memberships];
  return memberships
    .filter((membership) => daysOutside(membership, day) <= NEAR_DAYS)
    .toSorted((a, b) => daysOutside(a, day) - daysOutside(b, day));
}

function distinct(ids: readonly string[]): string[] {
  return [...new Set(ids)];
}

/** The reason as a sentence that says what is known. */
export function waitingMessage(
  reason: WaitingReason,
  evidence: Evidence,
  { campaigns, alike }: Likely,
): string {
  const { handle, linkHandle, code, day, name } = evidence;
  const names = new Intl.ListFormat("en-GB").format(campaigns.map(({ campaign }) => campaign));
  const on = day === null ? "then" : `on ${formatDate(day, "UTC")}`;
  const said = linkHandle ?? handle;
  const unknown =
    said !== null
      ? `No creator here has the handle @${said}. Import them first, or choose one.`
      : code !== null
        ? alike === "code"
          ? `Several creators here have the code ${code}. Choose one.`
          : `Nobody here has the code ${code}. Choose the creator.`
        : alike === "name"
          ? `“${name ?? ""}” is the name of a creator here, and two people may have one name. Say that it is them.`
          : "Neither a handle nor a code says whose it is. Choose the creator.";
  const messages: Readonly<Record<WaitingReason, string>> = {
    "creator unknown": unknown,
    "several creators": `Several creators have the handle @${said ?? ""}. Choose one.`,
    contradiction: "Link, handle and code name different creators. Choose the right one.",
    "several campaigns": `The creator was in several campaigns ${on}: ${names}. Choose one, or none.`,
    "outside the days": `The creator is in ${names}, but it was not running ${on}. Choose it, or none.`,
  };
  return messages[reason];
}
