import type { CreatorAverage, CreatorsFound } from "@app/contract/strategy/findings/schemas";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { FindingCards } from "./FindingCards.tsx";

afterEach(cleanup);

const FITTING = {
  asOf: "2026-11-21T10:00:00.000Z",
  sources: ["Creators of this workspace"],
  filters: { country: ["DE"] },
  total: 12,
  creators: 85,
  unknown: [{ filter: "country" as const, count: 20 }],
  known: 12,
  notKnown: 0,
  otherCurrency: 0,
  per: null,
};
const FOUND: CreatorsFound = {
  ...FITTING,
  by: "price",
  dir: "asc",
  shown: 1,
  rows: [
    {
      creatorId: "1",
      platform: "instagram",
      handle: "anna",
      name: "Anna",
      followers: 12_000,
      engagementRate: 3.2,
      views: null,
      price: { amount: 30_000, currency: "EUR", per: "reel" },
      cpm: null,
      country: "DE",
      city: null,
    },
  ],
};
const AVERAGE: CreatorAverage = { ...FITTING, by: "engagementRate", mean: 3.5, p10: 1, p50: 3, p90: 7 };

const money = (amount: number) => ({ amount, currency: "EUR" });

function show(type: string, output: unknown, seesPrices = true) {
  const part = { type, output };
  render(<FindingCards parts={[part]} seesPrices={seesPrices} />);
}

test("a table of creators has what was asked for first, says NA, and leads to the creator", () => {
  show("tool-find_creators", FOUND);

  const heads = screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
  expect(heads.slice(0, 3)).toEqual(["Creator", "Price", "Followers"]);
  expect(screen.getByRole("button", { name: "Price of @anna: €300" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Views of @anna: NA" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Anna" })).toHaveProperty("pathname", "/influencers/1");
});

test("a table speaks the language that its answer carries the words of", () => {
  const phrases = {
    Creator: "Creador",
    Price: "Precio",
    Followers: "Seguidores",
    "{0} of {1}": "{0} de {1}",
  };
  const words = { type: "data-words", data: { phrases } };
  const table = { type: "tool-find_creators", output: FOUND };
  render(<FindingCards parts={[words, table]} seesPrices />);

  const heads = screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
  expect(heads.slice(0, 3)).toEqual(["Creador", "Precio", "Seguidores"]);
  expect(screen.getByRole("button", { name: "Precio de @anna: €300" })).toBeTruthy();
});

test("a figure of the table opens where it comes from, by keyboard", async () => {
  show("tool-find_creators", FOUND);
  const figure = screen.getByRole("button", { name: "Followers of @anna: 12.00K" });

  figure.focus();
  fireEvent.click(figure);

  expect(document.activeElement).toBe(figure);
  expect(within(await screen.findByRole("dialog")).getByText("Creators of this workspace")).toBeTruthy();
});

test("who sees no prices has no column of them", () => {
  show("tool-find_creators", FOUND, false);

  expect(screen.queryByText("Price")).toBeNull();
});

test("an average stands with its median and its range", () => {
  show("tool-average_creators", AVERAGE);

  expect(screen.getByRole("button", { name: "Median: 3.00%" })).toBeTruthy();
  expect(screen.getByText("Known of 12 of 12 creators.")).toBeTruthy();
});

test("a price stands beside what others ask, and an offer with it", () => {
  const { asOf, sources } = FITTING;
  const who = { handle: "anna", platform: "instagram", per: "reel", pieces: 1, deal: null, listed: null };
  const range = { p10: money(10_000), p50: money(20_000), p90: money(30_000) };
  const offered = { offer: money(90_000), standing: "above" };
  show("tool-price_of_creator", { asOf, sources, ...who, others: 9, isSameSize: true, range, ...offered });

  expect(screen.getByRole("region", { name: "Price of a reel of @anna" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Offer: €900" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Median of others: €200" })).toBeTruthy();
});

test("what found nobody has no card", () => {
  show("tool-find_creators", { ...FOUND, rows: [], shown: 0, total: 0 });

  expect(screen.queryByRole("table")).toBeNull();
});

const MADE = { asOf: "2026-11-21T10:00:00.000Z", sources: ["Campaigns"] };

test("a campaign stands with its creators against the plan, and costs only for whoever sees prices", () => {
  const row = {
    creatorId: "1",
    platform: "instagram",
    handle: "anna",
    name: null,
    views: 9000,
    expected: 10_000,
    outcome: "held",
    deviation: -10,
    cost: money(40_000),
    cpm: money(4444),
  };
  const found = {
    ...MADE,
    named: "Spring",
    campaign: { campaignId: "c", name: "Spring", status: "completed", startsOn: null, endsOn: null },
    couldBe: [],
    pieces: { live: 1, owed: 1 },
    figures: null,
    budget: null,
    forecast: null,
    rows: [row],
    extremes: null,
  };
  show("tool-campaign_results", found);

  expect(screen.getByRole("button", { name: "Against plan, @anna: -10%" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Cost, @anna: €400" })).toBeTruthy();
  cleanup();
  show("tool-campaign_results", found, false);
  expect(screen.queryByText("Cost")).toBeNull();
});

test("a frame is copied, and says that nothing is sent", () => {
  show("tool-write_draft", {
    ...MADE,
    kind: "mail",
    language: "en",
    handle: "anna",
    isKnown: true,
    title: "@anna",
    text: "Hi Anna,\n[your name]",
    filledFrom: ["creator"],
    blanks: ["your name"],
  });

  expect(screen.getByRole("region", { name: "Outreach mail: @anna" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Copy" })).toBeTruthy();
  expect(screen.getByText(/nothing is sent. Fill what stands in brackets: your name/u)).toBeTruthy();
});

test("one page has its sections as text", () => {
  show("tool-write_one_page", {
    ...MADE,
    language: "en",
    plan: { strategyId: "s", version: 2, name: "Bar" },
    title: "Bar",
    sections: [{ heading: "Who", lines: ["@anna"] }],
    pricesKnown: null,
  });

  expect(screen.getByText(/Who\s+• @anna/u)).toBeTruthy();
  expect(screen.getByText(/From version 2 of the plan/u)).toBeTruthy();
});
