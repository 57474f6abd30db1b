import * as z from "zod/mini";
import { judgeContent } from "#/content-checks/analysis/judge.ts";
import type { Measurement } from "#/content-checks/analysis/measurement.ts";
import type { EngineIdentity } from "#/content-checks/media/engine-choice.ts";
import type { MediaEngine, Reading } from "#/content-checks/media/media-engine.ts";
import { isNoMediaEngine, isNotStarted } from "#/content-checks/media/media-engine.errors.ts";
import { REFUSAL_MESSAGES } from "#/content-checks/media/refusal.errors.ts";
import { stillPicture } from "#/content-checks/media/still-picture.ts";
import type { Clock } from "#/platform/clock.ts";
import { withWorkspace } from "#/platform/database/database.ts";
import type { Database } from "#/platform/database/database.ts";
import type { Files } from "#/platform/files/files.ts";
import type { Images } from "#/platform/images/images.ts";
import type { Jobs } from "#/platform/jobs/jobs.ts";
import * as store from "./checks.store.ts";
import type { CheckUpdate, StoredCheck } from "./checks.store.ts";
import { findMeasurement, keepMeasurement } from "./measurements.store.ts";

export const CHECK_QUEUE = "content-check";

/** Two at once: each decodes with two threads. */
const CONCURRENCY = 2;
/** The longest video at twice its length, and a minute. */
const TIMEOUT_SECONDS = 2 * 3600 + 60;
const PROGRESS_MS = 1000;
const BROKEN_OFF = "Reading this video broke off. It is tried again by itself.";
const NOT_STARTED = "The program that reads videos could not be started. It is tried again by itself.";
const GIVEN_UP =
  "Reading this video failed several times and is not tried again by itself. Start the check again; if that fails too, export the video anew.";

const CheckJob = z.object({ workspaceId: z.uuid(), checkId: z.uuid() });

interface JobDependencies {
  db: Database;
  jobs: Jobs;
  files: Files;
  images: Images;
  clock: Clock;
  engine: MediaEngine;
}

/** Reads the files of checks in the background. Call before the jobs start. */
export function defineCheckJobs({ jobs, ...dependencies }: JobDependencies): void {
  jobs.define(CHECK_QUEUE, {
    kind: "long",
    concurrency: CONCURRENCY,
    timeoutSeconds: TIMEOUT_SECONDS,
    handler: async (data, signal) => {
      const { workspaceId, checkId } = CheckJob.parse(data);
      await new CheckRun(dependencies, workspaceId, checkId).run(signal);
    },
    givenUp: async (data) => {
      const { workspaceId, checkId } = CheckJob.parse(data);
      await new CheckRun(dependencies, workspaceId, checkId).giveUp();
    },
  });
}

/** One reading of one check's file. Safe to repeat: what was measured is kept by the bytes' SHA-256. */
class CheckRun {
  readonly #dependencies: Omit<JobDependencies, "jobs">;
  readonly #workspaceId: string;
  readonly #checkId: string;
  #progressAt = 0;

  constructor(dependencies: Omit<JobDependencies, "jobs">, workspaceId: string, checkId: string) {
    this.#dependencies = dependencies;
    this.#workspaceId = workspaceId;
    this.#checkId = checkId;
  }

  async run(signal: AbortSignal): Promise<void> {
    const check = await this.#update((row) =>
      isSettled(row) ? {} : { state: "checking", progress: 0, problem: null },
    );
    // The second try of a reading that broke off may come after another one went through.
    if (!check || isSettled(check)) return;
    const began = performance.now();
    try {
      const engine = await this.#dependencies.engine.identity();
      const reading = await this.#read(check, engine, signal);
      const seconds = (performance.now() - began) / 1000;
      const stillId = check.still_image_id ?? (await this.#stillOf(check.sha256, reading));
      await this.#update((row) => ({
        ...resultOf(row, reading, { engine, seconds }),
        still_image_id: stillId,
      }));
    } catch (error) {
      // Another try finds none either: somebody has to install one first.
      if (isNoMediaEngine(error)) {
        await this.#update((row) => ({
          state: "failed",
          problem: error.detail,
          ...store.judgement(judgeContent(null, row.caption, row.rules)),
        }));
        return;
      }
      await this.#update(() => ({
        state: "failed",
        problem: isNotStarted(error) ? NOT_STARTED : BROKEN_OFF,
      }));
      throw error;
    }
  }

  /** Nobody waits for a check that nobody reads any more. */
  async giveUp(): Promise<void> {
    await this.#update((row) => (isSettled(row) ? {} : { state: "failed", problem: GIVEN_UP }));
  }

  async #read(check: StoredCheck, by: EngineIdentity, signal: AbortSignal): Promise<Reading> {
    const known = await this.#known(check.sha256, by);
    if (known) return { status: "measured", measurement: known, still: null };
    const { files, engine } = this.#dependencies;
    const onProgress = (share: number) => this.#tell(share);
    const reading = await files.withLocalFile(this.#workspaceId, check.file_id, (path) =>
      engine.read(path, { onProgress, signal }),
    );
    if (reading.status === "measured") await this.#keep(check.sha256, by, reading.measurement);
    return reading;
  }

  /** One picture for all checks of the same bytes. */
  async #stillOf(sha256: string, reading: Reading): Promise<string | null> {
    const known = await withWorkspace(this.#dependencies.db, this.#workspaceId, (transaction) =>
      store.findStill(transaction, this.#workspaceId, sha256),
    );
    if (known !== null || reading.status === "refused" || !reading.still) return known;
    const picture = await stillPicture(reading.still);
    return picture && this.#dependencies.images.add(this.#workspaceId, picture);
  }

  #known(sha256: string, by: EngineIdentity): Promise<Measurement | null> {
    return withWorkspace(this.#dependencies.db, this.#workspaceId, (transaction) =>
      findMeasurement(transaction, this.#workspaceId, sha256, keyOf(by)),
    );
  }

  #keep(sha256: string, by: EngineIdentity, measurement: Measurement): Promise<void> {
    const kept = { sha256, measurement, engine: keyOf(by), at: this.#dependencies.clock.now() };
    return withWorkspace(this.#dependencies.db, this.#workspaceId, (transaction) =>
      keepMeasurement(transaction, this.#workspaceId, kept),
    );
  }

  /** At most once a second; a progress that cannot be written is no reason to stop. */
  #tell(share: number): void {
    if (performance.now() - this.#progressAt < PROGRESS_MS) return;
    this.#progressAt = performance.now();
    this.#update((row) => (row.state === "checking" ? { progress: share } : {})).catch(() => undefined);
  }

  async #update(change: (row: StoredCheck) => CheckUpdate): Promise<StoredCheck | null> {
    return withWorkspace(this.#dependencies.db, this.#workspaceId, async (transaction) => {
      const row = await store.findCheck(transaction, this.#workspaceId, this.#checkId, { lock: true });
      if (!row) return null;
      const update = change(row);
      if (Object.keys(update).length === 0) return row;
      return store.updateCheck(transaction, this.#workspaceId, this.#checkId, update);
    });
  }
}

/** What another engine or version has read is not taken for what this one reads. */
function keyOf({ name, version }: EngineIdentity): string {
  return `${name} ${version}`;
}

function isSettled({ state }: StoredCheck): boolean {
  return state === "done" || state === "refused";
}

/** Judged with the caption and rules as they are now: they may have changed while the file was read. */
function resultOf(
  row: StoredCheck,
  reading: Reading,
  { engine, seconds }: { engine: EngineIdentity; seconds: number },
): CheckUpdate {
  if (reading.status === "refused")
    return { state: "refused", progress: 1, problem: REFUSAL_MESSAGES[reading.refusal], checks: "[]" };
  const { measurement } = reading;
  return {
    state: "done",
    progress: 1,
    problem: null,
    measurement: JSON.stringify(measurement),
    engine: JSON.stringify(engine),
    ...store.judgement(judgeContent(measurement, row.caption, row.rules)),
    seconds,
  };
}
