// What takes a report along: fetched with the press that does it.
import { addressOf } from "@app/contract/paths";
import { reportPaths } from "@app/contract/reports/paths";
import type { Report } from "@app/contract/reports/schemas";
import { downloadCsv, saveFile } from "#/lib/api/download.ts";
import { downloadWorkbook } from "#/lib/api/workbook.ts";

/** Saves a report as a CSV file. */
export function exportReport({ id, title }: Pick<Report, "id" | "title">): Promise<void> {
  return downloadCsv(addressOf(reportPaths.export, { id }), title);
}

/** The same as a workbook. */
export function exportWorkbook({ id, title }: Pick<Report, "id" | "title">): Promise<void> {
  return downloadWorkbook(addressOf(reportPaths.export, { id }), { name: title, sheet: "Report" });
}

const PPTX = "application/vnd.openxmlformats-officedocument.presentationml.presentation";

/** The same as slides. What writes them is fetched when the first ones are wanted. */
export async function exportSlides(report: Report): Promise<void> {
  const { reportSlides } = await import("./report-slides.ts");
  saveFile(await reportSlides(report), `${report.title}.pptx`, PPTX);
}
