import { AppError } from "#/platform/errors.ts";
import { ParsedQuery } from "@app/contract/discovery/queries";
import { expect, test } from "vitest";
import { parseQueryCommand } from "./parse-query.command.ts";

test("a line of JSON is read with its own day and locale", async () => {
  const { json } = await parseLine({
    query: "creators active since October, price under 500",
    today: "2026-10-11",
    locale: "en-GB",
  });

  expect(ParsedQuery.parse(json).filters).toEqual({
    lastPostWithinDays: 10,
    price: { max: 500, currency: "GBP" },
  });
});

test("a line without a query, or with a day that is none, is refused as bad input", async () => {
  const refused = [{}, { query: "x", today: "yesterday" }, { query: "x", locale: "!" }].map((line) =>
    parseLine(line).catch((error: unknown) => (error instanceof AppError ? error.status : error)),
  );

  expect(await Promise.all(refused)).toEqual([400, 400, 400]);
});

async function parseLine(object: Record<string, unknown>) {
  const { state } = parseQueryCommand;
  if (state.needed || !state.startObject) throw new Error("parse-query needs no state and reads lines");
  return state.startObject(object);
}
