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

test("a pasted mail that is a whole brief is planned, and one that is asked about is not", () => {
  const mail =
    "From: Priya Nair\nSent: Thu, 19 Nov 2026 17:42\n\nGin launch: UK and Ireland, Instagram and TikTok, 11 January until 7 February, budget 12,000 pounds, 6 creators.";
  expect(readAct(mail)).toMatchObject({ act: "order", kind: "plan" });
  expect(readAct(`what do you make of this?\n\n${mail}`)).not.toMatchObject({ act: "order", kind: "plan" });
});
