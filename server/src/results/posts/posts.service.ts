import type {
  FigureReadingInput,
  PostEdit,
  PostInput,
  ResultPostList,
  ResultPostWithReadings,
  ResultQuery,
} from "@app/contract/results/posts";
import type { Identity } from "#/identity/index.ts";
import { dayIn } from "#/platform/clock.ts";
import type { Clock } from "#/platform/clock.ts";
import { brokenConstraint, withWorkspace } from "#/platform/database/database.ts";
import type { Database, Transaction } from "#/platform/database/database.ts";
import { notFound } from "#/platform/errors.ts";
import { requireReader, requireRole } from "#/platform/http/caller.ts";
import type { Caller } from "#/platform/http/caller.ts";
import { namedIn, touchCreators } from "#/discovery/index.ts";
import type { ObjectionsService } from "#/discovery/index.ts";
import { choose } from "#/results/recording/choosing.ts";
import type { RecordingContext } from "#/results/recording/record-all.ts";
import { countRecorded, recordedOne } from "#/results/recording/recording.ts";
import type { Recorded } from "#/results/recording/recording.ts";
import { lockRecording } from "#/results/recording/recording.store.ts";
import { isAhead } from "#/results/ahead.rules.ts";
import { noPostLink, readingAhead, samePost } from "#/results/results.errors.ts";
import { readPostLink } from "#/language/media/post-links.ts";
import { recordPosts } from "./post-recording.ts";
import { storyEnd } from "./post-records.ts";
import type { PostRecord } from "./post-records.ts";
import { editPost, findPost, listPosts } from "./posts.store.ts";
import { withFalls } from "./readings.ts";
import { readReadings, storeReadings } from "./readings.store.ts";

export interface ResultsDependencies {
  db: Database;
  clock: Clock;
  objections: ObjectionsService;
  workspaces: Identity["workspaces"];
}

/** Posts and what came of them. */
export class PostsService {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #objections: ObjectionsService;
  readonly #workspaces: Identity["workspaces"];

  constructor({ db, clock, objections, workspaces }: ResultsDependencies) {
    this.#db = db;
    this.#clock = clock;
    this.#objections = objections;
    this.#workspaces = workspaces;
  }

  /** The newest first. */
  async list(caller: Caller, query: ResultQuery): Promise<ResultPostList> {
    requireReader(caller);
    return this.#in(caller, (transaction) => listPosts(transaction, caller.workspaceId, query));
  }

  /** @throws `request.not_found` */
  async get(caller: Caller, id: string): Promise<ResultPostWithReadings> {
    requireReader(caller);
    return this.#in(caller, (transaction) => this.#read(transaction, caller, id));
  }

  /**
   * Makes a post; one that is there already is completed by what it does not say yet, and gets the reading.
   * @throws `request.invalid` for a platform that Herald does not keep, and a reading dated ahead; `discovery.objection`.
   */
  async create(caller: Caller, input: PostInput): Promise<{ isNew: boolean; post: ResultPostWithReadings }> {
    requireRole(caller, "member");
    const { figures } = input;
    if (figures && isAhead(figures.takenAt, this.#clock.now())) throw readingAhead("figures.takenAt");
    const context = await this.#context(caller.workspaceId);
    return this.#in(caller, async (transaction) => {
      const { rows } = await recordPosts(transaction, caller.workspaceId, [input], context);
      const { id, isNew } = recordedOne(rows);
      return { isNew, post: await this.#read(transaction, caller, id) };
    });
  }

  /** @throws `platform.edited_meanwhile`, `request.not_found`, `results.same_post`, `discovery.objection` */
  async edit(caller: Caller, id: string, { version, ...yours }: PostEdit): Promise<ResultPostWithReadings> {
    requireRole(caller, "member");
    const { workspaceId } = caller;
    const work = this.#in(caller, async (transaction) => {
      const before = await findPost(transaction, workspaceId, id);
      if (!before) throw notFound("post");
      const { url } = yours;
      const link = url ? readPostLink(url) : null;
      if (url && !link) throw noPostLink();
      await this.#objections.require(transaction, workspaceId, url ? namedIn(url) : []);
      const format = yours.format ?? before.format;
      const postedAt = yours.postedAt === undefined ? before.postedAt : yours.postedAt;
      await editPost(transaction, workspaceId, {
        id,
        version,
        yours,
        identity: link && url !== before.url ? link.key : undefined,
        endsAt: storyEnd(format, postedAt),
        chosen: await choose(transaction, workspaceId, { table: "posts", id, choice: yours }),
      });
      const after = await this.#read(transaction, caller, id);
      const whose = [before.creatorId, after.creatorId].filter((one) => one !== null);
      await touchCreators(transaction, workspaceId, [...new Set(whose)]);
      return after;
    });
    return work.catch((error: unknown) => {
      throw brokenConstraint(error) === "posts_identity_key" ? samePost() : error;
    });
  }

  /** Adds a reading. The latest by its date counts, also when an older one comes later. @throws `request.not_found`, `request.invalid` */
  async addFigures(caller: Caller, id: string, reading: FigureReadingInput): Promise<ResultPostWithReadings> {
    requireRole(caller, "member");
    if (isAhead(reading.takenAt, this.#clock.now())) throw readingAhead("takenAt");
    return this.#in(caller, async (transaction) => {
      await lockRecording(transaction, caller.workspaceId);
      const post = await findPost(transaction, caller.workspaceId, id);
      if (!post) throw notFound("post");
      await storeReadings(transaction, caller.workspaceId, [{ postId: id, reading }]);
      await touchCreators(transaction, caller.workspaceId, post.creatorId === null ? [] : [post.creatorId]);
      return this.#read(transaction, caller, id);
    });
  }

  /** Records many at once, all or none. Recorded again, the same posts are unchanged. */
  async record(workspaceId: string, records: readonly PostRecord[]): Promise<Recorded> {
    const context = await this.#context(workspaceId);
    const { rows } = await withWorkspace(this.#db, workspaceId, (transaction) =>
      recordPosts(transaction, workspaceId, records, context),
    );
    return countRecorded(rows);
  }

  async #read(transaction: Transaction, caller: Caller, id: string): Promise<ResultPostWithReadings> {
    const post = await findPost(transaction, caller.workspaceId, id);
    if (!post) throw notFound("post");
    const readings = (await readReadings(transaction, caller.workspaceId, [id])).get(id) ?? [];
    const newestFirst = withFalls(readings).toReversed();
    return {
      ...post,
      readings: newestFirst.map(({ takenAt, ...reading }) => ({
        ...reading,
        takenAt: takenAt.toISOString(),
      })),
    };
  }

  async #context(workspaceId: string): Promise<RecordingContext> {
    const timeZone = await this.#workspaces.timeZone({ workspaceId });
    return {
      now: this.#clock.now(),
      objections: this.#objections,
      dayOf: (moment) => dayIn(timeZone, moment),
    };
  }

  #in<T>(caller: Caller, work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return withWorkspace(this.#db, caller.workspaceId, work);
  }
}
