import { CAMPAIGN_STATUS_LABELS } from "@app/contract/campaigns/list";
import type { Campaign } from "@app/contract/campaigns/schemas";
import { isStepOn, nextStatuses } from "@app/contract/campaigns/review";
import { creatorsSource, draftsSource } from "@app/contract/campaigns/count-sources";
import { Link, useNavigate } from "@tanstack/react-router";
import { ChartColumn, Ellipsis, Pencil, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { useMayWork } from "#/lib/api/me.ts";
import { formatTotal } from "#/lib/format.ts";
import { offerUndo } from "#/lib/undo.ts";
import { buttonClass } from "#/ui/button.styles.ts";
import { classes } from "#/ui/classes.ts";
import { Figure } from "#/ui/text/Figure.tsx";
import { IconButton } from "#/ui/IconButton.tsx";
import { Menu } from "#/ui/overlays/Menu.tsx";
import type { MenuItem } from "#/ui/overlays/Menu.tsx";
import { PageHeader } from "#/ui/PageHeader.tsx";
import { campaignActions } from "#/features/campaigns/campaigns.queries.ts";
import { statusText } from "#/features/campaigns/campaigns.rules.ts";

export function CampaignHeader({ campaign }: { campaign: Campaign }) {
  const mayChange = useMayWork();
  return (
    <PageHeader
      title={campaign.name}
      text={<span className="tabular-nums">{statusText(campaign)}</span>}
      actions={
        <div className="flex flex-wrap items-center gap-2">
          <CampaignFacts campaign={campaign} />
          {mayChange && (
            <>
              <Link
                to="/campaign/$campaignId/edit"
                params={{ campaignId: campaign.id }}
                className={classes(
                  buttonClass(campaign.status === "draft" ? "primary" : "secondary"),
                  "max-md:h-11 max-md:flex-1",
                )}
              >
                <Pencil aria-hidden size={16} />
                {campaign.status === "draft" ? "Go on with the draft" : "Edit"}
              </Link>
              <CampaignMenu campaign={campaign} />
            </>
          )}
        </div>
      }
    />
  );
}

function CampaignFacts({ campaign }: { campaign: Campaign }) {
  const { creators, deliverables, updatedAt } = campaign;
  const submitted = deliverables.filter((piece) => piece.submissions.length > 0).length;
  const facts: { term: string; text: ReactNode }[] = [
    {
      term: "Creators",
      text: (
        <Figure
          value={formatTotal(creators.length)}
          label="Creators"
          source={creatorsSource(creators.length, updatedAt)}
        />
      ),
    },
    {
      term: "Drafts in",
      text: (
        <Figure
          value={`${submitted} of ${deliverables.length}`}
          label="Drafts in"
          source={draftsSource({ submitted, deliverables: deliverables.length }, updatedAt)}
        />
      ),
    },
  ];
  return (
    <dl className="mr-4 flex flex-wrap gap-x-6 gap-y-2 max-lg:mr-0 max-lg:basis-full">
      {facts.map(({ term, text }) => (
        <div key={term}>
          <dt className="text-xs text-fg-2">{term}</dt>
          <dd className="font-medium whitespace-nowrap tabular-nums">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function CampaignMenu({ campaign }: { campaign: Campaign }) {
  const navigate = useNavigate();
  const { setStatus, remove, restore } = campaignActions(campaign.id);
  const statusItems: MenuItem[] = nextStatuses(campaign.status).map((status) => ({
    id: status,
    label: isStepOn(campaign.status, status)
      ? `Set to ${CAMPAIGN_STATUS_LABELS[status].toLowerCase()}`
      : `Back to ${CAMPAIGN_STATUS_LABELS[status].toLowerCase()}`,
    run: () => void setStatus(campaign, status).catch(() => undefined),
  }));
  async function removeNow() {
    await remove();
    await navigate({ to: "/campaigns" });
    offerUndo(`Campaign “${campaign.name}” removed`, restore);
  }
  return (
    <Menu
      align="end"
      trigger={<IconButton label="More" icon={<Ellipsis aria-hidden size={20} />} />}
      items={[
        ...statusItems,
        {
          id: "report",
          label: "Make a report",
          icon: <ChartColumn aria-hidden size={16} />,
          run: () => void navigate({ to: "/reports", search: { new: campaign.id } }),
        },
        {
          id: "remove",
          label: "Remove the campaign",
          danger: true,
          icon: <Trash2 aria-hidden size={16} />,
          run: () => void removeNow().catch(() => undefined),
        },
      ]}
    />
  );
}
