import { normaliseHandle } from "@app/contract/handles";
import type { Money } from "@app/contract/money";
import type { Platform } from "@app/contract/platforms";
import type { AttachedBy } from "@app/contract/results/attachment";
import type { Place } from "#/results/attaching/attaching.ts";
import { NO_EVIDENCE } from "#/results/attaching/evidence.ts";
import type { Evidence } from "#/results/attaching/evidence.ts";
import { MANUAL } from "./merging.ts";
import type { Row } from "./merging.ts";

type Maybe<T> = T | null | undefined;

/** What every record may say of whose it is and where it comes from. What is absent or null is not said. */
export interface WhoseRecord {
  creatorId?: Maybe<string>;
  /** With or without @, in any case. */
  handle?: Maybe<string>;
  platform?: Maybe<Platform>;
  /** As a row calls the creator. */
  creator?: Maybe<string>;
  campaignId?: Maybe<string>;
  /** The name of the campaign. */
  campaign?: Maybe<string>;
  code?: Maybe<string>;
  /** "manual" for what a person entered, which is what is taken when it is absent. */
  source?: Maybe<string>;
  importId?: Maybe<string>;
  /** Of the imported file. */
  line?: Maybe<number>;
  /** Cells that have no place of their own, by their header. */
  fields?: Maybe<Record<string, string>>;
}

/** What a record says, with what its link and its day say. */
export function evidenceOf(record: WhoseRecord, more: Partial<Evidence>): Evidence {
  const { creatorId, handle, creator, campaignId, campaign, code, platform } = record;
  return {
    ...NO_EVIDENCE,
    creatorId: creatorId ?? null,
    campaignId: campaignId ?? null,
    platform: platform ?? null,
    handle: handle ? normaliseHandle(handle).toLowerCase() : null,
    name: creator?.trim() ?? null,
    code: normalCode(code),
    campaign: campaign?.trim() ?? null,
    ...more,
  };
}

/** Codes are the same in whatever case they are written. */
export function normalCode(code: Maybe<string>): string | null {
  return code ? code.trim().toUpperCase() : null;
}

/** The columns that all records have. */
export function sharedColumns(
  record: WhoseRecord,
  {
    place,
    evidence,
    identity,
    now,
  }: { place: Place; evidence: Evidence; identity: string | null; now: Date },
): Row {
  const source = record.source ?? MANUAL;
  // An id that a person sends is that person's choice.
  const by = (how: AttachedBy | null) => (how === "given" && source === MANUAL ? "person" : how);
  return {
    creator_id: place.creatorId,
    creator_by: by(place.creatorBy),
    campaign_id: place.campaignId,
    campaign_by: by(place.campaignBy),
    waiting: place.waiting,
    code: evidence.code,
    said: evidence,
    identity,
    import_id: record.importId ?? null,
    line: record.line ?? null,
    fields: record.fields ?? null,
    source,
    created_at: now.toISOString(),
  };
}

/**
 * Who a record speaks of, in words that stay the same once the creator is known.
 * @param handles of the creators that are named by their ids.
 */
export function whoseWords(evidence: Evidence, handles: ReadonlyMap<Evidence, string>): string {
  const { creatorId, platform } = evidence;
  const handle = evidence.linkHandle ?? evidence.handle ?? handles.get(evidence);
  return handle === undefined ? (creatorId ?? "nobody") : `${platform ?? "any"}/@${handle}`;
}

/**
 * A number for each thing that says the same as one before it but for its details, such as three stories of one day:
 * recorded again in their order they are the same three.
 */
export class Numbering {
  readonly #seen = new Map<string, Map<string, number>>();
  readonly #counts = new Map<string, number>();

  /** From 1; the same words with the same details have the same number. */
  next(words: string, details: unknown): number {
    const known = this.#seen.get(words) ?? new Map<string, number>();
    this.#seen.set(words, known);
    const text = JSON.stringify(details ?? null);
    const number = known.get(text) ?? known.size + 1;
    known.set(text, number);
    return number;
  }

  /** From 1; each thing has a number of its own. */
  count(words: string): number {
    const number = (this.#counts.get(words) ?? 0) + 1;
    this.#counts.set(words, number);
    return number;
  }
}

/** The two columns of an amount. */
export function moneyColumns(money: Maybe<Money>): { amount: number | null; currency: string | null } {
  return { amount: money?.amount ?? null, currency: money?.currency ?? null };
}
