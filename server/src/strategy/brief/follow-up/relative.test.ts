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
  ["half the creators", "2 creators"],
  ["die Hälfte der Creator", "2 creators"],
  ["2 creators fewer", "1 creators"],
  ["el doble de creadores", "6 creators"],
  ["raise the number of influencers by two", "5 creators"],
  ["kick out one creator", "2 creators"],
  ["Creator um 2 aufstocken", "5 creators"],
  ["wirf einen Creator raus", "2 creators"],
  ["augmente d'un créateur", "4 creators"],
  ["enlève un créateur", "2 creators"],
  ["súbele dos personas", "5 creators"],
  ["saca una creadora", "2 creators"],
  ["corta um criador", "2 creators"],
  ["2 log badha do", "5 creators"],
  ["bring the number of creators down to 2", "2 creators"],
  ["die Creator auf 5 erhöhen", "5 creators"],
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
  ["another whole week", "from 2026-12-01 to 2026-12-21"],
  ["10 days more", "from 2026-12-01 to 2026-12-24"],
  ["13 days shorter", "from 2026-12-01 to 2026-12-01"],
  ["start one month later", "from 2026-12-31 to 2027-01-13"],
  ["um mês mais tarde", "from 2026-12-31 to 2027-01-13"],
  ["décale d'une semaine, la durée reste la même", "from 2026-12-08 to 2026-12-21"],
  ["retrasa una semana, la duración sigue igual", "from 2026-12-08 to 2026-12-21"],
  ["bring forward the start by 2 days", "from 2026-11-29 to 2026-12-12"],
  ["push everything back two months", "from 2027-01-30 to 2027-02-12"],
  ["stretch the flight by a week", "from 2026-12-01 to 2026-12-21"],
  ["trim it by three days", "from 2026-12-01 to 2026-12-11"],
  ["die Laufzeit um eine Woche verlängern", "from 2026-12-01 to 2026-12-21"],
  ["verkürz um drei Tage", "from 2026-12-01 to 2026-12-11"],
  ["rallonge d'une semaine", "from 2026-12-01 to 2026-12-21"],
  ["amplía la campaña 7 días", "from 2026-12-01 to 2026-12-21"],
  ["encurta três dias", "from 2026-12-01 to 2026-12-11"],
  ["teen din kam kar do", "from 2026-12-01 to 2026-12-11"],
])("days beside those of the flight move it: %s", (text, order) => {
  expect(orders(text)).toEqual([order]);
});

test.each([
  ["end it a week later", ["end it", "from 2026-12-01 to 2026-12-21"]],
  ["zwei Wochen mehr; Budget bleibt", ["from 2026-12-01 to 2026-12-28", "; Budget bleibt"]],
  [
    "Please: start a week later; length stays the same. Thanks",
    ["Please:", "from 2026-12-08 to 2026-12-21. Thanks"],
  ],
  ["one person extra, please", ["4 creators", ", please"]],
])("what else is said stands beside it: %s", (text, lines) => {
  expect(orders(text)).toEqual(lines);
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
  "two weeks shorter",
  "stretch it to 8 weeks",
  "remove two creators from Berlin",
  "add 3 months of usage",
  "8 creators kar do",
  "three creators less",
])("what says how many there are, or can not be, stays as it is: %s", (text) => {
  expect(withStanding(text, NOW)).toBe(text);
});

test.each([
  ["only 5", "5 creators"],
  ["nur 5", "5 creators"],
  ["solo 4", "4 creators"],
  ["só 4", "4 creators"],
])("only so few are creators, and no thousands of the budget: %s", (text, order) => {
  const now = { ...NOW, creators: 15, budget: 6000 };

  expect(withStanding(text, now)).toBe(order);
});
