import { expect, test } from "vitest";
import { readSaid } from "#/strategy/brief/brief.fixtures.ts";

test.each([
  "Tea, 9k €, Germany, 50 % TikTok, 40 % Instagram, 30 % YouTube",
  "Tee, 9.000 €, 60 % Instagram, 60 % TikTok",
  "Thé, 9 000 €, 70 % France, 50 % Belgique",
  "Té, 9.000 €, España, dos tercios en Instagram y 50 % en TikTok",
  "Chá, 9.000 €, Dois terços da verba no Instagram e metade no TikTok",
  "Tea, 9k €, 80 % in Germany, 40 % in Austria",
])("parts that are more than the whole are asked about: %s", (text) => {
  expect(readSaid(text).unread).toMatchObject({ kind: "share" });
});

test.each([
  "Tea, 9k €, Germany, 50 % TikTok, 30 % Instagram, 20 % YouTube",
  "Tee, 9.000 €, 60 % Instagram, 60 % Deutschland",
  "Tea, 9k €, at least 50 % TikTok, at most 60 % Instagram",
])("and parts that fit are planned: %s", (text) => {
  expect(readSaid(text).unread).toBeNull();
});
