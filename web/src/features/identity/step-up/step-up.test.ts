import { afterEach, expect, test } from "vitest";
import { askForFactor, offerStepUp, stepUp } from "./step-up.ts";

let takeBack: (() => void) | undefined;

afterEach(() => {
  takeBack?.();
  takeBack = undefined;
});

test("where nobody draws the question, nothing is proved", async () => {
  expect(await askForFactor()).toBe(false);
});

test("calls that need a factor at the same time ask once", async () => {
  takeBack = offerStepUp();

  const asked = [askForFactor(), askForFactor()];
  stepUp.get()?.done(true);

  expect(await Promise.all(asked)).toEqual([true, true]);
  expect(stepUp.get()).toBeNull();
});

test("each time it is needed the question comes anew, and may be left", async () => {
  takeBack = offerStepUp();

  const first = askForFactor();
  stepUp.get()?.done(true);
  await first;
  const second = askForFactor();
  stepUp.get()?.done(false);

  expect(await second).toBe(false);
});

test("a screen that goes leaves nobody waiting", async () => {
  takeBack = offerStepUp();
  const asked = askForFactor();

  takeBack();

  expect(await asked).toBe(false);
});
