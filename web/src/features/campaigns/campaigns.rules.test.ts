import { assert, constantFrom, integer, property } from "fast-check";
import { expect, test } from "vitest";
import type { CampaignCreator } from "@app/contract/campaigns/creators";
import type { Deliverable } from "@app/contract/campaigns/deliverables";
import { lineOf } from "@app/contract/campaigns/deliverables.fixtures";
import { EMPTY_BRIEF } from "@app/contract/campaigns/schemas";
import { formatDay, parseDay } from "#/lib/day-text.ts";
import {
  amountText,
  expectedViews,
  inCurrency,
  parseAmount,
  stageBeside,
  statusText,
} from "./campaigns.rules.ts";
import { cardState } from "./board/deliverables.rules.ts";
import { guidelineCount, toBrief, toForm } from "./wizard/draft.rules.ts";

function creator(place: number, averageViews: number | null): CampaignCreator {
  return {
    creatorId: `00000000-0000-4000-8000-00000000000${place}`,
    platform: "instagram",
    further: [],
    handle: "a",
    name: null,
    stage: "invited",
    fee: null,
    averageViews,
    askingPrice: null,
    version: 1,
    addedAt: "2026-11-21T14:00:00Z",
  };
}

test("amounts are read in all usual notations", () => {
  const amounts = ["25.000", "25,000", "25 000", "25'000", "25000", "25.000,00", "25,000.00"];

  expect(amounts.map((text) => parseAmount(text, "EUR"))).toEqual(amounts.map(() => 2_500_000));
  expect(parseAmount("1.5", "EUR")).toBe(150);
  expect(parseAmount("0,99", "EUR")).toBe(99);
  expect(parseAmount("5000", "JPY")).toBe(5_000);
  expect(["", "a lot", "-5", "1.2.3,4,5x"].map((text) => parseAmount(text, "EUR"))).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

test("an amount that stands in its field is read back as itself", () => {
  assert(
    property(
      integer({ min: 0, max: 1_000_000_000 }),
      constantFrom("EUR", "USD", "JPY"),
      (amount, currency) => {
        expect(parseAmount(amountText({ amount, currency }), currency)).toBe(amount);
      },
    ),
  );
});

test("days are read as people write them, and a day that does not exist is none", () => {
  expect(["1/3/2027", "01.03.2027", "2027-03-01"].map(parseDay)).toEqual(Array(3).fill("2027-03-01"));
  expect(["31/02/2027", "1/13/2027", "tomorrow", ""].map(parseDay)).toEqual([null, null, null, null]);
  expect(parseDay(formatDay("2027-12-31"))).toBe("2027-12-31");
});

test("a card moves one lane at a time and stops at the ends", () => {
  expect(stageBeside("invited", 1)).toBe("negotiating");
  expect(stageBeside("invited", -1)).toBe("to-invite");
  expect(stageBeside("to-invite", -1)).toBeNull();
  expect(stageBeside("paid", 1)).toBeNull();
  expect(stageBeside("declined", -1)).toBeNull();
});

test("the counter says what to do at eight", () => {
  expect(guidelineCount(["a", "b", "c"])).toEqual({ text: "3 of 8", isFull: false });
  expect(guidelineCount(Array(8).fill("a"))).toEqual({ text: "8 of 8, remove one to add", isFull: true });
});

test("an amount keeps its number when its currency changes, whatever that is divided into", () => {
  expect(inCurrency({ amount: 800_000, currency: "EUR" }, "JPY")).toEqual({ amount: 8_000, currency: "JPY" });
  expect(inCurrency({ amount: 8_000, currency: "JPY" }, "EUR")).toEqual({ amount: 800_000, currency: "EUR" });
  expect(inCurrency({ amount: 150, currency: "EUR" }, "USD")).toEqual({ amount: 150, currency: "USD" });
});

test("a form without a name is sent as untitled, and empty guidelines are left out", () => {
  const form = { ...toForm(EMPTY_BRIEF), guidelines: [" Show it ", "", " "], hashtags: "#a b ##c" };

  expect(toBrief(form)).toMatchObject({
    name: "Untitled campaign",
    guidelines: ["Show it"],
    hashtags: ["a", "b", "c"],
  });
});

test("views to expect count unknown averages apart", () => {
  const lines = [lineOf({ count: 2 })];

  expect(expectedViews({ lines }, [creator(1, 1_000), creator(2, null)])).toEqual({
    views: 2_000,
    known: 2,
    unknown: 2,
  });
  expect(expectedViews({ lines }, []).views).toBeNull();
});

function piece(state: Deliverable["state"]): Deliverable {
  return {
    id: "00000000-0000-4000-8000-000000000002",
    creatorId: "00000000-0000-4000-8000-000000000001",
    lineId: "00000000-0000-4000-8000-000000000003",
    platform: "instagram",
    format: "reel",
    label: "Reel",
    dueOn: null,
    late: false,
    live: false,
    state,
    submissions: [],
  };
}

test("a card whose pieces are live says so, and one piece to come still counts", () => {
  const card = { creator: creator(1, null), dueOn: null, late: false, over: false };
  const live = { ...piece("waiting"), live: true };

  expect(cardState({ ...card, deliverables: [live, live] }).text).toBe("Live");
  expect(cardState({ ...card, deliverables: [live, piece("waiting")] }).text).toBe("No draft");
});

test("a campaign says what is under way, and what it still lacks, in one line", () => {
  const dated = { startsOn: "2027-03-01", endsOn: "2027-03-28" };

  expect(statusText({ status: "active", ...dated, markets: ["DE"] })).toBe(
    "Active, live 01/03/2027–28/03/2027, Germany",
  );
  expect(statusText({ status: "draft", startsOn: null, endsOn: null, markets: [] })).toBe(
    "Preparing, no dates, no market",
  );
});
