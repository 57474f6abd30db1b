import * as z from "zod/mini";
import type { RecordKeeper } from "#/discovery/index.ts";
import { withWorkspace } from "#/platform/database/database.ts";
import type { Database } from "#/platform/database/database.ts";
import type { Jobs } from "#/platform/jobs/jobs.ts";
import { attachWaiting } from "#/results/attaching/waiting.service.ts";
import { lockRecording } from "#/results/recording/recording.store.ts";
import { ImportedRecords } from "./record-session.ts";
import { reverseRecords } from "./reversal.ts";

const WAITING_QUEUE = "results-try-waiting";
/** A workspace in which very much waits takes a minute. Chosen by us. */
const TIMEOUT_SECONDS = 10 * 60;

const WaitingJob = z.object({ workspaceId: z.uuid() });

/** What imports of tables need of results; handed down to discovery. */
export const RESULTS_OF_IMPORTS: RecordKeeper = {
  open: (kind, context) => new ImportedRecords(kind, context),
  reverse: reverseRecords,
  tryWaiting: (jobs, transaction, workspaceId) => jobs.send(WAITING_QUEUE, { workspaceId }, transaction),
};

/** Attaches what waits once creators have come. Call before the jobs start. */
export function defineWaitingJobs(jobs: Jobs, db: Database): void {
  jobs.define(WAITING_QUEUE, {
    kind: "long",
    concurrency: 1,
    timeoutSeconds: TIMEOUT_SECONDS,
    handler: async (data) => {
      const { workspaceId } = WaitingJob.parse(data);
      await withWorkspace(db, workspaceId, async (transaction) => {
        await lockRecording(transaction, workspaceId);
        await attachWaiting(transaction, workspaceId);
      });
    },
  });
}
