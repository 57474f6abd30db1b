import { FigureSource } from "@app/contract/figures";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { sharedApp } from "#/acceptance/test-app.fixtures.ts";
import { beginThread, bringCreators, readable, say } from "#/strategy/strategy.fixtures.ts";

const Said = z.object({ type: z.literal("data-figure"), data: z.object({ source: FigureSource }) });

test("why a creator is in the plan is said with figures that open what they were made of", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  await bringCreators(ana, 6);
  const thread = await beginThread(ana);
  await say(ana, thread, { text: "Protein bar in Germany, 2.500 €, awareness" });
  const { strategyId } = (await ana("GET", `/api/v1/threads/${thread}`)).json();
  const { plan } = (await ana("GET", `/api/v1/strategies/${strategyId}`)).json();
  const { handle } = plan.picks[0];

  const chunks = await say(ana, thread, { text: `why is @${handle} in it?` });

  const figures = chunks.flatMap((chunk) => Said.safeParse(chunk).data?.data.source ?? []);
  expect(readable(chunks)).toContain("Adds # people of your audience, at # for each 1,000.");
  expect(figures.map(({ label }) => label).slice(0, 2)).toEqual(["People added", "Price per 1,000 people"]);
  for (const { inputs } of figures)
    expect(inputs).toContainEqual({ label: "Creator", value: expect.stringContaining(`@${handle} on `) });
});
