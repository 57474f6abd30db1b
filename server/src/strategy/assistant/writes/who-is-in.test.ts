import { expect, test } from "vitest";
import { withPlaceNamed } from "./who-is-in.ts";

const WINTER = { kind: "list", name: "Winter" } as const;
const MOON = { kind: "campaign", name: "Harvest Moon" } as const;

test.each([
  "who is in it now",
  "and who's on the list now?",
  "who is left",
  "wer ist jetzt drin?",
  "und wer steht alles auf der Liste",
  "qui est dedans maintenant ?",
  "qui reste",
  "¿quién está en la lista ahora?",
  "quién queda ahora",
  "quem está na lista agora?",
  "quem ficou",
  "list me ab kaun hai",
])("who is in the list is asked of the list by its name: %s", (text) => {
  expect(withPlaceNamed(text, WINTER, false)).toBe("who is in the list Winter?");
  expect(withPlaceNamed(text, null, false)).toBe(text);
});

test.each([
  "how many are in it now?",
  "wie viele sind noch drin",
  "combien il en reste",
  "y cuántos quedan",
  "quantos ficaram?",
  "ab kitne bache hain",
])("how many are in it is, too: %s", (text) => {
  expect(withPlaceNamed(text, MOON, false)).toBe("how many creators are in the campaign Harvest Moon?");
});

test("a campaign is asked about by its own word", () => {
  expect(withPlaceNamed("who is in the campaign?", MOON, false)).toBe("who is in the campaign Harvest Moon?");
  expect(withPlaceNamed("wer ist in der Kampagne?", WINTER, false)).toBe("wer ist in der Kampagne?");
});

test.each(["who is in Berlin?", "who is in it for the money", "how many are in Spain"])(
  "another question stays as it is: %s",
  (text) => {
    expect(withPlaceNamed(text, WINTER, false)).toBe(text);
  },
);

test.each(["quem ficou", "ab kaun kaun hai", "wer ist jetzt drin?", "qui reste", "who's left"])(
  "where a plan was made last, it is of the plan: %s",
  (text) => {
    expect(withPlaceNamed(text, null, true)).toBe("who is in the plan?");
    expect(withPlaceNamed(text, WINTER, true)).toBe("who is in the list Winter?");
  },
);
