import { creatorLabel } from "@app/contract/campaigns/creator-label";
import { formatLabel } from "@app/contract/campaigns/piece-labels";
import { LIMIT_MAX } from "@app/contract/paging";
import type { ListQuery } from "@app/contract/paging";
import { Platform, PostFormat } from "@app/contract/platforms";
import { RECENT_DAYS } from "@app/contract/results/waiting";
import type {
  AttachInput,
  RecentResult,
  RecentResultList,
  WaitingList,
  WaitingResult,
} from "@app/contract/results/waiting";
import { membershipsOn } from "#/campaigns/index.ts";
import { readCreatorCards, touchCreators } from "#/discovery/index.ts";
import type { CreatorCard } from "#/discovery/index.ts";
import type { Clock } from "#/platform/clock.ts";
import { withWorkspace } from "#/platform/database/database.ts";
import type { Database, Transaction } from "#/platform/database/database.ts";
import { storeEdit } from "#/platform/database/edits.ts";
import { toList } from "#/platform/database/keyset.ts";
import { notFound } from "#/platform/errors.ts";
import { requireReader, requireRole } from "#/platform/http/caller.ts";
import type { Caller } from "#/platform/http/caller.ts";
import { choose } from "#/results/recording/choosing.ts";
import { creatorsOfRows, toCreatorName } from "#/results/recording/whose.ts";
import { nothingWaits } from "#/results/results.errors.ts";
import { attach } from "./attaching.ts";
import { readKnown, readNamesakes } from "./attaching.store.ts";
import { NO_EVIDENCE } from "./evidence.ts";
import { likelyFor, waitingMessage } from "./likely.ts";
import type { Likely } from "./likely.ts";
import { findWaiting, kindOf, pageOfPlaced, pageOfWaiting, placeRow, TABLE_OF } from "./waiting.store.ts";
import type { AnyRow, PlacedRow, WaitingRow } from "./waiting.store.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** What fits no creator or campaign, or several, until a person chooses; and what has lately found its place. */
export class WaitingService {
  readonly #db: Database;
  readonly #clock: Clock;

  constructor(db: Database, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  /** What came in within the last days and has its place, the newest first. */
  async recent(caller: Caller, page: ListQuery): Promise<RecentResultList> {
    requireReader(caller);
    const { workspaceId } = caller;
    const since = new Date(this.#clock.now().getTime() - RECENT_DAYS * DAY_MS);
    return withWorkspace(this.#db, workspaceId, async (transaction) => {
      const found = await pageOfPlaced(transaction, workspaceId, since, page);
      const cards = await creatorsOfRows(transaction, workspaceId, found.rows);
      return toList(found, (row) => toRecent(row, cards));
    });
  }

  /** In the order in which they came, each with whom it may belong to. */
  async list(caller: Caller, page: ListQuery): Promise<WaitingList> {
    requireReader(caller);
    const { workspaceId } = caller;
    return withWorkspace(this.#db, workspaceId, async (transaction) => {
      const { rows, total, next } = await pageOfWaiting(transaction, workspaceId, page);
      const likely = await readLikely(transaction, workspaceId, rows);
      const ids = [...likely.values()].flatMap(({ creatorIds }) => creatorIds);
      const cards = await readCreatorCards(transaction, workspaceId, ids);
      const items = rows.map((row) => toItem(row, likely.get(row.id) ?? NOBODY, cards));
      return { items, total, next };
    });
  }

  /**
   * Attaches by a person's choice, which nothing changes later.
   * @throws `results.not_waiting`, `platform.edited_meanwhile`, `request.not_found`, `request.invalid`
   */
  async attach(caller: Caller, id: string, { version, ...choice }: AttachInput): Promise<void> {
    requireRole(caller, "member");
    const { workspaceId } = caller;
    await withWorkspace(this.#db, workspaceId, async (transaction) => {
      const kind = await kindOf(transaction, workspaceId, id);
      if (kind === null) throw notFound("post, order or payment");
      const waiting = await findWaiting(transaction, workspaceId, id);
      if (!waiting) throw nothingWaits();
      const table = TABLE_OF[kind];
      const chosen = await choose(transaction, workspaceId, { table, id, choice });
      await storeEdit(transaction, {
        table,
        row: { workspace_id: workspaceId, id },
        version,
        set: chosen,
        yours: choice,
        stored: async () => {
          const row = await findWaiting(transaction, workspaceId, id);
          return row && { version: row.version, values: { creatorId: row.creator_id, campaignId: null } };
        },
        what: kind,
      });
      const whose = [waiting.creator_id, choice.creatorId].filter((one) => typeof one === "string");
      await touchCreators(transaction, workspaceId, [...new Set(whose)]);
    });
  }
}

/** Attaches what waits and fits exactly one by now: a code was made, or a creator has come. @returns how many. */
export async function attachWaiting(transaction: Transaction, workspaceId: string): Promise<number> {
  let attached = 0;
  let cursor: string | undefined;
  do {
    const page = await pageOfWaiting(transaction, workspaceId, { limit: LIMIT_MAX, cursor });
    attached += await attachRows(transaction, workspaceId, page.rows);
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
  return attached;
}

async function attachRows(
  transaction: Transaction,
  workspaceId: string,
  rows: readonly WaitingRow[],
): Promise<number> {
  const evidence = rows.map(evidenceOfRow);
  const known = await readKnown(transaction, workspaceId, evidence);
  const creatorIds = new Set<string>();
  for (const [index, row] of rows.entries()) {
    const place = attach(evidence[index] ?? NO_EVIDENCE, known);
    if (place.waiting !== null || place.creatorId === null) continue;
    creatorIds.add(place.creatorId);
    await placeRow(transaction, workspaceId, row, {
      creator_id: place.creatorId,
      creator_by: place.creatorBy,
      campaign_id: place.campaignId,
      campaign_by: place.campaignBy,
      waiting: null,
    });
  }
  await touchCreators(transaction, workspaceId, [...creatorIds]);
  return creatorIds.size;
}

const NOBODY: Likely = { creatorIds: [], campaigns: [], alike: null };

/** A creator that was named by an id is the one of the row by now: it may have been joined to another, or be gone. */
function evidenceOfRow({ said, creator_id }: AnyRow) {
  const isNamed = typeof said.creatorId === "string";
  return { ...NO_EVIDENCE, ...said, creatorId: isNamed ? creator_id : null };
}

async function readLikely(
  transaction: Transaction,
  workspaceId: string,
  rows: readonly WaitingRow[],
): Promise<Map<string, Likely>> {
  const evidence = rows.map((row) => ({ ...evidenceOfRow(row), creatorId: row.creator_id }));
  const namesakes = await readNamesakes(transaction, workspaceId, evidence);
  const known = await readKnown(transaction, workspaceId, evidence, [...namesakes.values()].flat());
  const days = [...new Set(evidence.flatMap(({ day }) => day ?? []))];
  const running = new Map(
    await Promise.all(
      days.map(async (day) => [day, await membershipsOn(transaction, workspaceId, day)] as const),
    ),
  );
  return new Map(
    rows.map((row) => {
      const said = evidenceOfRow(row);
      const around = { known, namesakes, running: running.get(said.day ?? "") ?? [] };
      return [row.id, likelyFor(said, row.creator_id, around)];
    }),
  );
}

function toItem(row: WaitingRow, likely: Likely, cards: ReadonlyMap<string, CreatorCard>): WaitingResult {
  return {
    id: row.id,
    kind: row.kind,
    label: labelOf(row),
    url: row.url,
    at: row.at?.toISOString() ?? null,
    reason: row.reason,
    message: waitingMessage(row.reason, evidenceOfRow(row), likely),
    creatorId: row.creator_id,
    likely: {
      creators: likely.creatorIds.flatMap((id) => {
        const card = cards.get(id);
        return card ? [toCreatorName(card)] : [];
      }),
      campaigns: likely.campaigns.map(({ campaignId, campaign }) => ({ id: campaignId, name: campaign })),
    },
    version: row.version,
  };
}

function toRecent(row: PlacedRow, cards: ReadonlyMap<string, CreatorCard>): RecentResult {
  const { id, kind, creator_id, campaign_id, campaign, since } = row;
  const card = creator_id === null ? undefined : cards.get(creator_id);
  return {
    id,
    kind,
    label: labelOf(row, card),
    creator: card ? toCreatorName(card) : null,
    campaign: campaign_id !== null && campaign !== null ? { id: campaign_id, name: campaign } : null,
    cameAt: since.toISOString(),
  };
}

/** "Reel of @fern.one", "Order with the code FERNSPRING". */
function labelOf(row: AnyRow, card?: CreatorCard): string {
  const { handle, linkHandle, code } = evidenceOfRow(row);
  const named = linkHandle ?? handle;
  const name = card ? creatorLabel(card) : named === null ? null : `@${named}`;
  const whose = name === null ? (code === null ? "" : ` with the code ${code}`) : ` of ${name}`;
  if (row.kind === "order") return `Order${whose}`;
  if (row.kind === "payment") return `Payment${row.invoice === null ? whose : ` ${row.invoice}`}`;
  const word = formatLabel(Platform.parse(row.platform), PostFormat.parse(row.format), 1);
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}${whose}`;
}
