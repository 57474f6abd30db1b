import { CampaignsCounted, PostsCounted } from "@app/contract/strategy/findings/campaign-findings";
import type { Answer, Asked } from "#/strategy/assistant/answers/answer.ts";
import { notYet } from "#/strategy/assistant/answers/sentences.ts";
import type { Finding } from "#/strategy/assistant/planner-answers.ts";
import { joined, listed, placeIn } from "#/strategy/assistant/questions/telling.ts";
import { wordsOf } from "#/strategy/assistant/questions/words/words.ts";
import { platformLabel } from "@app/contract/platforms";
import { countryIn, marketIn } from "#/strategy/assistant/questions/named-market.ts";
import { mediaIn, readWork, statusIn } from "./read-work.ts";

/** How many campaigns there are, by status, market and time. */
export const COUNT_CAMPAIGNS: Answer = {
  next: ({ text }, found) => {
    if (found.length > 0 || unreadIn(text) !== null) return [];
    const input = { status: statusIn(text), market: marketIn(text), when: readWork(text).when };
    return [{ tool: "count_campaigns", input }];
  },
  write: ({ text, language }, [finding]) => {
    const all = wordsOf(language);
    const unread = unreadIn(text);
    if (unread !== null) return [all.notUnderstood(all.quoted(unread))];
    const known = CampaignsCounted.safeParse(finding?.output).data;
    if (!finding || !known) return [notYet("count", language)];
    const at = placeIn(finding);
    const { campaigns, status, market, rows } = known;
    const total = { text: at("campaigns.total"), n: campaigns.total };
    const { when } = readWork(text);
    const names = namesOf(campaigns.total, rows.length, (index) => all.quoted(at(`rows.${index}.name`)));
    if (status === null && when === null && market === null)
      return joined([all.campaigns.allCampaigns(total), ...names]);
    const [one, several] = all.campaigns.states[status ?? "all"];
    const where = [
      ...(market === null ? [] : [countryIn(market, language)]),
      ...(when === null ? [] : [when]),
    ];
    const state = total.n === 1 ? one : several;
    const counted = all.campaigns.campaigns(
      total.text,
      at("campaigns.of"),
      state,
      where.length > 0 ? where.join(", ") : null,
    );
    return joined([counted, ...names]);
  },
};

/** More names than these stand in the table only. Chosen by us. */
const NAMES_MAX = 5;

/** The campaigns by name where they are few. */
function namesOf(total: number, shown: number, name: (index: number) => string): string[] {
  if (total === 0 || total > NAMES_MAX || shown < total) return [];
  return [`${Array.from({ length: total }, (_, index) => name(index)).join(", ")}.`];
}

/** What is left of a question but its status, place and time: a count without it would be of something else. */
function unreadIn(text: string): string | null {
  const words = (readWork(text).campaign ?? "").split(" ");
  const left = words.filter((word) => word !== "" && statusIn(word) === null && !isOfPlace(word, text));
  return left.length > 0 ? left.join(" ") : null;
}

/** Without the word, the text would name no market any more. */
function isOfPlace(word: string, text: string): boolean {
  return marketIn(text) !== null && marketIn(text.replace(word, " ")) === null;
}

/** How many posts campaigns have, by format, platform, campaign and time. */
export const COUNT_POSTS: Answer = {
  next: ({ text, handles: [handle = null] }, found) => {
    const { campaign, when } = readWork(text);
    const input = { ...mediaIn(text), campaign, when, handle };
    return found.length > 0 ? [] : [{ tool: "count_posts", input }];
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
    ...(counted.handle === null ? [] : [`@${at("handle")}`]),
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
