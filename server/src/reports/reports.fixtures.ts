import { expect } from "vitest";
import { giveLink } from "#/acceptance/share-links.fixtures.ts";
import type { Person } from "#/acceptance/test-app.fixtures.ts";

/** A report on a campaign of €8,200 with nothing in it yet. */
export async function makeReport(person: Person, fields: object = {}) {
  const campaign = await person("POST", "/api/v1/campaigns", {
    name: "Barrier cream refill",
    budget: { amount: 820_000, currency: "EUR" },
  });
  const report = await person("POST", "/api/v1/reports", { campaignId: campaign.json().id, ...fields });
  expect(report.statusCode).toBe(201);
  return report.json();
}

/** A link to a report, with its path. */
export function share(person: Person, reportId: string, wishes: object = {}) {
  return giveLink(person, `/api/v1/reports/${reportId}`, wishes);
}
