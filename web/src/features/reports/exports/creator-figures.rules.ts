import type { ReportContent, ReportCreator } from "@app/contract/reports/schemas";
import { creatorCost } from "@app/contract/reports/sources";
import type { ReportCreatorFigure } from "@app/contract/reports/sources";
import { hasCreatorFigure } from "@app/contract/reports/view";
import { formatCount, formatMoney, formatPercent, formatTotal, UNKNOWN } from "#/lib/format.ts";
import type { CellValue } from "#/ui/table/columns.ts";

/** A figure of a creator, as it stands in the table of a report and on its slides. */
interface FigureColumn {
  name: ReportCreatorFigure;
  label: string;
  text: (creator: ReportCreator) => string;
  value: (creator: ReportCreator) => CellValue;
}

/** In the order of the table. */
export const REPORT_FIGURES: readonly FigureColumn[] = [
  {
    name: "drafts",
    label: "Drafts in",
    text: ({ submitted, deliverables }) =>
      deliverables === 0 ? "None owed" : `${submitted} of ${deliverables}`,
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

/** A figure that nobody knows of anyone is left out, prices that are withheld with it. */
export function reportFigures(content: ReportContent): FigureColumn[] {
  return REPORT_FIGURES.filter(({ name }) => hasCreatorFigure(name, content));
}

function answeredOf({ checksPassed, checksFailed }: ReportCreator): number {
  return checksPassed + checksFailed;
}

function checksText(creator: ReportCreator): string {
  const answered = answeredOf(creator);
  return answered === 0 ? UNKNOWN : `${creator.checksPassed} of ${answered}`;
}
