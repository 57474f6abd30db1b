import { expect, test } from "vitest";
import { withFirstNames } from "./first-names.ts";

const CREATORS = ["Florence Ode", "Sydney Falk", "Mar Rios", "Gretel Brand", "Tilda Krey"].map(
  (name, index) => ({
    creatorId: String(index),
    handle: `${name.split(" ")[0]?.toLowerCase() ?? ""}.own`,
    name,
    followers: 1000,
  }),
);
const NOBODY = { all: new Set<string>(), byPerson: new Set<string>() };
const named = (text: string) => withFirstNames(text, CREATORS, NOBODY).text;

test.each([
  ["plan for Leeds, 4000 gbp, May, without sydney", "plan for Leeds, 4000 gbp, May, without @sydney.own"],
  ["Plan für Österreich, 4000 €, Mai, ohne Florence", "Plan für Österreich, 4000 €, Mai, ohne @florence.own"],
  [
    "plan pour Lille, 4000 €, mai, sans sydney et florence",
    "plan pour Lille, 4000 €, mai, sans @sydney.own et @florence.own",
  ],
  ["plan en Quito, 4000 dólares, mayo, sin mar", "plan en Quito, 4000 dólares, mayo, sin @mar.own"],
  ["plano para Braga, 4000 euros, maio, sem sydney", "plano para Braga, 4000 euros, maio, sem @sydney.own"],
  [
    "plan for Leeds, 4000 gbp, May, leave out gretel and tilda",
    "plan for Leeds, 4000 gbp, May, leave out @gretel.own and @tilda.own",
  ],
])("who is left out of a plan of other places is a creator, whatever has the name: %s", (text, meant) => {
  expect(named(text)).toBe(meant);
});

test.each([
  "plan for Italy, 4000 €, May, without Florence",
  "plan for Sydney and Perth, 4000 €, May, without sydney airport",
  "plan, 4000 €, May, without Florence",
])("a city of the plan's places stays one: %s", (text) => {
  expect(named(text)).toBe(text);
});
