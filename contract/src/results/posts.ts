import * as z from "zod/mini";
import { DayOrMoment, Fields, ResultUrl, ShortText, WHOSE, WHOSE_ANSWER, WHOSE_EDIT } from "./records.ts";
import { Money, SignedMoney } from "../money.ts";
import { ListQuery, listOf } from "../paging.ts";
import { Platform, PostFormat } from "../platforms.ts";
import { Versioned } from "../versions.ts";
import { POST_FIGURES, PostFigureName } from "./post-figures.ts";

/** More than all people together could have seen. */
const COUNT_MAX = 1e12;
const COUNT_WORDS = "Enter a whole number, such as 12500";
const CAPTION_MAX = 10_000;

const Count = z.optional(
  z.nullable(
    z
      .int(COUNT_WORDS)
      .check(z.minimum(0, "A count cannot be negative"), z.maximum(COUNT_MAX, "This count is too large")),
  ),
);
const Counts = {
  views: Count,
  impressions: Count,
  reach: Count,
  likes: Count,
  comments: Count,
  saves: Count,
  shares: Count,
  clicks: Count,
};

/** A reading as it is sent: what somebody read off a platform, and when. */
export const FigureReadingInput = z
  .object({
    takenAt: DayOrMoment,
    /** Who or what read it, such as "manual", "import" or the name of a tool. */
    source: z._default(ShortText, "manual"),
    ...Counts,
  })
  .check(
    z.refine(
      (reading) => POST_FIGURES.some((name) => typeof reading[name] === "number"),
      "Enter at least one figure",
    ),
  );
export type FigureReadingInput = z.infer<typeof FigureReadingInput>;

const count = z.nullable(z.number());
const COUNTS = {
  views: count,
  impressions: count,
  reach: count,
  likes: count,
  comments: count,
  saves: count,
  shares: count,
  clicks: count,
};

/** A stored reading. What it does not say is null. */
export const FigureReading = z.object({
  takenAt: z.string(),
  source: z.string(),
  ...COUNTS,
  /** Figures that are lower than in the reading before: they are kept as they were read. */
  fell: z.array(PostFigureName),
});
export type FigureReading = z.infer<typeof FigureReading>;

const POST_FIELDS = {
  url: z.optional(z.nullable(ResultUrl)),
  format: z.optional(PostFormat),
  postedAt: z.optional(z.nullable(DayOrMoment)),
  caption: z.optional(
    z.nullable(z.string().check(z.maxLength(CAPTION_MAX, `At most ${CAPTION_MAX} characters`))),
  ),
  fee: z.optional(z.nullable(Money)),
};

/** A post by its link; or, as with a story, by its creator, platform, format and day. */
export const PostInput = z
  .object({
    ...WHOSE,
    ...POST_FIELDS,
    platform: z.optional(Platform),
    figures: z.optional(FigureReadingInput),
    fields: z.optional(Fields),
  })
  .check(
    z.refine(
      ({ url, creatorId, handle, platform, format, postedAt }) =>
        Boolean(url) || (Boolean(creatorId ?? handle) && Boolean(platform && format && postedAt)),
      { path: ["url"], error: "Enter the link of the post, or its creator, platform, format and date" },
    ),
  );
export type PostInput = z.infer<typeof PostInput>;

export const PostEdit = z.extend(Versioned, { ...WHOSE_EDIT, ...POST_FIELDS });
export type PostEdit = z.infer<typeof PostEdit>;

/** A published post with what is known of its outcome. Unknown is null. */
export const ResultPost = z.object({
  ...WHOSE_ANSWER,
  /** Null where the creator has no account on the platform, and while the post waits for its creator. */
  accountId: z.nullable(z.uuid()),
  platform: Platform,
  format: PostFormat,
  url: z.nullable(z.string()),
  postedAt: z.nullable(z.string()),
  /** When the figures of a story stop counting: a day after it was posted. */
  endsAt: z.nullable(z.string()),
  caption: z.nullable(z.string()),
  hashtags: z.array(z.string()),
  mentions: z.array(z.string()),
  ...COUNTS,
  /** When the newest of its figures was read; null where no reading has a date. */
  figuresAt: z.nullable(z.string()),
  /** None that is entered is less than nothing; older tables brought some, and they are shown as they were kept. */
  fee: z.nullable(SignedMoney),
  /**
   * Orders that belong to this post, and what they brought; while none are known, what a table said of it. Null where
   * nothing is known or currencies differ.
   */
  orders: count,
  revenue: z.nullable(SignedMoney),
});
export type ResultPost = z.infer<typeof ResultPost>;

/** With all its readings, the newest first. */
export const ResultPostWithReadings = z.extend(ResultPost, { readings: z.array(FigureReading) });
export type ResultPostWithReadings = z.infer<typeof ResultPostWithReadings>;

/** The newest first; those without a date last. */
export const ResultPostList = listOf(ResultPost);
export type ResultPostList = z.infer<typeof ResultPostList>;

export const ResultQuery = z.extend(ListQuery, {
  creatorId: z.optional(z.uuid("Choose a creator")),
  campaignId: z.optional(z.uuid("Choose a campaign")),
  /** What an import brought or changed last. */
  importId: z.optional(z.uuid("Choose an import")),
});
export type ResultQuery = z.infer<typeof ResultQuery>;
