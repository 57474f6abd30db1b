import { fetcher } from "./api.ts";
import { toast } from "#/lib/toasts.ts";

// Spreadsheets know UTF-8 by it; an answer that is read as text has lost it.
const BYTE_ORDER_MARK = "\uFEFF";

/** Fetches a CSV and hands it to the browser as a file: a plain link could not name the workspace. */
export async function downloadCsv(url: string, name: string): Promise<void> {
  try {
    const csv = String(await fetcher(url));
    const address = URL.createObjectURL(new Blob([BYTE_ORDER_MARK, csv], { type: "text/csv" }));
    const link = document.createElement("a");
    link.href = address;
    link.download = `${name}.csv`;
    link.click();
    URL.revokeObjectURL(address);
  } catch (error) {
    toast(error instanceof Error ? error.message : String(error), { severity: "error" });
  }
}
