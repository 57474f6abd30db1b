import { assert, constantFrom, property, string, uuid } from "fast-check";
import { expect, test } from "vitest";
import { addressOf, API, inDemo, isAt, nameOf, withQuery } from "./paths.ts";
import { campaignPaths } from "./campaigns/paths.ts";
import { collectionPaths } from "./collections/paths.ts";

test("an address is a path with its ids, and whatever an id holds stays one piece of it", () => {
  expect(addressOf(campaignPaths.creator, { id: "7", creatorId: "a/b c" })).toBe(
    "/api/v1/campaigns/7/creators/a%2Fb%20c",
  );
});

test("a query holds what is given, and nothing where nothing is", () => {
  expect(withQuery(campaignPaths.all, { status: "live", q: undefined, limit: 5, cursor: null })).toBe(
    "/api/v1/campaigns?status=live&limit=5",
  );
  expect(withQuery(campaignPaths.all, { q: undefined })).toBe("/api/v1/campaigns");
  expect(withQuery("/api/v1/campaigns?q=tea", { limit: 5 })).toBe("/api/v1/campaigns?q=tea&limit=5");
});

test("a route of the sample has the name that it has in the API", () => {
  expect(inDemo(campaignPaths.one)).toBe("/api/v1/demo/campaigns/:id");
});

test("an answer is found by its path, whatever else was asked", () => {
  const paths = Object.values(campaignPaths);
  const question = string({ unit: "grapheme" });
  assert(
    property(constantFrom(...paths), uuid(), question, (path, id, asked) => {
      const ids = { id, creatorId: id, deliverableId: id };
      const address = addressOf<string>(path, ids);

      expect(isAt(path, withQuery(address, { q: asked }))).toBe(true);
      expect(isAt(path, nameOf(address, asked))).toBe(true);
      expect(isAt(address, nameOf(withQuery(address, { q: asked }), asked))).toBe(true);
      expect(isAt(`${API}/*`, address)).toBe(true);
      expect(isAt(collectionPaths.all, address)).toBe(false);
    }),
  );
});

test("a list is not the thing in it, nor one thing another", () => {
  expect(isAt(campaignPaths.all, "/api/v1/campaigns/7")).toBe(false);
  expect(isAt(campaignPaths.one, "/api/v1/campaigns")).toBe(false);
  expect(isAt(campaignPaths.one, "/api/v1/campaigns/7/activity")).toBe(false);
  expect(isAt("/api/v1/campaigns/7", "/api/v1/campaigns/77")).toBe(false);
  expect(isAt("/api/v1/campaigns/7/*", "/api/v1/campaigns/7")).toBe(false);
});
