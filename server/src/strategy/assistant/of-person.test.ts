import { expect, test } from "vitest";
import { withPerson } from "./of-person.ts";

test.each([
  ["scrap her, she said no last time", "scrap @x, she said no last time"],
  ["raus mit ihr", "raus mit @x"],
  ["vire-le stp", "vire @x stp"],
  ["quítala porfa", "quíta @x porfa"],
  ["tira ela", "tira @x"],
  ["usko hata do", "@x hata do"],
  ["hm, sie muss raus", "hm, @x muss raus"],
])("an order means whom was spoken of: %s", (text, named) => {
  expect(withPerson(text, "x").trim()).toBe(named);
});

test.each(["scrap @y, she said no", "is she out?", "she said no last time", "dejalo, da igual"])(
  "nobody is meant by a pronoun here: %s",
  (text) => {
    expect(withPerson(text, "x")).toBe(text);
  },
);
