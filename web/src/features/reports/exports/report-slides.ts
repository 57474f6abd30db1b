import type { Report } from "@app/contract/reports/schemas";
import { slidesOf } from "./outline.rules.ts";
import { toValidFile } from "./valid-file.ts";
import { writeSlides } from "./write-slides.ts";

/** A report as a PowerPoint file. */
export async function reportSlides(report: Pick<Report, "title" | "content">): Promise<ArrayBuffer> {
  return toValidFile(await writeSlides(report.title, slidesOf(report)));
}
