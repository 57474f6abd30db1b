import { requirePerson } from "#/identity/index.ts";
import type { Clock } from "#/platform/clock.ts";
import type { Database } from "#/platform/database/database.ts";
import { requireRole } from "#/platform/http/caller.ts";
import type { Caller } from "#/platform/http/caller.ts";
import { zip } from "#/platform/zip.ts";
import type { ZipEntry } from "#/platform/zip.ts";
import { aboutText, headOf, TAKEN, textOf } from "./takeout.rules.ts";
import type { TakenTable } from "./takeout.rules.ts";
import { columnsOf, pagesOf } from "./takeout.store.ts";

/** All of a workspace, packed while it is read: neither the workspace nor a table of it is ever in memory whole. */
export class TakeoutService {
  readonly #db: Database;
  readonly #clock: Clock;

  constructor(dependencies: { db: Database; clock: Clock }) {
    this.#db = dependencies.db;
    this.#clock = dependencies.clock;
  }

  /** @throws `request.forbidden`, `identity.people_only`, `sample.fixed`. */
  async archive(caller: Caller): Promise<AsyncIterable<Buffer>> {
    requireRole(caller, "owner");
    requirePerson(caller);
    return zip(this.#files(caller), this.#clock.now());
  }

  *#files({ workspaceId, workspaceSlug }: Caller): Generator<ZipEntry> {
    yield { name: "about.txt", text: [aboutText(workspaceSlug, this.#clock.now())] };
    for (const taken of TAKEN) yield { name: taken.file, text: this.#text(workspaceId, taken) };
  }

  async *#text(workspaceId: string, taken: TakenTable): AsyncGenerator<string> {
    const columns = await columnsOf(this.#db, taken.table);
    const names = columns.map(({ name }) => name).filter((name) => name !== "workspace_id");
    yield headOf(taken, names);
    for await (const rows of pagesOf(this.#db, workspaceId, taken.table, columns))
      yield textOf(taken, names, rows);
  }
}
