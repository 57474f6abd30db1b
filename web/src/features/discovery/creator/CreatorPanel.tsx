import { Link } from "@tanstack/react-router";
import { ChevronDown, ChevronUp } from "lucide-react";
import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import { buttonClass } from "#/ui/button.styles.ts";
import { ErrorState } from "#/ui/feedback/ErrorState.tsx";
import { ListSkeleton } from "#/ui/feedback/Skeleton.tsx";
import { IconButton } from "#/ui/IconButton.tsx";
import { SidePanel } from "#/ui/overlays/SidePanel.tsx";
import { useCreator } from "#/features/discovery/discovery.queries.ts";
import { AccountsPanel } from "./AccountsPanel.tsx";
import { CreatorDetails } from "./CreatorDetails.tsx";
import { CreatorHead } from "./CreatorHead.tsx";
import { CreatorKpis } from "./CreatorKpis.tsx";
import { StandingPanel } from "./StandingPanel.tsx";
import { UnknownLine } from "./UnknownLine.tsx";

interface CreatorPanelProps {
  creatorId: string;
  /** The creators of the list, in its order. */
  ids: readonly string[];
  onShow: (creatorId: string) => void;
  onClose: () => void;
}

/** One creator beside the list that it is of; J and K go to the next and the one before. */
export function CreatorPanel({ creatorId, ids, onShow, onClose }: CreatorPanelProps) {
  const { data, error, mutate } = useCreator(creatorId);
  const place = ids.indexOf(creatorId);
  const [before, next] = [ids[place - 1], place === -1 ? undefined : ids[place + 1]];
  useStepKeys({ j: next, k: before }, onShow);
  return (
    <SidePanel
      open
      onClose={onClose}
      title={data ? (data.name ?? `@${data.handle}`) : "Creator"}
      aside={
        <>
          <StepButton
            label="Previous creator (K)"
            icon={<ChevronUp aria-hidden size={20} />}
            to={before}
            onShow={onShow}
          />
          <StepButton
            label="Next creator (J)"
            icon={<ChevronDown aria-hidden size={20} />}
            to={next}
            onShow={onShow}
          />
        </>
      }
      foot={
        <Link to="/influencers/$creatorId" params={{ creatorId }} className={buttonClass()}>
          Open the page
        </Link>
      }
    >
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void mutate()} />
      ) : data ? (
        <PanelBody key={data.id} creator={data} />
      ) : (
        <ListSkeleton rows={6} label="Loading the creator" />
      )}
    </SidePanel>
  );
}

function PanelBody({ creator }: { creator: NonNullable<ReturnType<typeof useCreator>["data"]> }) {
  const [isEditing, setEditing] = useState(false);
  return (
    <div className="flex flex-col gap-5">
      <CreatorHead creator={creator} />
      <CreatorKpis creator={creator} />
      <UnknownLine creator={creator} onAdd={() => setEditing(true)} />
      <AccountsPanel creator={creator} />
      <StandingPanel creatorId={creator.id} />
      <CreatorDetails creator={creator} isEditing={isEditing} onEditing={setEditing} />
    </div>
  );
}

interface StepButtonProps {
  label: string;
  icon: ReactNode;
  /** Nobody at the end of the list. */
  to: string | undefined;
  onShow: (creatorId: string) => void;
}

function StepButton({ label, icon, to, onShow }: StepButtonProps) {
  return (
    <IconButton label={label} icon={icon} disabled={to === undefined} onClick={() => to && onShow(to)} />
  );
}

/** Letters that lead to another creator, unless somebody types. */
function useStepKeys(
  steps: Readonly<Record<string, string | undefined>>,
  onShow: (id: string) => void,
): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const isTyping =
        event.target instanceof Element && event.target.closest("input, textarea, select") !== null;
      const to = steps[event.key.toLowerCase()];
      if (to === undefined || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      onShow(to);
    }
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  });
}
