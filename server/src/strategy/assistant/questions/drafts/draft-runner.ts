import { toMinorUnits } from "@app/contract/money";
import type { Money } from "@app/contract/money";
import { platformLabel } from "@app/contract/platforms";
import type { DRAFT_SOURCES, DraftLanguage } from "@app/contract/strategy/findings/drafts";
import { formatDate } from "@app/contract/formats";
import type { Campaign } from "@app/contract/campaigns/schemas";
import type { Plan } from "@app/contract/strategy/plan";
import { disclosureRule } from "#/content-checks/index.ts";
import type { Caller } from "#/platform/http/caller.ts";
import type { Candidate } from "#/strategy/plans/candidate.ts";
import { isNamed } from "#/strategy/plans/plan-rules.ts";
import type { StrategiesService } from "#/strategy/strategies/strategies.service.ts";
import type { ToolInput, ToolRunners } from "#/strategy/assistant/tools.ts";
import { codeOfRule } from "#/strategy/assistant/questions/rule-runners.ts";
import { moneyIn } from "#/strategy/assistant/saying/local.ts";
import { wordsOf } from "#/strategy/assistant/questions/words/words.ts";
import { fill, textsOf } from "./draft-texts.ts";
import type { Values } from "./draft-texts.ts";

type Source = (typeof DRAFT_SOURCES)[number];
/** A value, and what it was taken from. */
type Found = readonly [value: string | null | undefined, from: Source];

/** Guidelines of a campaign that a brief repeats. */
const GUIDELINES_SHOWN = 8;

/** Frames for texts, filled from what the workspace knows; a person finishes and sends them. */
export function draftRunner(
  strategies: StrategiesService,
  caller: Caller,
  threadId: string,
): Pick<ToolRunners, "write_draft"> {
  return {
    async write_draft(asked) {
      const asOf = strategies.sources.clock.now().toISOString();
      const { kind, language, handle } = asked;
      const known = await knownOf(strategies, caller, threadId, asked);
      const texts = textsOf(language);
      const found = valuesOf(known, asked);
      const values: Values = Object.fromEntries(
        Object.entries(found).flatMap(([name, [value]]) => (value ? [[name, value]] : [])),
      );
      const lines = texts[kind].filter((line) => line !== "{guidelines}" || known.guidelines.length > 0);
      const { text, open } = fill(lines, values, texts.blanks);
      const used = Object.entries(found).flatMap(([name, [value, from]]) =>
        value && lines.some((line) => line.includes(`{${name}}`)) && text.includes(value) ? [from] : [],
      );
      const name = known.creator ? `@${known.creator.handle}` : null;
      return {
        asOf,
        sources: ["Brand profile, creators, campaigns and the plan of this workspace"],
        kind,
        language,
        handle,
        isKnown: handle === null || known.creator !== null,
        title: name ?? values["product"] ?? "",
        text,
        filledFrom: [...new Set(used)],
        blanks: open,
      };
    },
  };
}

interface Known {
  creator: Candidate | null;
  plan: Plan | null;
  hashtag: string | null;
  campaign: Campaign | null;
  guidelines: readonly string[];
  brand: { handle: string | null; sells: string | null; market: string | null };
  currency: string;
}

async function knownOf(
  strategies: StrategiesService,
  caller: Caller,
  threadId: string,
  { handle }: ToolInput<"write_draft">,
): Promise<Known> {
  const { creators, brandProfiles, campaigns, workspaces } = strategies.sources;
  const all = handle === null ? [] : await creators.candidates(caller);
  const creator = all.find((one) => handle !== null && isNamed(one, handle)) ?? null;
  const { handles, sells, markets } = await brandProfiles.get(caller);
  const running = (await campaigns.started(caller)).filter(({ status }) => status === "active");
  const campaign = creator
    ? (running.find((one) => one.creators.some(({ creatorId }) => creatorId === creator.creatorId)) ?? null)
    : null;
  const [only = null] = markets;
  return {
    creator,
    plan: (await strategies.latest(caller, threadId))?.plan ?? null,
    hashtag: creator && (await hashtagOf(strategies, caller, creator)),
    campaign,
    guidelines: (campaign?.guidelines ?? []).slice(0, GUIDELINES_SHOWN),
    brand: {
      handle: handles[0] ?? null,
      sells: sells === "" ? null : sells,
      market: markets.length === 1 ? only : null,
    },
    currency: (await workspaces.setting(caller)).currency,
  };
}

/** What somebody posts under most, of the newest posts. */
async function hashtagOf(
  { sources: { creators } }: StrategiesService,
  caller: Caller,
  { creatorId }: Candidate,
): Promise<string | null> {
  const { posts } = await creators.get(caller, creatorId);
  const counted = Map.groupBy(
    posts.flatMap(({ hashtags }) => hashtags),
    (tag) => tag.toLowerCase(),
  );
  const [first] = [...counted].toSorted(([, left], [, right]) => right.length - left.length);
  return first ? `#${first[0]}` : null;
}

function valuesOf(known: Known, asked: ToolInput<"write_draft">): Readonly<Record<string, Found>> {
  const { creator, plan, campaign, brand, hashtag, guidelines } = known;
  const { language } = asked;
  const label = labelOf(brand.market ?? plan?.brief.markets[0] ?? null);
  const brandName = campaign?.brand || brand.handle;
  return {
    brand: [brandName, campaign?.brand ? "campaign" : "profile"],
    brandHandle: [brand.handle && `@${brand.handle}`, "profile"],
    product: plan?.brief.product ? [plan.brief.product, "plan"] : [brand.sells, "profile"],
    name: [creator && (creator.name ?? `@${creator.handle}`), "creator"],
    platform: [creator && platformLabel(creator.platform), "creator"],
    hashtag: [hashtag, "posts"],
    pieces: pieces(known, language) ?? [null, "plan"],
    dates: plan
      ? [datesOf(plan.brief.flight.from, plan.brief.flight.to), "plan"]
      : [
          campaign?.startsOn && campaign.endsOn ? datesOf(campaign.startsOn, campaign.endsOn) : null,
          "campaign",
        ],
    told: [asked.told, "question"],
    fee: asked.kind === "mail" && asked.told ? [null, "question"] : feeOf(known, asked),
    label: [label, "rule"],
    guidelines: [guidelines.map((line) => `• ${line}`).join("\n") || null, "campaign"],
  };
}

/** What was written; a limit is never guessed from what a plan reserves, which only the own notes of a call name. */
function feeOf(
  { creator, plan, currency: own }: Known,
  { limit, language, kind }: ToolInput<"write_draft">,
): Found {
  if (limit !== null) {
    const currency = limit.currency ?? plan?.brief.budget?.currency ?? creator?.price?.currency ?? own;
    const money: Money = { amount: toMinorUnits(limit.amount, currency), currency };
    return [moneyIn(money, language), "question"];
  }
  const pick = plan?.picks.find((one) => one.creatorId === creator?.creatorId);
  return [pick && kind === "points" ? moneyIn(pick.cost, language) : null, "plan"];
}

/** The pieces of the plan, else those that the creator owes the campaign. */
function pieces({ creator, plan, campaign }: Known, language: DraftLanguage): Found | null {
  const { piece } = wordsOf(language).campaigns;
  const written = (all: readonly { format: string; count: number }[]) =>
    all.map(({ format, count }) => `${count} ${piece(format, count)}`).join(", ");
  const pick = plan?.picks.find((one) => one.creatorId === creator?.creatorId);
  if (pick && pick.deliverables.length > 0) return [written(pick.deliverables), "plan"];
  const owed = campaign?.deliverables.filter(({ creatorId }) => creatorId === creator?.creatorId) ?? [];
  const groups = [...Map.groupBy(owed, ({ format }) => format)];
  return groups.length > 0
    ? [written(groups.map(([format, own]) => ({ format, count: own.length }))), "campaign"]
    : null;
}

function labelOf(market: string | null): string | null {
  const [label = null] = market === null ? [] : (disclosureRule(codeOfRule(market))?.labels ?? []);
  return label && `${label.charAt(0).toUpperCase()}${label.slice(1)}`;
}

function datesOf(from: string, to: string): string {
  return `${formatDate(from, "UTC")}–${formatDate(to, "UTC")}`;
}
