import { expect, test } from "@playwright/test";
import { readFileSync } from "node:fs";
import { openConversation } from "./conversation.ts";
import { signUp } from "./herald.ts";
import { complaints, LONG } from "./inspection.ts";
import { inWorkspace, sampleCopy } from "./member.ts";

/** A file that is a ZIP, as a workbook is. */
const ZIP = "PK";

test("a plan goes along as a workbook and on paper, by keyboard", LONG, async ({ page }) => {
  const heard = complaints(page);
  const { say } = await openConversation(page, "Ella Export", "Export");
  await say("Protein bar in Germany, 9.000 €");
  await expect(page.getByRole("button", { name: "Save as collection" })).toBeEnabled({ timeout: 120_000 });

  const file = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download", exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "Plan on paper or as PDF" })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  expect((await file).suggestedFilename()).toBe("Protein bar in Germany 9.000.xlsx");
  expect(readFileSync(await (await file).path(), "latin1").slice(0, 2)).toBe(ZIP);

  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("textbox", { name: "Message to Strategy AI" })).toBeHidden();
  await expect(page.getByRole("heading", { name: "Shortlist" })).toBeVisible();
  const rows = page.getByRole("listitem").filter({ has: page.getByLabel(/^People whom @\S+ adds/u) });
  for (const row of await rows.all()) await expect(row).toBeVisible();
  const paper = (await page.pdf()).toString("latin1");
  expect(paper.match(/\/Type\s*\/Page\b/gu)?.length).toBeLessThanOrEqual(4);
  expect(heard).toEqual([]);
});

test("a report goes along as slides, by keyboard", LONG, async ({ page }) => {
  const heard = complaints(page);
  await signUp(page, "Paul Points", "Slides");
  const slug = await sampleCopy(page);
  const reports = await page.request.get("/api/v1/reports", { headers: { "Herald-Workspace": slug } });
  const { items }: { items: { id: string }[] } = await reports.json();
  await page.goto(inWorkspace(slug, `/reports/${items[0]?.id}`));

  const file = page.waitForEvent("download");
  await page.getByRole("button", { name: "Report actions" }).press("Enter");
  const slides = page.getByRole("menuitem", { name: "Export as PowerPoint" });
  await expect(slides).toBeVisible();
  await slides.press("Enter");
  expect((await file).suggestedFilename()).toMatch(/\.pptx$/u);
  expect(readFileSync(await (await file).path(), "latin1").slice(0, 2)).toBe(ZIP);
  expect(heard).toEqual([]);
});
