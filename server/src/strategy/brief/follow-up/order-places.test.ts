import { expect, test } from "vitest";
import { placeOrders } from "./order-places.ts";

test.each([
  ["swap Berlin for Leipzig", ["without Berlin", "also in Leipzig"]],
  ["tausch Berlin gegen Leipzig bitte", ["without Berlin", "also in Leipzig"]],
  ["TikTok ki jagah YouTube lo", ["without TikTok", "also YouTube"]],
  ["YouTube instead of TikTok", ["without TikTok", "also YouTube"]],
  ["YouTube au lieu d'Instagram", ["without Instagram", "also YouTube"]],
  ["statt TikTok YouTube", ["without TikTok", "also YouTube"]],
  ["en vez de Madrid, Sevilla", ["without Madrid", "also in Sevilla"]],
  ["österreich wieder rausnehmen", ["without österreich"]],
  ["tira o Porto", ["without Porto"]],
  ["sans l'Espagne finalement", ["without Espagne"]],
  ["põe o Porto de volta", ["also in Porto"]],
  ["put Spain back in", ["also in Spain"]],
  ["hol wieder Wien", ["also in Wien"]],
  ["YouTube wapas lao", ["also YouTube"]],
  ["make that 3 in Ireland", ["at least 3 in Ireland"]],
  ["mach daraus 3 Leute in Österreich", ["at least 3 in Österreich"]],
  ["scrap Portugal and add France", ["without Portugal", "also in France"]],
  ["Zürich noch dazu, TikTok raus", ["also in Zürich", "without TikTok"]],
])("a place or platform goes or comes by itself: %s", (text, orders) => {
  expect(placeOrders(text)).toEqual(orders);
});

test.each([
  ["swap gaming for fitness", ["topic out: gaming", "topic in: fitness"]],
  ["add gaming", ["topic in: gaming"]],
  ["gaming raus", ["topic out: gaming"]],
])("a topic goes or comes by itself: %s", (text, orders) => {
  expect(placeOrders(text)).toEqual(orders);
});

test.each([
  "swap @anna for @ben",
  "without reels",
  "sans attendre",
  "put more money in",
  "instead of that, relax",
  "make that 3 in total",
  "without gaming",
  "swap Portugal for gaming",
  "swap gaming for qwertz",
  "scrap Portugal and love France",
])("what names no place and no platform is no such order: %s", (text) => {
  expect(placeOrders(text)).toBeNull();
});

test.each([
  ["kick out everyone from Hamburg", ["without Hamburg"]],
  ["wirf alle aus Wien raus", ["without Wien"]],
  ["saca a todos los de Sevilla", ["without Sevilla"]],
  ["tira todo mundo de Lisboa", ["without Lisboa"]],
  ["vire tous ceux de Lyon", ["without Lyon"]],
])("who lives there goes, and never who does not: %s", (text, orders) => {
  expect(placeOrders(text)).toEqual(orders);
});
