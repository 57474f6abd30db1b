import { expect, test } from "vitest";
import { startApp } from "#/acceptance/test-app.fixtures.ts";
import { noteSettings } from "./settings-of-processes.ts";

const DAY_S = 24 * 3600;

test("a process hears which settings another one on its database has otherwise, as long as that one lives", async () => {
  const { db, clock } = await startApp();
  // A day later, no other server of the tests lives on this database.
  const at = (seconds: number) => new Date(clock.now().getTime() + (DAY_S + seconds) * 1000);
  const first = { id: "1", sealed: { SIGN_UP: "a", CAPTCHA: "b" } };
  const second = { id: "2", sealed: { SIGN_UP: "a", CAPTCHA: "c" } };

  const alone = await noteSettings(db, first, at(0));
  const beside = [await noteSettings(db, second, at(20)), await noteSettings(db, first, at(60))];
  const alike = await noteSettings(db, { ...second, sealed: first.sealed }, at(80));
  const after = await noteSettings(db, { ...second, id: "3" }, at(200));

  expect([alone, ...beside, alike, after]).toEqual([[], ["CAPTCHA"], ["CAPTCHA"], [], []]);
});
