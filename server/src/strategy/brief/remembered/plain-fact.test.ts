import { expect, test } from "vitest";
import { asksToForget, factIn, isStanding, plainFact } from "./plain-fact.ts";

test.each([
  ["Remember that we never work with casinos", "we never work with casinos"],
  ["please remember: no casinos", "no casinos"],
  ["merk dir: wir arbeiten nie mit Casinos", "wir arbeiten nie mit Casinos"],
  ["vergiss nicht: kein Alkohol", "kein Alkohol"],
  ["n'oublie pas que le thé est bio", "le thé est bio"],
  ["no olvides que vendemos té", "vendemos té"],
  ["não esqueça que vendemos chá", "vendemos chá"],
  ["yaad rakho ki hum chai bechte hain", "hum chai bechte hain"],
  ["  por favor anota: té verde ", "té verde"],
  ["we remember that", "we remember that"],
  ["remember", "remember"],
  ["remember ", "remember"],
  ["we never work with casinos", "we never work with casinos"],
])("what asks to remember is no part of the fact: %s", (text, fact) => {
  expect(factIn(text)).toBe(fact);
});

test.each([
  "we never work with casinos",
  "wir arbeiten nie wieder mit @y",
  "bei uns gilt: kein Alkohol",
  "par principe, pas d'alcool",
  "nunca más con @y",
  "por regra, sem álcool",
  "hamesha Instagram",
])("what holds for good: %s", (text) => {
  expect(isStanding(text)).toBe(true);
});

test.each(["without @y", "Instagram this time"])("what is said of one plan: %s", (text) => {
  expect(isStanding(text)).toBe(false);
});

test.each([
  ["forget that we never work with alcohol", true],
  ["please forget what we told you about casinos", true],
  ["vergiss, dass wir nie mit Casinos arbeiten", true],
  ["oublie nos règles", true],
  ["olvida lo que te dijimos", true],
  ["esqueça nossas regras", true],
  ["bhool jao, hum kabhi casino ke saath nahi", true],
  ["vergiss nicht, wir arbeiten nie mit Casinos", false],
  ["forget not the rule", false],
  ["forget TikTok", false],
  ["we forget that we always win", false],
])("what is to be forgotten: %s", (text, isForgotten) => {
  expect(asksToForget(text)).toBe(isForgotten);
});

test.each([
  ["we don't work with casinos", "without casinos"],
  ["nous ne travaillons jamais avec des casinos", "without casinos"],
  ["on ne travaille plus avec @y", "without @y"],
  ["nunca trabajamos con casinos", "without casinos"],
  ["nunca mais com @y", "without @y"],
  ["wir kooperieren nie mit @y", "without @y"],
  ["wir zahlen nie mehr als 2.000 € für ein Reel", "at most 2.000 € per Reel"],
  ["nunca pagamos más de 900 € por reel", "at most 900 € por reel"],
  ["ne payons jamais plus de 900 € par reel", "at most 900 € par reel"],
  ["900 $ für ein Video, 2k€ for a post", "900 $ per Video, 2k€ per post"],
  ["unsere Sprache ist immer Deutsch", "unsere Sprache is Deutsch"],
  ["nuestro país es siempre España", "nuestro país is España"],
  ["@x.y is left out", "@x.y is out"],
  ["@x left out", "@x is out"],
  ["nie mit Alkoholmarken", "without Alkohol"],
  ["nie mit Tabakwerbung", "without Tabak"],
  ["Biomarken", "Biomarken"],
  ["laisse toujours @x dehors", "without @x"],
  ["@a, lasst @x raus und deixa @y de fora", "@a, without @x und without @y"],
])("a fact in the words of a brief: %s", (text, plain) => {
  expect(plainFact(text)).toBe(plain);
});
