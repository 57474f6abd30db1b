import { expect, test } from "vitest";
import { readAct } from "./read-act.ts";
import { isThinBrief } from "#/strategy/brief/follow-up/whole-brief.ts";

test.each([
  "eigentlich wollte der alte chef ja 50.000 ausgeben, gott hab ihn selig",
  "nur zur info, bitte nix ändern: sonnenhof überlegt ob sie ihr budget auf 20k heben",
])("an amount in words that nobody understands is no brief for certain: %s", (text) => {
  expect(isThinBrief(text)).toBe(true);
  expect(readAct(text).act).not.toBe("order");
});

test.each(["Launch of an oat drink in Germany, 5.000 €, Instagram", "protein bar, 5.000 €", "only TikTok"])(
  "what is understood, or names no amount, is none: %s",
  (text) => {
    expect(isThinBrief(text)).toBe(false);
  },
);
