import { expect, test } from "vitest";
import { rowsBetween, toggled } from "./selection.rules.ts";

const [ANA, BEN, CLO] = [{ id: "ana" }, { id: "ben" }, { id: "clo" }];
const keyOf = ({ id }: { id: string }) => id;

test("who was chosen on another page stays chosen", () => {
  const chosen = toggled(new Map([["ana", ANA]]), [BEN, CLO], { isOn: true, keyOf });

  expect([...chosen.keys()]).toEqual(["ana", "ben", "clo"]);
  expect([...toggled(chosen, [BEN], { isOn: false, keyOf }).keys()]).toEqual(["ana", "clo"]);
});

test("a range holds both ends, in either direction", () => {
  expect(rowsBetween([ANA, BEN, CLO], 2, 1)).toEqual([BEN, CLO]);
  expect(rowsBetween([ANA, BEN, CLO], 0, 2)).toEqual([ANA, BEN, CLO]);
});
