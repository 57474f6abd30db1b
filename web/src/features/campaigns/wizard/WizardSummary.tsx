import type { CampaignBrief } from "@app/contract/campaigns/schemas";
import type { CampaignCreator } from "@app/contract/campaigns/creators";
import { formatLabel } from "@app/contract/campaigns/piece-labels";
import { creatorsSource } from "@app/contract/campaigns/count-sources";
import { expectedViewsSource } from "@app/contract/campaigns/sources";
import { formatCount, formatTotal } from "#/lib/format.ts";
import { Figure } from "#/ui/text/Figure.tsx";
import { Terms } from "#/ui/text/Terms.tsx";
import { FeesFigure, PiecesFigure } from "#/features/campaigns/BriefFigures.tsx";
import { expectedViews, formatDays, marketNames } from "#/features/campaigns/campaigns.rules.ts";

interface WizardSummaryProps {
  brief: CampaignBrief;
  creators: readonly CampaignCreator[];
}

/** What the campaign comes to so far, and what a creator will read. */
export function WizardSummary({ brief, creators }: WizardSummaryProps) {
  const { views, known, unknown } = expectedViews(brief, creators);
  const rows = [
    { term: "Goal", text: brief.goal === "" ? "Not said yet" : brief.goal },
    { term: "Markets", text: marketNames(brief.markets) },
    { term: "Dates", text: formatDays(brief.startsOn, brief.endsOn) },
    { term: "Pieces", text: <PiecesFigure brief={brief} creators={creators} /> },
    {
      term: "Creators",
      text: (
        <Figure
          value={creators.length === 0 ? "None yet" : formatTotal(creators.length)}
          label="Creators"
          source={creatorsSource(creators.length, null)}
        />
      ),
    },
    { term: "Fees", text: <FeesFigure brief={brief} creators={creators} /> },
    {
      term: "Views",
      text: (
        <Figure
          value={unknown === 0 ? formatCount(views) : `${formatCount(views)}, ${unknown} not known`}
          label="Views to expect"
          source={expectedViewsSource({ known, unknown })}
        />
      ),
    },
  ];
  return (
    <aside
      aria-label="Summary"
      className="border-line bg-surface px-6 py-8 max-xl:border-t max-md:px-4 xl:border-l"
    >
      <div className="mx-auto flex max-w-160 flex-col gap-2 xl:sticky xl:top-22">
        <h2 className="font-semibold">So far</h2>
        <Terms rows={rows} className="mb-3 grid-cols-[96px_minmax(0,1fr)] gap-x-3 gap-y-2.5 text-sm" />
        <h2 className="font-semibold">What a creator will read</h2>
        <CreatorBrief brief={brief} />
      </div>
    </aside>
  );
}

function CreatorBrief({ brief }: { brief: CampaignBrief }) {
  const [line] = brief.lines;
  const piece = line ? `, ${formatLabel(line.platform, line.format, 1)}` : "";
  return (
    <div className="rounded-lg border border-line bg-bg p-4">
      <p className="font-semibold break-words">
        {brief.name}
        {piece}
      </p>
      {brief.guidelines.length === 0 ? (
        <p className="mt-2 text-sm text-fg-2">Guidelines appear here.</p>
      ) : (
        <ul className="mt-2 grid list-disc gap-2 pl-4 text-sm">
          {brief.guidelines.map((guideline) => (
            <li key={guideline} className="break-words">
              {guideline}
            </li>
          ))}
        </ul>
      )}
      <p className="mt-3 text-xs break-words text-fg-2">{closingLine(brief)}</p>
    </div>
  );
}

function closingLine({ handles, hashtags, lines: [line], disclosure }: CampaignBrief): string {
  const tags = handles.map((handle) => `@${handle}`).join(", ");
  const range = line ? [line.durationMin, line.durationMax].filter((end) => end !== null).join("–") : "";
  const parts = [
    ...(tags === "" ? [] : [`Tag ${tags}.`]),
    ...(hashtags.length === 0 ? [] : [`Use ${hashtags.map((hashtag) => `#${hashtag}`).join(" ")}.`]),
    ...(disclosure.materialConnection === true ? ["Say at the start that it is advertising."] : []),
    ...(range === "" ? [] : [`${range} s.`]),
    ...(line?.orientation
      ? [`${line.orientation.charAt(0).toUpperCase()}${line.orientation.slice(1)}.`]
      : []),
  ];
  return parts.join(" ");
}
