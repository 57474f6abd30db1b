import { array, assert, constantFrom, property, string } from "fast-check";
import { expect, test } from "vitest";
import type { Network } from "@app/contract/content-checks/schemas";
import { findHashtags } from "./caption-hashtags.ts";
import { findMentions } from "./caption-mentions.ts";
import { ASTRAL_CASES, HASHTAG_CASES, MENTION_CASES } from "./conformance-cases.fixtures.ts";

const names = (marks: { name: string }[]) => marks.map((mark) => mark.name);

test("on X, mentions and hashtags are those of all 91 conformance cases", () => {
  const mentions = MENTION_CASES.filter(
    ([text, expected]) => names(findMentions(text, "x")).join() !== expected.join(),
  );
  const hashtags = [...HASHTAG_CASES, ...ASTRAL_CASES].filter(
    ([text, expected]) => names(findHashtags(text, "x")).join() !== expected.join(),
  );

  expect([...mentions, ...hashtags]).toEqual([]);
  expect(MENTION_CASES.length + HASHTAG_CASES.length + ASTRAL_CASES.length).toBe(91);
});

type MentionRow = [Network | undefined, string, string[]];

const MENTIONS: MentionRow[] = [
  ["instagram", "with @glow.co today", ["glow.co"]],
  ["instagram", "Thank you @glow.co.", ["glow.co"]],
  ["instagram", "Thank you @glow.co...", ["glow.co"]],
  ["instagram", "@glow.co's serum", ["glow.co"]],
  ["instagram", "@glow.co’s serum", ["glow.co"]],
  ["instagram", "(@glow.co)", ["glow.co"]],
  ["instagram", "@glow.co, @glow_de and @glow_fr!", ["glow.co", "glow_de", "glow_fr"]],
  ["instagram", "hello@glow.co", []],
  ["instagram", "write to ana.b@glow.co please", []],
  ["instagram", "write to @ana@glow.co", []],
  ["instagram", "@glow..co", ["glow..co"]],
  ["instagram", "@_", ["_"]],
  ["instagram", "@", []],
  ["instagram", "@ glow", []],
  ["instagram", "@.", []],
  ["instagram", `@${"a".repeat(30)}`, ["a".repeat(30)]],
  ["instagram", `@${"a".repeat(31)}`, []],
  ["instagram", "🌞@glow.co🌞", ["glow.co"]],
  ["instagram", "새로운@glow.co와", ["glow.co"]],
  ["instagram", "é@glow.co", []],
  ["instagram", "@glowé", []],
  ["instagram", "＠glow.co full width", ["glow.co"]],
  ["instagram", "line one\n@glow.co\nline two", ["glow.co"]],
  ["instagram", "@GLOW.CO", ["GLOW.CO"]],
  ["instagram", "@glow.co/@other", ["glow.co", "other"]],
  ["instagram", "@glow-co", ["glow"]],
  ["instagram", "@http://glow.co", []],
  [undefined, "@glow.co without a network", ["glow.co"]],
  ["tiktok", "@glow.co.", ["glow.co"]],
  ["tiktok", "@g", []],
  ["tiktok", "@gl", ["gl"]],
  ["tiktok", `@${"a".repeat(24)}`, ["a".repeat(24)]],
  ["tiktok", `@${"a".repeat(25)}`, []],
  ["tiktok", "mail me a@glow.co", []],
  ["youtube", "@glow-co", ["glow-co"]],
  ["youtube", "@glow-co.", ["glow-co"]],
  ["youtube", "@gl", []],
  ["youtube", "@glow·co", ["glow·co"]],
  ["youtube", "@сияние", ["сияние"]],
  ["youtube", "@été.paris!", ["été.paris"]],
  ["x", "@glow.co", ["glow"]],
  ["x", "@glow_co.", ["glow_co"]],
];

test("each network has its own handles, and marks after a handle are not part of it", () => {
  const wrong = MENTIONS.filter(
    ([network, text, expected]) => names(findMentions(text, network)).join() !== expected.join(),
  );

  expect(wrong).toEqual([]);
});

type HashtagRow = [Network | undefined, string, string[]];

const HASHTAGS: HashtagRow[] = [
  ["instagram", "#ad#sponsored", ["ad", "sponsored"]],
  ["tiktok", "#ad#fyp#glow", ["ad", "fyp", "glow"]],
  ["youtube", "#ad#sponsored", ["ad", "sponsored"]],
  ["x", "#ad#sponsored", []],
  ["instagram", "#glow.co", ["glow"]],
  ["instagram", "#spf50", ["spf50"]],
  ["instagram", "#50", []],
  ["instagram", "#glow-up", ["glow"]],
  ["instagram", "#glow_up!", ["glow_up"]],
  ["instagram", "word#tag", []],
  ["instagram", "word #tag", ["tag"]],
  ["instagram", "🌞#sun", ["sun"]],
  ["instagram", "❤️#love", ["love"]],
  ["instagram", "#️⃣ is a key", []],
  ["instagram", "see https://glow.co/#offer", []],
  ["instagram", "see glow.co/page#offer", []],
  ["instagram", "#offer (glow.co/page)", ["offer"]],
  ["instagram", "“#quoted”", ["quoted"]],
  ["instagram", "\n\n.\n.\n#late", ["late"]],
  ["instagram", "#ＡＤ", ["ＡＤ"]],
  ["instagram", "##double", ["double"]],
  ["instagram", "#", []],
  ["instagram", "# tag", []],
  ["instagram", "#Über", ["Über"]],
  [undefined, "#one #two", ["one", "two"]],
];

test("hashtags follow the network: run together they are two, except on X", () => {
  const wrong = HASHTAGS.filter(
    ([network, text, expected]) => names(findHashtags(text, network)).join() !== expected.join(),
  );

  expect(wrong).toEqual([]);
});

test("what is found stands where it is said to stand", () => {
  const pieces = constantFrom(
    "@glow.co",
    "#ad",
    "#glow",
    " ",
    "\n",
    "é",
    "漢",
    "🌞",
    ".",
    "a@b.co",
    "https://x.y/#z",
  );

  assert(
    property(array(pieces), string({ unit: "grapheme" }), (parts, tail) => {
      const caption = parts.join("") + tail;
      for (const mark of findMentions(caption))
        expect(caption.slice(mark.start + 1, mark.end)).toBe(mark.name);
      for (const mark of findHashtags(caption))
        expect(caption.slice(mark.start + 1, mark.end)).toBe(mark.name);
    }),
  );
});
