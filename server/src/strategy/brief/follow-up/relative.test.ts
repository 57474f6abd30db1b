import { expect, test } from "vitest";
import { withStanding } from "./relative.ts";

const NOW = { flight: { from: "2026-12-01", to: "2026-12-14" }, creators: 3 };
const orders = (text: string) =>
  withStanding(text, NOW)
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

test.each([
  ["one more creator", "4 creators"],
  ["two more people", "5 creators"],
  ["another creator", "4 creators"],
  ["noch zwei Leute", "5 creators"],
  ["zwei Creator mehr", "5 creators"],
  ["encore un créateur", "4 creators"],
  ["deux créateurs de plus", "5 creators"],
  ["dos personas más", "5 creators"],
  ["mais um criador", "4 creators"],
  ["mais 2 criadores", "5 creators"],
  ["ek aur creator badha do", "4 creators"],
  ["one creator less", "2 creators"],
  ["einen Creator weniger", "2 creators"],
  ["double the creators", "6 creators"],
  ["el doble de creadores", "6 creators"],
])("creators beside those who are there are counted with them: %s", (text, order) => {
  expect(orders(text)).toEqual([order]);
});

test.each([
  ["start a week later", "from 2026-12-08 to 2026-12-21"],
  ["eine Woche später starten, Dauer bleibt bei 2 Wochen", "from 2026-12-08 to 2026-12-21"],
  ["push it by 3 days", "from 2026-12-04 to 2026-12-17"],
  ["décale d'une semaine", "from 2026-12-08 to 2026-12-21"],
  ["retrasa una semana", "from 2026-12-08 to 2026-12-21"],
  ["adia uma semana", "from 2026-12-08 to 2026-12-21"],
  ["two days earlier", "from 2026-11-29 to 2026-12-12"],
  ["a week longer", "from 2026-12-01 to 2026-12-21"],
  ["noch eine Woche", "from 2026-12-01 to 2026-12-21"],
  ["mais uma semana", "from 2026-12-01 to 2026-12-21"],
  ["une semaine de plus", "from 2026-12-01 to 2026-12-21"],
  ["ek hafta aur", "from 2026-12-01 to 2026-12-21"],
  ["a week shorter", "from 2026-12-01 to 2026-12-07"],
  ["end it a week later", "from 2026-12-01 to 2026-12-21"],
])("days beside those of the flight move it: %s", (text, order) => {
  expect(orders(text).filter((line) => line.startsWith("from"))).toEqual([order]);
});

test.each([
  "two creators from Berlin",
  "add two creators from Berlin",
  "five people instead of three",
  "5 weeks",
  "reach more people",
  "add people over 40",
  "mais pessoas",
  "nur noch 2 Leute",
  "aur 2 log hi rakho",
  "mas 2 criadores",
  "mais 2 créateurs",
  "a month shorter",
])("what says how many there are, or can not be, stays as it is: %s", (text) => {
  expect(withStanding(text, NOW)).toBe(text);
});
