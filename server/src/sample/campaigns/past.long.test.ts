import type { Campaign } from "@app/contract/campaigns/schemas";
import type { CampaignList } from "@app/contract/campaigns/list";
import type { ContentCheck, ContentCheckList } from "@app/contract/content-checks/reviews";
import type { Report } from "@app/contract/reports/schemas";
import type { ReportList } from "@app/contract/reports/list";
import type { ThreadList } from "@app/contract/strategy/schemas";
import { expect, test } from "vitest";
import { startApp, WITH_JOBS } from "#/acceptance/test-app.fixtures.ts";
import type { Person } from "#/acceptance/test-app.fixtures.ts";

const SLOW = 300_000;

test(
  "the sample has a campaign behind it, one under way and one ahead, of two clients, and a check that was overturned",
  async () => {
    const app = await startApp({ ...WITH_JOBS, isNew: true });
    await app.sample.workspace.loadOnce();
    const person = await app.signIn();
    const read = async <T>(path: string) => (await inSample(app, person, path)).json<T>();
    const overturned = async () => {
      const { items } = await read<ContentCheckList>("checks");
      const checks = await Promise.all(items.map(({ id }) => read<ContentCheck>(`checks/${id}`)));
      return checks.flatMap(({ overrides }) => Object.keys(overrides)).length;
    };
    await expect.poll(async () => (await read<ReportList>("reports")).total, { timeout: 120_000 }).toBe(2);
    await expect.poll(overturned, { timeout: 120_000 }).toBe(1);

    const { items } = await read<CampaignList>("campaigns");
    const campaigns = await Promise.all(items.map(({ id }) => read<Campaign>(`campaigns/${id}`)));
    expect(campaigns.map(({ status }) => status).toSorted()).toEqual(["active", "completed", "draft"]);
    expect(new Set(campaigns.map(({ brand }) => brand)).size).toBe(2);
    expect(items.find(({ status }) => status === "active")).toMatchObject({ submitted: 3, late: 1 });

    const over = campaigns.find(({ status }) => status === "completed");
    expect(over?.creators.length).toBeGreaterThanOrEqual(4);
    expect(new Set(over?.creators.map(({ stage }) => stage))).toEqual(new Set(["paid"]));
    expect(over?.deliverables.every(({ live }) => live)).toBe(true);
    const haggled = over?.creators.filter(({ fee, asked }) => (fee?.amount ?? 0) < (asked?.amount ?? 0));
    expect(haggled?.length).toBeGreaterThanOrEqual(1);
    const { items: reports } = await read<ReportList>("reports");
    const { content } = await read<Report>(
      `reports/${reports.find(({ campaignId }) => campaignId === over?.id)?.id}`,
    );
    const outcomes = content.forecast?.rows.map(({ outcome }) => outcome) ?? [];
    expect(outcomes).toContain("held");
    expect(outcomes).toContain("below");
    expect((await read<ThreadList>("threads")).total).toBe(1);
  },
  SLOW,
);

function inSample(app: Awaited<ReturnType<typeof startApp>>, { headers }: Person, path: string) {
  return app.http.inject({
    url: `/api/v1/${path}`,
    headers: { ...headers, "herald-workspace": "sample" },
  });
}
