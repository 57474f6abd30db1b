import { CampaignsCounted, PostsCounted } from "@app/contract/strategy/findings/campaign-findings";
import type { Answer, Asked } from "#/strategy/assistant/answers/answer.ts";
import { notYet } from "#/strategy/assistant/answers/sentences.ts";
import type { Finding } from "#/strategy/assistant/planner-answers.ts";
import { joined, listed, placeIn } from "#/strategy/assistant/questions/telling.ts";
import { wordsOf } from "#/strategy/assistant/questions/words/words.ts";
import { platformLabel } from "@app/contract/platforms";
import { mediaIn, readWork, statusIn } from "./read-work.ts";

/** How many campaigns there are, by status and time. */
export const COUNT_CAMPAIGNS: Answer = {
  next: ({ text }, found) =>
    found.length > 0
      ? []
      : [{ tool: "count_campaigns", input: { status: statusIn(text), when: readWork(text).when } }],
  write: ({ text, language }, [finding]) => {
    const counted = CampaignsCounted.safeParse(finding?.output).data;
    if (!finding || !counted) return [notYet("count", language)];
    const at = placeIn(finding);
    const { campaigns, status } = counted;
    const total = { text: at("campaigns.total"), n: campaigns.total };
    const { when } = readWork(text);
    if (status === null && when === null) return [wordsOf(language).campaigns.allCampaigns(total)];
    const words = wordsOf(language).campaigns;
    const [one, several] = words.states[status ?? "all"];
    return [words.campaigns(total.text, at("campaigns.of"), total.n === 1 ? one : several, when)];
  },
};

/** How many posts campaigns have, by format, platform, campaign and time. */
export const COUNT_POSTS: Answer = {
  next: ({ text }, found) => {
    const { campaign, when } = readWork(text);
    return found.length > 0 ? [] : [{ tool: "count_posts", input: { ...mediaIn(text), campaign, when } }];
  },
  write: (asked, [finding]) => {
    const counted = PostsCounted.safeParse(finding?.output).data;
    return finding && counted
      ? joined(aboutPosts(asked, finding, counted))
      : [notYet("count", asked.language)];
  },
};

function aboutPosts({ text, language }: Asked, finding: Finding, counted: PostsCounted): string[] {
  const all = wordsOf(language);
  const words = all.campaigns;
  const at = placeIn(finding);
  const { posts, format, platform, campaign, named, couldBe } = counted;
  if (named !== null && !campaign) {
    if (couldBe.length === 0) return [words.noCampaigns];
    const names = couldBe.map((_name, index) => all.quoted(at(`couldBe.${index}`)));
    return [words.notFound(all.quoted(at("named")), listed(names, all.and))];
  }
  const { when } = readWork(text);
  const of = [
    ...(platform === null ? [] : [platformLabel(platform)]),
    ...(campaign ? [words.inCampaign(all.quoted(at("campaign.name")))] : []),
    ...(when === null ? [] : [when]),
  ].join(", ");
  const total = { text: at("posts.total"), n: posts.total };
  return [
    words.posts(total, words.piece(format, posts.total), of),
    ...(posts.views === null ? [] : [words.withViews(at("posts.views"))]),
    ...(posts.undated > 0 ? [words.undated({ text: at("posts.undated"), n: posts.undated })] : []),
  ];
}
