import { isRecordKind } from "@app/contract/discovery/import-records";
import { writesMonthFirst } from "#/language/places/time-zones.ts";
import { IMPORT_ERRORS_MAX } from "@app/contract/discovery/imports";
import * as z from "zod/mini";
import type { Identity } from "#/identity/index.ts";
import { dayIn } from "#/platform/clock.ts";
import type { Clock } from "#/platform/clock.ts";
import { withWorkspace } from "#/platform/database/database.ts";
import type { Database } from "#/platform/database/database.ts";
import { AppError } from "#/platform/errors.ts";
import type { Files } from "#/platform/files/files.ts";
import type { Jobs } from "#/platform/jobs/jobs.ts";
import type { ObjectionsService } from "#/discovery/privacy/objections.service.ts";
import { cellsOf } from "./import-rows.rules.ts";
import type { ImportContext } from "./import-plan.rules.ts";
import { withTable } from "./import-table.ts";
import { writeTable } from "./import-writing.ts";
import type { BatchTold, WritingTools } from "./import-writing.ts";
import { countRows, countsWithTold, tableName, toCounts, toRun } from "./imports.rules.ts";
import type { ImportRun } from "./imports.rules.ts";
import { findImport, updateImport } from "./imports.store.ts";
import type { ImportRow } from "./imports.store.ts";
import { placesIn } from "./records/known-places.ts";
import { chosenColumns } from "./remembering/mappings.rules.ts";
import { keepChosen } from "./remembering/mappings.service.ts";
import type { TableSummary } from "./table-reader/table-reader.messages.ts";
import type { OpenTable, TableReader } from "./table-reader/table-reader.ts";

export const IMPORT_QUEUE = "import";
/** Takes away what is left of a table when nobody did: Herald died beside it, or every try broke off. */
export const LEFT_TABLE_QUEUE = "import-left-table";
/** Far more than all tries of an import take. Chosen by us. */
export const LEFT_TABLE_SECONDS = 24 * 60 * 60;

/** As many tables as are read at the same time. */
const CONCURRENCY = 2;
/** The largest table takes about two minutes (measured); it may wait for others of its workspace. */
const TIMEOUT_SECONDS = 20 * 60;
const BROKEN_OFF = "This import broke off. What is in stays, and it is tried again by itself.";
const GIVEN_UP =
  "This import broke off several times and is not tried again by itself. What is in stays. Import the same table again: rows that are in already are left as they are.";

const ImportJob = z.object({ workspaceId: z.uuid(), importId: z.uuid() });
const LeftTableJob = z.extend(ImportJob, { fileId: z.uuid() });

interface JobDependencies extends WritingTools {
  files: Files;
  clock: Clock;
  reader: TableReader;
  objections: ObjectionsService;
  workspaces: Identity["workspaces"];
}

/** Carries out imports in the background. Call before the jobs start. */
export function defineImportJobs(dependencies: JobDependencies): void {
  const { jobs } = dependencies;
  defineLeftTableJobs(jobs, dependencies);
  jobs.define(IMPORT_QUEUE, {
    kind: "long",
    concurrency: CONCURRENCY,
    timeoutSeconds: TIMEOUT_SECONDS,
    handler: async (data, signal) => {
      const found = await findRun(dependencies.db, data);
      if (!found) return;
      const { row, run } = found;
      // Done by an earlier try that was cut off before it had tidied up, or removed since.
      if (isOver(row)) await dependencies.files.remove(row.workspace_id, run.fileId);
      else await new ImportTry(dependencies, row, run).carryOut(signal);
    },
    givenUp: async (data) => {
      const found = await findRun(dependencies.db, data);
      if (found && !isOver(found.row)) await new ImportTry(dependencies, found.row, found.run).giveUp();
    },
  });
}

async function findRun(db: Database, data: unknown): Promise<{ row: ImportRow; run: ImportRun } | null> {
  const { workspaceId, importId } = ImportJob.parse(data);
  const row = await withWorkspace(db, workspaceId, (transaction) =>
    findImport(transaction, workspaceId, importId),
  );
  const run = row ? toRun(row.run) : null;
  return row && run ? { row, run } : null;
}

function isOver({ state }: ImportRow): boolean {
  return state !== "running" && state !== "failed";
}

function defineLeftTableJobs(jobs: Jobs, { db, files }: JobDependencies): void {
  jobs.define(LEFT_TABLE_QUEUE, {
    kind: "long",
    concurrency: 1,
    timeoutSeconds: 60,
    handler: async (data) => {
      const { workspaceId, importId, fileId } = LeftTableJob.parse(data);
      const isWaiting = await withWorkspace(db, workspaceId, async (transaction) => {
        const row = await findImport(transaction, workspaceId, importId);
        if (!row || toRun(row.run)?.stage !== "waiting") return false;
        // Nobody has worked on jobs all the time.
        await jobs.send(LEFT_TABLE_QUEUE, { workspaceId, importId, fileId }, transaction, {
          afterSeconds: LEFT_TABLE_SECONDS,
        });
        return true;
      });
      if (!isWaiting) await files.remove(workspaceId, fileId);
    },
  });
}

/** One try of one import. A later try goes on after the accounts that are written. */
class ImportTry {
  readonly #dependencies: JobDependencies;
  readonly #row: ImportRow;
  #run: ImportRun;

  constructor(dependencies: JobDependencies, row: ImportRow, run: ImportRun) {
    this.#dependencies = dependencies;
    this.#row = row;
    this.#run = run;
  }

  async carryOut(signal: AbortSignal): Promise<void> {
    try {
      await this.#update({ state: "running", run: this.#moved({ stage: "reading", problem: null }) });
      const { reader, db } = this.#dependencies;
      const places = placesIn(db, this.#row.workspace_id);
      const work = (table: OpenTable) => this.#write(table, signal);
      const reload = () => this.#content();
      await withTable(reader, await this.#source(), { placesOf: places, signal, reload }, work);
    } catch (error) {
      // Herald stops: the next start goes on.
      if (signal.aborted) throw error;
      const isFinal = error instanceof AppError;
      const problem = isFinal ? error.detail : BROKEN_OFF;
      await this.#update({ state: "failed", run: this.#moved({ problem }) });
      if (!isFinal) throw error;
    }
    await this.#dependencies.files.remove(this.#row.workspace_id, this.#run.fileId);
  }

  /** No try went through, and none follows. */
  async giveUp(): Promise<void> {
    await this.#update({ state: "failed", run: this.#moved({ problem: GIVEN_UP }) });
    await this.#dependencies.files.remove(this.#row.workspace_id, this.#run.fileId);
  }

  async #source() {
    const { workspace_id: workspaceId } = this.#row;
    const timeZone = await this.#dependencies.workspaces.timeZone({ workspaceId });
    const { mapping, remembered, places, platform, currency, isCurrencyChosen, kind, sheet } = this.#run;
    return {
      content: await this.#content(),
      // Every try must read the same table, and a day later it would be another one.
      today: dayIn(timeZone, this.#row.created_at),
      isMonthFirst: writesMonthFirst(timeZone),
      mapping,
      remembered,
      places,
      currency,
      isCurrencyChosen,
      ...(platform && { platform }),
      ...(kind && { kind }),
      ...(sheet !== undefined && { sheet }),
      ...(this.#row.file_name !== null && { fileName: this.#row.file_name }),
    };
  }

  async #content(): Promise<Buffer> {
    const pieces: Buffer[] = [];
    for await (const piece of this.#dependencies.files.read(this.#row.workspace_id, this.#run.fileId))
      pieces.push(piece);
    return Buffer.concat(pieces);
  }

  async #write(table: OpenTable, signal: AbortSignal): Promise<void> {
    const { summary } = table;
    const { done, written } = toCounts(this.#row.counts);
    const { delimiter, encoding, columns } = summary;
    const counts = { ...countRows(summary), done, written };
    const run = this.#moved({ stage: "writing", of: summary.rows.read });
    const fileName = tableName(this.#row.file_name, summary);
    await this.#update({ file_name: fileName, delimiter, encoding, columns, counts, run });
    await this.#keepChosen(summary);
    const found = await writeTable(this.#dependencies, await this.#context(table, fileName), table, {
      done,
      written,
      runAfter: (rows, told) => this.#moved({ rows, ...this.#toldWith(told) }),
      signal,
    });
    // What an earlier try has refused is not known any more, and the count of cells would be another one.
    const cells = done === 0 ? cellsOf(summary, found) : null;
    const { kept, alike } = this.#run;
    await this.#update({ state: "done", counts: countsWithTold({ ...found, kept, alike }, cells) });
  }

  async #keepChosen(summary: TableSummary): Promise<void> {
    const { workspace_id: workspaceId, created_by: chosenBy, created_at: at } = this.#row;
    const chosen = chosenColumns(summary, this.#run.mapping, at);
    await withWorkspace(this.#dependencies.db, workspaceId, (transaction) =>
      keepChosen(transaction, workspaceId, chosen, { kind: summary.kind, chosenBy }),
    );
  }

  async #context({ summary }: OpenTable, fileName: string | null): Promise<ImportContext> {
    const { workspace_id: workspaceId, id: importId, created_at: now } = this.#row;
    const timeZone = await this.#dependencies.workspaces.timeZone({ workspaceId });
    const { currency } = this.#run;
    const isOfRecords = isRecordKind(summary.kind);
    const { objections } = this.#dependencies;
    return {
      workspaceId,
      importId,
      fileName,
      currency,
      timeZone,
      now,
      objections,
      isOfRecords,
      asOf: summary.asOf,
      said: new Map(),
    };
  }

  #toldWith({ kept, alike }: BatchTold): BatchTold {
    return {
      kept: [...this.#run.kept, ...kept].slice(0, IMPORT_ERRORS_MAX),
      alike: [...this.#run.alike, ...alike].slice(0, IMPORT_ERRORS_MAX),
    };
  }

  #moved(change: Partial<ImportRun>): ImportRun {
    this.#run = { ...this.#run, ...change, movedAt: this.#dependencies.clock.now().toISOString() };
    return this.#run;
  }

  async #update(change: Parameters<typeof updateImport>[3]): Promise<void> {
    const { workspace_id: workspaceId, id } = this.#row;
    await withWorkspace(this.#dependencies.db, workspaceId, (transaction) =>
      updateImport(transaction, workspaceId, id, change),
    );
  }
}
