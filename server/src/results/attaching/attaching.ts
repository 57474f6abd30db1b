import { daysBetween } from "#/language/time/calendar.ts";
import type { AttachedBy, WaitingReason } from "@app/contract/results/attachment";
import type { Evidence } from "./evidence.ts";

/** A creator as far as attaching needs one. */
interface KnownCreator {
  id: string;
  platform: string;
  handle: string;
  name: string | null;
}

/** That a creator is in a campaign. Days are yyyy-mm-dd, both included; null while they are not set. */
export interface Membership {
  campaignId: string;
  campaign: string;
  creatorId: string;
  startsOn: string | null;
  endsOn: string | null;
}

/** What a workspace knows of the evidence: a part of it, but all that could fit. */
export interface Known {
  /** By the handle in lower case. */
  creators: ReadonlyMap<string, readonly KnownCreator[]>;
  /** Tracked for a campaign, or the only creator's who has it. */
  codes: ReadonlyMap<string, { creatorId: string; campaignId: string | null }>;
  /** Ids of all creators who have the code. */
  codeOwners: ReadonlyMap<string, readonly string[]>;
  /** Ids of creators by their name in lower case, of the names that nothing else stands beside. */
  names: ReadonlyMap<string, readonly string[]>;
  /** By the id of the creator. */
  memberships: ReadonlyMap<string, readonly Membership[]>;
  /** Ids of campaigns by their name in lower case. */
  campaigns: ReadonlyMap<string, readonly string[]>;
}

/** Where something belongs, and how that was found. What waits for a person has a reason. */
export interface Place {
  creatorId: string | null;
  creatorBy: AttachedBy | null;
  campaignId: string | null;
  campaignBy: AttachedBy | null;
  waiting: WaitingReason | null;
}

/** Posts this many days before or after a campaign may still be its own: a person decides. Chosen by us. */
export const NEAR_DAYS = 14;

interface Found {
  id: string;
  by: AttachedBy;
}

/** Attaches what fits exactly one creator and campaign; all else waits. Nothing is guessed. */
export function attach(evidence: Evidence, known: Known): Place {
  const creator = findCreator(evidence, known);
  if ("waiting" in creator) return { ...NOWHERE, ...named(evidence), waiting: creator.waiting };
  const place = { ...NOWHERE, creatorId: creator.id, creatorBy: creator.by, waiting: null };
  const campaign = findCampaign(evidence, known, creator);
  if (campaign === null) return place;
  if ("waiting" in campaign) return { ...place, waiting: campaign.waiting };
  return { ...place, campaignId: campaign.id, campaignBy: campaign.by };
}

const NOWHERE = { creatorId: null, creatorBy: null, campaignId: null, campaignBy: null };

/** The campaign that was named by its id, also while the creator is not known. */
function named({ campaignId }: Evidence) {
  return campaignId === null ? {} : { campaignId, campaignBy: "given" as const };
}

/** Handle, link and code must agree; each of them alone is enough. */
function findCreator(evidence: Evidence, known: Known): Found | { waiting: WaitingReason } {
  if (evidence.creatorId !== null) return { id: evidence.creatorId, by: "given" };
  const code = evidence.code === null ? undefined : known.codes.get(evidence.code);
  const byCode = code ? [code.creatorId] : [];
  const byLink = withHandle(evidence.linkHandle, evidence, known);
  const byHandle = withHandle(evidence.handle, evidence, known);
  if (byHandle.length > 1 || byLink.length > 1) return { waiting: "several creators" };
  if (byLink.length === 0 && isOfAnother(evidence)) return { waiting: "contradiction" };
  const candidates = [...new Set([...byCode, ...byLink, ...byHandle])];
  const [id] = candidates;
  if (candidates.length > 1) return { waiting: "contradiction" };
  if (id === undefined) return byName(evidence, known) ?? { waiting: "creator unknown" };
  return { id, by: byCode.length > 0 ? "code" : byLink.length > 0 ? "link" : "handle" };
}

/** First and last name at least: of "Mia" there is soon another one. */
const FULL_NAME = /\S\s+\S/u;

/** Whether nothing but a full name says whose an order or a payment is; a post is somebody's account's. */
export function isOnlyNamed({ creatorId, platform, handle, linkHandle, name }: Evidence): boolean {
  const isPlaced = [creatorId, platform, handle, linkHandle].some((said) => said !== null);
  return !isPlaced && name !== null && FULL_NAME.test(name.trim());
}

/** Who alone is called so. */
function byName(evidence: Evidence, { names }: Known): Found | null {
  if (!isOnlyNamed(evidence)) return null;
  const [id, ...others] = names.get(evidence.name?.toLowerCase() ?? "") ?? [];
  return id === undefined || others.length > 0 ? null : { id, by: "name" };
}

/** A link of a stranger beside the handle of a creator: one of them is wrong. */
function isOfAnother({ handle, linkHandle }: Evidence): boolean {
  return handle !== null && linkHandle !== null && handle !== linkHandle;
}

function withHandle(handle: string | null, { platform }: Evidence, known: Known): string[] {
  const creators = handle === null ? [] : (known.creators.get(handle) ?? []);
  const fitting = creators.filter((creator) => platform === null || creator.platform === platform);
  return [...new Set(fitting.map(({ id }) => id))];
}

/** Null when it belongs to no campaign, as most posts of a creator do. */
function findCampaign(
  evidence: Evidence,
  known: Known,
  creator: Found,
): Found | null | { waiting: WaitingReason } {
  if (evidence.campaignId !== null) return { id: evidence.campaignId, by: "given" };
  const code = evidence.code === null ? undefined : known.codes.get(evidence.code);
  if (code?.creatorId === creator.id && code.campaignId !== null) return { id: code.campaignId, by: "code" };
  if (evidence.campaign !== null) {
    const ids = known.campaigns.get(evidence.campaign.toLowerCase()) ?? [];
    if (ids.length > 1) return { waiting: "several campaigns" };
    // One that is named and not here is none of the others.
    return ids[0] === undefined ? null : { id: ids[0], by: "name" };
  }
  const memberships = known.memberships.get(creator.id) ?? [];
  return evidence.day === null ? onlyOne(memberships) : onDay(memberships, evidence.day);
}

function onlyOne(memberships: readonly Membership[]): Found | null | { waiting: WaitingReason } {
  const [first, second] = memberships;
  if (second) return { waiting: "several campaigns" };
  return first ? { id: first.campaignId, by: "only campaign" } : null;
}

function onDay(memberships: readonly Membership[], day: string): Found | null | { waiting: WaitingReason } {
  const [first, second] = memberships.filter((membership) => daysOutside(membership, day) === 0);
  if (second) return { waiting: "several campaigns" };
  if (first) return { id: first.campaignId, by: "days" };
  const isNear = memberships.some((membership) => daysOutside(membership, day) <= NEAR_DAYS);
  return isNear ? { waiting: "outside the days" } : null;
}

/** Days between a day and the flight of a campaign: 0 within it, infinite where the flight is not known. */
export function daysOutside({ startsOn, endsOn }: Membership, day: string): number {
  if (startsOn === null || endsOn === null) return Infinity;
  if (day < startsOn) return daysBetween(day, startsOn);
  return day > endsOn ? daysBetween(endsOn, day) : 0;
}
