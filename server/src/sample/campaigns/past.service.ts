import * as z from "zod/mini";
import type { Clock } from "#/platform/clock.ts";
import type { Database, Transaction } from "#/platform/database/database.ts";
import type { Jobs } from "#/platform/jobs/jobs.ts";
import { sampleCaller } from "#/sample/sample.service.ts";
import { finishCampaign } from "./finished.ts";
import type { FinishedServices } from "./finished.ts";
import { overturnCheck } from "./overturning.ts";

const CAMPAIGN_QUEUE = "sample-past-campaign";
const CHECK_QUEUE = "sample-overturned-check";
const TIMEOUT_SECONDS = 300;
/** After so long it is seen again whether the drafts are read. */
const AGAIN_SECONDS = 3;

const Job = z.object({ workspaceId: z.uuid() });

/**
 * What the sample has behind it: a campaign that is over, and a check that a person answered otherwise. Both need work
 * that would hold up the first start, a plan and videos that are read, and so they come right after it.
 */
export class PastService {
  readonly #dependencies: { db: Database; jobs: Jobs; clock: Clock };
  readonly #services: FinishedServices;

  constructor(dependencies: { db: Database; jobs: Jobs; clock: Clock }, services: FinishedServices) {
    this.#dependencies = dependencies;
    this.#services = services;
    this.#define(CAMPAIGN_QUEUE, (workspaceId) =>
      finishCampaign(services, sampleCaller(workspaceId), dependencies.clock.now()),
    );
    this.#define(CHECK_QUEUE, (workspaceId) => this.#overturn(workspaceId));
  }

  /** Comes about once the transaction is through. */
  async order(transaction: Transaction, workspaceId: string): Promise<void> {
    for (const queue of [CAMPAIGN_QUEUE, CHECK_QUEUE]) {
      await this.#dependencies.jobs.send(queue, { workspaceId }, transaction);
    }
  }

  async #overturn(workspaceId: string): Promise<void> {
    if (await overturnCheck(this.#services.checks, sampleCaller(workspaceId))) return;
    const { db, jobs } = this.#dependencies;
    await db
      .transaction()
      .execute((transaction) =>
        jobs.send(CHECK_QUEUE, { workspaceId }, transaction, { afterSeconds: AGAIN_SECONDS }),
      );
  }

  #define(queue: string, work: (workspaceId: string) => Promise<void>): void {
    this.#dependencies.jobs.define(queue, {
      kind: "long",
      concurrency: 1,
      timeoutSeconds: TIMEOUT_SECONDS,
      handler: async (data) => work(Job.parse(data).workspaceId),
    });
  }
}
