import type { Collection } from "@app/contract/collections/schemas";
import { SAY_PARAM } from "@app/contract/strategy/paths";
import { Link, useNavigate, useParams } from "@tanstack/react-router";
import { Megaphone, Sparkles } from "lucide-react";
import { useState } from "react";
import { useMayWork } from "#/lib/api/me.ts";
import { useBarTitle } from "#/lib/page-heading.ts";
import { Button } from "#/ui/Button.tsx";
import { buttonClass } from "#/ui/button.styles.ts";
import { classes } from "#/ui/classes.ts";
import { LoadFailure } from "#/ui/feedback/LoadFailure.tsx";
import { PageHeader } from "#/ui/PageHeader.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { ListSkeleton } from "#/ui/feedback/Skeleton.tsx";
import { CollectionCounts } from "./CollectionCounts.tsx";
import { CollectionCreators } from "./CollectionCreators.tsx";
import { CollectionMenu } from "./actions/CollectionMenu.tsx";
import { CollectionNote } from "./CollectionNote.tsx";
import { startCampaign, useCollection } from "./collections.queries.ts";
import { ExportMenu } from "./actions/ExportMenu.tsx";
import { planWish } from "./collections.rules.ts";
import { ShareButton } from "./actions/ShareButton.tsx";

export function CollectionPage() {
  const { collectionId = "" } = useParams({ strict: false });
  const { data, error, mutate } = useCollection(collectionId);
  useBarTitle(data?.name ?? null, { label: "Collections", to: "/collections" });
  if (error && !data) return <Failed error={error} onRetry={() => void mutate()} />;
  if (!data) {
    return (
      <div className="page-wide">
        <ListSkeleton rows={8} label="Loading the collection" />
      </div>
    );
  }
  return <OpenCollection collection={data} />;
}

function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <div className="page">
      <Panel>
        <LoadFailure
          error={error}
          onRetry={onRetry}
          back={{ to: "/collections", label: "All collections" }}
        />
      </Panel>
    </div>
  );
}

function OpenCollection({ collection }: { collection: Collection }) {
  const navigate = useNavigate();
  const mayChange = useMayWork();
  return (
    <div className="page-wide flex flex-col gap-4">
      <PageHeader
        title={collection.name}
        text={<CollectionCounts collection={collection} />}
        actions={
          <>
            <ExportMenu collection={collection} />
            {mayChange && <ShareButton collection={collection} />}
            {mayChange && collection.counts.all > 0 && <UseActions collection={collection} />}
            {mayChange && (
              <CollectionMenu
                collection={collection}
                onRemoved={() => void navigate({ to: "/collections" })}
              />
            )}
          </>
        }
      />
      <CollectionNote collection={collection} mayChange={mayChange} />
      <CollectionCreators collection={collection} />
    </div>
  );
}

/** What a list of creators is for. */
function UseActions({ collection }: { collection: Collection }) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  async function start(): Promise<void> {
    setBusy(true);
    try {
      const campaignId = await startCampaign(collection);
      await navigate({ to: "/campaign/$campaignId/edit", params: { campaignId } });
    } catch {
      // The request has shown its own notification.
      setBusy(false);
    }
  }
  return (
    <>
      <Button busy={busy} icon={<Megaphone aria-hidden size={16} />} onClick={() => void start()}>
        Campaign with these
      </Button>
      <Link
        to="/strategy-ai"
        search={{ [SAY_PARAM]: planWish(collection) }}
        className={classes(buttonClass("primary"), "max-md:h-11")}
      >
        <Sparkles aria-hidden size={16} />
        Plan with these
      </Link>
    </>
  );
}
