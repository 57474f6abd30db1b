import { CampaignBrief } from "@app/contract/campaigns/schemas";
import * as z from "zod/mini";
import type { KeptTexts } from "#/lib/storage/lasting-storage.ts";
import { readKept } from "#/lib/storage/remembered.ts";
import type { LocalCopy } from "./draft.rules.ts";

const Copy = z.object({
  form: z.object({
    ...CampaignBrief.shape,
    hashtags: z.string(),
    // Copies that are older than the field have none.
    targetReturn: z._default(CampaignBrief.shape.targetReturn, null),
  }),
  version: z.int(),
  changedAt: z.string(),
});

const PREFIX = "herald.campaign-draft.";

/** The copy of a draft that this browser keeps until the server has it. */
export interface CopyStore {
  read: (key: string) => LocalCopy | null;
  write: (key: string, copy: LocalCopy) => void;
  remove: (key: string) => void;
}

/** Who typed, and where: nobody else is shown a copy, in no other workspace, and none is saved in another's name. */
export interface CopyOwner {
  userId: string;
  workspaceId: string;
}

/** Copies in a browser that keeps them; where it does not, the draft lives in this page only. */
export function browserCopies(texts: KeptTexts, { userId, workspaceId }: CopyOwner): CopyStore {
  const named = (key: string) => `${PREFIX}${userId}.${workspaceId}.${key}`;
  return {
    read: (key) => readKept(texts, named(key), Copy) ?? null,
    write: (key, copy) => texts.setItem(named(key), JSON.stringify(copy)),
    remove: (key) => texts.removeItem(named(key)),
  };
}
