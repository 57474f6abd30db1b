import { expect, test } from "vitest";
import { pieceLabel, piecesLabel } from "./piece-labels.ts";

test("pieces are named by format, and by platform where the format alone does not tell", () => {
  expect(piecesLabel("instagram", "reel", 8)).toBe("8 reels");
  expect(piecesLabel("tiktok", "video", 1)).toBe("1 TikTok video");
  expect(piecesLabel("youtube", "short", 2)).toBe("2 shorts");
  expect(pieceLabel("instagram", "reel", 1, 3)).toBe("Reel 1 of 3");
  expect(pieceLabel("tiktok", "video", 1, 1)).toBe("TikTok video");
});
