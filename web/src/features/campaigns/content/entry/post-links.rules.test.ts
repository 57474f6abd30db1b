import { expect, test } from "vitest";
import { InvalidInput } from "#/lib/forms/invalid-input.ts";
import { emptyRow, postOfRow, rowField } from "./post-links.rules.ts";

const LINK = "https://www.instagram.com/reel/Two";
const row = emptyRow(LINK, { creatorId: "", today: "28/11/2026" });
const typed = (name: string, value: string) => ({ [rowField(LINK, name)]: value });

test("a pasted link asks for the day of the post, in a campaign and outside", () => {
  for (const campaignId of [null, "0b6f9a0e-6f0e-4f7e-9d6a-0d3c1f6f2b11"])
    expect(() => postOfRow(row, { link: LINK, campaignId, piece: null })).toThrow(
      new InvalidInput({ postedAt: "Enter the day of the post" }),
    );
});

test("outside of campaigns a post has its creator's handle and all figures", () => {
  const values = {
    ...row,
    ...typed("handle", "@benbrot"),
    ...typed("postedAt", "03/11/2026"),
    ...typed("reach", "9,000"),
    ...typed("clicks", "120"),
  };

  expect(postOfRow(values, { link: LINK, campaignId: null, piece: null })).toEqual({
    url: LINK,
    handle: "@benbrot",
    postedAt: "2026-11-03T12:00:00.000Z",
    figures: expect.objectContaining({
      takenAt: "2026-11-28T12:00:00.000Z",
      source: "manual",
      reach: 9000,
      clicks: 120,
    }),
  });
});
