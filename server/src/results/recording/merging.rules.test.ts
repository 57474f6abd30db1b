import { expect, test } from "vitest";
import { mergeRow } from "./merging.ts";

const STORED = {
  id: "post",
  source: "import",
  import_id: "one",
  creator_id: "fern",
  creator_by: "handle",
  campaign_id: "spring",
  campaign_by: "days",
  waiting: null,
  views: 10,
};
const GIVEN = { ...STORED, import_id: "two", campaign_id: null, campaign_by: null, views: 20 };

test("a table that names another creator moves nothing and asks", () => {
  const merged = mergeRow(STORED, { ...GIVEN, creator_id: "moss" });

  expect(merged).toMatchObject({
    creator_id: "fern",
    creator_by: "handle",
    campaign_id: "spring",
    waiting: "contradiction",
    views: 20,
  });
  expect(mergeRow(merged, { ...GIVEN, creator_id: "moss" })).toEqual(merged);
});

test("the question is gone once a table says the same creator again", () => {
  const asked = mergeRow(STORED, { ...GIVEN, creator_id: "moss" });

  expect(mergeRow(asked, GIVEN)).toMatchObject({ creator_id: "fern", waiting: null });
});

test("what had no creator gets one, and a person's choice is never asked about", () => {
  const open = { ...STORED, creator_id: null, creator_by: null, waiting: "creator unknown" };
  const chosen = { ...STORED, creator_by: "person" };

  expect(mergeRow(open, { ...GIVEN, creator_id: "moss" })).toMatchObject({
    creator_id: "moss",
    waiting: null,
  });
  expect(mergeRow(chosen, { ...GIVEN, creator_id: "moss" })).toMatchObject({
    creator_id: "fern",
    waiting: null,
  });
});
