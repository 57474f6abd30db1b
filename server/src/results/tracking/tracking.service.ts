import type { Campaign } from "@app/contract/campaigns/schemas";
import { creatorLabel } from "@app/contract/campaigns/creator-label";
import { platformLabel } from "@app/contract/platforms";
import type { TrackingInput, TrackingList } from "@app/contract/results/tracking";
import type { CampaignsService } from "#/campaigns/index.ts";
import type { Clock } from "#/platform/clock.ts";
import { toCsv } from "#/platform/csv.ts";
import { withWorkspace } from "#/platform/database/database.ts";
import type { Database } from "#/platform/database/database.ts";
import { requireRole } from "#/platform/http/caller.ts";
import type { Caller } from "#/platform/http/caller.ts";
import { attachWaiting } from "#/results/attaching/waiting.service.ts";
import { lockRecording } from "#/results/recording/recording.store.ts";
import { noCreators } from "#/results/results.errors.ts";
import { makeCode, trackedLink } from "./tracking.rules.ts";
import { codesOf, insertCodes, setLanding, takenCodes } from "./tracking.store.ts";
import type { StoredCode } from "./tracking.store.ts";

const HEADINGS = ["Creator", "Platform", "Handle", "Code", "Link"];

export interface TrackingDependencies {
  db: Database;
  clock: Clock;
  campaigns: CampaignsService;
}

/** One code and one link for each creator of a campaign, to tell by what an order came. */
export class TrackingService {
  readonly #dependencies: TrackingDependencies;

  constructor(dependencies: TrackingDependencies) {
    this.#dependencies = dependencies;
  }

  /** In the order of the campaign's creators. @throws `request.not_found` */
  async list(caller: Caller, campaignId: string): Promise<TrackingList> {
    const { db, campaigns } = this.#dependencies;
    const campaign = await campaigns.get(caller, campaignId);
    const codes = await withWorkspace(db, caller.workspaceId, (transaction) =>
      codesOf(transaction, caller.workspaceId, campaignId),
    );
    return toList(campaign, codes);
  }

  /** Makes the codes that are missing; those that are there stay. @throws `results.no_creators` */
  async make(caller: Caller, campaignId: string, input: TrackingInput): Promise<TrackingList> {
    requireRole(caller, "member");
    const { db, campaigns, clock } = this.#dependencies;
    const campaign = await campaigns.get(caller, campaignId);
    const wanted = wantedOf(campaign, input);
    if (wanted.length === 0) throw noCreators();
    const { workspaceId } = caller;
    const codes = await withWorkspace(db, workspaceId, async (transaction) => {
      await lockRecording(transaction, workspaceId);
      const present = await codesOf(transaction, workspaceId, campaignId);
      const known = new Set(present.map(({ creatorId }) => creatorId));
      const taken = await takenCodes(transaction, workspaceId);
      const landingUrl = input.landingUrl === undefined ? landingOf(present) : input.landingUrl;
      const made = wanted
        .filter(({ creatorId }) => !known.has(creatorId))
        .map(({ creatorId, handle }): StoredCode => {
          const code = makeCode({ handle, campaign: campaign.name }, (one) => taken.has(one));
          taken.add(code);
          return { creatorId, code, landingUrl, madeAt: clock.now() };
        });
      await insertCodes(transaction, workspaceId, campaignId, made);
      if (input.landingUrl !== undefined) {
        await setLanding(transaction, workspaceId, campaignId, input.landingUrl);
      }
      if (made.length > 0) await attachWaiting(transaction, workspaceId);
      return codesOf(transaction, workspaceId, campaignId);
    });
    return toList(campaign, codes);
  }

  /** The same list as a file. */
  async exportCsv(caller: Caller, campaignId: string): Promise<{ name: string; csv: string }> {
    const { name } = await this.#dependencies.campaigns.get(caller, campaignId);
    const { items } = await this.list(caller, campaignId);
    const rows = items.map(({ creator, code, link }) => [
      creatorLabel(creator),
      platformLabel(creator.platform),
      creator.handle,
      code,
      link,
    ]);
    return { name: `${name} codes`, csv: toCsv([HEADINGS, ...rows]) };
  }
}

function wantedOf({ creators }: Campaign, { creatorIds }: TrackingInput): Campaign["creators"] {
  const staying = creators.filter(({ stage }) => stage !== "declined");
  return creatorIds ? staying.filter(({ creatorId }) => creatorIds.includes(creatorId)) : staying;
}

/** Creators who left the campaign keep their code, for what was ordered with it; the list leaves them out. */
function toList(campaign: Campaign, codes: readonly StoredCode[]): TrackingList {
  const byCreator = new Map(codes.map((code) => [code.creatorId, code]));
  const items = campaign.creators.flatMap(({ creatorId, platform, handle, name }) => {
    const stored = byCreator.get(creatorId);
    if (!stored) return [];
    const { code, landingUrl, madeAt } = stored;
    const link =
      landingUrl === null ? null : trackedLink(landingUrl, { platform, campaign: campaign.name, code });
    return [{ creator: { id: creatorId, platform, handle, name }, code, link, madeAt: madeAt.toISOString() }];
  });
  return { landingUrl: landingOf(codes), items, total: items.length };
}

function landingOf(codes: readonly StoredCode[]): string | null {
  return codes.find(({ landingUrl }) => landingUrl !== null)?.landingUrl ?? null;
}
