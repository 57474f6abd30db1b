import type { Workspace } from "@app/contract/identity/schemas";
import { randomUUID } from "node:crypto";
import * as z from "zod/mini";
import type { ChecksService } from "#/content-checks/index.ts";
import { isSecondCopy } from "#/identity/index.ts";
import type { Identity } from "#/identity/index.ts";
import type { Database } from "#/platform/database/database.ts";
import type { Files } from "#/platform/files/files.ts";
import type { Caller } from "#/platform/http/caller.ts";
import type { Jobs } from "#/platform/jobs/jobs.ts";
import type { Log } from "#/platform/log.ts";
import { holdWorkspace, putRows, readFileIds, readUnfinishedChecks, takeRows } from "./copies.store.ts";
import { sampleNotReady } from "./sample.errors.ts";
import type { SampleService } from "./sample.service.ts";

const FORGET_QUEUE = "sample-copy-forget";
/** A removed copy can be brought back for this long; the screen offers it for 10 seconds. Chosen by us. */
const KEPT_AFTER_REMOVAL_S = 60 * 60;
/** Each file waits for the disk; the pictures are small. */
const FILES_AT_ONCE = 8;

const ForgetJob = z.object({ workspaceId: z.uuid() });

interface CopyDependencies {
  db: Database;
  files: Files;
  jobs: Jobs;
  log: Log;
}

interface CopyServices {
  workspaces: Identity["workspaces"];
  copies: Identity["sampleCopies"];
  checks: ChecksService;
  sample: Pick<SampleService, "isLoaded" | "missing">;
}

/** Private copies of the sample, one a person: everything may be tried in them, and nobody else sees it. */
export class CopiesService {
  readonly #dependencies: CopyDependencies;
  readonly #services: CopyServices;

  constructor(dependencies: CopyDependencies, services: CopyServices) {
    this.#dependencies = dependencies;
    this.#services = services;
    dependencies.jobs.define(FORGET_QUEUE, {
      kind: "long",
      concurrency: 1,
      timeoutSeconds: 60,
      handler: async (data) => this.#forget(ForgetJob.parse(data).workspaceId),
    });
  }

  /** The caller's copy, made when there is none. @throws `sample.removed`, `sample.not_ready`. */
  async make(caller: Caller): Promise<Workspace> {
    const { copies, workspaces, sample } = this.#services;
    const known = await copies.find(caller);
    if (known) return known;
    const source = await workspaces.sample();
    if (!source || !(await sample.isLoaded())) throw await sample.missing();
    const began = performance.now();
    const made = await this.#copy(caller, source.id);
    this.#dependencies.log.info(
      { ms: Math.round(performance.now() - began) },
      "a copy of the sample is made",
    );
    return made;
  }

  /** Takes the caller's copy away at once. @throws `request.not_found`. */
  async remove(caller: Caller): Promise<void> {
    await this.#dependencies.db.transaction().execute(async (transaction) => {
      const workspaceId = await this.#services.copies.remove(transaction, caller);
      await this.#dependencies.jobs.send(FORGET_QUEUE, { workspaceId }, transaction, {
        afterSeconds: KEPT_AFTER_REMOVAL_S,
      });
    });
  }

  /** Brings the removed copy back. @throws `request.not_found`, `sample.copy_exists`. */
  restore(caller: Caller): Promise<Workspace> {
    return this.#services.copies.restore(caller);
  }

  async #copy(caller: Caller, from: string): Promise<Workspace> {
    const { db } = this.#dependencies;
    const id = randomUUID();
    const fileIds = await readFileIds(db, from);
    try {
      await this.#copyFiles(from, id, fileIds);
      const { made, unfinished } = await db.transaction().execute(async (transaction) => {
        if (!(await holdWorkspace(transaction, from))) throw sampleNotReady();
        const workspace = await this.#services.copies.insert(transaction, caller, id);
        await takeRows(transaction, from);
        await putRows(transaction, id);
        return { made: workspace, unfinished: await readUnfinishedChecks(transaction) };
      });
      const within: Caller = { ...caller, workspaceId: id, role: "owner", isFixed: false };
      for (const checkId of unfinished) await this.#services.checks.rerun(within, checkId);
      return made;
    } catch (error) {
      await this.#removeFiles(id, fileIds);
      // The person pressed twice: the first one made it.
      const known = isSecondCopy(error) ? await this.#services.copies.find(caller) : null;
      if (known) return known;
      throw error;
    }
  }

  async #copyFiles(from: string, to: string, ids: readonly string[]): Promise<void> {
    const { files } = this.#dependencies;
    for (let at = 0; at < ids.length; at += FILES_AT_ONCE) {
      const some = ids.slice(at, at + FILES_AT_ONCE);
      await Promise.all(some.map((id) => files.put(to, files.read(from, id), id)));
    }
  }

  async #removeFiles(workspaceId: string, ids: readonly string[]): Promise<void> {
    for (const id of ids) await this.#dependencies.files.remove(workspaceId, id);
  }

  async #forget(workspaceId: string): Promise<void> {
    if (!(await this.#services.copies.isRemoved(workspaceId))) return;
    const fileIds = await readFileIds(this.#dependencies.db, workspaceId);
    await this.#services.copies.forget(workspaceId);
    await this.#removeFiles(workspaceId, fileIds);
  }
}
