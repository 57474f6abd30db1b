import { Link, useParams } from "@tanstack/react-router";
import { useState } from "react";
import { useMayWork, useMe } from "#/lib/api/me.ts";
import { text, usePageState } from "#/lib/page-state.ts";
import { buttonClass } from "#/ui/button.styles.ts";
import { EmptyState } from "#/ui/feedback/EmptyState.tsx";
import { LoadFailure } from "#/ui/feedback/LoadFailure.tsx";
import { Loading, Skeleton } from "#/ui/feedback/Skeleton.tsx";
import { CampaignWizard } from "./CampaignWizard.tsx";
import { useCampaign } from "#/features/campaigns/campaigns.queries.ts";

/** `/campaigns/new` and `/campaign/{id}/edit`. A new campaign is made with its first change, and is then `?draft=`. */
export function CampaignWizardPage() {
  const { campaignId } = useParams({ strict: false });
  const [draftId, setDraftId] = usePageState("draft", text());
  const [shown, setShown] = useState({ draftId, made: "", screen: 0 });
  // Getting its id changes nothing for the campaign on screen; another id, or none, is another screen.
  if (shown.draftId !== draftId) {
    const isSame = draftId === shown.made;
    setShown({ ...shown, draftId, screen: isSame ? shown.screen : shown.screen + 1 });
  }
  const id = campaignId ?? (draftId === "" ? null : draftId);
  return (
    <WizardScreen
      key={`${campaignId ?? "new"} ${shown.screen}`}
      id={id}
      isNew={campaignId === undefined}
      onCreated={(made) => {
        setShown((now) => ({ ...now, made }));
        setDraftId(made, { replace: true });
      }}
    />
  );
}

interface WizardScreenProps {
  /** Null until a new campaign is made. */
  id: string | null;
  isNew: boolean;
  onCreated: (id: string) => void;
}

function WizardScreen({ id, isNew, onCreated }: WizardScreenProps) {
  // What began as new stays one screen when it gets its id: nobody loses the field they are in.
  const [beganAsNew] = useState(id === null);
  const { data: campaign, error, mutate } = useCampaign(id);
  const me = useMe();
  const mayWork = useMayWork();
  if (me.data && !mayWork) return <ReadersOnly />;
  // What was left unsaved is kept for each person and workspace, so both have to be known first.
  const owner = me.data && { userId: me.data.user.id, workspaceId: me.data.currentWorkspace?.id ?? "" };
  if (owner && beganAsNew)
    return <CampaignWizard owner={owner} campaign={campaign ?? null} isNew onCreated={onCreated} />;
  if (owner && campaign) return <CampaignWizard owner={owner} campaign={campaign} isNew={isNew} />;
  const failure = error ?? me.error;
  return (
    <main className="page">
      <h1 className="sr-only">Campaign</h1>
      {failure ? (
        <LoadFailure
          error={failure}
          onRetry={() => void (error ? mutate() : me.mutate())}
          back={{ to: "/campaigns", label: "All campaigns" }}
        />
      ) : (
        <Loading label="Loading the campaign">
          <div className="mx-auto mt-20 flex max-w-160 flex-col gap-4">
            <Skeleton className="h-8 w-2/3 rounded-sm" />
            <Skeleton className="h-10 w-full rounded-md" />
            <Skeleton className="h-10 w-full rounded-md" />
          </div>
        </Loading>
      )}
    </main>
  );
}

/** Nobody fills in a form that is then refused. */
function ReadersOnly() {
  return (
    <main className="page">
      <h1 className="sr-only">Campaign</h1>
      <EmptyState
        title="Your role here may read campaigns and not make them"
        text="Ask an owner or admin of the workspace for another role."
        action={
          <Link to="/campaigns" className={buttonClass()}>
            All campaigns
          </Link>
        }
      />
    </main>
  );
}
