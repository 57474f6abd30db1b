import { expect, test } from "vitest";
import { CONTEXT, changeSaid } from "#/strategy/brief/brief.fixtures.ts";
import type { Said } from "#/strategy/brief/brief.fixtures.ts";
import { isRelative, plainOrders } from "./order-words.ts";

const EUROS = (amount: number) => ({ amount: 100 * amount, currency: "EUR" });

test.each([
  "don't drop @ana, ever",
  "please never remove @ana",
  "you should never drop @ana",
  "@ana nicht rauswerfen bitte",
  "ne vire surtout pas @ana",
  "do not swap @ana for @ben",
  "never swap @ana for @ben",
  "i dont want to lose @ana",
])("an order not to take somebody out keeps them: %s", (text) => {
  const [order = ""] = plainOrders(text);
  const { stated } = changeSaid({ budget: EUROS(2000) }, order, CONTEXT);

  expect(stated.must).toEqual(["ana"]);
  expect(stated.never ?? []).toEqual([]);
});

test.each([
  ["menos 300 euros no total", 1700],
  ["menos 200 euros en total", 1800],
  ["tira 300 euros", 1700],
  ["less 200 euros", 1800],
  ["zieh 200 Euro ab", 1800],
  ["shave off 400 eur", 1600],
  ["nimm 100 Euro weg", 1900],
])("an amount that is taken off leaves the rest: %s", (text, left) => {
  const [order = ""] = plainOrders(text);

  expect(changeSaid({ budget: EUROS(2000) }, order, CONTEXT).stated.budget).toEqual(EUROS(left));
});

const FLIGHT = { from: "2026-12-05", to: "2026-12-20" };

test.each([
  ["till dec 22", { from: "2026-12-05", to: "2026-12-22" }],
  ["bis 22.12.", { from: "2026-12-05", to: "2026-12-22" }],
  ["jusqu'au 22 décembre", { from: "2026-12-05", to: "2026-12-22" }],
  ["start dec 7", { from: "2026-12-07", to: "2026-12-20" }],
])("one end of a flight leaves the other: %s", (text, flight) => {
  const [order = ""] = plainOrders(text);

  expect(changeSaid({ flight: FLIGHT }, order, CONTEXT).stated.flight).toEqual(flight);
});

test.each([
  "ok decale d'une semaine alors",
  "repousse de 3 jours",
  "adia uma semana",
  "retrasa una semana",
  "push it by a week",
])("a flight that is moved is no length: %s", (text) => {
  expect(isRelative(text)).toBe(true);
});

test.each<[string, Said, number, string]>([
  ["3 in india pls", { markets: ["IN", "PT"], minCreators: 5, maxCreators: 5 }, 3, "3 in India"],
  ["2 en portugal", { markets: ["IN", "PT"] }, 2, "2 in Portugal"],
  ["2 aus Berlin", { markets: ["DE"], minCreators: 5, maxCreators: 5 }, 2, "2 in Berlin"],
])("so many in one place are a part of all: %s", (text, before, count, label) => {
  const { stated } = changeSaid(before, text, CONTEXT);

  expect(stated.rules).toEqual([expect.objectContaining({ label, min: count, max: count })]);
  expect(stated.markets).toEqual(before.markets);
  expect(stated.maxCreators).toBe(before.maxCreators);
});

test("so many in another place than all are a new place and number", () => {
  const { stated } = changeSaid({ markets: ["DE"] }, "3 creators in India", CONTEXT);

  expect(stated).toMatchObject({ markets: ["IN"], minCreators: 3, maxCreators: 3 });
});
