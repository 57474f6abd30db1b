import { addressOf } from "@app/contract/paths";
import { NewShareLink, ShareLink } from "@app/contract/share-links";
import type { ShareLinkInput, SharePaths } from "@app/contract/share-links";
import { send } from "#/lib/api/api.ts";
import { refresh } from "#/lib/api/cache.ts";
import { useGrowingList } from "#/lib/api/list.ts";

/** A thing that links are given out for. */
export interface SharedThing {
  id: string;
  paths: SharePaths;
  /** What else tells of its links, and is read again with them. */
  told?: readonly string[];
}

/** Links given out for a thing, newest first. */
export function useShareLinks({ id, paths }: SharedThing) {
  return useGrowingList(addressOf(paths.links, { id }), ShareLink);
}

/** Gives out links of one thing, and takes them back. */
export function linkActions({ id, paths, told = [] }: SharedThing) {
  const links = addressOf(paths.links, { id });
  const refreshLinks = () => refresh(links, ...told);
  return {
    share: async (wishes: ShareLinkInput) => {
      const link = await send("POST", links, wishes, NewShareLink, { quiet: true });
      await refreshLinks();
      return link;
    },
    revoke: async (linkId: string) => {
      await send("DELETE", addressOf(paths.link, { id, linkId }));
      await refreshLinks();
    },
    shareAgain: async (linkId: string) => {
      await send("POST", addressOf(paths.restoreLink, { id, linkId }));
      await refreshLinks();
    },
  };
}
