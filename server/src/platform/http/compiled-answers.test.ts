import { anything, array, assert, constantFrom, oneof, property, record } from "fast-check";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { compiled } from "#/platform/http/compiled-answers.ts";

const Row = z.object({
  name: z.string().check(z.minLength(2)),
  price: z.nullable(z.object({ amount: z.int(), currency: z.enum(["EUR", "INR"]) })),
  note: z.optional(z.string()),
});
const List = z.object({ items: z.array(Row).check(z.maxLength(3)), next: z.nullable(z.string()) });

const row = record(
  {
    name: oneof(constantFrom("Lena Berg", "L"), anything()),
    price: oneof(constantFrom(null, { amount: 450, currency: "EUR", shown: true }), anything()),
    note: oneof(constantFrom("", undefined), anything()),
    more: anything(),
  },
  { requiredKeys: [] },
);
const list = record(
  { items: oneof(array(row), anything()), next: constantFrom(null, "b", 3) },
  { requiredKeys: ["items"] },
);

test("a compiled answer is what the contract makes of it, or names the same faults", () => {
  const faster = compiled(List);

  assert(
    property(list, (value) => {
      expect(told(faster, value)).toEqual(told(List, value));
    }),
  );
});

test("what holds itself is checked as deep as it goes", () => {
  const Folder = z.object({
    name: z.string(),
    get inner(): z.ZodMiniOptional<typeof Folder> {
      return z.optional(Folder);
    },
  });

  const faster = compiled(Folder);

  expect(told(faster, { name: "a", inner: { name: "b", inner: { name: "c", size: 3 } } })).toEqual({
    name: "a",
    inner: { name: "b", inner: { name: "c" } },
  });
  expect(told(faster, { name: "a", inner: { name: "b", inner: { name: 3 } } })).toMatchObject([
    { code: "invalid_type", path: ["inner", "inner", "name"] },
  ]);
});

function told(schema: z.core.$ZodType, value: unknown): unknown {
  const answer = z.core.safeEncode(schema, value);
  return answer.success ? answer.data : answer.error.issues;
}
