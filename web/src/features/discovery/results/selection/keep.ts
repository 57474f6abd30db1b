import { notify } from "#/lib/api/api.ts";
import { toast } from "#/lib/toasts.ts";
import { shortlist } from "#/features/discovery/collecting.queries.ts";

/** Puts creators into the shortlist, and says so; who is in it already stays. */
export async function keepInShortlist(creators: readonly { id: string }[]): Promise<void> {
  try {
    const { name } = await shortlist(creators);
    toast(`Added to ${name}`);
  } catch (error) {
    notify(error);
  }
}
