import { expect, test } from "vitest";
import { knownDevice, markDevice } from "./device-marks.rules.ts";

const PEPPER = "pepper";
const MAYA = { userId: "maya", passwordId: "her password" };
const IDA = { userId: "ida", passwordId: null };

test("a mark is known for its person, password and server only", () => {
  const cookie = markDevice(PEPPER, null, MAYA);

  expect(knownDevice(PEPPER, cookie, MAYA)).toBe(cookie.slice(0, 22));
  expect(knownDevice(PEPPER, cookie, IDA)).toBeNull();
  expect(knownDevice(PEPPER, cookie, { ...MAYA, passwordId: "a later one" })).toBeNull();
  expect(knownDevice(PEPPER, cookie, { ...MAYA, passwordId: null })).toBeNull();
  expect(knownDevice("another pepper", cookie, MAYA)).toBeNull();
});

test("nothing but a whole signed mark is taken for one", () => {
  const cookie = markDevice(PEPPER, null, MAYA);
  const renamed = `${"A".repeat(22)}${cookie.slice(22)}`;

  const found = [null, "", "1", cookie.slice(0, -1), `${cookie}A`, renamed].map((text) =>
    knownDevice(PEPPER, text, MAYA),
  );

  expect(found).toEqual([null, null, null, null, null, null]);
});

test("several people are known on one device, and whoever signs in again keeps its name", () => {
  const first = markDevice(PEPPER, null, MAYA);
  const both = markDevice(PEPPER, first, IDA);
  const again = markDevice(PEPPER, both, MAYA);

  expect(knownDevice(PEPPER, both, MAYA)).toBe(first.slice(0, 22));
  expect(knownDevice(PEPPER, both, IDA)).not.toBeNull();
  expect(again.split(".")[0]).toBe(first);
});

test("the cookie does not grow: who signed in longest ago is forgotten first", () => {
  let cookie: string | null = null;
  for (const person of ["one", "two", "three", "four", "five"])
    cookie = markDevice(PEPPER, cookie, named(person));

  expect(knownDevice(PEPPER, cookie, named("one"))).toBeNull();
  expect(knownDevice(PEPPER, cookie, named("two"))).not.toBeNull();
  expect(cookie?.split(".")).toHaveLength(4);
});

function named(userId: string) {
  return { userId, passwordId: null };
}
