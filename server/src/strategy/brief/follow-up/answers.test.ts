import { expect, test } from "vitest";
import { answersBeside, changeOf } from "#/strategy/brief/brief.fixtures.ts";
import { SAID, SAID_MORE } from "#/strategy/brief/said.fixtures.ts";
import { plainOrders } from "./order-words.ts";

const FIRST = answersBeside(import.meta.dirname);
const OTHERS = answersBeside(import.meta.dirname, "plans");
const ORDERS = answersBeside(import.meta.dirname, "orders");
const LATER = answersBeside(import.meta.dirname, "richer");

test.each(FIRST)("a follow-up changes this and nothing else: %s", (text, ...answer) => {
  expect(changeOf(SAID, text)).toEqual(answer);
});

test.each(LATER)("a follow-up to several others changes this and nothing else: %s", (text, ...answer) => {
  expect(changeOf(SAID_MORE, text)).toEqual(answer);
});

test.each(ORDERS)("each order of a message is said plainly: %s", (text, ...orders) => {
  expect(plainOrders(text)).toEqual(orders);
});

test.each(OTHERS)("a follow-up to %s changes this and nothing else: %s", (plan, text = "", ...answer) => {
  expect(changeOf(JSON.parse(plan), text)).toEqual(answer);
});
