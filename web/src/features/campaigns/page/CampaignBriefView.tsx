import { GUIDELINES_MAX } from "@app/contract/campaigns/schemas";
import type { Campaign } from "@app/contract/campaigns/schemas";
import { formatReturn, HIDDEN } from "#/lib/format.ts";
import { useSeesPrices } from "#/lib/api/me.ts";
import { Panel } from "#/ui/Panel.tsx";
import { Terms } from "#/ui/text/Terms.tsx";
import { FeesFigure, PiecesFigure } from "#/features/campaigns/BriefFigures.tsx";
import { formatDays, marketNames } from "#/features/campaigns/campaigns.rules.ts";

/** What the campaign is about and asks for, to read. */
export function CampaignBriefView({ campaign }: { campaign: Campaign }) {
  const { disclosure } = campaign;
  const seesPrices = useSeesPrices();
  const rule = disclosure.market ? marketNames([disclosure.market]) : "Strictest of the markets";
  const figures = { brief: campaign, creators: campaign.creators };
  const rows = [
    { term: "Goal", text: campaign.goal === "" ? "Not said" : campaign.goal },
    { term: "Brand", text: campaign.brand === "" ? "Not said" : campaign.brand },
    { term: "Dates", text: formatDays(campaign.startsOn, campaign.endsOn) },
    { term: "Markets", text: marketNames(campaign.markets) },
    { term: "Pieces", text: <PiecesFigure {...figures} /> },
    { term: "Handles", text: listText(campaign.handles.map((handle) => `@${handle}`)) },
    { term: "Hashtags", text: listText(campaign.hashtags.map((hashtag) => `#${hashtag}`)) },
    { term: "Disclosure rule", text: rule },
    { term: "Fees", text: seesPrices ? <FeesFigure {...figures} /> : HIDDEN },
    { term: "Target return", text: seesPrices ? formatReturn(campaign.targetReturn) : HIDDEN },
  ];
  return (
    <div className="page grid gap-6 lg:grid-cols-2">
      <Panel title="Brief">
        <Terms rows={rows} className="grid-cols-[112px_minmax(0,1fr)] gap-x-4 gap-y-2.5 p-4" />
      </Panel>
      <Panel
        title="Guidelines"
        aside={
          <span className="text-sm text-fg-2">
            {campaign.guidelines.length} of {GUIDELINES_MAX}
          </span>
        }
      >
        {campaign.guidelines.length === 0 ? (
          <p className="p-4 text-fg-2">No guidelines.</p>
        ) : (
          <ol className="flex list-decimal flex-col gap-2 p-4 pl-9">
            {campaign.guidelines.map((guideline) => (
              <li key={guideline} className="break-words">
                {guideline}
              </li>
            ))}
          </ol>
        )}
      </Panel>
    </div>
  );
}

function listText(entries: readonly string[]): string {
  return entries.length === 0 ? "None" : entries.join(" ");
}
