import type { ImportSummary } from "@app/contract/discovery/import-history";
import { randomUUID } from "node:crypto";
import type { Identity } from "#/identity/index.ts";
import type { Clock } from "#/platform/clock.ts";
import { withWorkspace } from "#/platform/database/database.ts";
import type { Database } from "#/platform/database/database.ts";
import type { Files } from "#/platform/files/files.ts";
import { requireRole } from "#/platform/http/caller.ts";
import type { Caller } from "#/platform/http/caller.ts";
import type { Jobs } from "#/platform/jobs/jobs.ts";
import { IMPORT_QUEUE, LEFT_TABLE_QUEUE, LEFT_TABLE_SECONDS } from "./import-runs.jobs.ts";
import { importNotRunning } from "./imports.errors.ts";
import { requireTable } from "./import-table.ts";
import type { ImportSource } from "./import-table.ts";
import type { ImportRun } from "./imports.rules.ts";
import { cancelImport, insertImport } from "./imports.store.ts";
import type { MappingsService } from "./remembering/mappings.service.ts";
import type { ImportsService } from "./imports.service.ts";

interface RunDependencies {
  db: Database;
  jobs: Jobs;
  files: Files;
  clock: Clock;
  imports: ImportsService;
  mappings: MappingsService;
  workspaces: Identity["workspaces"];
}

const NOTHING_YET = {
  read: 0,
  created: 0,
  updated: 0,
  unchanged: 0,
  skipped: 0,
  failed: 0,
  creators: 0,
  folded: 0,
  done: 0,
  kind: "creators",
} as const;

/** Imports that go on after the answer. */
export class ImportRunsService {
  readonly #dependencies: RunDependencies;

  constructor(dependencies: RunDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Keeps the table and has it imported in the background: both or neither.
   * @throws `imports.not_a_table`, `imports.unreadable_workbook`; what else is wrong with the table stands in the import as its problem.
   */
  async start(caller: Caller, source: ImportSource): Promise<ImportSummary> {
    requireRole(caller, "member");
    requireTable(source);
    const { db, jobs, files, clock, imports } = this.#dependencies;
    const { workspaceId } = caller;
    const currency = source.currency ?? (await this.#dependencies.workspaces.setting(caller)).currency;
    const [importId, fileId, now] = [randomUUID(), randomUUID(), clock.now()];
    // First, so that the table goes also when Herald dies before there is an import that knows it.
    await withWorkspace(db, workspaceId, (transaction) =>
      jobs.send(LEFT_TABLE_QUEUE, { workspaceId, importId, fileId }, transaction, {
        afterSeconds: LEFT_TABLE_SECONDS,
      }),
    );
    const { sha256 } = await files.put(workspaceId, Buffer.from(source.content), fileId);
    const run: ImportRun = {
      fileId,
      mapping: source.mapping,
      // Every try must read the same table.
      remembered: await this.#dependencies.mappings.known(workspaceId),
      platform: source.platform ?? null,
      places: [...(source.places ?? [])],
      ...(source.kind && { kind: source.kind }),
      ...(source.sheet !== undefined && { sheet: source.sheet }),
      currency,
      isCurrencyChosen: source.currency !== undefined,
      rows: 0,
      of: null,
      stage: "waiting",
      kept: [],
      alike: [],
      problem: null,
      movedAt: now.toISOString(),
    };
    await withWorkspace(db, workspaceId, async (transaction) => {
      await insertImport(transaction, {
        workspace_id: workspaceId,
        id: importId,
        file_name: source.fileName ?? null,
        sha256,
        delimiter: null,
        encoding: null,
        columns: [],
        counts: { ...NOTHING_YET, kind: source.kind ?? NOTHING_YET.kind },
        run,
        created_by: caller.userId,
        created_at: now,
      });
      await jobs.send(IMPORT_QUEUE, { workspaceId, importId }, transaction);
    });
    return imports.get(caller, importId);
  }

  /**
   * Asks an import in the background to stop: it ends before its next batch, and what is in stays.
   * @throws `imports.not_running`, 404.
   */
  async cancel(caller: Caller, id: string): Promise<ImportSummary> {
    requireRole(caller, "member");
    const { db, clock, imports } = this.#dependencies;
    const isAsked = await withWorkspace(db, caller.workspaceId, (transaction) =>
      cancelImport(transaction, caller.workspaceId, id, clock.now()),
    );
    const found = await imports.get(caller, id);
    if (!isAsked) throw importNotRunning();
    return found;
  }
}
