import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { rm, stat } from "node:fs/promises";
import { extname, join } from "node:path";
import { VIDEO_BYTES_MAX, VIDEO_EXTENSIONS } from "@app/contract/content-checks/schemas";
import type { Clock } from "#/platform/clock.ts";
import { withWorkspace } from "#/platform/database/database.ts";
import type { Database, Transaction } from "#/platform/database/database.ts";
import { notFound } from "#/platform/errors.ts";
import type { Files } from "#/platform/files/files.ts";
import { requireRole } from "#/platform/http/caller.ts";
import type { Caller } from "#/platform/http/caller.ts";
import type { Jobs } from "#/platform/jobs/jobs.ts";
import {
  finishedUpload,
  tooLarge,
  tooLittleRoom,
  tooManyUploads,
  unfinishedUpload,
  wrongExtension,
  wrongHash,
  wrongUpload,
} from "./uploads.errors.ts";
import { fingerprint } from "#/content-checks/checks/file-check.ts";
import { KEPT_MS, sendSweep } from "./cleanup.jobs.ts";
import * as store from "./uploads.store.ts";
import type { StoredUpload } from "./uploads.store.ts";

/** What a sender says of a file before its first byte. */
export interface UploadAnnouncement {
  fileName: string;
  sha256: string;
  bytes: number;
}

/** Uploads of a workspace that no check uses yet may hold this much; chosen by us. */
const UNUSED_BYTES_MAX = 10 * VIDEO_BYTES_MAX;
/** Free space that an upload needs, in times its length: its pieces, and the whole file that is made of them. */
const FREE_SPACE = 2;
const FILE_NAME_MAX = 200;
const SHA256 = /^[0-9a-f]{64}$/;

interface UploadDependencies {
  db: Database;
  jobs: Jobs;
  files: Files;
  clock: Clock;
  directory: string;
}

/** Uploads on their way in: announced, received in pieces, compared, handed over. */
export class UploadsService {
  readonly #db: Database;
  readonly #jobs: Jobs;
  readonly #files: Files;
  readonly #clock: Clock;
  readonly #settling = new Map<string, Promise<StoredUpload>>();
  /** Where bytes lie until they are whole. */
  readonly directory: string;

  constructor({ db, jobs, files, clock, directory }: UploadDependencies) {
    this.#db = db;
    this.#jobs = jobs;
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
    const { workspaceId, userId } = caller;
    const [id, createdAt] = [randomUUID(), this.#clock.now()];
    await this.sweep(workspaceId);
    await withWorkspace(this.#db, workspaceId, async (transaction) => {
      const unused = await store.unusedBytes(transaction, workspaceId);
      if (unused + bytes > UNUSED_BYTES_MAX) throw tooManyUploads();
      await this.#promiseRoom(transaction, { id, bytes, now: createdAt });
      const upload = { id, fileName, bytes, sha256, createdBy: userId, createdAt };
      await store.insertUpload(transaction, workspaceId, upload);
      await sendSweep(this.#jobs, workspaceId, transaction);
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
    return upload.ready ? upload : this.#settleOnce(caller, upload);
  }

  /** As it is now; one whose last answer or last step was cut off, although all bytes are there, is made whole first. */
  async resume(caller: Caller, id: string): Promise<StoredUpload> {
    const upload = await this.require(caller, id);
    if (upload.ready || !(await this.#isWhole(caller.workspaceId, upload))) return upload;
    return this.#settleOnce(caller, upload);
  }

  async #settleOnce(caller: Caller, upload: StoredUpload): Promise<StoredUpload> {
    const { id } = upload;
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

  // Two processes may do this at the same time: both make the same file of the same bytes.
  async #settle(workspaceId: string, upload: StoredUpload): Promise<StoredUpload> {
    const { id } = upload;
    const sha256 = await this.#keep(workspaceId, upload);
    if (sha256 === null) throw unfinishedUpload();
    if (sha256 !== upload.sha256) {
      await this.#forget(workspaceId, id);
      throw wrongHash();
    }
    await withWorkspace(this.#db, workspaceId, async (transaction) => {
      await store.markReady(transaction, workspaceId, id);
      await store.deletePromise(transaction, id);
    });
    await this.#removePieces(id);
    return { ...upload, ready: true };
  }

  /** Makes one file of the pieces, unless a settling that was cut off has done so. @returns its SHA-256. */
  async #keep(workspaceId: string, { id, bytes }: StoredUpload): Promise<string | null> {
    const part = this.#part(id);
    if ((await sizeOf(part)) === bytes)
      return (await this.#files.put(workspaceId, createReadStream(part), id)).sha256;
    if ((await this.#files.size(workspaceId, id)) !== bytes) return null;
    return (await this.#files.withLocalFile(workspaceId, id, fingerprint)).sha256;
  }

  async #forget(workspaceId: string, id: string): Promise<void> {
    await withWorkspace(this.#db, workspaceId, async (transaction) => {
      await store.deleteUpload(transaction, workspaceId, id);
      await store.deletePromise(transaction, id);
    });
    await this.#removeBytes(workspaceId, id);
  }

  /** Forgets the uploads of a workspace that nobody finished or used within a day. */
  async sweep(workspaceId: string): Promise<void> {
    const before = new Date(this.#clock.now().getTime() - KEPT_MS);
    const expired = await withWorkspace(this.#db, workspaceId, (transaction) =>
      store.deleteExpired(transaction, workspaceId, before),
    );
    for (const id of expired) await this.#removeBytes(workspaceId, id);
  }

  async #isWhole(workspaceId: string, { id, bytes }: StoredUpload): Promise<boolean> {
    const sizes = [await sizeOf(this.#part(id)), await this.#files.size(workspaceId, id)];
    return sizes.includes(bytes);
  }

  async #removeBytes(workspaceId: string, id: string): Promise<void> {
    await this.#removePieces(id);
    await this.#files.remove(workspaceId, id);
  }

  async #removePieces(id: string): Promise<void> {
    for (const path of [this.#part(id), `${this.#part(id)}.json`]) await rm(path, { force: true });
  }

  #part(id: string): string {
    return join(this.directory, id);
  }

  /** What other uploads were promised and have not filled yet counts as used. @throws `uploads.disk_full` */
  async #promiseRoom(
    transaction: Transaction,
    { id, bytes, now }: { id: string; bytes: number; now: Date },
  ): Promise<void> {
    const promised = await store.lockPromises(transaction, now);
    const arrived = await Promise.all(promised.map(async (one) => (await sizeOf(this.#part(one.id))) ?? 0));
    const open = promised.reduce((sum, one, at) => sum + Math.max(0, one.bytes - (arrived[at] ?? 0)), 0);
    const free = await this.#files.free();
    const needed = bytes * FREE_SPACE;
    if (free !== null && free - open < needed) throw tooLittleRoom();
    const until = new Date(now.getTime() + KEPT_MS);
    await store.insertPromise(transaction, { id, bytes: needed, until });
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
