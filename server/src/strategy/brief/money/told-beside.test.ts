import { expect, test } from "vitest";
import { toldBeside } from "./told-beside.ts";
import { namedFirst, pricedAlike } from "./whom.ts";

test.each([
  ["@ana asks 300 for a reel but then 3 months exclusivity", ["then 3 months exclusivity"], []],
  ["@ana nimmt 950 Euro pro Reel, hat aber im Mai keine Zeit", [], ["hat aber im Mai keine Zeit"]],
  [
    "@ana nimmt 900 fürs Reel, aber nur wenn sie das Rad behalten darf",
    [],
    ["nur wenn sie das Rad behalten darf"],
  ],
  ["Ana (@ana) demande 650 € le reel, avec exclusivité deux mois", ["avec exclusivité deux mois"], []],
  ["@ana 210 le reel, pas dispo en janvier", [], ["pas dispo en janvier"]],
  ["@ana cobra 480 reel + 6 meses de derechos", ["6 meses de derechos"], []],
  ["@ana faz o reel por 520 mas só até ao natal", [], ["só até ao natal"]],
  ["@ana 8000 ek reel ka, lekin March ke baad hi free hai", [], ["March ke baad hi free hai"]],
])("what is told beside a price is named: %s", (text, terms, left) => {
  expect(toldBeside(text)).toEqual({ terms, left });
});

test.each([
  ["@ana takes 450 a reel from february on", "from february"],
  ["@ana nimmt ab 1. März 450 pro Reel", "ab 1. März"],
  ["@ana demande 450 € le reel à partir de mars", "à partir de mars"],
  ["@ana prend 450 € le reel le mois prochain", "mois prochain"],
  ["@ana cobra 450 por reel hasta el 15 de mayo", "hasta el 15 de mayo"],
  ["@ana cobra 450 por reel desde o ano que vem", "desde o ano que vem"],
  ["@ana march se reel ka 45000 leti hai", "march se"],
  ["@ana charges 450 a reel after Easter", "after Easter"],
  ["@ana asks 450 a reel as of 03/02/2027", "as of 03/02/2027"],
])("the days that a price holds on are named: %s", (text, when) => {
  expect(toldBeside(text)).toEqual({ terms: [], left: [when] });
});

test.each([
  "@ana wants from 300 to 2027 euros a reel",
  "@ana asks 450 for 2 reels in 1080p",
  "@may asks 900",
])("numbers and names are no days of it: %s", (text) => {
  expect(toldBeside(text).left).toEqual([]);
});

test.each([
  "just called, @ana wants 900 for a reel now",
  "@ana hat grad geschrieben, sie will 480 € pro Reel",
  "elle vient de répondre : @ana 3 200 € par reel",
  "@ana 210 el reel, me lo acaba de decir",
  "ela respondeu agora, @ana faz por 1.900 o vídeo",
  "waise @ana reel ka 75 legi",
  "ok so, @ana wants 900 for a reel",
  "@ana wants 900 for a reel, danke",
])("how it came to be known is nothing to keep: %s", (text) => {
  expect(toldBeside(text)).toEqual({ terms: [], left: [] });
});

test.each([
  ["he wanted 900 for a reel, @jan.k I mean", "@jan.k wanted 900 for a reel"],
  ["der wollte übrigens 900 fürs Reel, @jan.k mein ich", "@jan.k wollte übrigens 900 fürs Reel"],
  ["il veut 900 le reel, je parle de @jan.k", "@jan.k veut 900 le reel"],
  ["ella pide 900 por reel, digo @ana", "@ana pide 900 por reel"],
  ["ela quer 900 por reel, @ana quero dizer", "@ana quer 900 por reel"],
  ["@ana and he want 900, @jan.k", "@ana and he want 900, @jan.k"],
  ["make it 900, with @jan.k", "make it 900, with @jan.k"],
])("whom a pronoun means may stand at the end: %s", (text, meant) => {
  expect(namedFirst(text)).toBe(meant);
});

test.each([
  ["and @b 500", "and @b 500 per reel"],
  ["et @b 250, mais elle veut relire", "et @b 250 per reel, mais elle veut relire"],
  ["y @b: 1,2k", "y @b: 1,2k per reel"],
  ["und @b 500 pro Story", "und @b 500 pro Story"],
  ["@b has 500 followers", "@b has 500 followers"],
  ["@b: 1.1k a reel", "@b: 1.1k a reel"],
])("another price is of the piece before it: %s", (text, meant) => {
  expect(pricedAlike(text, "reel")).toBe(meant);
});
