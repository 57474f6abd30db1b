import type { MergeProposal } from "@app/contract/discovery/merging";
import { Link, useNavigate } from "@tanstack/react-router";
import { useMayWork } from "#/lib/api/me.ts";
import { formatDate } from "#/lib/format.ts";
import { useTimeZone } from "#/lib/time-zone.ts";
import { Button } from "#/ui/Button.tsx";
import { answerMerge, useMergeProposals } from "./merging.queries.ts";
import { nameOf, REASONS } from "./merging.rules.ts";

/** Who may be the same person, to join or keep apart, and who was joined. Quiet while there is nobody. */
export function MergeLines({ creatorId }: { creatorId: string }) {
  const mayWork = useMayWork();
  const { data } = useMergeProposals(creatorId);
  const shown = data?.items.filter(({ state }) => state !== "apart") ?? [];
  if (shown.length === 0 || !mayWork) return null;
  return (
    <ul className="flex flex-col gap-1 text-sm text-fg-2">
      {shown.map((proposal) => (
        <MergeLine key={proposal.id} proposal={proposal} creatorId={creatorId} />
      ))}
    </ul>
  );
}

function MergeLine({ proposal, creatorId }: { proposal: MergeProposal; creatorId: string }) {
  const navigate = useNavigate();
  const timeZone = useTimeZone();
  const { id, state, reason, creators, answeredAt } = proposal;
  const other = creators.find((creator) => creator.creatorId !== creatorId) ?? creators[1];
  const answer = async (to: "joined" | "apart" | "open") => {
    const { creators: left } = await answerMerge(id, to);
    // The creator of this page may be the one that was joined to the other.
    if (to === "joined" && left[0].creatorId !== creatorId) {
      await navigate({ to: "/influencers/$creatorId", params: { creatorId: left[0].creatorId } });
    }
  };
  const press = (to: Parameters<typeof answer>[0]) => () => void answer(to).catch(() => undefined);
  return (
    <li className="flex flex-wrap items-center gap-x-2 gap-y-1">
      {state === "joined" ? (
        <>
          <span>
            Joined with {nameOf(other)}
            {answeredAt === null ? "" : ` on ${formatDate(answeredAt, timeZone)}`}.
          </span>
          <Button size={32} variant="ghost" onClick={press("open")}>
            Undo
          </Button>
        </>
      ) : (
        <>
          <span>
            May be the same person as{" "}
            <Link
              to="/influencers/$creatorId"
              params={{ creatorId: other.creatorId }}
              className="text-brand-text underline"
            >
              {nameOf(other)}
            </Link>
            : {REASONS[reason]}.
          </span>
          <Button size={32} variant="ghost" onClick={press("joined")}>
            Join
          </Button>
          <Button size={32} variant="ghost" onClick={press("apart")}>
            Keep apart
          </Button>
        </>
      )}
    </li>
  );
}
