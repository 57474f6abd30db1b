import { expect, test } from "vitest";
import { asksForFuture, asksTheTime, ordersDeed } from "./beyond.ts";

test.each([
  "post this reel on our tiktok tonight",
  "publica la historia de @ada ahora",
  "veröffentliche das auf Instagram",
  "@ada ka reel insta pe live kar do",
  "ruf die @ada an",
  "llama a @ada",
  "@ada ko call karo",
  "send it",
  "schick es jetzt",
  "manda pelo whatsapp",
  "schreib ihr eine Rechnung",
  "hazle la factura",
  "supprime le compte tiktok de @ada",
])("what is done in the world is beyond a workspace: %s", (text) => {
  expect(ordersDeed(text)).toBe(true);
});

test.each([
  "who posted on instagram",
  "plan: coffee, 8000 €, post on instagram in may",
  "send @ada a mail that we pay 800",
  "draft a post for instagram",
  "call it Summer",
  "which invoice is open",
  "save them as a list",
  "can you post it?",
])("another message is none of it: %s", (text) => {
  expect(ordersDeed(text)).toBe(false);
});

test.each([
  ["how many followers will @ada have in three years", true],
  ["wie viele Follower wird @ada nächstes Jahr haben", true],
  ["combien de vues aura @ada demain ?", true],
  ["quantos seguidores @ada vai ter daqui a dois anos", true],
  ["how many followers does @ada have", false],
  ["what will @ada charge for a reel", false],
  ["when will @ada post next week", false],
])("a figure of a day to come is beyond what is known: %s", (text, isBeyond) => {
  expect(asksForFuture(text)).toBe(isBeyond);
});

test.each([
  "did you send it already?",
  "hast du die Mail schon verschickt?",
  "tu l'as déjà envoyé ?",
  "¿ya lo has publicado?",
  "você já mandou?",
  "bhej diya kya?",
])("whether it was sent is asked of what only a person does: %s", (text) => {
  expect(ordersDeed(text)).toBe(true);
});

test.each(["did @ada send her draft?", "has Lena posted yet?", "hat @ada schon gepostet?"])(
  "whether somebody else did is no such question: %s",
  (text) => {
    expect(ordersDeed(text)).toBe(false);
  },
);

test.each([
  "pay @nora now",
  "ok überweis @nora das geld",
  "paie @nora maintenant",
  "págale a ella ya",
  "remind @otis to send the draft",
  "erinner @otis an den Entwurf",
  "recuérdale a @otis el borrador",
  "@otis ko yaad dila do ki draft bhejna hai",
])("who is to be paid or reminded is so outside: %s", (text) => {
  expect(ordersDeed(text)).toBe(true);
});

test.each([
  "pay @nora 900 €",
  "who do we pay most",
  "remind me that @nora is away",
  "recuerda que @nora no bebe",
])("a price and what is to be remembered are none of it: %s", (text) => {
  expect(ordersDeed(text)).toBe(false);
});

test("a clock is beyond, and hours for posts are not", () => {
  expect(asksTheTime("que horas são em Lima")).toBe(true);
  expect(asksTheTime("wie spät ist es in Lima?")).toBe(true);
  expect(asksTheTime("what time should we post in Lima")).toBe(false);
});
