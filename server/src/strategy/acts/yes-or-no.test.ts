import { expect, test } from "vitest";
import { answerIn } from "./yes-or-no.ts";

test.each([
  "yes",
  "yes do it",
  "Yes, please!",
  "ok, go ahead",
  "ja mach",
  "ja, mach das bitte",
  "passt, übernehmen",
  "oui vas-y",
  "d'accord, applique",
  "sí, hazlo",
  "vale, adelante",
  "sim, faz isso",
  "pode fazer",
  "haan kar do",
  "theek hai, karo",
])("a text that agrees and says nothing else is a yes: %s", (text) => {
  expect(answerIn(text)).toBe("yes");
});

test.each(["no", "nein danke", "non merci", "lass mal", "déjalo así", "não, deixa assim", "nahi, rehne do"])(
  "a text that refuses and says nothing else is a no: %s",
  (text) => {
    expect(answerIn(text)).toBe("no");
  },
);

test.each([
  "ok dann 2000",
  "yes but only TikTok",
  "no mega",
  "ja, aber mit @lena",
  "keep @lena",
  "make it 5",
  "mach 3000",
])("a text that says more is neither: %s", (text) => {
  expect(answerIn(text)).toBeNull();
});
