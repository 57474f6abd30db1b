import { expect, test } from "vitest";
import { sharedApp } from "#/acceptance/test-app.fixtures.ts";

test("of tables that come at once all are answered", async () => {
  const app = await sharedApp();
  const person = await app.signIn();

  const answers = await Promise.all(
    Array.from({ length: 8 }, (_table, number) =>
      person("POST", "/api/v1/imports/preview", { text: `handle\nabc${number}` }),
    ),
  );

  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 8 }, () => 200));
}, 120_000);
