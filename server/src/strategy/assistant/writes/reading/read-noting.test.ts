import { expect, test } from "vitest";
import { notingIn } from "./read-noting.ts";

test.each([
  ["note on @ada: only after 6pm", "only after 6pm"],
  ["add a note to @ada: hates Mondays, loves tea", "hates Mondays, loves tea"],
  ["Notiz zu @ada: nur mit Vertrag", "nur mit Vertrag"],
  ["notier bei ihr: keine Reels im August", "keine Reels im August"],
  ["ajoute une note sur @ada : pas le lundi", "pas le lundi"],
  ["anota en @ada: solo por WhatsApp", "solo por WhatsApp"],
  ["nota para @ada: só depois das 18h", "só depois das 18h"],
  ["@ada ke liye note: sirf shaam ko", "sirf shaam ko"],
  ["put a note on @ada that she moves to Kiel", "she moves to Kiel"],
  ["apúntale que solo viaja en tren", "solo viaja en tren"],
  ["note-lui que le lundi est exclu", "le lundi est exclu"],
  ["note that @ada answers late", "@ada answers late"],
  ["notiere, dass @ada spät antwortet", "@ada spät antwortet"],
  ["notier bei @ada „nur vormittags“", "nur vormittags"],
  ["anota «prefiere transferencias»", "prefiere transferencias"],
  ['note sur @ada "jamais le dimanche".', "jamais le dimanche"],
])("what is to be noted stands in it word for word: %s", (text, note) => {
  expect(notingIn(text)?.note).toBe(note);
});

test.each([
  "what do the notes on @ada say?",
  "notes",
  "@ada asks 800",
  "budget: 8000 €",
  "write @ada that we pay 800",
  "a note on @ada",
  "put @ada in the list “Notes”",
  'who has a note like "vegan"?',
])("what notes nothing is left alone: %s", (text) => {
  expect(notingIn(text)).toBeNull();
});
