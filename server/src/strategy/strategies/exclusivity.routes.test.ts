import type { Strategy } from "@app/contract/strategy/schemas";
import { expect, test } from "vitest";
import { sharedApp } from "#/acceptance/test-app.fixtures.ts";
import type { Person } from "#/acceptance/test-app.fixtures.ts";
import { bringCreators } from "#/strategy/strategy.fixtures.ts";
import { agreeOn } from "./own-campaigns.fixtures.ts";

async function planned(person: Person, text: string) {
  const response = await person("POST", "/api/v1/strategies", { text });
  return response.json<Strategy>();
}

const risksOf = ({ plan }: Strategy) => plan.risks.filter(({ rule }) => rule.endsWith("rivals.exclusive"));

test("a plan names who is bound to a rival by the exclusivity that an earlier campaign asked for", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  await bringCreators(ana, 6);
  const profile = (await ana("GET", "/api/v1/brand-profile")).json<{ version: number }>();
  await ana("PUT", "/api/v1/brand-profile", {
    version: profile.version,
    handles: ["fern"],
    sells: "",
    markets: [],
    languages: [],
    rivals: ["glow.co"],
  });
  const brief = "Serum in Germany, 3.000 €, only Instagram";
  const first = await planned(ana, `${brief}, 6 months exclusivity`);
  expect(risksOf(first)).toEqual([]);

  await agreeOn(ana, first, { name: "Autumn", brand: "Glow Co", feeOf: () => 50_000 });
  const [risk] = risksOf(await planned(ana, brief));

  const handles = first.plan.picks.map(({ handle }) => `@${handle}: Glow Co, until`);
  expect(risk?.severity).toBe("high");
  expect(handles.some((words) => risk?.evidence.join().includes(words))).toBe(true);
});
