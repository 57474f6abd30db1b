import { expect, test } from "vitest";
import { TestClock } from "#/platform/clock.fixtures.ts";
import { euros, openWorkspace, runCampaign } from "./results.fixtures.ts";

const WEEK_MS = 7 * 86_400_000;

test("a deal of a table counts where it is newer than the own one", async () => {
  const clock = new TestClock();
  const { ana, idOf } = await openWorkspace({ clock });
  const creatorId = idOf("fern.two");
  await runCampaign(ana, { creatorIds: [creatorId], fee: euros(1_420) });
  clock.advance(WEEK_MS);
  const text = "handle,platform,last deal,last fee\nfern.two,instagram,2026-11-09,90 EUR";
  await ana("POST", "/api/v1/imports", { text });

  expect((await ana("GET", `/api/v1/creators/${creatorId}`)).json()).toMatchObject({
    lastDeal: "2026-11-09",
    lastFee: euros(90),
    status: "accepted",
  });
});
