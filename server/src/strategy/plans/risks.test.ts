import type { PlanCost } from "@app/contract/strategy/plan";
import { expect, test } from "vitest";
import { briefOf } from "#/strategy/brief/brief.fixtures.ts";
import type { Said } from "#/strategy/brief/brief.fixtures.ts";
import type { Candidate } from "./candidate.ts";
import { disclosureNote } from "./disclosure-notes.ts";
import { candidate } from "./planning.fixtures.ts";
import { findRisks } from "./risks.ts";

interface Hired extends Partial<Candidate> {
  cost?: Partial<PlanCost>;
}

/** Risks of a plan with these creators, each of whom costs €100 where nothing else is said. */
function risksOf(hired: Hired[], stated: Said = {}) {
  const picks = hired.map(({ cost, ...part }, index) => {
    const one = candidate(`c${index + 1}`, { country: null, ...part });
    const { creatorId, platform, handle, name } = one;
    const reserved = { amount: 10_000, currency: "EUR", ...cost };
    const pick = { creatorId, platform, handle, name, deliverables: [], cost: reserved, reach: 0, why: [] };
    return { pick, candidate: one };
  });
  return findRisks({ brief: briefOf(stated), picks, today: "2026-11-21" });
}

function riskOf(name: string, hired: Hired[], stated: Said = {}) {
  return risksOf(hired, stated).find(({ rule }) => rule === `any.${name}`);
}

const FOUR: Hired[] = [{}, {}, {}, {}];
const costs = (...amounts: number[]): Hired[] =>
  amounts.map((amount) => ({ cost: { amount: 100 * amount } }));

test("nothing is a risk where prices are asked, figures are new and nobody takes more than a quarter", () => {
  expect(risksOf(FOUR)).toEqual([]);
  expect(risksOf([])).toEqual([]);
});

test("a creator with more than a quarter of the money is a concentration, with more than half a grave one", () => {
  const name = "concentration.budget";

  expect(riskOf(name, costs(25, 25, 25, 25))).toBeUndefined();
  expect(riskOf(name, costs(26, 24, 25, 25))).toMatchObject({
    severity: "medium",
    detail:
      "1 creator takes more than 25% of the money. If this one falls out, so does that part of the plan.",
    evidence: ["@c1: 26% of the cost"],
  });
  expect(riskOf(name, costs(50, 25, 25))?.severity).toBe("medium");
  expect(riskOf(name, costs(24, 51, 25))?.severity).toBe("high");
  expect(riskOf(name, costs(0, 0))).toBeUndefined();
});

test("a concentration names each creator and what the share is made of", () => {
  const risk = riskOf("concentration.budget", costs(40, 30, 30));

  expect(risk?.detail).toMatch(/^3 creators take more/);
  expect(risk?.evidence).toEqual(["@c1: 40% of the cost", "@c2: 30% of the cost", "@c3: 30% of the cost"]);
  expect(risk?.figures?.slice(0, 3)).toEqual([
    {
      text: "3 creators",
      name: "creators",
      inputs: [
        { label: "Creators in the plan", value: "3" },
        { label: "Without this risk", value: "0" },
      ],
    },
    { text: "25%", name: "limit" },
    {
      text: "@c1: 40% of the cost",
      name: "share.0",
      inputs: [
        { label: "Reserved for this creator", value: "€40" },
        { label: "Cost of the plan", value: "€100" },
      ],
    },
  ]);
});

const ESTIMATED: Hired = { cost: { basis: "estimated", low: 8000, high: 15_000 } };

test("estimated prices say what the upper end would cost, and are grave for more than half of the creators", () => {
  const risk = riskOf("prices.estimated", [ESTIMATED, ESTIMATED, {}, {}]);

  expect(risk).toMatchObject({
    severity: "medium",
    detail:
      "Prices of 2 creators are estimates, not quotes; the plan reserves €200 for them. If all ask the upper end, it costs €100 more.",
    evidence: ["@c1", "@c2"],
  });
  expect(risk?.figures?.[2]).toEqual({
    text: "€100",
    name: "more",
    inputs: [
      { label: "Reserved for them", value: "€200" },
      { label: "At the upper end", value: "€300" },
    ],
  });
  expect(riskOf("prices.estimated", [ESTIMATED, ESTIMATED, {}])?.severity).toBe("high");
  expect(riskOf("prices.estimated", [{ cost: { basis: "estimated" } }, {}, {}, {}])?.detail).toMatch(
    /€0 more\.$/,
  );
});

test("five creators are named, and the others counted", () => {
  const risk = riskOf(
    "prices.estimated",
    Array.from({ length: 6 }, () => ESTIMATED),
  );

  expect(risk?.evidence).toEqual(["@c1", "@c2", "@c3", "@c4", "@c5", "and 1 more"]);
});

test("converted prices are counted as prices", () => {
  const converted: Hired = { cost: { basis: "converted" } };

  expect(riskOf("prices.converted", [converted, ...FOUR])).toMatchObject({
    severity: "low",
    detail: "1 price in another currency, converted at rounded reference rates. Check before you sign.",
    evidence: ["@c1"],
    figures: [{ text: "1 price", name: "creators" }],
  });
  expect(riskOf("prices.converted", [converted, converted, ...FOUR])?.detail).toMatch(/^2 prices/);
});

const ageRisk = (hired: Hired[]) => riskOf("data.stale", hired)?.detail;

test("figures are old after 90 days, and those without a day are named apart", () => {
  const [fresh, stale, undated] = [{ asOf: "2026-08-23" }, { asOf: "2026-08-22" }, { asOf: null }];

  expect(ageRisk([fresh, ...FOUR])).toBeUndefined();
  expect(ageRisk([stale, ...FOUR])).toBe("Figures of 1 creator are older than 90 days.");
  expect(ageRisk([undated, ...FOUR])).toBe("Nobody says how old the figures of 1 creator are.");
  expect(ageRisk([stale, stale, undated, ...FOUR])).toBe(
    "Figures of 2 creators are older than 90 days and nobody says how old those of 1 creator are.",
  );
});

test("old figures weigh more when they are most of the plan; undated ones do not count as old", () => {
  const [stale, undated] = [{ asOf: "2026-01-01" }, { asOf: null }];
  const both = riskOf("data.stale", [undated, stale, {}, {}]);

  expect(riskOf("data.stale", [stale, stale, {}, {}])?.severity).toBe("low");
  expect(riskOf("data.stale", [stale, stale, stale, {}])?.severity).toBe("medium");
  expect(riskOf("data.stale", [undated, undated, undated])?.severity).toBe("low");
  expect(both?.evidence).toEqual(["@c2", "@c1"]);
  expect(both?.figures?.map(({ name }) => name)).toEqual(["creators", "limit", "undated"]);
  expect(riskOf("data.stale", [stale])?.figures?.map(({ name }) => name)).toEqual(["creators", "limit"]);
  expect(riskOf("data.stale", [undated])?.figures?.map(({ name }) => name)).toEqual(["undated"]);
});

test("views from fewer than six posts, or from the follower count alone, are a thin history", () => {
  const [thin, guessed] = [{ viewsSample: 5 }, { medianViews: null }];
  const risk = riskOf("history.thin", [thin, thin, guessed, ...FOUR]);

  expect(riskOf("history.thin", [{ viewsSample: 6 }, { viewsSample: null }])).toBeUndefined();
  expect(risk).toMatchObject({
    severity: "low",
    detail: "The views of 3 creators rest on fewer than 6 posts or on the follower count alone.",
    evidence: ["@c1", "@c2", "@c3"],
  });
  expect(risk?.figures).toEqual([
    {
      text: "3 creators",
      name: "creators",
      inputs: [
        { label: "Creators in the plan", value: "7" },
        { label: "Without this risk", value: "4" },
        { label: "From the follower count alone", value: "1" },
        { label: "From too few posts", value: "2" },
      ],
    },
    { text: "6 posts", name: "limit" },
  ]);
  expect(riskOf("history.thin", [thin, guessed, {}, {}])?.severity).toBe("low");
  expect(riskOf("history.thin", [thin, guessed, {}])?.severity).toBe("medium");
});

test("an unknown audience is a risk only where the brief asks for one", () => {
  const known: Hired = { audience: { female: 50 } };
  const women: Said = { gender: "female" };
  const name = "audience.unknown";

  expect(riskOf(name, [{}])).toBeUndefined();
  expect(riskOf(name, [known], women)).toBeUndefined();
  expect(riskOf(name, [known], { age: { min: 18, max: 24 } })?.severity).toBe("medium");
  expect(riskOf(name, [known, {}], women)).toMatchObject({
    severity: "low",
    detail: "The audience of 1 creator is not known; a usual audience of their topic stands in for it.",
    evidence: ["@c2"],
    figures: [{ text: "1 creator" }],
  });
  expect(riskOf(name, [known, {}, {}], women)?.severity).toBe("medium");
});

test("the gravest comes first, and a risk begins with the market whose rule it is", () => {
  const hired: Hired[] = [{ asOf: null, country: "AT" }, ESTIMATED, ...FOUR];
  const grave: Hired[] = [{ ...ESTIMATED, asOf: null }];

  expect(risksOf(hired, { markets: ["DE"] }).map(({ rule }) => rule)).toEqual([
    "de.place.unknown",
    "de.prices.estimated",
    "de.data.stale",
    "at.disclosure.label",
    "de.disclosure.label",
  ]);
  expect(risksOf(grave).map(({ severity }) => severity)).toEqual(["high", "high", "low"]);
});

test("each market of the brief and each country of a creator brings its rule of disclosure once", () => {
  const risks = risksOf([...FOUR, { country: "US" }, { country: "DE" }, { country: "IS" }], {
    markets: ["DE"],
  });

  expect(risks.filter(({ rule }) => rule.includes("disclosure"))).toEqual([
    {
      rule: "de.disclosure.label",
      severity: "low",
      detail:
        "Germany: Write “Werbung” or “Anzeige” at the start of the post; “#ad” or “sponsored by” is not accepted.",
      evidence: ["Medienanstalten, guide on labelling advertising"],
    },
    expect.objectContaining({ rule: "us.disclosure.label" }),
  ]);
});

test("every market of the European Union and those with a law of their own have a rule with its source", () => {
  const union = "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK".split(" ");
  const own = ["DE", "FR", "ES", "BE", "GB", "US", "IN", "BR", "AU"];
  const notes = own.map(disclosureNote);

  expect(union.filter((market) => !disclosureNote(market))).toEqual([]);
  expect(new Set(notes.map((note) => note?.text)).size).toBe(own.length);
  for (const note of [...notes, disclosureNote("AT")]) {
    expect(note?.text).toMatch(/^[A-Z].{30,}\.$/u);
    expect(note?.source).toMatch(/\w{3}/u);
  }
  expect([disclosureNote("CH"), disclosureNote("JP")]).toEqual([null, null]);
});
