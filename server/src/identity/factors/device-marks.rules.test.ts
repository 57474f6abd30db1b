import { expect, test } from "vitest";
import { knownDevice, markDevice } from "./device-marks.rules.ts";

const PEPPER = "pepper";

test("a mark is known for its person and its server only", () => {
  const cookie = markDevice(PEPPER, null, "maya");

  expect(knownDevice(PEPPER, cookie, "maya")).toBe(cookie.slice(0, 22));
  expect(knownDevice(PEPPER, cookie, "ida")).toBeNull();
  expect(knownDevice("another pepper", cookie, "maya")).toBeNull();
});

test("nothing but a whole signed mark is taken for one", () => {
  const cookie = markDevice(PEPPER, null, "maya");
  const renamed = `${"A".repeat(22)}${cookie.slice(22)}`;

  const found = [null, "", "1", cookie.slice(0, -1), `${cookie}A`, renamed].map((text) =>
    knownDevice(PEPPER, text, "maya"),
  );

  expect(found).toEqual([null, null, null, null, null, null]);
});

test("several people are known on one device, and whoever signs in again keeps its name", () => {
  const first = markDevice(PEPPER, null, "maya");
  const both = markDevice(PEPPER, first, "ida");
  const again = markDevice(PEPPER, both, "maya");

  expect(knownDevice(PEPPER, both, "maya")).toBe(first.slice(0, 22));
  expect(knownDevice(PEPPER, both, "ida")).not.toBeNull();
  expect(again.split(".")[0]).toBe(first);
});

test("the cookie does not grow: who signed in longest ago is forgotten first", () => {
  let cookie: string | null = null;
  for (const person of ["one", "two", "three", "four", "five"]) cookie = markDevice(PEPPER, cookie, person);

  expect(knownDevice(PEPPER, cookie, "one")).toBeNull();
  expect(knownDevice(PEPPER, cookie, "two")).not.toBeNull();
  expect(cookie?.split(".")).toHaveLength(4);
});
