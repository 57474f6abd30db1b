import { randomUUID } from "node:crypto";
import type { ListQuery } from "@app/contract/paging";
import type { NewShareLink, ShareLinkInput, ShareLinkList } from "@app/contract/share-links";
import type * as z from "zod/mini";
import { withWorkspace } from "#/platform/database/database.ts";
import type { Transaction } from "#/platform/database/database.ts";
import { revoke, unrevoke } from "#/platform/database/revocations.ts";
import type { Dependencies } from "#/platform/dependencies.ts";
import { AppError, notFound } from "#/platform/errors.ts";
import { requireRole } from "#/platform/http/caller.ts";
import type { Caller } from "#/platform/http/caller.ts";
import { makeShareToken } from "#/platform/http/documents/shared-documents.ts";
import type { ShareKey, SharedDocument } from "#/platform/http/documents/shared-documents.ts";
import { expiryAfter, pricesEnded, toShareLink } from "./share-links.rules.ts";
import type { Makers } from "./share-links.rules.ts";
import { findLink, insertLink, listLinks, openLink, rowOfLink } from "./share-links.store.ts";
import type { StoredLink, Subject } from "./share-links.store.ts";

/** A thing as it was when a link to it was made. */
interface Taken<Content> {
  whole: Content;
  /** No amount stands in it. */
  plain: Content;
}

/** What links ask about the people and tokens that make them. */
export interface LinkMakers {
  /** Which of these people, as members of the transaction's workspace, see prices there now, and which tokens work. */
  standing(
    transaction: Transaction,
    makers: { workspaceId: string; userIds: readonly string[]; tokenIds: readonly string[] },
    now: Date,
  ): Promise<Makers>;
  /** That the person has proved a moment ago who they are. @throws a 401 problem that says how to prove it. */
  requireFresh(caller: Caller): Promise<void>;
}

/** A kind of thing that is shared by links, as its domain knows it. */
export interface Shared<Content extends z.ZodMiniType<object>> {
  /** The letter that tokens of its links begin with. */
  kind: string;
  /** What it is called: "report". */
  what: string;
  content: Content;
  /** @throws `request.not_found` unless the caller reads such a thing. */
  require(caller: Caller, id: string): Promise<void>;
  /** What a link shows from now on, as a whole and without any amount. @throws `request.not_found`. */
  take(caller: Caller, id: string): Promise<Taken<z.infer<Content>>>;
  /** What was taken, as a document; null where the thing is removed. */
  show(transaction: Transaction, subject: Subject, content: z.infer<Content>): Promise<SharedDocument | null>;
}

type LinkDependencies = Pick<Dependencies, "db" | "clock" | "config"> & { makers: LinkMakers };

/** Links that show a thing, as it was when the link was made, to whoever holds them. */
export class ShareLinksService<Content extends z.ZodMiniType<object> = z.ZodMiniType<object>> {
  readonly #dependencies: LinkDependencies;
  readonly #shared: Shared<Content>;

  constructor(dependencies: LinkDependencies, shared: Shared<Content>) {
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
    return this.#in(caller, async (transaction) => {
      const links = await listLinks(transaction, this.#subject(caller, id), page);
      const makers = await this.#makers(transaction, caller.workspaceId, links.items);
      return { ...links, items: links.items.map((link) => toShareLink(link, makers, this.#now())) };
    });
  }

  /**
   * The answer holds the link itself, which is never shown again. Without prices, none are stored with it.
   * @throws `identity.stale_factors` for one with prices.
   */
  async create(caller: Caller, id: string, wishes: ShareLinkInput): Promise<NewShareLink> {
    requireRole(caller, "member");
    const prices = wishes.prices && caller.seesPrices;
    if (prices) await this.#requireFresh(caller);
    const { whole, plain } = await this.#shared.take(caller, id);
    const now = this.#now();
    const { token, hash } = makeShareToken(this.kind, caller.workspaceId);
    const makerId = caller.userId ?? caller.tokenMakerId ?? null;
    const link: StoredLink = {
      id: randomUUID(),
      prices,
      hasPlain: prices,
      makerId,
      tokenId: caller.tokenId ?? null,
      byWorkspace: makerId === null,
      createdBy: caller.name,
      createdAt: now,
      expiresAt: expiryAfter(now, wishes.days),
      revokedAt: null,
      opened: 0,
      lastOpenedAt: null,
    };
    const content = prices ? { content: whole, plain } : { content: plain, plain: null };
    const makers = await this.#in(caller, async (transaction) => {
      await insertLink(transaction, this.#subject(caller, id), { ...link, ...content, tokenHash: hash });
      return this.#makers(transaction, caller.workspaceId, [link]);
    });
    const { baseUrl } = this.#dependencies.config;
    return { ...toShareLink(link, makers, now), url: new URL(`/s/${token}`, baseUrl).href };
  }

  /** @throws `request.not_found`, `sharing.link_not_open` */
  async revoke(caller: Caller, id: string, linkId: string): Promise<void> {
    requireRole(caller, "member");
    const subject = this.#subject(caller, id);
    await this.#in(caller, async (transaction) => {
      if (!(await findLink(transaction, subject, linkId))) throw notFound("link");
      const isDone = await revoke(transaction, rowOfLink(subject, linkId), caller, this.#now());
      if (!isDone) throw linkNotOpen();
    });
  }

  /** Undoes a taking back of the last minutes. @throws as `unrevoke`; `identity.stale_factors` for one with prices. */
  async restore(caller: Caller, id: string, linkId: string): Promise<void> {
    requireRole(caller, "member");
    const subject = this.#subject(caller, id);
    const link = await this.#in(caller, (transaction) => findLink(transaction, subject, linkId));
    if (!link) throw notFound("link");
    if (link.prices) await this.#requireFresh(caller);
    const isDone = await this.#in(caller, (transaction) =>
      unrevoke(transaction, rowOfLink(subject, linkId), caller, this.#now()),
    );
    if (!isDone) throw notFound("link");
  }

  /** The document behind a link; null when it is unknown, expired or revoked, or its thing is removed. */
  async open({ workspaceId, kind, hash }: ShareKey): Promise<SharedDocument | null> {
    return withWorkspace(this.#dependencies.db, workspaceId, async (transaction) => {
      const link = await openLink(transaction, { workspaceId, kind, hash }, this.#now());
      if (!link) return null;
      const makers = await this.#makers(transaction, workspaceId, [link]);
      const stored = pricesEnded(link, makers) === null ? link.content : link.plain;
      if (!stored) return null;
      const content = this.#shared.content.parse(stored);
      return this.#shared.show(transaction, { workspaceId, kind, id: link.subjectId }, content);
    });
  }

  // A token was made with a fresh factor, and ends by itself; prices in what it made end with it.
  async #requireFresh(caller: Caller): Promise<void> {
    if (caller.via === "session") await this.#dependencies.makers.requireFresh(caller);
  }

  #makers(
    transaction: Transaction,
    workspaceId: string,
    links: readonly Pick<StoredLink, "makerId" | "tokenId">[],
  ): Promise<Makers> {
    const userIds = links.flatMap(({ makerId }) => makerId ?? []);
    const tokenIds = links.flatMap(({ tokenId }) => tokenId ?? []);
    const makers = { workspaceId, userIds, tokenIds };
    return this.#dependencies.makers.standing(transaction, makers, this.#now());
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
