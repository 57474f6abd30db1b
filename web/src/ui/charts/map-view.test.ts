import { expect, test } from "vitest";
import { viewOf } from "./map-view.ts";

const MAP = { width: 1000, height: 500 };

test("a small country is shown with its neighbours, in the shape of the map", () => {
  expect(viewOf([[515, 100, 535, 120]], MAP)).toEqual({ x: 465, y: 80, width: 120, height: 60 });
});

test("all countries are in the view, with room around them", () => {
  const view = viewOf(
    [
      [200, 100, 300, 200],
      [500, 100, 600, 150],
    ],
    MAP,
  );

  expect(view).toEqual({ x: 100, y: 0, width: 600, height: 300 });
});

test("the view does not leave the map, and is all of it where the countries are far apart or there are none", () => {
  expect(viewOf([[0, 0, 20, 20]], MAP)).toMatchObject({ x: 0, y: 0, width: 120 });
  expect(viewOf([[980, 480, 1000, 500]], MAP)).toMatchObject({ x: 880, y: 440 });
  const whole = { x: 0, y: 0, width: 1000, height: 500 };
  expect(viewOf([[10, 10, 990, 490]], MAP)).toEqual(whole);
  expect(viewOf([], MAP)).toEqual(whole);
});
