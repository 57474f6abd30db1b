import { expect, test } from "vitest";
import type { ContentPiece } from "./figures.ts";
import { campaignTimeline } from "./timeline.ts";

const INES = { id: "a", platform: "instagram", handle: "ines.c", name: "Inês" } as const;
const BEA = { id: "b", platform: "tiktok", handle: "bea.q", name: null } as const;
const DAYS = { today: "2026-11-20", dayOf: (moment: string) => moment.slice(0, 10) };

function piece(fields: Partial<ContentPiece>): ContentPiece {
  return {
    creator: INES,
    platform: "instagram",
    format: "reel",
    state: "planned",
    deliverableId: null,
    draft: null,
    dueOn: null,
    post: null,
    ...fields,
  };
}

test("each creator has a row with the days of drafts and posts, whose days begin first on top", () => {
  const content = [
    piece({ creator: BEA, platform: "tiktok", format: "video", dueOn: "2026-11-25", liveOn: "2026-12-01" }),
    piece({ dueOn: "2026-11-18" }),
    piece({ dueOn: "2026-11-10", draft: "approved", liveOn: "2026-11-28" }),
  ];

  expect(campaignTimeline(content, DAYS)).toEqual([
    {
      name: "Inês",
      marks: [
        { day: "2026-11-10", kind: "sent", label: "reel" },
        { day: "2026-11-18", kind: "late", label: "reel" },
        { day: "2026-11-28", kind: "planned", label: "reel" },
      ],
    },
    {
      name: "@bea.q",
      marks: [
        { day: "2026-11-25", kind: "due", label: "TikTok video" },
        { day: "2026-12-01", kind: "planned", label: "TikTok video" },
      ],
    },
  ]);
});

test("what has no day has no mark, and a creator without any no row", () => {
  expect(campaignTimeline([piece({}), piece({ creator: null, dueOn: "2026-11-18" })], DAYS)).toEqual([]);
});
