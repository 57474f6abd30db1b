import { expect, test } from "vitest";
import { attach } from "./attaching.ts";
import type { Known } from "./attaching.ts";
import { NO_EVIDENCE } from "./evidence.ts";

const ana = { id: "ana", platform: "tiktok", handle: "ana", name: null };
const KNOWN: Known = {
  creators: new Map([["ana", [ana]]]),
  codes: new Map(),
  codeOwners: new Map(),
  names: new Map([
    ["ana lima", ["ana"]],
    ["mia roth", ["mia", "another"]],
    ["ana", ["ana"]],
  ]),
  memberships: new Map(),
  campaigns: new Map(),
};
const EVIDENCE = { ...NO_EVIDENCE, platform: "tiktok", handle: "ana" } as const;

test.each([
  [null, { creatorId: "ana", waiting: null }],
  ["ana", { creatorId: "ana", waiting: null }],
  ["somebody.else", { creatorId: null, waiting: "contradiction" }],
])("a post of @ana whose link is of %s", (linkHandle, place) => {
  expect(attach({ ...EVIDENCE, linkHandle }, KNOWN)).toMatchObject(place);
});

test.each([
  [{ name: "Ana Lima" }, "ana"],
  [{ name: "Mia Roth" }, null],
  [{ name: "Ana" }, null],
  [{ name: "Ana Lima", platform: "tiktok" as const }, null],
  [{ name: "Ana Lima", handle: "somebody.else" }, null],
])("an order of %j belongs to %s", (said, creatorId) => {
  expect(attach({ ...NO_EVIDENCE, ...said }, KNOWN)).toMatchObject({
    creatorId,
    creatorBy: creatorId === null ? null : "name",
    waiting: creatorId === null ? "creator unknown" : null,
  });
});
