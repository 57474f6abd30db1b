import { nextAction } from "@app/contract/campaigns/next-action";
import { Link } from "@tanstack/react-router";
import type { BoardCard } from "#/features/campaigns/campaigns.rules.ts";

const LINK = "inline-flex min-h-6 items-center font-medium text-brand-text hover:underline";

/** What to do next for a creator, with the way to where it is done. */
export function NextStep({ campaignId, card }: { campaignId: string; card: BoardCard }) {
  const next = nextAction(card.creator, card);
  if (next === null) return null;
  const { text, checkId, tab } = next;
  return (
    <p className="mt-1 text-xs">
      <span className="sr-only">Next: </span>
      {checkId !== null ? (
        <Link to="/sentinel/$checkId" params={{ checkId }} className={LINK}>
          {text}
        </Link>
      ) : tab === null ? (
        <span className="inline-flex min-h-6 items-center text-fg-2">{text}</span>
      ) : (
        <Link
          to="/campaigns/$campaignId"
          params={{ campaignId }}
          search={(search) => ({ ...search, tab })}
          className={LINK}
        >
          {text}
        </Link>
      )}
    </p>
  );
}
