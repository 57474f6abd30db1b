import { expect, test } from "vitest";
import { bareOrder, plainOrders } from "./order-words.ts";
import { orderUnderstood } from "./understood.ts";
import { withoutReasons } from "./reasons.ts";

test.each([
  ["Keep @niamh.b well out of it", ["without @niamh.b"]],
  ["halt @niamh.b bitte raus", ["without @niamh.b"]],
  ["@maren.rehbock nich", ["without @maren.rehbock"]],
  ["@vihaan.c pakka chahiye", ["with @vihaan.c"]],
  ["gotta have @tobias.l tho", ["with @tobias.l"]],
  ["La cliente ne souhaite plus le Portugal", ["without Portugal"]],
  ["der Kunde will nicht mehr Portugal", ["without Portugal"]],
  ["Portugal de retour", ["also in Portugal"]],
  ["ooh can Austria come along too", ["also Austria"]],
  ["et prends que des gens de toulouse stp", ["only people from toulouse"]],
  ["thoda badhao yaar 3.5 lakh kar do", ["3.5 lakh"]],
  ["Mindestens zwei Personen sollten aus Österreich stammen.", ["at least zwei in Österreich"]],
])("what is ordered in passing is understood as it is meant: %s", (text, orders) => {
  expect(plainOrders(bareOrder(text))).toEqual(orders);
  expect(orderUnderstood(text)).toBe("ordered");
});

test.each([
  ["Keep @niamh.b out of it, once was enough", "Keep @niamh.b out of it"],
  ["e sem a @matilde.l, já cá esteve", "e sem a @matilde.l"],
  ["Elle a changé d'avis : Portugal de retour, et 11 000 €", "Portugal de retour, et 11 000 €"],
])("a reason that tells what was is no part of an order: %s", (text, order) => {
  expect(withoutReasons(text).order).toBe(order);
});
