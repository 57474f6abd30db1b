import { importPaths } from "@app/contract/discovery/import-paths";
import { ImportedRowList } from "@app/contract/discovery/import-records";
import { CreatorKeptList, ImportList, ImportSummary } from "@app/contract/discovery/import-history";
import {
  IMPORT_BYTES_MAX,
  ImportDetail,
  ImportInput,
  ImportPreview,
  ImportReport,
  ImportReversal,
  RememberedMappingList,
} from "@app/contract/discovery/imports";
import { ImportInsight } from "@app/contract/discovery/import-insight";
import { ListQuery } from "@app/contract/paging";
import * as z from "zod/mini";
import { invalidInput } from "#/platform/errors.ts";
import type { Http } from "#/platform/http/http.ts";
import { pathId } from "#/platform/http/path-id.ts";
import type { KeptValues } from "./insight/kept-values.ts";
import type { ImportInsightService } from "./insight/insight.service.ts";
import type { ImportRemovalsService } from "./import-removals.service.ts";
import type { ImportRunsService } from "./import-runs.service.ts";
import type { ImportSource } from "./import-table.ts";
import type { ImportedRowsService } from "./records/imported-rows.service.ts";
import type { MappingsService } from "./remembering/mappings.service.ts";
import type { ImportsService } from "./imports.service.ts";

const Params = z.object({ id: pathId("import") });
const CreatorParams = z.object({ id: pathId("creator") });
const MappingParams = z.object({ id: pathId("remembered column") });
/** JSON escapes line breaks and quotes, base64 adds a third. */
const BODY_LIMIT = 2 * IMPORT_BYTES_MAX;
const LARGE = { bodyLimit: BODY_LIMIT, config: { slowBody: true } };

interface ImportServices {
  imports: ImportsService;
  runs: ImportRunsService;
  removals: ImportRemovalsService;
  rows: ImportedRowsService;
  insight: ImportInsightService;
  kept: KeptValues;
  mappings: MappingsService;
}

export function importRoutes(http: Http, services: ImportServices): void {
  tableRoutes(http, services);
  storedImportRoutes(http, services);
  reversalRoutes(http, services);
  mappingRoutes(http, services);
}

function tableRoutes(http: Http, { imports, runs }: ImportServices): void {
  http.post(
    importPaths.preview,
    {
      ...LARGE,
      schema: {
        summary: "Shows how a table would be read and what it would change; writes nothing. At most 20 MB",
        body: ImportInput,
        response: { 200: ImportPreview },
      },
    },
    (request) => imports.preview(request.caller, toSource(request.body)),
  );

  http.post(
    importPaths.all,
    {
      ...LARGE,
      schema: {
        summary:
          "Imports a table of creators, posts, orders or payments, at once or in the background (202). At most 20 MB",
        body: ImportInput,
        response: { 201: ImportReport, 202: ImportSummary },
      },
    },
    async (request, reply) => {
      if (request.body.background) {
        const started = await runs.start(request.caller, toSource(request.body));
        return reply.code(202).send(started);
      }
      const report = await imports.import(request.caller, toSource(request.body));
      return reply.code(201).send(report);
    },
  );

  http.post(
    importPaths.cancel,
    {
      schema: {
        summary: "Stops an import that runs in the background; what is in by then stays until it is removed",
        params: Params,
        response: { 200: ImportSummary },
      },
    },
    (request) => runs.cancel(request.caller, request.params.id),
  );
}

function storedImportRoutes(http: Http, { imports, rows, insight, kept }: ImportServices): void {
  http.get(
    importPaths.all,
    {
      schema: {
        summary: "Imports of the workspace, newest first",
        querystring: ListQuery,
        response: { 200: ImportList },
      },
    },
    (request) => imports.list(request.caller, request.query),
  );

  http.get(
    importPaths.insight,
    { schema: { summary: "What the workspace's own creators say", response: { 200: ImportInsight } } },
    (request) => insight.read(request.caller),
  );

  http.get(
    importPaths.keptOfCreator,
    {
      schema: {
        summary: "Values of a creator that a table would have replaced, the newest table first",
        params: CreatorParams,
        response: { 200: CreatorKeptList },
      },
    },
    (request) => kept.ofCreator(request.caller, request.params.id),
  );

  http.get(
    importPaths.one,
    {
      schema: {
        summary: "One import with its counts and what it left as it was",
        params: Params,
        response: { 200: ImportDetail },
      },
    },
    (request) => imports.get(request.caller, request.params.id),
  );

  http.get(
    importPaths.rows,
    {
      schema: {
        summary: "The rows of an import as they came, each with what became of it",
        params: Params,
        querystring: ListQuery,
        response: { 200: ImportedRowList },
      },
    },
    (request) => rows.list(request.caller, request.params.id, request.query),
  );
}

function reversalRoutes(http: Http, { removals }: ImportServices): void {
  http.delete(
    importPaths.one,
    {
      schema: {
        summary: "Takes an import back: what it made goes, replaced values come back; later work stays",
        params: Params,
        response: { 200: ImportReversal },
      },
    },
    (request) => removals.remove(request.caller, request.params.id),
  );

  http.post(
    importPaths.restore,
    {
      schema: {
        summary: "Brings a removed import back",
        params: Params,
        response: { 200: ImportReversal },
      },
    },
    (request) => removals.restore(request.caller, request.params.id),
  );
}

function mappingRoutes(http: Http, { mappings }: ImportServices): void {
  http.get(
    importPaths.mappings,
    {
      schema: {
        summary: "What was chosen for columns in earlier imports and holds for later ones, newest first",
        querystring: ListQuery,
        response: { 200: RememberedMappingList },
      },
    },
    (request) => mappings.list(request.caller, request.query),
  );

  http.delete(
    importPaths.mapping,
    {
      schema: {
        summary: "Forgets what was chosen for a column: later tables are read as Herald reads them",
        params: MappingParams,
      },
    },
    async (request, reply) => {
      await mappings.forget(request.caller, request.params.id);
      return reply.code(204).send();
    },
  );
}

/** @throws `request.invalid` unless exactly one of text and base64 is given. */
function toSource({ text, base64, background: _background, ...options }: ImportInput): ImportSource {
  if (text !== undefined && base64 === undefined) return { ...options, content: text };
  if (base64 !== undefined && text === undefined)
    return { ...options, content: Buffer.from(base64, "base64") };
  throw invalidInput("text", "Paste cells, handles or profile links, or send a file");
}
