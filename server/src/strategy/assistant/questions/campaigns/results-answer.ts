import { CampaignOutcome, CreatorOutcome } from "@app/contract/strategy/findings/campaign-findings";
import type { Answer, Asked } from "#/strategy/assistant/answers/answer.ts";
import { notYet } from "#/strategy/assistant/answers/sentences.ts";
import type { Finding } from "#/strategy/assistant/planner-answers.ts";
import { joined, listed, placeIn } from "#/strategy/assistant/questions/telling.ts";
import type { CampaignWords } from "#/strategy/assistant/questions/words/campaign-words.ts";
import { wordsOf } from "#/strategy/assistant/questions/words/words.ts";
import { readWorkAsked } from "#/strategy/assistant/questions/work/read-work-asked.ts";
import { ranksCampaigns, readWork } from "./read-work.ts";
import type { WorkAsked } from "./read-work.ts";

/** What happened with a campaign, or what came of the work with a creator. */
export const RESULTS: Answer = {
  next: ({ text, handles: [handle], work: talk }, found) => {
    const { campaign, when, isRunning } = readWork(text);
    if (found.length > 0 || ranksCampaigns(text) || isOfNothing(text, handle)) return [];
    if (handle !== undefined) return [{ tool: "creator_results", input: { handle } }];
    const beforeId = readWorkAsked(text).isBefore ? (talk?.campaignId ?? null) : null;
    return [
      { tool: "campaign_results", input: { campaign, when, isRunning, ...(beforeId && { beforeId }) } },
    ];
  },
  write: (asked, found) => {
    const [finding] = found;
    const outcome = CampaignOutcome.safeParse(finding?.output).data;
    const ofCreator = CreatorOutcome.safeParse(finding?.output).data;
    if (finding && outcome) return joined(aboutCampaign(asked, finding, outcome));
    if (finding && ofCreator) return joined(aboutCreator(asked, finding, ofCreator));
    if (isOfNothing(asked.text, asked.handles[0])) {
      const { quoted, notUnderstood } = wordsOf(asked.language);
      return [notUnderstood(quoted(asked.text))];
    }
    const isRanking = ranksCampaigns(asked.text);
    return [isRanking ? wordsOf(asked.language).campaigns.oneAtATime : notYet("results", asked.language)];
  },
};

/** "For how much": a few words that name neither a campaign nor what came of one are of something else. */
function isOfNothing(text: string, handle: string | undefined): boolean {
  const { campaign, when } = readWork(text);
  const { hasCue, isBefore } = readWorkAsked(text);
  const isFew = (text.match(/[\p{L}\p{N}]+/gu) ?? []).length <= FEW_WORDS;
  return (
    isFew && handle === undefined && campaign === null && when === null && !isBefore && !hasCue("wentHow")
  );
}

/** Longer questions say what they ask. Chosen by us. */
const FEW_WORDS = 7;

function aboutCampaign({ text, language }: Asked, finding: Finding, outcome: CampaignOutcome): string[] {
  const all = wordsOf(language);
  const words = all.campaigns;
  const at = placeIn(finding);
  const { campaign, couldBe, named, figures } = outcome;
  if (!campaign || !figures) {
    const names = listed(
      couldBe.map((_name, index) => all.quoted(at(`couldBe.${index}`))),
      all.and,
    );
    if (couldBe.length === 0) return [words.noCampaigns];
    return [named === null ? words.whichOne(names) : words.notFound(all.quoted(at("named")), names)];
  }
  const work = readWork(text);
  return [
    words.state[campaign.status](all.quoted(at("campaign.name"))),
    ...viewsOf(words, at, outcome),
    ...extremesOf(words, at, outcome),
    ...moneyOf(words, at, outcome, work),
    ...(work.hasCue("reach") ? [words.reachNotMeasured] : []),
    ...(work.hasCue("why") ? [words.whyUnknown] : []),
  ];
}

type At = (path: string) => string;

function viewsOf(words: CampaignWords, at: At, { figures, forecast, pieces }: CampaignOutcome): string[] {
  const posts = { text: at("figures.posts"), n: figures?.posts ?? 0 };
  if (posts.n === 0) return [words.noPosts];
  const isSeen = typeof figures?.views === "number";
  const seen = isSeen ? words.seen(posts, at("figures.views")) : words.notSeen(posts);
  if (!forecast) return [seen, words.noPlan];
  const [off, from, to] = [at("forecast.off"), at("forecast.p10"), at("forecast.p90")];
  const { outcome } = forecast;
  if (outcome === "held") return [seen, words.held(from, to)];
  if (outcome === "open") {
    return pieces.owed === 0 ? [seen] : [seen, words.open(at("pieces.live"), at("pieces.owed"))];
  }
  return [seen, words[outcome](off, from, to)];
}

const FIGURE_OF = { deviation: "deviation", cpm: "cpm", views: "views" } as const;
const SAID_BY = { deviation: "byPlan", cpm: "byCpm", views: "byViews" } as const;

/** Who was best and who was weakest. */
function extremesOf(words: CampaignWords, at: At, { extremes }: CampaignOutcome): string[] {
  if (!extremes) return [];
  const { by, best, worst } = extremes;
  const [first, last] = [best, worst].map((place) => ({
    handle: at(`rows.${place}.handle`),
    figure: at(`rows.${place}.${FIGURE_OF[by]}`),
  }));
  return first && last ? [words[SAID_BY[by]](first.handle, first.figure, last.handle, last.figure)] : [];
}

/** What it cost; orders and sales where they are known, and that they are not where they were asked for. */
function moneyOf(
  words: CampaignWords,
  at: At,
  { figures, budget }: Pick<CampaignOutcome, "figures" | "budget">,
  { hasCue }: WorkAsked,
): string[] {
  if (!figures) return [];
  const { cost, orders, revenue, costPerOrder } = figures;
  return [
    ...(cost && budget ? [words.costOfBudget(at("figures.cost"), at("budget"))] : []),
    ...(cost && !budget ? [words.cost(at("figures.cost"))] : []),
    ...(orders === null ? [] : [words.orders(at("figures.orders"))]),
    ...(orders === null && hasCue("orders") ? [words.notKnown.orders] : []),
    ...(costPerOrder && hasCue("orders") ? [words.costPerOrder(at("figures.costPerOrder"))] : []),
    ...(revenue ? [words.revenue(at("figures.revenue"))] : []),
    ...(!revenue && hasCue("sales") ? [words.notKnown.sales] : []),
  ];
}

function aboutCreator({ text, language }: Asked, finding: Finding, outcome: CreatorOutcome): string[] {
  const { campaigns: words, prices } = wordsOf(language);
  const at = placeIn(finding);
  const { creatorId, figures, lastFee, rows } = outcome;
  if (creatorId === null || !figures) return [prices.none(at("handle"))];
  const work = readWork(text);
  const isAbout = rows.length > 0 || figures.posts > 0 || lastFee !== null;
  if (!isAbout) return [words.nothingWith(at("handle"))];
  const posts = { text: at("figures.posts"), n: figures.posts };
  const fee = lastFee ? [words.lastFee(at("handle"), at("lastFee"))] : [];
  const said = [
    words.workWith(at("handle"), posts, figures.views === null ? null : at("figures.views")),
    ...moneyOf(words, at, { figures, budget: null }, work),
  ];
  if (!work.hasCue("paid")) return [...said, ...fee];
  return lastFee || figures.cost ? [...fee, ...said] : [words.notKnown.paid, ...said];
}
