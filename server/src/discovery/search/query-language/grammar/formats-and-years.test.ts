import { expect, test } from "vitest";
import { answerOf, meaningOf } from "#/discovery/search/query-language/reading.fixtures.ts";
import type { Reading } from "#/discovery/search/query-language/reading.fixtures.ts";

test("a format, a year and who shows it are told apart", () => {
  const sentences: [string, ...string[]][] = [
    [
      "both TikTok and Instagram",
      "platformAll tiktok (grammar): TikTok",
      "platformAll instagram (grammar): Instagram",
    ],
    ["not on both TikTok and Instagram", "told: not on both TikTok and Instagram"],
    [
      "no Brasil tanto Instagram como TikTok",
      "country BR (grammar): Brasil",
      "platformAll instagram (grammar): Instagram",
      "platformAll tiktok (grammar): TikTok",
    ],
    [
      "no TikTok e Instagram ao mesmo tempo, criadores",
      "platformAll tiktok (grammar): TikTok",
      "platformAll instagram (grammar): Instagram",
    ],
    ["nicht sowohl TikTok als auch Instagram", "told: nicht sowohl TikTok als auch Instagram"],
    [
      "sowohl TikTok als auch Instagram",
      "platformAll tiktok (grammar): TikTok",
      "platformAll instagram (grammar): Instagram",
    ],
    [
      "à la fois TikTok et Instagram",
      "platform tiktok (grammar): TikTok",
      "platform instagram (grammar): Instagram",
    ],
    [
      "TikTok, Instagram and also YouTube",
      "platform tiktok (grammar): TikTok",
      "platform instagram (grammar): Instagram",
      "platform youtube (grammar): YouTube",
    ],
    [
      "TikTok and Instagram, both",
      "platformAll tiktok (grammar): TikTok",
      "platformAll instagram (grammar): Instagram",
    ],
    ["reels by creators in Berlin", "format reel (grammar): reels", "city berlin (grammar): Berlin"],
    ["reels creators", "format reel (grammar): reels"],
    ["creators of reels", "format reel (grammar): reels"],
    ["creators with reels", "format reel (grammar): reels"],
    ["reels from creators", "format reel (grammar): reels"],
    ["Reels von Creatorinnen", "format reel (grammar): Reels", "gender female (grammar): Creatorinnen"],
    ["reels de creadoras", "format reel (grammar): reels", "gender female (grammar): creadoras"],
    ["videos", "format video (grammar): videos"],
    ["posts by women", "format post (grammar): posts", "gender female (grammar): women"],
    ["photos", "format image (grammar): photos"],
    ["last videos of creators", "told: last videos"],
    ["the reels", "format reel (grammar): reels"],
    ["2024", "told: 2024"],
    ["since 2024", "lastPostWithinDays 1055 (grammar): since 2024"],
    ["2024 creators", "told: 2024"],
    ["2024 gebucht", "lastDeal {min:2024-01-01,max:2024-12-31} (grammar): gebucht"],
    ["in 2024", "told: 2024"],
    ["1999", "told: 1999"],
    ["2150", "told: 2150"],
    ["2024 followers", "followers {min:2024} (assumed): 2024 followers"],
    ["reel 50 hazaar se kam", "price {max:50000,currency:INR,per:reel} (grammar): reel 50 hazaar se kam"],
    ["reel 50k", "told: reel 50k"],
    ["story for 500", "told: story for 500"],
    ["500 for a story", "told: 500", "told: story"],
    ["500 mit Reel", "told: 500", "told: Reel"],
    ["reels over 1 lakh", "told: reels over 1 lakh"],
    ["1 lakh wale reel creators", "told: 1 lakh wale reel"],
  ];

  for (const [text, ...answer] of sentences) expect([text, ...answerOf(text)]).toEqual([text, ...answer]);
});

test.each<Reading>([
  ["posts with more than 30,000 views", { postViews: { min: 30_000 } }],
  ["travel posts over 1.200 likes", { category: ["travel"], likes: { min: 1200 } }],
  ["Beiträge mit über 30.000 Views", { postViews: { min: 30_000 } }],
  ["publications avec plus de 300 000 vues", { postViews: { min: 300_000 } }],
  ["creators whose posts get more than 5,000 views", { views: { min: 5_000 } }],
  ["posts about travel, 30k views", { category: ["travel"], format: ["post"], views: { min: 30_000 } }],
  ["reels with more than 30,000 views", { format: ["reel"], views: { min: 30_000 } }],
])("posts of which something is counted are of any format: %s", (text, filters) => {
  expect(meaningOf(text)).toEqual({ filters, unparsed: [] });
});
