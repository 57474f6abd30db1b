import { array, assert, constantFrom, integer, option, property, record, string } from "fast-check";
import { expect, test } from "vitest";
import { fold } from "#/language/fold.ts";
import { wordsOf } from "./creator-document.ts";
import { Names } from "./names.ts";
import { atOnce } from "./yielding.ts";

const text = string({ unit: constantFrom(..."abcäß_.0 ".split("")), maxLength: 6 });
const word = string({ unit: constantFrom(..."ABcäß_.0".split("")), minLength: 1, maxLength: 2 });
const creators = array(record({ handle: text, name: option(text) }), { maxLength: 40 });

test("parts of names are found as by looking at one creator after the other", () => {
  assert(
    property(
      creators,
      array(word, { maxLength: 3 }),
      integer({ min: 1, max: 90 }),
      (drawn, words, copies) => {
        const named = Array.from({ length: copies }, () => drawn).flat();

        const found = atOnce(atOnce(Names.build(named)).find(words));

        const fits = ({ handle, name }: { handle: string; name: string | null }) =>
          words.length > 0 && words.every((part) => holds(handle, part) || holds(name ?? "", part));
        expect(found).toEqual(
          [...named.keys()].filter((at) => fits(named[at] ?? { handle: "", name: null })),
        );
      },
    ),
  );
});

test.each([
  ["Søren", "soren"],
  ["Weiß", "weiss"],
  ["Işık", "isik"],
  ["Łukasz", "lukasz"],
  ["Ærø", "aero"],
])("a name is found with its letters and without them: %s", (name, plain) => {
  const names = atOnce(
    Names.build([
      { handle: "one", name },
      { handle: plain, name: null },
    ]),
  );

  for (const said of [name, plain]) expect(atOnce(names.find([said]))).toEqual([0, 1]);
  expect(wordsOf(`${name} ${plain}`)).toEqual([plain, plain]);
});

function holds(whole: string, part: string): boolean {
  return fold(whole).includes(fold(part));
}
