import type { MergeProposal } from "@app/contract/discovery/merging";
import { Link } from "@tanstack/react-router";
import { useMayWork } from "#/lib/api/me.ts";
import { formatTotal } from "#/lib/format.ts";
import { toast } from "#/lib/toasts.ts";
import { Button } from "#/ui/Button.tsx";
import { ShowMore } from "#/ui/feedback/ShowMore.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { answerMerge, useOpenMerges } from "./merging.queries.ts";
import { nameOf, REASONS } from "./merging.rules.ts";

/** Creators who may be one person, each pair to join or keep apart. Nothing is shown while there is none. */
export function MergePanel() {
  const mayWork = useMayWork();
  const list = useOpenMerges();
  const { data } = list;
  if (!mayWork || !data || data.items.length === 0) return null;
  return (
    <Panel
      title="May be the same person"
      aside={<span className="text-sm text-fg-2">{formatTotal(data.total)} to answer</span>}
    >
      <ul className="divide-y divide-line">
        {data.items.map((proposal) => (
          <MergeRow key={proposal.id} proposal={proposal} />
        ))}
      </ul>
      <ShowMore list={list} of="pairs" />
    </Panel>
  );
}

type Answer = "joined" | "apart" | "open";

function MergeRow({ proposal: { id, reason, creators } }: { proposal: MergeProposal }) {
  const [one, other] = creators;
  const pair = `${nameOf(one)} and ${nameOf(other)}`;
  async function send(state: Answer): Promise<void> {
    await answerMerge(id, state);
    if (state === "open") return;
    const text = state === "joined" ? "Joined" : "Kept apart";
    toast(`${text}: ${pair}`, { action: { label: "Undo", run: press("open") } });
  }
  // What went wrong is told where it was sent.
  const press = (state: Answer) => () => void send(state).catch(() => undefined);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
      <span className="min-w-0 flex-1">
        <CreatorLink side={one} /> and <CreatorLink side={other} />
        <span className="block text-sm text-fg-2">{REASONS[reason]}</span>
      </span>
      <span className="flex gap-2">
        <Button size={32} aria-label={`Join ${pair}`} onClick={press("joined")}>
          Join
        </Button>
        <Button size={32} variant="ghost" aria-label={`Keep apart ${pair}`} onClick={press("apart")}>
          Keep apart
        </Button>
      </span>
    </li>
  );
}

function CreatorLink({ side }: { side: MergeProposal["creators"][number] }) {
  return (
    <Link
      to="/influencers/$creatorId"
      params={{ creatorId: side.creatorId }}
      className="font-medium hover:underline"
    >
      {nameOf(side)}
    </Link>
  );
}
