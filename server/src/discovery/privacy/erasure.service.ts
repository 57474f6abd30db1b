import type { CreatorErased, CreatorRecord, ErasureQuery } from "@app/contract/discovery/privacy";
import { Platform } from "@app/contract/platforms";
import { randomBytes } from "node:crypto";
import type { Clock } from "#/platform/clock.ts";
import { allowSeconds, withWorkspace } from "#/platform/database/database.ts";
import type { Database, Transaction } from "#/platform/database/database.ts";
import { notFound } from "#/platform/errors.ts";
import { requireRole } from "#/platform/http/caller.ts";
import type { Caller } from "#/platform/http/caller.ts";
import type { Images } from "#/platform/images/images.ts";
import { findAccountRows, findCreatorRows } from "#/discovery/creators/creators.rows.store.ts";
import { recordChanges } from "#/discovery/search/change-feed.store.ts";
import { deleteRowsOf, namedBy, readOwned, readRows } from "./erasure.store.ts";
import type { Erased } from "./erasure.store.ts";
import { findMentions, redactMention } from "./mentions.store.ts";
import { redactor } from "./mentions.rules.ts";
import type { Objected } from "./objections.rules.ts";
import type { ObjectionsService } from "./objections.service.ts";

/** All texts of a workspace are looked through, which takes a second for each 100,000 rows. Chosen by us. */
const STATEMENT_SECONDS = 60;

/** What is kept of a creator by domains that discovery does not know. */
export interface ErasedElsewhere {
  /** In the transaction that erases the creator, before its rows go. */
  before(transaction: Transaction, workspaceId: string, creatorId: string): Promise<void>;
  /** Once the creator is gone. */
  after(workspaceId: string): Promise<void>;
}

interface ErasureDependencies {
  db: Database;
  clock: Clock;
  images: Images;
  objections: ObjectionsService;
  elsewhere: ErasedElsewhere;
}

/** What is stored of one creator: given out whole, and erased everywhere. */
export class ErasureService {
  readonly #dependencies: ErasureDependencies;

  constructor(dependencies: ErasureDependencies) {
    this.#dependencies = dependencies;
  }

  /** @throws 404. */
  async record(caller: Caller, id: string): Promise<CreatorRecord> {
    requireRole(caller, "admin");
    return this.#with(caller, id, async (transaction, erased) => {
      const rows = await readRows(transaction, erased);
      const mentions = await findMentions(
        transaction,
        caller.workspaceId,
        await namedBy(transaction, erased),
      );
      const others = mentions.filter(({ row }) => row["creator_id"] !== id && row["id"] !== id);
      return {
        creatorId: id,
        exportedAt: this.#dependencies.clock.now().toISOString(),
        rows,
        mentions: counted(others.map(({ table }) => table)),
      };
    });
  }

  /** Cannot be undone. @throws 404. */
  async erase(caller: Caller, id: string, { objection }: ErasureQuery): Promise<CreatorErased> {
    requireRole(caller, "admin");
    const { objections, elsewhere, images } = this.#dependencies;
    const { workspaceId } = caller;
    const erased = await this.#with(caller, id, async (transaction, found) => {
      const named = await namedBy(transaction, found);
      const { posts, pictures } = await readOwned(transaction, found);
      const added = objection ? await objections.keep(transaction, caller, objectionsOf(found)) : 0;
      await elsewhere.before(transaction, workspaceId, id);
      const deleted = await deleteRowsOf(transaction, found);
      const pseudonym = `erased-${randomBytes(4).toString("hex")}`;
      const redact = redactor(named, pseudonym);
      const redacted: string[] = [];
      for (const mention of await findMentions(transaction, workspaceId, named)) {
        if (await redactMention(transaction, mention, redact)) redacted.push(mention.table);
      }
      await recordChanges(transaction, workspaceId, [
        { kind: "creator", id, version: found.creator.version + 1 },
        ...posts.map((post) => ({ kind: "post" as const, id: post.id, version: post.version + 1 })),
      ]);
      return { deleted, redacted: counted(redacted), pictures, objections: added };
    });
    for (const picture of erased.pictures) await images.remove(workspaceId, picture);
    await elsewhere.after(workspaceId);
    return { ...erased, id, pictures: erased.pictures.length };
  }

  #with<Answer>(
    caller: Caller,
    id: string,
    work: (transaction: Transaction, found: Erased) => Promise<Answer>,
  ): Promise<Answer> {
    const { workspaceId } = caller;
    return withWorkspace(this.#dependencies.db, workspaceId, async (transaction) => {
      await allowSeconds(transaction, STATEMENT_SECONDS);
      const creator = (await findCreatorRows(transaction, workspaceId, [id])).get(id);
      if (!creator) throw notFound("creator");
      const accounts = await findAccountRows(transaction, workspaceId, { creatorIds: [id] });
      return work(transaction, { creator, accounts });
    });
  }
}

function objectionsOf({ creator, accounts }: Erased): Objected[] {
  const own = accounts.map(({ platform, handle }) => ({
    kind: "account" as const,
    platform: Platform.parse(platform),
    handle,
  }));
  return creator.email === null ? own : [...own, { kind: "email", email: creator.email }];
}

function counted(tables: readonly string[]): Record<string, number> {
  const found = Map.groupBy(tables, (table) => table);
  return Object.fromEntries([...found].map(([table, rows]) => [table, rows.length]));
}
