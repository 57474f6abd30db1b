import { afterEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { browserTexts, lastingStorage, tabFirst, tabTexts } from "./lasting-storage.ts";
import { createRemembered, readKept } from "./remembered.ts";

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

const isFull = (): never => {
  throw new DOMException("Setting the value exceeded the quota.", "QuotaExceededError");
};
const isBlocked = (): never => {
  throw new DOMException("Access is denied for this document.", "SecurityError");
};

test("what is kept stands in the browser's own storage, and goes from there", () => {
  browserTexts.setItem("a", "of the browser");
  tabTexts.setItem("a", "of the tab");

  expect([localStorage.getItem("a"), sessionStorage.getItem("a")]).toEqual(["of the browser", "of the tab"]);
  browserTexts.removeItem("a");
  expect([browserTexts.getItem("a"), tabTexts.getItem("a")]).toEqual([null, "of the tab"]);
});

test("a browser that refuses even to be asked keeps things as long as the page", () => {
  const texts = lastingStorage(isBlocked);

  texts.setItem("a", "1");
  const kept = texts.getItem("a");
  texts.removeItem("a");

  expect([kept, texts.getItem("a"), texts.getItem("b")]).toEqual(["1", null, null]);
});

test("where there is no room the newest counts, and goes to the storage when there is", () => {
  browserTexts.setItem("a", "1");
  const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(isFull);
  browserTexts.setItem("a", "2");
  const whileFull = [browserTexts.getItem("a"), localStorage.getItem("a")];
  full.mockRestore();
  browserTexts.setItem("a", "3");

  expect(whileFull).toEqual(["2", "1"]);
  expect([browserTexts.getItem("a"), localStorage.getItem("a")]).toEqual(["3", "3"]);
  browserTexts.removeItem("a");
});

test("a remembered value is there again, and what makes no sense is the fallback", () => {
  createRemembered("density", z.enum(["close", "wide"]), "wide").set("close");
  const again = createRemembered("density", z.enum(["close", "wide"]), "wide").get();
  localStorage.setItem("herald.density", "{not json");
  const broken = createRemembered("density", z.enum(["close", "wide"]), "wide").get();
  localStorage.setItem("herald.density", '"narrow"');
  const strange = createRemembered("density", z.enum(["close", "wide"]), "wide").get();

  expect([again, broken, strange]).toEqual(["close", "wide", "wide"]);
  expect(readKept(browserTexts, "none", z.string())).toBeUndefined();
});

test("a tab reads what it wrote itself, and the newest of all where it wrote nothing", () => {
  const [first, second, third] = Array.from({ length: 3 }, () =>
    tabFirst(lastingStorage(isBlocked), browserTexts),
  );

  first?.setItem("pair", "older");
  second?.setItem("pair", "newer");

  expect([first, second, third].map((tab) => tab?.getItem("pair"))).toEqual(["older", "newer", "newer"]);
  first?.removeItem("pair");
  expect([first, second, third].map((tab) => tab?.getItem("pair"))).toEqual([null, "newer", null]);
});
