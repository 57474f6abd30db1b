import { expect, test } from "vitest";
import { languageOf } from "./language.ts";

test.each([
  ["de", "ohne @creator.1"],
  ["en", "best engagement in Bremen?"],
  ["en", "I was at a trade fair all week"],
  ["en", "undo"],
  ["fr", "annule"],
  ["es", "sin @paul"],
  ["pt", "azeite Portugal 3k"],
  ["es", "quita a @paul"],
  ["es", "@ana ya no pide 800 sino 900"],
  ["es", "agrega a @paul"],
  ["es", "pon 4000"],
  ["es", "o sea cpm?"],
  ["es", "y @ana?"],
  ["pt", "tira a @paul"],
  ["pt", "coloca o @paul"],
  ["es", "borra a @paul"],
  ["es", "pasale @paul a Nora"],
  ["es", "elimina a @paul de la lista"],
  ["fr", "enlève @paul"],
  ["de", "lösch @paul"],
  ["hi", "instagram hata do"],
  ["hi", "@paul add kar do"],
  ["hi", "@paul ko nikal do"],
  ["fr", "muesli bio, Lyon et Nantes, 2500€, insta, décembre"],
  ["fr", "Huile d'olive France, 3 000 €, Instagram"],
  ["en", "Protein bar in Germany, 9.000 €"],
  ["en", "Bio bar for Spain, 4.000 €"],
  ["de", "Snacks, Spanien, 4.000 €"],
  ["es", "Té, Alemania, 4.000 €"],
  ["fr", "Snacks bio, Allemagne, 4 000 €"],
  ["pt", "Snacks, Alemanha, 4.000 €"],
  ["hi", "protein bar ka launch Germany me, 3.000 €"],
] as const)("the language of a short message is told, %s: %s", (language, text) => {
  expect(languageOf([text])).toBe(language);
});

test.each([
  ["a number", "2.000 €"],
  ["a name", "@creator.1"],
  ["a platform", "TikTok"],
  ["letters that are no words", "asdf qwertz"],
])("%s alone is in the language of what was said before", (_, text) => {
  expect(languageOf(["make it three thousand, please", text])).toBe("en");
  expect(languageOf(["setz das Budget bitte auf dreitausend", text])).toBe("de");
});

test("the last message says in which language a thread goes on", () => {
  expect(languageOf(["make it three thousand, please", "nur TikTok"])).toBe("de");
  expect(languageOf(["nur TikTok bitte", "seulement des micro"])).toBe("fr");
});

test.each(["vale", "si", "no", "ok do it", "haan karo", "top 5"])(
  "what may be said in several languages is in that of the thread: %s",
  (text) => {
    expect(languageOf(["quantos criadores temos em Lisboa?", text])).toBe("pt");
    expect(languageOf(["wie viele Leute haben wir in Wien?", text])).toBe("de");
  },
);

test.each([
  ["en", "tag her summer"],
  ["en", "mark him as warm"],
  ["de", "setz ihr status rein"],
])("of a few words those of one language alone tell, %s: %s", (language, text) => {
  expect(languageOf([text])).toBe(language);
});

test.each(["only 5", "@creator.1 no", "casual", "tag warm"])(
  "a few words of no language alone go on in that of the thread: %s",
  (text) => {
    expect(languageOf(["kitne creators hai Pune me?", text])).toBe("hi");
    expect(languageOf(["¿cuántos creadores hay en Cádiz?", text])).toBe("es");
  },
);

test("a word or two that begin a thread are in the language of the threads beside it", () => {
  expect(languageOf(["casual"], ["wie viele Leute haben wir in Wien?"])).toBe("de");
  expect(languageOf(["a @paul casou ontem!!"], ["combien de créateurs à Lyon ?"])).toBe("pt");
  expect(languageOf(["is it fair?"], ["combien de créateurs à Lyon ?"])).toBe("en");
});

test.each([
  ["de", ["plan für wien u graz, 6000 euro, 5 leute, januar", "budget um 800 runter"]],
  ["de", ["plan für wien u graz, 6000 euro, 5 leute, januar", "800 mehr"]],
  ["pt", ["plano para braga, 6000 euros, 5 pessoas, janeiro", "mais um criador"]],
  ["pt", ["plano para braga, 6000 euros, 5 pessoas, janeiro", "corta um mês"]],
] as const)("a small word that two languages have goes on in that of the thread: %s", (language, said) => {
  expect(languageOf([...said])).toBe(language);
});
