import { expect, test } from "vitest";
import { isOfTime } from "./days-answer.ts";

test.each([
  "when do we post in Peru",
  "ist der Donnerstag gut",
  "welche Feiertage kommen da",
  "quand faut-il sortir la vidéo",
  "a qué hora subimos el reel",
  "o natal atrapalha?",
  "diwali ke aas paas theek hai kya",
])("a question of days and hours says something of time: %s", (text) => {
  expect(isOfTime(text)).toBe(true);
});

test.each([
  "which receipts are open at Larkspur",
  "gibt es in Kiel jemanden, der weniger nimmt",
  "tu penses que le roi va démissionner ?",
  "crees en los fantasmas?",
  "você gosta de futebol?",
  "kya tum insaan ho",
])("what says nothing of time is not answered with days: %s", (text) => {
  expect(isOfTime(text)).toBe(false);
});
