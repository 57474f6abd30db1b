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
  for (const joint of "for, with, by, durch, gegen, mit, par, contre, por, con".split(", "))
    expect(who(`${verb} @a.x ${joint} @b_y`)).toEqual({ never: ["a.x"], must: ["b_y"] });
  expect(who(`${verb} @a for @b`)).toEqual({ never: ["a"], must: ["b"] });
});

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
