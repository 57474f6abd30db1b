import { expect, test } from "vitest";
import { asksRule } from "./rule-answers.ts";

test.each([
  "si c'est juste un cadeau, elle doit mettre quoi en france",
  "en españa si solo le regalo el producto tiene q poner publi?",
  "y en portugal q etiqueta va",
  "y q hashtag en alemania",
  "no brasil se foi só recebido precisa marcar publi?",
  "gift diya hai bas, toh bhi ad likhna padega kya india me",
])("who asks what must be written asks for the rule of labels: %s", (text) => {
  expect(asksRule(text)).toBe(true);
});

test.each(["which hashtag did best", "we gifted 20 boxes in Spain", "tiene que estar en Madrid"])(
  "hashtags, gifts and duties of other kinds are none: %s",
  (text) => {
    expect(asksRule(text)).toBe(false);
  },
);
