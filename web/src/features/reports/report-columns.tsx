import { CREATOR_STAGE_LABELS, CREATOR_STAGES } from "@app/contract/campaigns/creators";
import type { ReportContent, ReportCreator } from "@app/contract/reports/schemas";
import { creatorCost, reportCreatorSource } from "@app/contract/reports/sources";
import type { ReportCreatorFigure } from "@app/contract/reports/sources";
import { hasCreatorFigure } from "@app/contract/reports/view";
import { formatCount, formatMoney, formatPercent, formatTotal, UNKNOWN } from "#/lib/format.ts";
import { CreatorCell } from "#/ui/table/CreatorCell.tsx";
import type { CellValue, TableColumn } from "#/ui/table/columns.ts";
import { Figure } from "#/ui/text/Figure.tsx";

interface FigureColumn {
  name: ReportCreatorFigure;
  label: string;
  text: (creator: ReportCreator) => string;
  value: (creator: ReportCreator) => CellValue;
}

/** In the order of the table. */
const FIGURES: readonly FigureColumn[] = [
  {
    name: "drafts",
    label: "Drafts in",
    text: ({ submitted, deliverables }) => `${submitted} of ${deliverables}`,
    value: ({ submitted }) => submitted,
  },
  {
    name: "checks",
    label: "Checks passed",
    text: checksText,
    value: (creator) => (answeredOf(creator) === 0 ? null : creator.checksPassed),
  },
  { name: "posts", label: "Posts", text: ({ posts }) => formatTotal(posts), value: ({ posts }) => posts },
  { name: "views", label: "Views", text: ({ views }) => formatCount(views), value: ({ views }) => views },
  {
    name: "engagement",
    label: "Engagement",
    text: ({ engagement }) => formatPercent(engagement),
    value: ({ engagement }) => engagement,
  },
  {
    name: "cost",
    label: "Cost",
    text: (creator) => formatMoney(creatorCost(creator)),
    value: (creator) => creatorCost(creator)?.amount ?? null,
  },
  {
    name: "costPer1000",
    label: "Per 1,000 views",
    text: ({ costPer1000 }) => formatMoney(costPer1000),
    value: ({ costPer1000 }) => costPer1000?.amount ?? null,
  },
];

export const REPORT_SORTABLE = ["name", "stage", ...FIGURES.map(({ name }) => name)];

/** A column of which nobody knows anything is left out, prices that are withheld with them. */
export function reportColumns(content: ReportContent): TableColumn<ReportCreator>[] {
  const figures = FIGURES.filter(({ name }) => hasCreatorFigure(name, content));
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
    ...figures.map(({ name, label, text, value }): TableColumn<ReportCreator> => ({
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

function answeredOf({ checksPassed, checksFailed }: ReportCreator): number {
  return checksPassed + checksFailed;
}

function checksText(creator: ReportCreator): string {
  const answered = answeredOf(creator);
  return answered === 0 ? UNKNOWN : `${creator.checksPassed} of ${answered}`;
}
