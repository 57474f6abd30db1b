import { expect, test } from "vitest";
import { withoutNotToContact } from "./not-to-contact.ts";
import { candidate } from "#/strategy/plans/planning.fixtures.ts";

const open = candidate("ada");
const marked = candidate("otis", { status: "do_not_contact" });

test("who is marked as not to be contacted is no candidate, and that is told", () => {
  const { candidates, assumptions } = withoutNotToContact([open, marked], { must: [] });

  expect(candidates).toEqual([open]);
  expect(assumptions).toEqual([
    { slot: "status", value: "nobody marked as do not contact", why: "Left out so: @otis." },
  ]);
});

test("who is asked for by name stays, and the mark is told", () => {
  const { candidates, assumptions } = withoutNotToContact([open, marked], { must: ["otis"] });

  expect(candidates).toEqual([open, marked]);
  expect(assumptions.map(({ why }) => why)).toEqual(["You ask for @otis by name."]);
});

test("where nobody is marked, nothing is assumed", () => {
  expect(withoutNotToContact([open], { must: [] })).toEqual({ candidates: [open], assumptions: [] });
});
