import type { Campaign } from "@app/contract/campaigns/schemas";
import { plural } from "@app/contract/formats";

/** What is going on in the workspace. */
interface State {
  /** Drafts that are due soon, with those that are late. */
  due: { total: number; late: number };
  /** Campaigns that have begun, ended ones too. */
  campaigns: readonly Pick<Campaign, "name" | "status" | "startsOn">[];
}

/** Questions about what is late, due and running now, the most urgent first. */
export function stateStarters({ due, campaigns }: State): { title: string; text: string }[] {
  const soon = due.total - due.late;
  const newest = campaigns.toSorted((left, right) =>
    (right.startsOn ?? "").localeCompare(left.startsOn ?? ""),
  );
  const running = newest.find(({ status }) => status === "active");
  const ended = newest.find(({ status }) => status === "completed");
  return [
    ...(due.late > 0 ? [{ title: `${plural(due.late, "draft")} late`, text: "What is late?" }] : []),
    ...(soon > 0 ? [{ title: `${plural(soon, "draft")} due soon`, text: "What is due this week?" }] : []),
    ...[running, ended].flatMap((campaign) =>
      campaign ? [{ title: campaign.name, text: `How did “${campaign.name}” go against plan?` }] : [],
    ),
  ];
}
