import { CampaignBrief } from "@app/contract/campaigns/schemas";
import * as z from "zod/mini";
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

/** Copies in local storage. Where it is full or forbidden the draft lives in this tab only. */
export function browserCopies(storage: Storage): CopyStore {
  return {
    read(key) {
      const text = storage.getItem(PREFIX + key);
      if (text === null) return null;
      try {
        const parsed = Copy.safeParse(JSON.parse(text));
        return parsed.success ? parsed.data : null;
      } catch {
        return null;
      }
    },
    write(key, copy) {
      try {
        storage.setItem(PREFIX + key, JSON.stringify(copy));
      } catch {
        // Saving goes on; only a crash before the next save would lose something.
      }
    },
    remove(key) {
      storage.removeItem(PREFIX + key);
    },
  };
}
