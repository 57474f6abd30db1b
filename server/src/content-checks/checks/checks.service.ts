import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import type { ContentRules, TextCheckInput, TextCheckReport } from "@app/contract/content-checks/schemas";
import type {
  CheckSubject,
  ContentCheck,
  ContentCheckChange,
  ContentCheckFilter,
  ContentCheckInput,
  ContentCheckList,
  ContentCheckSummary,
  SampleCheckInput,
} from "@app/contract/content-checks/reviews";
import { textReport } from "#/content-checks/analysis/judge.ts";
import type { Clock } from "#/platform/clock.ts";
import { withWorkspace } from "#/platform/database/database.ts";
import type { Database, Transaction } from "#/platform/database/database.ts";
import { toList } from "#/platform/database/keyset.ts";
import { notFound } from "#/platform/errors.ts";
import type { Files } from "#/platform/files/files.ts";
import { requireRole } from "#/platform/http/caller.ts";
import type { Caller } from "#/platform/http/caller.ts";
import type { Images } from "#/platform/images/images.ts";
import type { Jobs } from "#/platform/jobs/jobs.ts";
import { CHECK_QUEUE } from "./checks.jobs.ts";
import { updateOf } from "./checks.rules.ts";
import * as store from "./checks.store.ts";
import type { CheckUpdate, StoredCheck } from "./checks.store.ts";
import { toContentCheck, toSummary } from "./checks.view.ts";
import { readFirstChecks } from "./first-checks.store.ts";
import { readOverturned } from "./overturned.store.ts";
import type { Overturned } from "./overturned.store.ts";
import type { FirstChecks } from "./first-checks.store.ts";
import { KEPT_MS, sendSweep } from "#/content-checks/uploads/cleanup.jobs.ts";
import { forgetMeasurement } from "./measurements.store.ts";
import { clipPath, SAMPLE_CLIPS } from "./sample-clips.ts";
import type { UploadsService } from "#/content-checks/uploads/uploads.service.ts";

/** What a check is started with by whoever owns the content. The rules are frozen with it. */
export interface CheckOrder {
  subject: CheckSubject | null;
  rules: ContentRules;
  uploadId: string;
  caption: string | null;
  /** What the owner writes beside the check, in its transaction: both exist or neither. */
  alongside?: (transaction: Transaction, checkId: string) => Promise<void>;
}

/** A file that is already on this machine, such as a clip of the sample. */
export interface LocalOrder extends Omit<CheckOrder, "uploadId"> {
  path: string;
  fileName: string;
}

/** Content checks: the queue, each check, and what people decide about it. */
export class ChecksService {
  readonly #db: Database;
  readonly #jobs: Jobs;
  readonly #files: Files;
  readonly #images: Images;
  readonly #clock: Clock;
  readonly #uploads: UploadsService;

  constructor(
    dependencies: { db: Database; jobs: Jobs; files: Files; images: Images; clock: Clock },
    uploads: UploadsService,
  ) {
    this.#db = dependencies.db;
    this.#jobs = dependencies.jobs;
    this.#files = dependencies.files;
    this.#images = dependencies.images;
    this.#clock = dependencies.clock;
    this.#uploads = uploads;
  }

  /** Checks content on its own. @throws as `start` */
  create(caller: Caller, { uploadId, caption, rules }: ContentCheckInput): Promise<ContentCheck> {
    return this.start(caller, { subject: null, rules: rules ?? {}, uploadId, caption: caption ?? null });
  }

  /** Starts a check of an upload. @throws `request.not_found`, `uploads.unfinished`, `uploads.wrong_hash` */
  async start(caller: Caller, order: CheckOrder): Promise<ContentCheck> {
    requireRole(caller, "reviewer");
    const { id, fileName, bytes, sha256 } = await this.#uploads.settle(caller, order.uploadId);
    return this.#insert(caller, order, { id, name: fileName, bytes, sha256 });
  }

  /** Starts a check of a copy of a local file. */
  async startFromFile(caller: Caller, order: LocalOrder): Promise<ContentCheck> {
    requireRole(caller, "reviewer");
    const file = await this.#files.put(caller.workspaceId, createReadStream(order.path));
    return this.#insert(caller, order, { ...file, name: order.fileName });
  }

  /** Starts a check of a clip that comes with Herald, with a caption and rules that fit it. */
  async startSample(caller: Caller, { clip }: SampleCheckInput): Promise<ContentCheck> {
    const { fileName, caption, rules } = SAMPLE_CLIPS[clip];
    const path = clipPath(clip);
    return this.startFromFile(caller, { path, fileName, caption, rules, subject: null });
  }

  checkText(caller: Caller, { text, rules }: TextCheckInput): TextCheckReport {
    requireRole(caller, "viewer");
    return textReport(text, rules ?? {});
  }

  async list(caller: Caller, filter: ContentCheckFilter): Promise<ContentCheckList> {
    requireRole(caller, "viewer");
    const page = await withWorkspace(this.#db, caller.workspaceId, (transaction) =>
      store.listChecks(transaction, caller.workspaceId, filter),
    );
    return toList(page, toSummary);
  }

  /** The checks with these ids; those that are unknown or removed are left out. */
  async byIds(caller: Caller, ids: readonly string[]): Promise<ReadonlyMap<string, ContentCheckSummary>> {
    const summaries = await this.#summaries(caller, "id", ids);
    return new Map(summaries.map((summary) => [summary.id, summary]));
  }

  /** All checks of each subject, newest first. */
  async bySubjects(
    caller: Caller,
    subjectIds: readonly string[],
  ): Promise<ReadonlyMap<string, ContentCheckSummary[]>> {
    const summaries = await this.#summaries(caller, "subject_id", subjectIds);
    return Map.groupBy(
      summaries.filter((summary) => summary.subject !== null),
      (summary) => summary.subject?.id ?? "",
    );
  }

  /** How content of the caller's workspace came out of its first check since a moment. */
  async firstChecks(caller: Caller, since: Date): Promise<FirstChecks> {
    requireRole(caller, "viewer");
    return withWorkspace(this.#db, caller.workspaceId, (transaction) =>
      readFirstChecks(transaction, caller.workspaceId, since),
    );
  }

  /** How often people gave another answer than the machine. */
  async overturned(caller: Caller): Promise<Overturned> {
    requireRole(caller, "viewer");
    return withWorkspace(this.#db, caller.workspaceId, (transaction) =>
      readOverturned(transaction, caller.workspaceId),
    );
  }

  /** @throws `request.not_found` */
  async get(caller: Caller, id: string): Promise<ContentCheck> {
    requireRole(caller, "viewer");
    return toContentCheck(await this.#find(caller, id));
  }

  /** Where the video of a check lies. @throws `request.not_found` */
  async media(caller: Caller, id: string): Promise<{ fileId: string; bytes: number; container: string }> {
    requireRole(caller, "viewer");
    const row = await this.#find(caller, id);
    return { fileId: row.file_id, bytes: row.bytes, container: row.measurement?.container ?? "" };
  }

  /**
   * Changes caption, rules, verdict, feedback or one answer. A new caption is judged at once; the file is not read again.
   * @throws `request.not_found`, `platform.edited_meanwhile`, `content_checks.frozen_rules`, `content_checks.reason_needed`, `content_checks.not_read_yet`,
   * `content_checks.unreadable_file`
   */
  async change(caller: Caller, id: string, change: ContentCheckChange): Promise<ContentCheck> {
    requireRole(caller, "reviewer");
    return this.#change(caller, id, {}, (row, transaction) =>
      store.editCheck(transaction, caller.workspaceId, row, {
        change,
        set: updateOf(row, change, { by: caller.name, at: this.#clock.now() }),
      }),
    );
  }

  /** Reads the file again. */
  async rerun(caller: Caller, id: string): Promise<ContentCheck> {
    requireRole(caller, "reviewer");
    return this.#update(caller, id, async (row, transaction) => {
      await forgetMeasurement(transaction, caller.workspaceId, row.sha256);
      await this.#jobs.send(CHECK_QUEUE, { workspaceId: caller.workspaceId, checkId: id }, transaction);
      return { state: "waiting", progress: 0, problem: null };
    });
  }

  /** Takes a check out of the queue; `restore` brings it back for a day. After that its video is deleted. */
  async remove(caller: Caller, id: string): Promise<void> {
    requireRole(caller, "reviewer");
    await this.#update(caller, id, async (_row, transaction) => {
      await sendSweep(this.#jobs, caller.workspaceId, transaction);
      return { removed_at: this.#clock.now() };
    });
  }

  /** Deletes the checks of a workspace that were removed more than a day ago. */
  async sweep(workspaceId: string): Promise<void> {
    const before = new Date(this.#clock.now().getTime() - KEPT_MS);
    await withWorkspace(this.#db, workspaceId, async (transaction) => {
      const { files, images } = await store.purgeRemoved(transaction, workspaceId, before);
      // Before the rows are gone for good: whoever is cut off here does it again.
      for (const fileId of files) await this.#files.remove(workspaceId, fileId);
      for (const imageId of images) await this.#images.remove(workspaceId, imageId);
    });
  }

  /** Takes the checks of these subjects away for good with the next `sweep`, in the caller's transaction. */
  expire(transaction: Transaction, workspaceId: string, subjectIds: readonly string[]): Promise<void> {
    return store.expireChecks(transaction, workspaceId, subjectIds);
  }

  async restore(caller: Caller, id: string): Promise<ContentCheck> {
    requireRole(caller, "reviewer");
    return this.#update(caller, id, () => ({ removed_at: null }), { alsoRemoved: true });
  }

  async #insert(
    caller: Caller,
    { subject, rules, caption, alongside }: Omit<CheckOrder, "uploadId">,
    file: store.NewCheck["file"],
  ): Promise<ContentCheck> {
    const id = randomUUID();
    const { workspaceId } = caller;
    const row = await withWorkspace(this.#db, workspaceId, async (transaction) => {
      const createdAt = this.#clock.now();
      const check = { id, file, caption, rules, subject, createdByName: caller.name, createdAt };
      const inserted = await store.insertCheck(transaction, workspaceId, check);
      await alongside?.(transaction, id);
      await this.#jobs.send(CHECK_QUEUE, { workspaceId, checkId: id }, transaction);
      return inserted;
    });
    return toContentCheck(row);
  }

  async #find(caller: Caller, id: string): Promise<StoredCheck> {
    const row = await withWorkspace(this.#db, caller.workspaceId, (transaction) =>
      store.findCheck(transaction, caller.workspaceId, id),
    );
    if (!row || row.removed_at) throw notFound("content check");
    return row;
  }

  #update(
    caller: Caller,
    id: string,
    change: (row: StoredCheck, transaction: Transaction) => CheckUpdate | Promise<CheckUpdate>,
    options: { alsoRemoved?: boolean } = {},
  ): Promise<ContentCheck> {
    return this.#change(caller, id, options, async (row, transaction) =>
      store.updateCheck(transaction, caller.workspaceId, id, await change(row, transaction)),
    );
  }

  #change(
    caller: Caller,
    id: string,
    { alsoRemoved = false }: { alsoRemoved?: boolean },
    write: (row: StoredCheck, transaction: Transaction) => Promise<StoredCheck>,
  ): Promise<ContentCheck> {
    const { workspaceId } = caller;
    return withWorkspace(this.#db, workspaceId, async (transaction) => {
      const row = await store.findCheck(transaction, workspaceId, id, { lock: true });
      if (!row || (row.removed_at && !alsoRemoved)) throw notFound("content check");
      return toContentCheck(await write(row, transaction));
    });
  }

  async #summaries(caller: Caller, column: "id" | "subject_id", ids: readonly string[]) {
    requireRole(caller, "viewer");
    const rows = await withWorkspace(this.#db, caller.workspaceId, (transaction) =>
      store.summariesBy(transaction, caller.workspaceId, column, ids),
    );
    return rows.map(toSummary);
  }
}
