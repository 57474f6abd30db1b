import { randomUUID } from "node:crypto";
import type { Person } from "./test-app.fixtures.ts";

/** A reel that names Fernhollow, as an import writes it. */
export function importedPost(
  person: Person,
  account: { id: string; creator_id: string },
  known: { posted_at: string; views: number | null; likes?: number },
) {
  return {
    workspace_id: person.workspaceId,
    id: randomUUID(),
    account_id: account.id,
    creator_id: account.creator_id,
    platform: "instagram",
    format: "reel",
    hashtags: [],
    mentions: ["fernhollow"],
    brands: [],
    source: "import",
    version: 1,
    likes: null,
    ...known,
  };
}
