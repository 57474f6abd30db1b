import { isRecordKind } from "@app/contract/discovery/import-records";
import { writesMonthFirst } from "#/language/places/time-zones.ts";
import { IMPORT_ERRORS_MAX, ImportReport, PREVIEW_ROWS } from "@app/contract/discovery/imports";
import type { ImportKept, ImportList } from "@app/contract/discovery/import-history";
import type {
  AlikeCreator,
  ImportDetail,
  ImportError,
  ImportPreview,
  PreviewRow,
} from "@app/contract/discovery/imports";
import type { ListQuery } from "@app/contract/paging";
import { randomUUID } from "node:crypto";
import type { Identity } from "#/identity/index.ts";
import { dayIn } from "#/platform/clock.ts";
import type { Clock } from "#/platform/clock.ts";
import { withWorkspace } from "#/platform/database/database.ts";
import type { Database } from "#/platform/database/database.ts";
import { toList } from "#/platform/database/keyset.ts";
import { requireReader, requireRole } from "#/platform/http/caller.ts";
import type { Caller } from "#/platform/http/caller.ts";
import type { ObjectionsService } from "#/discovery/privacy/objections.service.ts";
import { previewBatch } from "./import-batch.ts";
import type { RefusedRow } from "./import-batch.ts";
import type { ImportContext } from "./import-plan.rules.ts";
import type { AccountResult } from "./import-changes.rules.ts";
import { previewRow } from "./import-preview.rules.ts";
import { cellsOf } from "./import-rows.rules.ts";
import { tellLeft } from "./import-sayings.rules.ts";
import type { LeftValue } from "./import-sayings.rules.ts";
import { withTable } from "./import-table.ts";
import type { ImportSource } from "./import-table.ts";
import { countAll, eachBatch, writeTable } from "./import-writing.ts";
import type { Findings, WritingTools } from "./import-writing.ts";
import { placesIn } from "./records/known-places.ts";
import type { KeptRecord } from "./records/record-keeper.ts";
import { previewRecord } from "./records/record-preview.rules.ts";
import { previewRecords } from "./records/record-writing.ts";
import { countRows, countsWithTold, tableName, toDetail, toSummary } from "./imports.rules.ts";
import { importNotFound } from "./imports.errors.ts";
import { findImport, insertImport, listImports, updateImport } from "./imports.store.ts";
import type { ImportCounts } from "./imports.store.ts";
import { chosenColumns } from "./remembering/mappings.rules.ts";
import { keepChosen } from "./remembering/mappings.service.ts";
import type { MappingsService } from "./remembering/mappings.service.ts";
import type { TableAccount } from "./reading/merging/people.ts";
import type { OpenTable, TableReader } from "./table-reader/table-reader.ts";

export interface ImportDependencies extends WritingTools {
  clock: Clock;
  workspaces: Identity["workspaces"];
  reader: TableReader;
  objections: ObjectionsService;
  mappings: MappingsService;
}

export class ImportsService {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #dependencies: ImportDependencies;

  constructor(dependencies: ImportDependencies) {
    this.#db = dependencies.db;
    this.#clock = dependencies.clock;
    this.#dependencies = dependencies;
  }

  /** How a table would be read and what it would change. Nothing is written. */
  async preview(caller: Caller, source: ImportSource): Promise<ImportPreview> {
    requireRole(caller, "member");
    return this.#with(caller, source, async (table, context) => {
      const results: AccountResult[] = [];
      const kept: ImportKept[] = [];
      const alike: AlikeCreator[] = [];
      const left: LeftValue[] = [];
      const refused: RefusedRow[] = [];
      const shown: PreviewRow[] = [];
      await eachBatch(table, async ({ accounts }) => {
        const batch = await withWorkspace(this.#db, caller.workspaceId, (transaction) =>
          previewBatch(transaction, context, accounts),
        );
        const missing = PREVIEW_ROWS - shown.length;
        shown.push(...previewRows(accounts, batch.results, context.currency).slice(0, missing));
        results.push(...batch.results);
        kept.push(...batch.kept);
        alike.push(...batch.alike);
        left.push(...batch.left);
        refused.push(...batch.refused);
      });
      const records = await previewRecords(this.#db, this.#dependencies.keeper, context, table);
      const counts = await countAll(table, { states: results, records, refused });
      const { columns, examples, doubtful, withoutCurrency, openSigns } = table.summary;
      const found = { states: results, counts, kept, alike, left, refused };
      const { currency } = context;
      return {
        ...report(table, found),
        columns: columns.map((column, index) => ({ ...column, examples: examples[index] ?? [] })),
        doubtful,
        withoutCurrency,
        openSigns,
        currency,
        preview: shown,
        previewRecords: await this.#firstRecords(table, records, currency),
      };
    });
  }

  /**
   * Imports a table in transactions of less than a second each.
   * @throws `imports.empty` when it has no row at all.
   */
  async import(caller: Caller, source: ImportSource): Promise<ImportReport> {
    requireRole(caller, "member");
    return this.#with(caller, source, async (table, context) => {
      await this.#begin(caller, context, { table, mapping: source.mapping });
      try {
        const found = await writeTable(this.#dependencies, context, table, { done: 0 });
        await this.#end(context, "done", countsWithTold(found, cellsOf(table.summary, found)));
        return { importId: context.importId, ...report(table, found) };
      } catch (error) {
        await this.#end(context, "failed", null);
        throw error;
      }
    });
  }

  /** The same answer as an import, with nothing written and no id. */
  async dryRun(caller: Caller, source: ImportSource): Promise<ImportReport> {
    return ImportReport.parse({ importId: null, ...(await this.preview(caller, source)) });
  }

  /** Newest first. */
  async list(caller: Caller, query: ListQuery): Promise<ImportList> {
    requireReader(caller);
    const page = await withWorkspace(this.#db, caller.workspaceId, (transaction) =>
      listImports(transaction, caller.workspaceId, query),
    );
    const now = this.#clock.now();
    return toList(page, (row) => toSummary(row, now));
  }

  /** @throws 404 for an import of another workspace. */
  async get(caller: Caller, id: string): Promise<ImportDetail> {
    requireReader(caller);
    const row = await withWorkspace(this.#db, caller.workspaceId, (transaction) =>
      findImport(transaction, caller.workspaceId, id),
    );
    if (!row) throw importNotFound();
    return toDetail(row, this.#clock.now());
  }

  async #with<T>(
    caller: Caller,
    source: ImportSource,
    work: (table: OpenTable, context: ImportContext) => Promise<T>,
  ): Promise<T> {
    const { workspaceId } = caller;
    const { reader, workspaces, objections } = this.#dependencies;
    const remembered = await this.#dependencies.mappings.known(workspaceId);
    const placesOf = placesIn(this.#db, workspaceId);
    const { timeZone, ...setting } = await workspaces.setting(caller);
    const currency = source.currency ?? setting.currency;
    const today = dayIn(timeZone, this.#clock.now());
    const isCurrencyChosen = source.currency !== undefined;
    const isMonthFirst = writesMonthFirst(timeZone);
    const read = { ...source, remembered, currency, isCurrencyChosen, today, isMonthFirst };
    return withTable(reader, read, { placesOf }, async (table) =>
      work(table, {
        workspaceId,
        importId: randomUUID(),
        fileName: tableName(source.fileName ?? null, table.summary),
        currency,
        timeZone,
        now: this.#clock.now(),
        objections,
        isOfRecords: isRecordKind(table.summary.kind),
        asOf: table.summary.asOf,
        said: new Map(),
      }),
    );
  }

  async #firstRecords(
    table: OpenTable,
    kept: readonly KeptRecord[],
    currency: string,
  ): Promise<ImportPreview["previewRecords"]> {
    const first = kept.length === 0 ? [] : await table.records(0, PREVIEW_ROWS);
    return first.flatMap((record, index) => {
      const state = kept[index]?.state ?? "created";
      return state === "refused" ? [] : [previewRecord(record, state, currency)];
    });
  }

  async #begin(
    caller: Caller,
    context: ImportContext,
    { table: { summary }, mapping }: { table: OpenTable; mapping: ImportSource["mapping"] },
  ): Promise<void> {
    await withWorkspace(this.#db, context.workspaceId, async (transaction) => {
      await insertImport(transaction, {
        workspace_id: context.workspaceId,
        id: context.importId,
        file_name: context.fileName,
        sha256: summary.sha256,
        delimiter: summary.delimiter,
        encoding: summary.encoding,
        columns: summary.columns,
        counts: { ...countRows(summary), done: 0 },
        created_by: caller.userId,
        created_at: context.now,
      });
      await keepChosen(transaction, context.workspaceId, chosenColumns(summary, mapping, context.now), {
        kind: summary.kind,
        chosenBy: caller.userId,
      });
    });
  }

  async #end(context: ImportContext, state: "done" | "failed", counts: ImportCounts | null): Promise<void> {
    await withWorkspace(this.#db, context.workspaceId, (transaction) =>
      updateImport(transaction, context.workspaceId, context.importId, { state, ...(counts && { counts }) }),
    );
  }
}

function report({ summary }: OpenTable, found: Findings): Omit<ImportReport, "importId"> {
  const { counts, kept, alike, left, refused } = found;
  const { read, created, updated, unchanged, skipped, failed, withoutCreator } = counts;
  return {
    kind: summary.kind,
    kindReason: summary.kindReason,
    cells: cellsOf(summary, found),
    notUsed: [...summary.notUsed, ...left.map((one) => tellLeft(one, summary.columns))],
    delimiter: summary.delimiter,
    encoding: summary.encoding,
    sheet: summary.sheet,
    sheets: summary.sheets,
    headerLine: summary.headerLine,
    columns: summary.columns,
    rows:
      withoutCreator === undefined
        ? { read, created, updated, unchanged, skipped, failed }
        : { read, created, updated, unchanged, skipped, failed, withoutCreator },
    creators: counts.creators,
    accounts: summary.accounts,
    records: counts.records ?? null,
    folded: counts.folded,
    errors: [...summary.errors, ...refused.map(asError)],
    skipped: summary.skipped,
    kept,
    alike: alike.slice(0, IMPORT_ERRORS_MAX),
    withoutPlatform: summary.withoutPlatform,
    places: summary.doubtfulPlaces,
  };
}

const ASKED_NOT_TO_BE_STORED =
  "Whoever this is asked not to be stored, so nothing of the row is kept. See Settings, Objections.";

function asError({ line }: RefusedRow): ImportError {
  return { line, column: null, message: ASKED_NOT_TO_BE_STORED };
}

/** Those who asked not to be stored are left out. */
function previewRows(
  accounts: readonly TableAccount[],
  results: readonly AccountResult[],
  currency: string,
): PreviewRow[] {
  return accounts.flatMap((account, index) => {
    const state = results[index]?.state ?? "created";
    return state === "refused" ? [] : [previewRow(account, state, currency)];
  });
}
