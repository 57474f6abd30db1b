import * as z from "zod/mini";
import type { Transaction } from "#/platform/database/database.ts";
import type { Jobs } from "#/platform/jobs/jobs.ts";

/** A removed check can be brought back, and an upload be finished and used, for this long. Chosen by us. */
export const KEPT_MS = 24 * 3600 * 1000;

const QUEUE = "content-leftovers";
/** Clocks of several machines differ a little: a job that comes too early would find nothing to do. */
const MARGIN_SECONDS = 60;
const TIMEOUT_SECONDS = 300;

const CleanupJob = z.object({ workspaceId: z.uuid() });

/** Has what is left over of a workspace taken away once its time is over. */
export function sendSweep(jobs: Jobs, workspaceId: string, transaction: Transaction): Promise<void> {
  return jobs.send(QUEUE, { workspaceId }, transaction, {
    afterSeconds: KEPT_MS / 1000 + MARGIN_SECONDS,
  });
}

/** Takes away removed checks with their videos, and uploads that nobody used. Call before the jobs start. */
export function defineCleanupJobs(
  jobs: Jobs,
  sweepers: readonly { sweep(workspaceId: string): Promise<void> }[],
): void {
  jobs.define(QUEUE, {
    kind: "long",
    concurrency: 1,
    timeoutSeconds: TIMEOUT_SECONDS,
    handler: async (data) => {
      const { workspaceId } = CleanupJob.parse(data);
      for (const sweeper of sweepers) await sweeper.sweep(workspaceId);
    },
  });
}
