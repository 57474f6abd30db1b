import { describe, expect, test } from "vitest";
import { readSaid } from "#/strategy/brief/brief.fixtures.ts";

describe("women who are counted are creators, and no audience", () => {
  test.each([
    ["10ish women creators", 10, 10],
    ["8 creators, only women", 8, 8],
    ["8 creators, girls only", 8, 8],
    ["8 creators (only women)", 8, 8],
    ["nur Frauen, 12–15 Creatorinnen", 12, 15],
    ["12 Creator, nur Frauen", 12, 12],
    ["6 Leute, nur Frauen als Creator", 6, 6],
    ["10 créateurs, que des femmes", 10, 10],
    ["8 perfiles, solo mujeres", 8, 8],
    ["8 criadores, só mulheres", 8, 8],
    ["10 influs mulheres", 10, 10],
    ["8 creators sirf ladies", 8, 8],
    ["5 women", 5, 5],
    ["5 Frauen", 5, 5],
    ["4 chicas", 4, 4],
    ["4 femmes", 4, 4],
    ["4 girls", 4, 4],
    ["6 mulheres", 6, 6],
    ["5 creators, they should be women", 5, 5],
    ["5 Creator, es sollen Frauen sein", 5, 5],
    ["6 creators, sab female honi chahiye", 6, 6],
  ])("%s", (words, min, max) => {
    const { stated, unread } = readSaid(`Tea, 9.000 €, Berlin, ${words}`);

    expect([stated.filters, stated.gender]).toEqual([{ gender: ["female"] }, undefined]);
    expect([stated.minCreators, stated.maxCreators, unread]).toEqual([min, max, null]);
  });
});

describe("women who are to be reached are no creators", () => {
  test.each([
    "8 creators, women 25-40",
    "8 creators, gen z women",
    "8 creators for women",
    "8 creators, girls only audience",
    "girls only audience, 8 creators",
    "12 Creator, nur Frauen 25-40",
    "8 perfiles, solo mujeres de 20 a 35",
    "10 créateurs, public femmes",
  ])("%s", (words) => {
    const { stated } = readSaid(`Tea, 9.000 €, Berlin, ${words}`);

    expect([stated.filters, stated.gender]).toEqual([undefined, "female"]);
  });
});
