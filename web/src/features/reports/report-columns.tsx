import { CREATOR_STAGE_LABELS, CREATOR_STAGES } from "@app/contract/campaigns/creators";
import type { ReportContent, ReportCreator } from "@app/contract/reports/schemas";
import { reportCreatorSource } from "@app/contract/reports/sources";
import { CreatorCell } from "#/ui/table/CreatorCell.tsx";
import type { TableColumn } from "#/ui/table/columns.ts";
import { Figure } from "#/ui/text/Figure.tsx";
import { REPORT_FIGURES, reportFigures } from "./exports/creator-figures.rules.ts";

export const REPORT_SORTABLE = ["name", "stage", ...REPORT_FIGURES.map(({ name }) => name)];

export function reportColumns(content: ReportContent): TableColumn<ReportCreator>[] {
  return [
    {
      id: "name",
      label: "Creator",
      fixed: "start",
      sort: ({ name }) => name,
      cell: ({ name, handle, platform }) => <CreatorCell name={name} handle={handle} platform={platform} />,
    },
    {
      id: "stage",
      label: "Stage",
      orders: ["Earliest first", "Furthest first"],
      sort: ({ stage }) => CREATOR_STAGES.indexOf(stage),
      cell: ({ stage }) => CREATOR_STAGE_LABELS[stage],
    },
    ...reportFigures(content).map(({ name, label, text, value }): TableColumn<ReportCreator> => ({
      id: name,
      label,
      numeric: true,
      sort: value,
      cell: (creator) => (
        <Figure value={text(creator)} source={reportCreatorSource(name, creator, content)} />
      ),
    })),
  ];
}
