import { fetcher, fileFetcher } from "./api.ts";
import { orToast } from "#/lib/toasts.ts";

// Spreadsheets know UTF-8 by it; an answer that is read as text has lost it.
const BYTE_ORDER_MARK = "\uFEFF";

/** Fetches a CSV and hands it to the browser as a file: a plain link could not name the workspace. */
export function downloadCsv(url: string, name: string): Promise<void> {
  return download(
    url,
    `${name}.csv`,
    (csv) => new Blob([BYTE_ORDER_MARK, String(csv)], { type: "text/csv" }),
  );
}

/** The same for an answer as it is. */
export function downloadJson(url: string, name: string): Promise<void> {
  return download(
    url,
    `${name}.json`,
    (answer) => new Blob([JSON.stringify(answer, null, 2)], { type: "application/json" }),
  );
}

/** The same for a file that is no text: it goes from the network to the disk of the browser. */
export function downloadFile(url: string, fileName: string): Promise<void> {
  return orToast(async () => saveBlob(await fileFetcher(url), fileName));
}

function download(url: string, fileName: string, toBlob: (answer: unknown) => Blob): Promise<void> {
  return orToast(async () => saveBlob(toBlob(await fetcher(url)), fileName));
}

/** Hands what is already here to the browser as a file. */
export function saveFile(content: BlobPart, fileName: string, type: string): void {
  saveBlob(new Blob([content], { type }), fileName);
}

function saveBlob(blob: Blob, fileName: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
}
