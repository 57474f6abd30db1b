import { expect, test } from "vitest";
import { readText } from "#/strategy/brief/brief-parser.ts";

const context = { today: "2026-11-28", currency: "EUR" };
const budgetOf = (text: string) => readText(text, context).stated.budget;

const BRIEF =
  "Tee, Deutschland und Österreich, Instagram und TikTok, 1. bis 28. Februar 2027, Budget 18.000 Euro, 8 Creator";
const below = (answer: string) => `${answer}\n\nAm 25.11.2026 um 10:14 schrieb Petra Lindner:\n> ${BRIEF}`;

test.each([
  ["Chef hat gekürzt: 14.000 statt 18.000. Alles andere wie unten.", 1_400_000],
  ["Doch nur 12.500.", 1_250_000],
  ["Wir bleiben bei 15k, Rest wie gehabt", 1_500_000],
])("an answer on top changes the money of the brief below: %s", (answer, amount) => {
  expect(budgetOf(below(answer))).toEqual({ amount, currency: "EUR" });
});

test("what an answer does not speak of stays as the brief below has it", () => {
  const { stated } = readText(below("14.000 statt 18.000. Und bitte ohne Österreich."), context);
  expect(stated.filters).toMatchObject({ country: ["DE"], platform: ["instagram", "tiktok"] });
  expect(stated.flight).toMatchObject({ from: "2027-02-01", to: "2027-02-28" });
  expect(stated.maxCreators).toBe(8);
});

test("of three mails each newer one changes the older ones, and the newest holds", () => {
  const trail = [
    "Subject: RE: RE: tea",
    "",
    "From: Hollie Marsh",
    "Sent: 27 November 2026 16:51",
    "No YouTube in the end, and cap it at 9 people.",
    "",
    "From: Dan Oyelaran",
    "Sent: 26 November 2026 12:03",
    "Client signed off 26k (was 31k).",
    "",
    "From: Hollie Marsh",
    "Sent: 24 November 2026 09:30",
    "Iced tea, UK, 31k, 12 creators, Instagram and YouTube, 1 May to 14 June.",
  ].join("\n");
  const { stated } = readText(trail, { ...context, currency: "GBP" });
  expect(stated.budget).toEqual({ amount: 2_600_000, currency: "GBP" });
  expect(stated.maxCreators).toBe(9);
  expect(stated.filters?.platform).toEqual(["instagram"]);
  expect(stated.flight).toMatchObject({ from: "2027-05-01", to: "2027-06-14" });
});

test("a mail that is a whole brief itself stands alone", () => {
  const { stated } = readText(below("Kaffee, 9k €, Schweiz, 4 Creator"), context);
  expect(stated).toMatchObject({ budget: { amount: 900_000 }, maxCreators: 4 });
  expect(stated.filters).toEqual({ country: ["CH"] });
});
