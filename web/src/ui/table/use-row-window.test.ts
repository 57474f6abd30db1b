import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { placedRows, useRowWindow } from "./use-row-window.ts";

test("a page is asked for as it is", () => {
  const { result } = renderHook(() => useRowWindow({ isLong: false, page: 3, limit: 10 }));

  expect(result.current.first).toEqual({ limit: 10, offset: 20 });
  expect(result.current.last).toEqual({ limit: 10, offset: 20 });
});

test("of a long list the stretches are asked for that are on screen", () => {
  const { result } = renderHook(() => useRowWindow({ isLong: true, page: 1, limit: 10 }));

  act(() => result.current.onRange(390, 410));

  expect(result.current.first).toEqual({ limit: 200, offset: 200 });
  expect(result.current.last).toEqual({ limit: 200, offset: 400 });
});

test("rows stand at their places, and what is on its way is empty", () => {
  expect(
    placedRows(6, [
      [1, ["b", "c"]],
      [4, undefined],
    ]),
  ).toEqual([null, "b", "c", null, null, null]);
  expect(placedRows(2, [[1, ["b", "c"]]])).toEqual([null, "b"]);
});
