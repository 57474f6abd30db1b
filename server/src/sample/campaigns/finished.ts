import { CREATOR_STAGES } from "@app/contract/campaigns/creators";
import type { CampaignCreator, CampaignCreatorChange, CreatorStage } from "@app/contract/campaigns/creators";
import { CAMPAIGN_STATUSES } from "@app/contract/campaigns/list";
import type { CampaignStatus } from "@app/contract/campaigns/list";
import type { Campaign, CampaignChange } from "@app/contract/campaigns/schemas";
import type { Money } from "@app/contract/money";
import type { createCampaigns } from "#/campaigns/index.ts";
import { clipPath, SAMPLE_CLIPS } from "#/content-checks/index.ts";
import type { ChecksService } from "#/content-checks/index.ts";
import type { Clock } from "#/platform/clock.ts";
import type { Caller } from "#/platform/http/caller.ts";
import type { ReportsService } from "#/reports/index.ts";
import type { createResults } from "#/results/index.ts";
import type { createStrategy } from "#/strategy/index.ts";
import { dayAfter, momentAfter } from "./days.rules.ts";
import { haggled, outcomeOf } from "./outcome.rules.ts";

/** Where campaigns and plans are made, by a clock. */
interface Workshop {
  campaigns: ReturnType<typeof createCampaigns>;
  strategy: ReturnType<typeof createStrategy>;
}

export interface FinishedServices {
  workshop: (clock: Clock) => Workshop;
  checks: ChecksService;
  results: Pick<ReturnType<typeof createResults>, "posts" | "payments">;
  reports: ReportsService;
}

const NAME = "Oat drink launch";
const ASKED =
  "Launch of a vegan oat drink in Germany, 9,000 €, Instagram and TikTok, women 18–34, awareness, at most 8 creators, four weeks";

const BRIEF = {
  brand: "Fernhollow",
  guidelines: ["Show how it foams in coffee", "Say what you had in your cup before"],
  handles: ["fernhollow"],
  hashtags: ["fernhollow"],
  disclosure: { market: "DE", materialConnection: true },
};
const CLIP = "morning";
const CAPTION = "Werbung | Hafer im Glas mit @fernhollow, und der Kaffee schäumt. #fernhollow";
/** Which of the creators was talked down. */
const HAGGLER = 0;
const LIST_MAX = 50;

// Days from today on which it went its way. All posts are four weeks old when it ends.
const PLANNED = -84;
const INVITED = -83;
const AGREED = -81;
const DRAFTED = -80;
const PAID = -12;
const ENDED = -7;

/** A campaign that is over: asked for, planned, haggled, posted, paid and reported. Broken off, it goes on where it was. */
export async function finishCampaign(
  { workshop, checks, results, reports }: FinishedServices,
  caller: Caller,
  now: Date,
): Promise<void> {
  const clock = new MovedClock(now, PLANNED);
  const { campaigns, strategy } = workshop(clock);
  try {
    const id = (await findCampaign(campaigns, caller)) ?? (await planCampaign(strategy, caller));
    const road = new Road(campaigns, caller, id);
    clock.day = INVITED;
    await road.setStatus("active", BRIEF);
    await road.move("invited", () => ({ invitedBy: "person" }));
    await road.move("negotiating", (creator, index) => (index === HAGGLER ? {} : null));
    clock.day = AGREED;
    await road.move("accepted", (creator, index) => agreement(creator, index === HAGGLER));
    clock.day = DRAFTED;
    await road.sendDrafts(checks);
    await recordOutcome(results, caller, await road.campaign(), now);
    clock.day = PAID;
    await road.move("live", () => ({}));
    await road.move("paid", () => ({}));
    clock.day = ENDED;
    await road.setStatus("completed");
    const known = await reports.list(caller, { limit: LIST_MAX });
    if (known.items.some(({ campaignId }) => campaignId === id)) return;
    await reports.create(caller, { campaignId: id, title: `${NAME}: what came of it`, frozen: false });
  } finally {
    strategy.stop();
  }
}

/** The time of the campaign, in days from today. */
class MovedClock implements Clock {
  readonly #today: Date;
  day: number;

  constructor(today: Date, day: number) {
    this.#today = today;
    this.day = day;
  }

  now(): Date {
    return momentAfter(this.#today, this.day);
  }
}

async function findCampaign({ campaigns }: Workshop["campaigns"], caller: Caller): Promise<string | null> {
  const { items } = await campaigns.list(caller, { q: NAME, limit: 1 });
  return items[0]?.id ?? null;
}

async function planCampaign({ strategies, turns }: Workshop["strategy"], caller: Caller): Promise<string> {
  const [known] = (await strategies.list(caller, { limit: 1 })).items;
  const thread = known?.threadId ?? (await turns.ask(caller, { said: { text: ASKED }, thread: null })).thread;
  return (await strategies.saveOfThread(caller, thread, "campaign", NAME)).id;
}

/** The steps of a campaign; one that was taken already is not taken again. */
class Road {
  readonly #services: Workshop["campaigns"];
  readonly #caller: Caller;
  readonly #id: string;

  constructor(services: Workshop["campaigns"], caller: Caller, id: string) {
    this.#services = services;
    this.#caller = caller;
    this.#id = id;
  }

  campaign(): Promise<Campaign> {
    return this.#services.campaigns.get(this.#caller, this.#id);
  }

  async setStatus(
    status: CampaignStatus,
    brief: Omit<CampaignChange, "version" | "status"> = {},
  ): Promise<void> {
    const { version, status: before } = await this.campaign();
    if (CAMPAIGN_STATUSES.indexOf(before) >= CAMPAIGN_STATUSES.indexOf(status)) return;
    await this.#services.campaigns.change(this.#caller, this.#id, { ...brief, version, status });
  }

  /** Moves all creators who are not there yet; those of whom `change` says nothing stay. */
  async move(
    stage: CreatorStage,
    changeOf: (creator: CampaignCreator, index: number) => Omit<CampaignCreatorChange, "version"> | null,
  ): Promise<void> {
    const { creators } = await this.campaign();
    for (const [index, creator] of creators.entries()) {
      if (CREATOR_STAGES.indexOf(creator.stage) >= CREATOR_STAGES.indexOf(stage)) continue;
      const change = changeOf(creator, index);
      if (!change) continue;
      const { creatorId, version } = creator;
      await this.#services.creators.change(this.#caller, this.#id, creatorId, { ...change, version, stage });
    }
  }

  /** A draft of each piece, approved; all are of one clip, which is read once. */
  async sendDrafts(checks: ChecksService): Promise<void> {
    const { deliverables } = await this.campaign();
    const draft = { path: clipPath(CLIP), fileName: SAMPLE_CLIPS[CLIP].fileName, caption: CAPTION };
    for (const { id, submissions } of deliverables) {
      if (submissions.length > 0) continue;
      const { checkId } = await this.#services.submissions.submitFile(this.#caller, this.#id, id, draft);
      const { version } = await checks.get(this.#caller, checkId);
      await checks.change(this.#caller, checkId, { version, verdict: "approved" });
    }
  }
}

/** What is agreed is what was asked, or planned where nobody asked; one of them has haggled. */
function agreement(
  { fee, reserved }: CampaignCreator,
  hasHaggled: boolean,
): { fee: Money } | Record<string, never> {
  const asked = fee ?? (reserved ? { amount: reserved.amount, currency: reserved.currency } : null);
  if (!asked) return {};
  return { fee: hasHaggled ? haggled(asked) : asked };
}

async function recordOutcome(
  { posts, payments }: FinishedServices["results"],
  { workspaceId }: Caller,
  campaign: Campaign,
  now: Date,
): Promise<void> {
  const names = new Map(campaign.creators.map(({ creatorId, handle }) => [creatorId, handle]));
  const pieces = outcomeOf(campaign).flatMap(({ deliverable, postedAt, readings }, index) => {
    const { creatorId, platform, format } = deliverable;
    const url = `https://${platform}.example/${names.get(creatorId)}/${index + 1}`;
    return readings.map((figures) => ({
      creatorId,
      campaignId: campaign.id,
      platform,
      format,
      url,
      postedAt,
      sponsored: true,
      figures,
    }));
  });
  await posts.record(workspaceId, pieces);
  const paid = campaign.creators.flatMap(({ creatorId, fee }, index) =>
    fee === null
      ? []
      : {
          creatorId,
          campaignId: campaign.id,
          invoice: `OAT-${index + 1}`,
          net: fee,
          issuedOn: dayAfter(now, PAID - 14),
          paidOn: dayAfter(now, PAID),
          state: "paid" as const,
        },
  );
  await payments.record(workspaceId, paid);
}
