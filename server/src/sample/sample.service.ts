import type { SampleState } from "@app/contract/settings/schemas";
import type { Clock } from "#/platform/clock.ts";
import type { Database, Transaction } from "#/platform/database/database.ts";
import type { AppError } from "#/platform/errors.ts";
import { requireServerAdministrator } from "#/platform/http/caller.ts";
import type { Caller } from "#/platform/http/caller.ts";
import type { Images } from "#/platform/images/images.ts";
import type { Log } from "#/platform/log.ts";
import { drawSample } from "./creators.rules.ts";
import { drawPictures } from "./pictures.ts";
import { sampleFailed, sampleNotReady, sampleRemoved } from "./sample.errors.ts";
import { countInvented, deleteSample, insertCreators, readState, writeState } from "./sample.store.ts";

const WORKSPACE = { name: "Sample", slug: "sample" };

/** What the sample needs from the rest of Herald. */
export interface SampleNeighbours {
  /** The sample's workspace; made when there is none. */
  workspace(input: { name: string; slug: string }): Promise<{ id: string } | null>;
  /** Adds what a team would have made of the creators: collections, campaigns with checks, a report. */
  fill(caller: Caller): Promise<void>;
  /** What follows once it can be looked at. */
  follow(transaction: Transaction, workspaceId: string): Promise<void>;
}

/** The labelled workspace of fictional creators: loaded at the first start, removed and restored by a server administrator. */
export class SampleService {
  readonly #dependencies: { db: Database; images: Images; clock: Clock; log: Log };
  readonly #neighbours: SampleNeighbours;
  /** What is known of a making here or by a process of its own, beside what the database says. */
  #making: "none" | "coming" | "failed" = "none";
  #work: Promise<void> = Promise.resolve();

  constructor(
    dependencies: { db: Database; images: Images; clock: Clock; log: Log },
    neighbours: SampleNeighbours,
  ) {
    this.#dependencies = dependencies;
    this.#neighbours = neighbours;
  }

  /**
   * Loads the sample unless it is there, or an administrator removed it. A load that was cut short begins anew, and so does
   * a sample of an earlier edition.
   */
  loadOnce(): Promise<void> {
    return this.#alone(async () => {
      if (!(await this.isSettled())) await this.#watched(() => this.#load());
    });
  }

  /** Whether it is there as this Herald makes it, or was removed on purpose. */
  async isSettled(): Promise<boolean> {
    const known = await readState(this.#dependencies.db);
    return known?.state === "removed" || (known?.state === "loaded" && known.isCurrent);
  }

  async isLoaded(): Promise<boolean> {
    return (await readState(this.#dependencies.db))?.state === "loaded";
  }

  async isRemoved(): Promise<boolean> {
    return (await readState(this.#dependencies.db))?.state === "removed";
  }

  /** Whether it is to be made; from now on it is told of as on its way, until `madeBy` has ended. */
  async isToCome(): Promise<boolean> {
    const isMissing = !(await this.isSettled());
    if (isMissing) this.#making = "coming";
    return isMissing;
  }

  /** Has it made elsewhere, as by a process of its own. @throws what that throws. */
  madeBy(make: () => Promise<void>): Promise<void> {
    return this.#watched(make);
  }

  /**
   * @throws `sample.not_ready` while it is being made, here or by another process, or is about to be; `sample.failed` where
   * that did not come to an end here.
   */
  async requireMade(): Promise<void> {
    if (this.#making === "failed") throw sampleFailed();
    const known = await readState(this.#dependencies.db);
    if (this.#making === "coming" || known?.state === "loading") throw sampleNotReady();
  }

  /** Why it is not there. */
  async missing(): Promise<AppError> {
    if (await this.isRemoved()) return sampleRemoved();
    return this.#making === "failed" ? sampleFailed() : sampleNotReady();
  }

  async state(): Promise<SampleState> {
    const isLoaded = await this.isLoaded();
    return { isLoaded, creators: isLoaded ? await countInvented(this.#dependencies.db) : null };
  }

  async remove(caller: Caller): Promise<void> {
    requireServerAdministrator(caller);
    await this.#alone(async () => {
      const { db, clock } = this.#dependencies;
      await db.transaction().execute(async (transaction) => {
        await writeState(transaction, "removed", clock.now());
        await deleteSample(transaction);
      });
      this.#making = "none";
    });
  }

  async restore(caller: Caller): Promise<void> {
    requireServerAdministrator(caller);
    await this.#alone(async () => {
      if (!(await this.isLoaded())) await this.#watched(() => this.#load());
    });
  }

  #alone(work: () => Promise<void>): Promise<void> {
    const turn = this.#work.catch(() => undefined).then(work);
    this.#work = turn;
    return turn;
  }

  // What a failure leaves in the database looks as if it were still being made.
  async #watched(make: () => Promise<void>): Promise<void> {
    this.#making = "coming";
    try {
      await make();
      this.#making = "none";
    } catch (error) {
      this.#making = "failed";
      throw error;
    }
  }

  async #load(): Promise<void> {
    const { db, images, clock, log } = this.#dependencies;
    const began = performance.now();
    const now = clock.now();
    await db.transaction().execute(async (transaction) => {
      await writeState(transaction, "loading", now);
      await deleteSample(transaction);
    });
    const workspace = await this.#neighbours.workspace(WORKSPACE);
    if (!workspace) throw new Error("The sample has no workspace");
    const add = (picture: Buffer) => images.add(workspace.id, picture);
    const pictures = await drawPictures();
    const addAll = (some: readonly Buffer[]) => Promise.all(some.map(add));
    const faces = { female: await addAll(pictures.female), male: await addAll(pictures.male) };
    const posts = await addAll(pictures.images);
    await insertCreators(
      db,
      workspace.id,
      drawSample({ workspaceId: workspace.id, now, faces, images: posts }),
    );
    await this.#neighbours.fill(sampleCaller(workspace.id));
    await db.transaction().execute(async (transaction) => {
      await writeState(transaction, "loaded", clock.now());
      await this.#neighbours.follow(transaction, workspace.id);
    });
    log.info({ ms: Math.round(performance.now() - began) }, "the sample workspace is loaded");
  }
}

/** Whoever makes the sample: the only one who writes into it. */
export function sampleCaller(workspaceId: string): Caller {
  return {
    userId: null,
    name: "Herald",
    workspaceId,
    workspaceSlug: WORKSPACE.slug,
    role: "owner",
    isSample: true,
    isFixed: false,
    isServerAdministrator: false,
    seesPrices: true,
    via: "local",
  };
}
