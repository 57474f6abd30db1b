import { expect, test } from "vitest";
import { madeText } from "#/strategy/brief/follow-up/made.ts";
import { ruleOf } from "./remembered-rules.ts";

const CONTEXT = { today: "2026-11-28", currency: "EUR" };
const rule = (text: string) => ruleOf(text, CONTEXT)?.made.map(madeText).join(", ") ?? null;

test.each([
  ["we never work with alcohol brands", "nobody about alcohol"],
  ["wir arbeiten nie mit Casinos", "nobody about gambling"],
  ["Wir arbeiten nie mit Alkoholmarken", "nobody about alcohol"],
  ["on ne travaille jamais avec des marques d'alcool", "nobody about alcohol"],
  ["nunca trabajamos con marcas de alcohol", "nobody about alcohol"],
  ["nunca trabalhamos com álcool", "nobody about alcohol"],
  ["company policy: no gambling creators", "nobody about gambling"],
  ["always leave out @x", "without @x"],
  ["@x is always left out", "without @x"],
  ["nunca más con @y", "without @y"],
  ["nie wieder mit @y", "without @y"],
  ["plus jamais avec @y", "without @y"],
  ["nunca mais com @y", "without @y"],
  ["our reels always need 3 months usage", "3 months of usage"],
  ["nuestros reels siempre necesitan 3 meses de uso", "3 months of usage"],
  ["never over 2,000 a reel", "at most €2,000 a piece"],
  ["we never pay more than €2,000 for a reel", "at most €2,000 a piece"],
  ["wir zahlen nie mehr als 2.000 € pro Reel", "at most €2,000 a piece"],
  ["on ne paie jamais plus de 2 000 € par reel", "at most €2,000 a piece"],
  ["we always want at least 3 creators", "at least 3 creators"],
  ["we only work in Germany", "in Germany"],
  ["we never work with gambling brands and nobody under 21", "nobody about gambling, people from 21"],
])("what is told for good is read as a brief is: %s", (text, expected) => {
  expect(rule(text)).toBe(expected);
});

test.each([
  "our tone is dry and honest",
  "our brand is vegan, always",
  "we always pay within 30 days",
  "our budget is always 5,000 €",
  "we work with alcohol brands",
  "never in December",
  "we always launch in May",
  "hum alcohol brands ke saath kabhi kaam nahi karte",
  "in Germany we never do anything",
  "nunca hacemos nada en España",
  "wir machen nie was in Österreich",
  "TikTok never works for us",
  "Germany never works for us",
  "Bavaria never works for us",
  "Berlin never works for us",
  "fitness creators never work for us",
  "sourdough creators never work for us",
  "female creators never work for us",
  "creators in French never work for us",
  "always with @ana, who never works for us",
  "we never book nano creators",
  "always with @ana, never boring",
  "always in Germany, never in December",
  "only TikTok, from now on, 5,000 €",
  "always in Germany, before Navratri",
])("what a plan cannot follow whole is a note: %s", (text) => {
  expect(rule(text)).toBeNull();
});

test.each([
  "der Kunde Brisa will niemals Leute, die auch für Danone werben",
  "Brisa wants only Instagram, always",
])("what one client wants is no rule for the plans of all: %s", (text) => {
  expect(ruleOf(text, { ...CONTEXT, names: { clients: ["Brisa"] } })).toBeNull();
});
