import { CampaignList } from "@app/contract/campaigns/list";
import { campaignPaths } from "@app/contract/campaigns/paths";
import { CollectionList } from "@app/contract/collections/schemas";
import { collectionPaths } from "@app/contract/collections/paths";
import { CreatorNames } from "@app/contract/discovery/creators";
import { discoveryPaths } from "@app/contract/discovery/paths";
import { withQuery } from "@app/contract/paths";
import { platformLabel } from "@app/contract/platforms";
import { useMemo } from "react";
import { useRead } from "#/lib/api/api.ts";
import { plural } from "#/lib/format.ts";
import { useSettled } from "#/lib/use-settled.ts";
import type { Mention } from "./mentions.rules.ts";

/** What a mention can become. */
export interface MentionOption {
  id: string;
  label: string;
  hint: string;
  /** What stands in the message when it is chosen. */
  words: string;
}

const SHOWN_MAX = 6;
const KEPT = { keepPreviousData: true };

/**
 * Creators by name or handle, lists and campaigns by name. Lists stand there before anything is typed. They are the same
 * array as long as they are the same.
 */
export function useMentionOptions({ mark, query }: Mention): readonly MentionOption[] {
  const typed = query.trim();
  const q = useSettled(typed);
  const ofCreators = mark === "@" && q !== "" ? { q, limit: SHOWN_MAX } : null;
  const ofPlaces = mark === "#" ? { ...(q === "" ? {} : { q }), limit: SHOWN_MAX } : null;
  const creators = useRead(ofCreators && withQuery(discoveryPaths.creators, ofCreators), CreatorNames, KEPT);
  const lists = useRead(ofPlaces && withQuery(collectionPaths.all, ofPlaces), CollectionList, KEPT);
  const campaigns = useRead(ofPlaces && withQuery(campaignPaths.all, ofPlaces), CampaignList, KEPT);
  const people = mark === "@" && typed !== "" ? creators.data?.items : undefined;
  const kept = mark === "#" ? lists.data?.items : undefined;
  const running = mark === "#" ? campaigns.data?.items : undefined;
  return useMemo(
    () => [
      ...(people ?? []).map(({ id, handle, name, platform }) => ({
        id: `${id} ${platform}`,
        label: name ?? `@${handle}`,
        hint: name === null ? platformLabel(platform) : `@${handle}, ${platformLabel(platform)}`,
        words: `@${handle}`,
      })),
      ...(kept ?? []).map(({ id, name, counts }) => ({
        id,
        label: name,
        hint: `Collection, ${plural(counts.all, "creator")}`,
        words: name,
      })),
      ...(running ?? []).map(({ id, name }) => ({ id, label: name, hint: "Campaign", words: name })),
    ],
    [people, kept, running],
  );
}
