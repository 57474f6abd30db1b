import type { ShareLink } from "@app/contract/share-links";
import { expect, test } from "vitest";
import { pricesEndedText } from "./share-links.rules.ts";

const LINK: ShareLink = {
  id: "1",
  prices: true,
  createdBy: "Ida",
  createdAt: "2026-11-01T09:00:00Z",
  expiresAt: "2026-12-01T09:00:00Z",
  revokedAt: null,
  state: "open",
  pricesEnded: null,
  opened: 0,
  lastOpenedAt: null,
};

test("a link without its prices says why", () => {
  expect(pricesEndedText(LINK)).toBeNull();
  expect(pricesEndedText({ ...LINK, pricesEnded: "left" })).toBe(
    "Shows no prices now: Ida is no member any more.",
  );
  expect(pricesEndedText({ ...LINK, pricesEnded: "role" })).toBe(
    "Shows no prices now: the role of Ida does not see prices any more.",
  );
  expect(pricesEndedText({ ...LINK, createdBy: "Feed", pricesEnded: "token" })).toBe(
    "Shows no prices now: the API token Feed has ended.",
  );
});

test("one from before that opens nothing says so, and one that is over says nothing", () => {
  expect(pricesEndedText({ ...LINK, state: "closed", pricesEnded: "unknown" })).toMatch(
    /^Opens nothing now: which member made it is not known/u,
  );
  expect(pricesEndedText({ ...LINK, state: "revoked", pricesEnded: "left" })).toBeNull();
});
