import type { CampaignCreator } from "@app/contract/campaigns/creators";
import { expect, test } from "vitest";
import { feeWords, suggestedFee } from "./fees.rules.ts";

const EUR = (amount: number) => ({ amount, currency: "EUR" });

function creator(fields: Partial<CampaignCreator> = {}): CampaignCreator {
  return {
    creatorId: "00000000-0000-4000-8000-000000000001",
    platform: "instagram",
    handle: "ines.c",
    further: [],
    name: null,
    stage: "to-invite",
    fee: null,
    reserved: null,
    averageViews: null,
    askingPrice: { ...EUR(26_000), per: "reel" },
    asked: EUR(52_000),
    version: 1,
    addedAt: "2026-11-01T09:00:00.000Z",
    ...fields,
  };
}

test("the known price for all pieces stands in the field, and says what it is", () => {
  expect(suggestedFee(creator())).toEqual(EUR(52_000));
  expect(feeWords(creator())).toBe("As asked, 2 × €260");
  expect(feeWords(creator({ asked: EUR(26_000) }))).toBe("As asked");
});

test("what a plan reserved goes before what is asked, and a fee before both", () => {
  const planned = creator({ reserved: { ...EUR(40_000), isGuess: true } });

  expect(suggestedFee(planned)).toEqual(EUR(40_000));
  expect(feeWords(planned)).toBe("From the plan, a guess");
  expect(suggestedFee(creator({ fee: EUR(45_000) }))).toBeNull();
  expect(feeWords(creator({ fee: EUR(45_000) }))).toBeNull();
});

test("without any price the field stays empty", () => {
  const unpriced = creator({ askingPrice: null, asked: null });

  expect(suggestedFee(unpriced)).toBeNull();
  expect(feeWords(unpriced)).toBeNull();
});
