import { array, assert, constantFrom, integer, property, record, uniqueArray, uuid } from "fast-check";
import { expect, test } from "vitest";
import { owedPieces } from "./owed-pieces.ts";
import type { OwingCreator } from "./owed-pieces.ts";
import { lineOf } from "./deliverables.fixtures.ts";
import { PLATFORMS } from "../platforms.ts";
import type { Platform } from "../platforms.ts";

const creators = uniqueArray(
  record({
    creatorId: uuid(),
    platform: constantFrom(...PLATFORMS),
    alsoOn: constantFrom<Platform[]>([], ["instagram"], ["tiktok", "youtube"]),
    stage: constantFrom("invited" as const, "approved" as const, "declined" as const),
  }),
  { selector: (creator) => creator.creatorId, maxLength: 12 },
);

function isOwing({ platform, alsoOn, stage }: OwingCreator): boolean {
  const isThere = platform === "instagram" || alsoOn?.includes("instagram");
  return isThere === true && stage !== "declined";
}

test("a count for each creator is owed by everybody with an account on the platform who has not declined", () => {
  assert(
    property(creators, integer({ min: 1, max: 9 }), (all, count) => {
      const owing = all.filter(isOwing);

      const pieces = owedPieces([lineOf({ count })], all);

      expect(pieces).toHaveLength(owing.length * count);
      expect(new Set(pieces.map((piece) => `${piece.creatorId} ${piece.number}`)).size).toBe(pieces.length);
      expect(pieces.every((piece) => piece.number >= 1 && piece.number <= count)).toBe(true);
    }),
  );
});

test("a total is spread so that no two creators differ by more than one piece", () => {
  assert(
    property(creators, integer({ min: 1, max: 30 }), (all, count) => {
      const pieces = owedPieces([lineOf({ count, per: "line" })], all);
      const owing = all.filter(isOwing);
      const counts = owing.map(
        (creator) => pieces.filter((piece) => piece.creatorId === creator.creatorId).length,
      );

      expect(pieces).toHaveLength(owing.length === 0 ? 0 : count);
      expect(Math.max(0, ...counts) - Math.min(...(counts.length > 0 ? counts : [0]))).toBeLessThanOrEqual(1);
    }),
  );
});

test("a line for chosen creators is owed by nobody else", () => {
  assert(
    property(creators, array(integer({ min: 0, max: 11 })), (all, places) => {
      const chosen = places.flatMap((place) => all[place]?.creatorId ?? []);

      const pieces = owedPieces([lineOf({ creatorIds: chosen })], all);

      expect(pieces.every((piece) => chosen.includes(piece.creatorId))).toBe(true);
    }),
  );
});
