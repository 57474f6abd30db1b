import { apiHeaders } from "#/lib/api.ts";
import { toast } from "#/lib/toasts.ts";
import { reportUrl } from "./reports.queries.ts";

/** Fetches the CSV of a report and hands it to the browser as a file: a plain link could not name the workspace. */
export async function downloadCsv(id: string, title: string): Promise<void> {
  try {
    const response = await fetch(`${reportUrl(id)}/export.csv`, { headers: apiHeaders() });
    if (!response.ok) throw new Error(`The server answered ${response.status}`);
    const address = URL.createObjectURL(await response.blob());
    const link = document.createElement("a");
    link.href = address;
    link.download = `${title}.csv`;
    link.click();
    URL.revokeObjectURL(address);
  } catch {
    toast("The CSV could not be fetched. Check the connection and try again.", { severity: "error" });
  }
}
