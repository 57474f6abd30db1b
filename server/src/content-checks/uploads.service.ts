import { randomUUID } from "node:crypto";
import { rm, stat, statfs } from "node:fs/promises";
import { extname, join } from "node:path";
import { VIDEO_BYTES_MAX, VIDEO_EXTENSIONS } from "@app/contract/content-checks";
import type { Clock } from "#/platform/clock.ts";
import { withWorkspace } from "#/platform/database/database.ts";
import type { Database, Transaction } from "#/platform/database/database.ts";
import { notFound } from "#/platform/errors.ts";
import type { Files } from "#/platform/files/files.ts";
import { requireRole } from "#/platform/http/caller.ts";
import type { Caller } from "#/platform/http/caller.ts";
import { fingerprint } from "./file-check.ts";
import {
  diskFull,
  finishedUpload,
  tooLarge,
  tooManyUploads,
  unfinishedUpload,
  wrongExtension,
  wrongHash,
  wrongUpload,
} from "./uploads.errors.ts";
import * as store from "./uploads.store.ts";
import type { StoredUpload } from "./uploads.store.ts";

/** What a sender says of a file before its first byte. */
export interface UploadAnnouncement {
  fileName: string;
  sha256: string;
  bytes: number;
}

/** Unfinished uploads of a workspace may hold this much; chosen by us. */
const UNFINISHED_BYTES_MAX = 10 * VIDEO_BYTES_MAX;
/** An upload that is not finished and used by then is forgotten. */
const EXPIRY_MS = 24 * 3600 * 1000;
/** Free space that an upload needs, in times its length: it is read and may be exported once. */
const FREE_SPACE = 2;
const FILE_NAME_MAX = 200;
const SHA256 = /^[0-9a-f]{64}$/;

/** Uploads on their way in: announced, received in pieces, compared, handed over. */
export class UploadsService {
  readonly #db: Database;
  readonly #files: Files;
  readonly #clock: Clock;
  readonly #settling = new Map<string, Promise<StoredUpload>>();
  /** Where bytes lie until they are whole. */
  readonly directory: string;

  constructor(db: Database, files: Files, clock: Clock, directory: string) {
    this.#db = db;
    this.#files = files;
    this.#clock = clock;
    this.directory = directory;
  }

  /**
   * Reserves room for a file and gives it an id.
   * @throws `uploads.invalid`, `uploads.wrong_extension`, `uploads.too_large`, `uploads.quota`, `uploads.disk_full`
   */
  async announce(caller: Caller, announcement: UploadAnnouncement): Promise<string> {
    requireRole(caller, "reviewer");
    const { bytes, sha256 } = announcement;
    const fileName = announcement.fileName.trim().slice(-FILE_NAME_MAX);
    if (!isVideoName(fileName)) throw wrongExtension();
    if (!SHA256.test(sha256)) throw wrongUpload("sha256", "Give the SHA-256 of the file as 64 hex digits.");
    if (!Number.isSafeInteger(bytes) || bytes < 1) throw wrongUpload("length", "This file is empty.");
    if (bytes > VIDEO_BYTES_MAX) throw tooLarge();
    await this.#requireSpace(bytes);
    const id = randomUUID();
    await withWorkspace(this.#db, caller.workspaceId, async (transaction) => {
      await this.#sweep(transaction, caller.workspaceId);
      const unfinished = await store.unfinishedBytes(transaction, caller.workspaceId);
      if (unfinished + bytes > UNFINISHED_BYTES_MAX) throw tooManyUploads();
      await store.insertUpload(transaction, caller.workspaceId, {
        id,
        fileName,
        bytes,
        sha256,
        createdBy: caller.userId,
        createdAt: this.#clock.now(),
      });
    });
    return id;
  }

  /** @throws `request.not_found` for an upload of others, or one that expired. */
  async require(caller: Caller, id: string): Promise<StoredUpload> {
    requireRole(caller, "reviewer");
    const upload = await withWorkspace(this.#db, caller.workspaceId, (transaction) =>
      store.findUpload(transaction, caller.workspaceId, id),
    );
    if (!upload) throw notFound("upload");
    return upload;
  }

  /**
   * The upload as a whole file: compares it with what was announced and gives it its final name.
   * Safe to ask for again, also after a crash halfway.
   * @throws `request.not_found`, `uploads.unfinished`, `uploads.wrong_hash`
   */
  async settle(caller: Caller, id: string): Promise<StoredUpload> {
    const upload = await this.require(caller, id);
    if (upload.ready) return upload;
    const running = this.#settling.get(id) ?? this.#settle(caller.workspaceId, upload);
    this.#settling.set(id, running);
    try {
      return await running;
    } finally {
      this.#settling.delete(id);
    }
  }

  /** Forgets an upload that is not whole yet. @throws `request.not_found`, `uploads.finished` */
  async cancel(caller: Caller, id: string): Promise<void> {
    const upload = await this.require(caller, id);
    if (upload.ready) throw finishedUpload();
    await this.#forget(caller.workspaceId, id);
  }

  async #settle(workspaceId: string, upload: StoredUpload): Promise<StoredUpload> {
    const { id } = upload;
    const part = join(this.directory, id);
    // After a crash between the new name and the row, the file already has its final name.
    const isMoved = (await this.#files.size(workspaceId, id)) === upload.bytes;
    const path = isMoved ? this.#files.path(workspaceId, id) : part;
    if ((await sizeOf(path)) !== upload.bytes) throw unfinishedUpload();
    const { sha256 } = await fingerprint(path);
    if (sha256 !== upload.sha256) {
      await this.#forget(workspaceId, id);
      throw wrongHash();
    }
    if (!isMoved) await this.#files.adopt(workspaceId, part, id);
    await withWorkspace(this.#db, workspaceId, (transaction) =>
      store.markReady(transaction, workspaceId, id),
    );
    await rm(`${part}.json`, { force: true });
    return { ...upload, ready: true };
  }

  async #forget(workspaceId: string, id: string): Promise<void> {
    await withWorkspace(this.#db, workspaceId, (transaction) =>
      store.deleteUpload(transaction, workspaceId, id),
    );
    await this.#removeBytes(workspaceId, id);
  }

  async #sweep(transaction: Transaction, workspaceId: string): Promise<void> {
    const before = new Date(this.#clock.now().getTime() - EXPIRY_MS);
    for (const id of await store.deleteExpired(transaction, workspaceId, before))
      await this.#removeBytes(workspaceId, id);
  }

  async #removeBytes(workspaceId: string, id: string): Promise<void> {
    for (const name of [id, `${id}.json`]) await rm(join(this.directory, name), { force: true });
    await this.#files.remove(workspaceId, id);
  }

  async #requireSpace(bytes: number): Promise<void> {
    const { bavail, bsize } = await statfs(this.directory);
    if (bavail * bsize < bytes * FREE_SPACE) throw diskFull();
  }
}

function isVideoName(name: string): boolean {
  const extension = extname(name).slice(1).toLowerCase();
  return VIDEO_EXTENSIONS.some((known) => known === extension);
}

async function sizeOf(path: string): Promise<number | null> {
  return stat(path).then(
    (found) => found.size,
    () => null,
  );
}
