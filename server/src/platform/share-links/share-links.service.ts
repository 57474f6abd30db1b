import { randomUUID } from "node:crypto";
import type { ListQuery } from "@app/contract/paging";
import type { NewShareLink, ShareLinkInput, ShareLinkList } from "@app/contract/share-links";
import type * as z from "zod/mini";
import { withWorkspace } from "#/platform/database/database.ts";
import type { Transaction } from "#/platform/database/database.ts";
import type { Dependencies } from "#/platform/dependencies.ts";
import { AppError, notFound } from "#/platform/errors.ts";
import { requireRole } from "#/platform/http/caller.ts";
import type { Caller } from "#/platform/http/caller.ts";
import { makeShareToken } from "#/platform/http/documents/shared-documents.ts";
import type { ShareKey, SharedDocument } from "#/platform/http/documents/shared-documents.ts";
import { expiryAfter, toShareLink, UNDONE_WITHIN_MS } from "./share-links.rules.ts";
import { hasLink, insertLink, listLinks, openLink, revokeLink, unrevokeLink } from "./share-links.store.ts";
import type { StoredLink, Subject } from "./share-links.store.ts";

/** A kind of thing that is shared by links, as its domain knows it. */
export interface Shared<Content extends z.ZodMiniType<object>> {
  /** The letter that tokens of its links begin with. */
  kind: string;
  /** What it is called: "report". */
  what: string;
  content: Content;
  /** @throws `request.not_found` unless the caller reads such a thing. */
  require(caller: Caller, id: string): Promise<void>;
  /** What a link shows from now on. Without `prices` no amount stands in it. @throws `request.not_found`. */
  take(caller: Caller, id: string, wishes: { prices: boolean }): Promise<z.infer<Content>>;
  /** What was taken, as a document; null where the thing is removed. */
  show(transaction: Transaction, subject: Subject, content: z.infer<Content>): Promise<SharedDocument | null>;
}

/** Links that show a thing, as it was when the link was made, to whoever holds them. */
export class ShareLinksService<Content extends z.ZodMiniType<object> = z.ZodMiniType<object>> {
  readonly #dependencies: Pick<Dependencies, "db" | "clock" | "config">;
  readonly #shared: Shared<Content>;

  constructor(dependencies: Pick<Dependencies, "db" | "clock" | "config">, shared: Shared<Content>) {
    this.#dependencies = dependencies;
    this.#shared = shared;
  }

  get kind(): string {
    return this.#shared.kind;
  }

  get what(): string {
    return this.#shared.what;
  }

  /** Newest first. */
  async list(caller: Caller, id: string, page: ListQuery): Promise<ShareLinkList> {
    await this.#shared.require(caller, id);
    const links = await this.#in(caller, (transaction) =>
      listLinks(transaction, this.#subject(caller, id), page),
    );
    return { ...links, items: links.items.map((link) => toShareLink(link, this.#now())) };
  }

  /** The answer holds the link itself, which is never shown again. Without prices, none are stored with it. */
  async create(caller: Caller, id: string, { days, prices }: ShareLinkInput): Promise<NewShareLink> {
    requireRole(caller, "member");
    const content = await this.#shared.take(caller, id, { prices });
    const now = this.#now();
    const { token, hash } = makeShareToken(this.kind, caller.workspaceId);
    const link: StoredLink = {
      id: randomUUID(),
      prices,
      createdBy: caller.name,
      createdAt: now,
      expiresAt: expiryAfter(now, days),
      revokedAt: null,
      opened: 0,
      lastOpenedAt: null,
    };
    await this.#in(caller, (transaction) =>
      insertLink(transaction, this.#subject(caller, id), { ...link, tokenHash: hash, content }),
    );
    const { baseUrl } = this.#dependencies.config;
    return { ...toShareLink(link, now), url: new URL(`/s/${token}`, baseUrl).href };
  }

  /** @throws `request.not_found`, `sharing.link_not_open` */
  async revoke(caller: Caller, id: string, linkId: string): Promise<void> {
    requireRole(caller, "member");
    const subject = this.#subject(caller, id);
    await this.#in(caller, async (transaction) => {
      if (!(await hasLink(transaction, subject, linkId))) throw notFound("link");
      if (!(await revokeLink(transaction, subject, linkId, this.#now()))) throw linkNotOpen();
    });
  }

  /** Undoes a taking back of the last minutes. @throws `request.not_found` */
  async restore(caller: Caller, id: string, linkId: string): Promise<void> {
    requireRole(caller, "member");
    const since = new Date(this.#now().getTime() - UNDONE_WITHIN_MS);
    const isDone = await this.#in(caller, (transaction) =>
      unrevokeLink(transaction, this.#subject(caller, id), linkId, since),
    );
    if (!isDone) throw notFound("link");
  }

  /** The document behind a link; null when it is unknown, expired or revoked, or its thing is removed. */
  async open({ workspaceId, kind, hash }: ShareKey): Promise<SharedDocument | null> {
    return withWorkspace(this.#dependencies.db, workspaceId, async (transaction) => {
      const link = await openLink(transaction, { workspaceId, kind, hash }, this.#now());
      if (!link) return null;
      const content = this.#shared.content.parse(link.content);
      return this.#shared.show(transaction, { workspaceId, kind, id: link.subjectId }, content);
    });
  }

  #subject({ workspaceId }: Caller, id: string): Subject {
    return { workspaceId, kind: this.kind, id };
  }

  #now(): Date {
    return this.#dependencies.clock.now();
  }

  #in<T>(caller: Caller, work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return withWorkspace(this.#dependencies.db, caller.workspaceId, work);
  }
}

const linkNotOpen = () =>
  new AppError({
    code: "sharing.link_not_open",
    status: 409,
    detail: "This link has ended already: it was taken back before. Make a new one when somebody needs it.",
  });
