import { IMPORT_BYTES_MAX } from "@app/contract/discovery/imports";
import { readXlsx } from "hucre/xlsx";
import type { Workbook } from "hucre/xlsx";
import { writeSync } from "node:fs";
import { buffer } from "node:stream/consumers";
import { chooseSheet, filledRows, isHidden, sheetRows, textLength } from "./sheet-rows.ts";
import { textsOfMoney } from "./texts-of-money.ts";
import type { WorkbookMessage } from "./workbook.messages.ts";
import type { WorkbookRefusal } from "./workbook-refusals.ts";

// Runs alone in its own process and reads the workbook from its standard input: a hostile one can only end this process.
// Word: the name of the sheet; without it the first one that looks like a table is taken.

/** More than any person keeps. Chosen by us. */
const SHEETS_MAX = 1000;
/** What is written at once. */
const PIECE_CHARACTERS = 64 * 1024;

say({ type: "ready" });
const workbook = await open(await buffer(process.stdin));
if (workbook !== null) answer(workbook, process.argv[2] ?? null);

async function open(bytes: Uint8Array): Promise<Workbook | null> {
  try {
    return await readXlsx(bytes, { readStyles: true });
  } catch (error) {
    say({ type: "refused", refusal: refusalOf(error) });
    return null;
  }
}

function refusalOf(error: unknown): WorkbookRefusal {
  if (!(error instanceof Error)) return "damaged";
  if (error.name === "EncryptedFileError") return "locked";
  return /\bspans \d+ rows\b/u.test(error.message) ? "scattered" : "damaged";
}

function answer({ sheets }: Workbook, wanted: string | null): void {
  const chosen = chooseSheet(sheets, wanted);
  if (sheets.length > SHEETS_MAX || (chosen && textLength(chosen) > IMPORT_BYTES_MAX)) {
    say({ type: "refused", refusal: "too_large" });
    return;
  }
  say({
    type: "sheets",
    sheets: sheets.map((sheet) => ({
      name: sheet.name,
      rows: filledRows(sheet),
      isHidden: isHidden(sheet),
    })),
    chosen: chosen?.name ?? null,
    beside: textsOfMoney(sheets.filter((sheet) => sheet !== chosen)),
  });
  let piece = "";
  for (const row of chosen ? sheetRows(chosen) : []) {
    piece += `${JSON.stringify(row)}\n`;
    if (piece.length < PIECE_CHARACTERS) continue;
    write(piece);
    piece = "";
  }
  write(piece);
}

function say(message: WorkbookMessage): void {
  write(`${JSON.stringify(message)}\n`);
}

// Written at once: when nobody reads any more the write fails and ends this process.
function write(text: string): void {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length;) at += writeSync(1, bytes, at);
}
