import { expect, test } from "vitest";
import { attach } from "./attaching.ts";
import type { Known } from "./attaching.ts";
import { NO_EVIDENCE } from "./evidence.ts";

const ana = { id: "ana", platform: "tiktok", handle: "ana", name: null };
const KNOWN: Known = {
  creators: new Map([["ana", [ana]]]),
  codes: new Map(),
  codeOwners: new Map(),
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
