import { expect, test } from "vitest";
import { CONTEXT, readSaid } from "./brief.fixtures.ts";

function who(text: string) {
  const { must, never, named } = readSaid(`Serum, 9.000 €, ${text}`, CONTEXT).stated;
  return Object.fromEntries(Object.entries({ must, never, named }).filter(([, handles]) => handles));
}

const NEVER =
  "without, exclude, excludes, excluding, except, except for, anyone but, anybody but, everyone but, everybody but, avoid, avoids, avoiding, skip, skipping, do not use, don't use, don’t book, dont hire, never pick, do not take, don't include, don't want, not, no, never, drop, remove, leave out, ohne, nicht, kein, keine, keinen, außer, ausser, vermeide, vermeiden, vermeidet, sans, sauf, exclure, exclus, excluez, éviter, évite, évitez, évites, evitar, evita, evitem, sin, excepto, excluir, salvo, menos a, sem, exceto, nunca, jamais";

test.each(NEVER.split(", "))("a creator is left out behind: %s", (word) => {
  expect(who(`${word} @a.b`)).toEqual({ never: ["a.b"] });
  expect(who(`${word}: @a.b`)).toEqual({ never: ["a.b"] });
  expect(who(`x${word.replaceAll(" ", "x")} @a.b`)).not.toHaveProperty("never");
});

test.each(["with", "mit", "con", "com", "avec", "the creator", "the creators", "a", "o", "den", "die", " :"])(
  "words may stand between: not %s @a",
  (words) => {
    expect(who(`not ${words} @a`)).toEqual({ never: ["a"] });
  },
);

const MUST =
  "must include, must have, must be, has to include, include, including, with, keep, mit, inklusive, unbedingt, avec, inclure, con, incluir, incluye, com, book, add, plus, with the creator, with the creators, add ";

test.each(MUST.split(", "))("a creator has to be in behind: %s", (word) => {
  expect(who(`${word} @a`)).toEqual({ must: ["a"] });
});

test.each(["why", "warum", "wieso", "pourquoi", "por que", "por qué", "porque"])(
  "who is asked about is only named: %s without @a",
  (word) => {
    expect(who(`${word} without @a`)).toEqual({ named: ["a"] });
    expect(who(`x${word.replace(" ", "x")} without @a`)).toEqual({ never: ["a"] });
  },
);

test.each([
  ", ",
  " and ",
  " und ",
  " et ",
  " y ",
  " e ",
  " or ",
  " oder ",
  " ou ",
  " o ",
  " & ",
  ", and ",
  " ,  ",
])("a list shares the word before it: without @a%s@b", (gap) => {
  expect(who(`without @a${gap}@b`)).toEqual({ never: ["a", "b"] });
});

test.each([" for ", " then ", "; ", ". "])("another word ends the list: without @a%s@b", (gap) => {
  expect(who(`without @a${gap}@b`)).toEqual({ never: ["a"], named: ["b"] });
});

const SWAPS =
  "swap, replace, exchange, ersetz, ersetze, ersetzen, tausch, tausche, tauschen, remplace, remplacer, remplacez, cambi, cambia, cambiar, sustituye, sustituir, substitui, substituir, troc, troca, trocar";

test.each(SWAPS.split(", "))("one goes and the other comes: %s @a for @b", (verb) => {
  expect(who(`${verb} @a.x for @b_y`)).toEqual({ never: ["a.x"], must: ["b_y"] });
});

test.each("for, with, by, durch, gegen, mit, par, contre, por, con".split(", "))(
  "and so they do with another word between: swap @a %s @b",
  (joint) => {
    expect(who(`swap @a ${joint} @b`)).toEqual({ never: ["a"], must: ["b"] });
  },
);

test("a swap beside others leaves them as they are", () => {
  expect(who("with @c, without @d, swap @a for @b")).toEqual({ never: ["a", "d"], must: ["b", "c"] });
});

const LONG = "a".repeat(40);

test.each<[string, string[] | undefined]>([
  ["@a.b.", ["a.b"]],
  ["@a_b_", ["a_b_"]],
  ["@9lives", ["9lives"]],
  [`@${LONG}`, [LONG]],
  ["me@a", undefined],
  ["me.@a", undefined],
  ["5%@a", undefined],
])("a handle is what stands behind its sign: %s", (text, named) => {
  expect(who(text)).toEqual(named === undefined ? {} : { named });
});

test.each(["facebook @a", "Kommit @a", "our falcon @a"])(
  "a word that only ends like one that asks: %s",
  (text) => {
    expect(who(text)).toEqual({ named: ["a"] });
  },
);

const NEVER_TOO =
  "can't use, can’t use, cannot use, could not use, won't use, no gos, no-go, nogo, Ausschluss, nicht wieder, surtout pas, nada de, fuera, fora, hors";

test.each(NEVER_TOO.split(", "))("a creator is left out behind: %s @a", (word) => {
  expect(who(`${word} @a`)).toEqual({ never: ["a"] });
});

const OUT =
  "out, is out, are out, raus, ist raus, excluded, off limits, nogo, nogos, not again, not welcome, not allowed, don't put, don’t use, dont include, weg, tabu, ausgeschlossen, nicht, exclu, est exclue, sont exclus, exclues, à éviter, jamais, nunca, fuera, está fuera, descartado, descartada, son descartados, fora, tá fora, é fora, são fora, no, non, não, nahi, bilkul nahin, mat, ko chhod, we skip, can be skip, aber nicht, and out";

test.each(OUT.split(", "))("a creator is left out before: @a %s", (word) => {
  expect(who(`@a ${word}`)).toEqual({ never: ["a"] });
  expect(who(`@a ${word}x`)).toEqual({ named: ["a"] });
});

test.each([", ", ": ", " – "])("a sign may stand between: @a%sout", (gap) => {
  expect(who(`@a${gap}out`)).toEqual({ never: ["a"] });
});

test.each(["@a, then we skip", "@a, nobody skip", "@a and no one should skip"])(
  "whom to skip may be said a few words on: %s",
  (text) => {
    expect(who(text)).toEqual({ never: ["a"] });
  },
);

test.each(["@a. We skip", "@a is somebody whom we will hardly skip"])("and no further: %s", (text) => {
  expect(who(text)).not.toHaveProperty("never");
});

const IN =
  "must be, has to be, have to be, is set, is fixed, is a must, is in, is booked, are set, are fixed, are in, ist gesetzt, sind dabei, ist Pflicht, ist fix, gesetzt, est fixe, sont dedans, obligatoire, obligatoires, sí o sí, va dentro, están y va dentro, fijo, fijas, on la prend, on les prend, é topo, topei, fechado, fechadas, lena hi, usko le lo, tem que estar, precisa entrar, confirmado, confirmadas, pakka, zaroor";

test.each(IN.split(", "))("a creator has to be in before: @a %s", (word) => {
  expect(who(`@a ${word}`)).toEqual({ must: ["a"] });
  expect(who(`@a ${word}xy`)).toEqual({ named: ["a"] });
});

test("words that ask for somebody may stand further on, and not behind the thought", () => {
  expect(who("@a of course is set")).toEqual({ must: ["a"] });
  expect(who("@a; is set")).toEqual({ named: ["a"] });
});

test.each(["es obligatorio", "van obligatorias", "son obligatorios", "must be in"])(
  "words of the same kind ask for it, too: @a %s",
  (words) => {
    expect(who(`@a ${words}`)).toEqual({ must: ["a"] });
  },
);

test.each(["no go", "no-go", "no gos", "is a no-go"])("and these leave it out: @a %s", (words) => {
  expect(who(`@a ${words}`)).toEqual({ never: ["a"] });
});

test.each(
  "our handle, our own handle, my account, my profile is, unser Profil, unser Konto ist, notre compte, notre compte est, nuestra cuenta, nuestro perfil es, nossa conta, nosso perfil é, humara account, hamara handle:".split(
    ", ",
  ),
)("an account of one's own is none to hire: %s @a", (words) => {
  expect(who(`${words} @a`)).toEqual({ never: ["a"] });
  expect(who(`x${words} @a`)).toEqual({ named: ["a"] });
});

const ALL =
  "take both, use all of them, book all three, include them, want them both, take them all, nehmt beide, bucht alle, nehmt sie, prends les deux, prenez les trois, toma los dos, coge a las tres, usa los tres, mete las dos, ambos dentro, pega os dois, coloca as duas, usa as tres, dono lo, dono ko lo";

test.each(ALL.split(", "))("all who were named have to be in: @a, @b, %s", (words) => {
  expect(who(`@a, @b. ${words}`)).toEqual({ must: ["a", "b"] });
  expect(who(`with @c. @a. ${words}`)).toEqual({ must: ["c", "a"] });
  expect(who(`@a, @b. x${words}`)).toEqual({ named: ["a", "b"] });
  expect(who(words)).toEqual({ must: [] });
});

test.each([
  ["Must haves: @a (quoted $2,200 for a reel) and @b", { must: ["a", "b"] }],
  ["@a has to be in (asks 900 €), @b too", { must: ["a", "b"] }],
  ["@a muss rein, die nimmt 1.200 €", { must: ["a"] }],
  ["@a muss rein, @b auch", { must: ["a", "b"] }],
  ["@a doit y être, @b aussi", { must: ["a", "b"] }],
  ["quiero sí o sí a @a (pide 900 € por reel) y a @b si baja de 1.200", { must: ["a"], named: ["b"] }],
  ["@a tiene que estar, @b también", { must: ["a", "b"] }],
  ["A @a tem q entrar, ela cobra R$ 4.500 por reel. @b tb, mas só se couber", { must: ["a"], named: ["b"] }],
  ["@a ko lena hi hai (woh 80k leta hai ek reel ka), @b bhi", { must: ["a", "b"] }],
  ["same blocklist as last time plus @a", { never: ["a"] }],
  ["auf keinen Fall @a", { never: ["a"] }],
  ["surtout pas @a ni @b", { never: ["a", "b"] }],
  ["en ningún caso @a", { never: ["a"] }],
  ["de jeito nenhum @a, @b jamais", { never: ["a", "b"] }],
])("an aside does not part those who are asked for together: %s", (text, meant) => {
  const { must, never, named } = who(text) as Record<string, string[] | undefined>;
  const sorted = { must: must?.toSorted(), never: never?.toSorted(), named: named?.toSorted() };

  expect(Object.fromEntries(Object.entries(sorted).filter(([, handles]) => handles))).toEqual(meant);
});
