import { expect, test } from "vitest";
import { dealOf, postOf as resultPost } from "#/acceptance/deals.fixtures.ts";
import { dealsTogether, postsOfCampaign } from "./campaign-posts.rules.ts";

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

type Post = Parameters<typeof postsOfCampaign>[0][number];

function postOf(fields: Partial<Post>): Post {
  return {
    campaignId: null,
    isPlaced: false,
    postedAt: new Date("2026-10-14T10:00:00Z"),
    mentions: ["fernhollow"],
    hashtags: [],
    ...fields,
  };
}

test("a post belongs to the campaign within its days and with one of its names, whatever the case", () => {
  const marks = {
    id: "spring",
    handles: ["FernHollow"],
    hashtags: ["PeleLimpa"],
    startsOn: "2026-10-05",
    endsOn: "2026-10-31",
  };
  const inside = postOf({});
  const byHashtag = postOf({ mentions: [], hashtags: ["pelelimpa"] });
  const others = [
    postOf({ mentions: [] }),
    postOf({ postedAt: new Date("2026-11-01T00:00:00Z") }),
    postOf({ postedAt: null }),
  ];

  expect(postsOfCampaign([inside, byHashtag, ...others], marks, dayOf)).toEqual([inside, byHashtag]);
  expect(postsOfCampaign([inside], { ...marks, startsOn: null }, dayOf)).toEqual([]);
});

test("where a post was attached counts, whatever it names and whenever it was posted", () => {
  const marks = { id: "spring", handles: ["fernhollow"], hashtags: [], startsOn: null, endsOn: null };
  const attached = postOf({ campaignId: "spring", isPlaced: true, mentions: [], postedAt: null });
  const others = [
    postOf({ campaignId: "autumn", isPlaced: true }),
    postOf({ campaignId: null, isPlaced: true }),
  ];

  expect(postsOfCampaign([attached, ...others], marks, dayOf)).toEqual([attached]);
  const dated = { ...marks, startsOn: "2026-10-05", endsOn: "2026-10-31" };
  expect(postsOfCampaign([attached, ...others], dated, dayOf)).toEqual([attached]);
});

test("a post that names two campaigns counts with the first of them only", () => {
  const both = resultPost({});
  const other = resultPost({});

  const deals = dealsTogether([dealOf("ana", { posts: [both] }), dealOf("ana", { posts: [both, other] })]);

  expect(deals.map(({ posts }) => posts)).toEqual([[both], [other]]);
});
