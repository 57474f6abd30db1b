import { afterEach, expect, test, vi } from "vitest";
import { comeInTurn } from "./come-in-turn.ts";

afterEach(() => vi.unstubAllGlobals());

function delaysWhere(nothingMoves: boolean): unknown[] {
  const delays: unknown[] = [];
  vi.stubGlobal("matchMedia", () => ({ matches: nothingMoves }));
  const root = document.createElement("div");
  root.innerHTML = '<p data-turn="0"></p><p>always there</p><p data-turn="8"></p>';
  for (const part of root.children) {
    Object.assign(part, { animate: (_: unknown, { delay }: { delay: number }) => delays.push(delay) });
  }
  comeInTurn(root);
  return delays;
}

test("parts come one after the other, and all at once for whoever wants nothing to move", () => {
  expect(delaysWhere(false)).toEqual([0, 400]);
  expect(delaysWhere(true)).toEqual([]);
});
