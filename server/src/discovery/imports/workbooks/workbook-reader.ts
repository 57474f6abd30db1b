import { IMPORT_BYTES_MAX } from "@app/contract/discovery/imports";
import type { ImportSheet } from "@app/contract/discovery/imports";
import { join } from "node:path";
import { isolationLevel } from "#/platform/isolation/isolation.ts";
import { outputOfChild } from "#/platform/isolation/reading-child.ts";
import { limitTo } from "#/platform/limits/limit.ts";
import { unknownSheet, unreadableWorkbook, workbookNotStarted } from "#/discovery/imports/imports.errors.ts";
import { WorkbookMessage } from "./workbook.messages.ts";

/** One sheet of a workbook, and which others there are. */
export interface OpenSheet {
  name: string;
  sheets: ImportSheet[];
  /** What the other sheets say of money. */
  beside: string[];
  /** A line of JSON for each filled row, read in the thread that reads tables. */
  rows: Uint8Array;
}

const CHILD = join(import.meta.dirname, "workbook.child.ts");
/** All that the child may read of the machine; the workbook comes through its standard input. */
const READABLE = [
  "package.json",
  "contract",
  "server/package.json",
  "server/src/discovery",
  "server/src/platform/isolation",
  "node_modules",
];
/** The largest workbook that is taken needs about 450 MB of memory and 3 s (measured). */
const HEAP_MB = 640;
const READING_MS = 60_000;
/** Children at the same time; further workbooks wait. */
const CHILDREN_MAX = 2;
/** JSON marks every cell. */
const OUTPUT_MAX = 4 * IMPORT_BYTES_MAX;

const limit = limitTo({ atOnce: CHILDREN_MAX });

/**
 * Reads one sheet of a workbook in a process of its own that sees nothing of the machine but the program; the signal
 * ends it.
 * @throws `imports.unreadable_workbook`, `imports.unknown_sheet`, `imports.workbook_not_started`.
 */
export function readSheet(
  workbook: Uint8Array,
  wanted: string | null,
  signal?: AbortSignal,
): Promise<OpenSheet> {
  return limit(async () => {
    const output = await outputOf(workbook, wanted, signal);
    const [ready, answered, rows] = splitLines(output);
    if (ready?.type !== "ready") {
      isolationLevel.forget();
      throw workbookNotStarted();
    }
    // A child that ended without a word was stopped by a limit or brought down by the workbook.
    if (answered?.type === "refused") throw unreadableWorkbook(answered.refusal);
    if (answered?.type !== "sheets") throw unreadableWorkbook("too_heavy");
    const { sheets, chosen, beside } = answered;
    if (chosen === null) throw unknownSheet(wanted ?? "", sheets);
    return { name: chosen, sheets, beside, rows };
  });
}

function outputOf(workbook: Uint8Array, wanted: string | null, signal?: AbortSignal): Promise<Buffer> {
  const child = {
    program: CHILD,
    words: wanted === null ? [] : [wanted],
    readable: READABLE,
    heapMb: HEAP_MB,
    readingMs: READING_MS,
    outputMax: OUTPUT_MAX,
    notStarted: workbookNotStarted,
    tooLong: () => unreadableWorkbook("too_large"),
  };
  return outputOfChild(child, workbook, signal);
}

/** The two first lines, and what follows them. */
function splitLines(output: Buffer): [WorkbookMessage | null, WorkbookMessage | null, Uint8Array] {
  const first = output.indexOf("\n");
  const second = output.indexOf("\n", first + 1);
  const messages = [output.subarray(0, first + 1), output.subarray(first + 1, second + 1)].map(parse);
  return [messages[0] ?? null, messages[1] ?? null, output.subarray(second + 1)];
}

function parse(line: Buffer): WorkbookMessage | null {
  try {
    return WorkbookMessage.parse(JSON.parse(line.toString()));
  } catch {
    return null;
  }
}
