import { CREATOR_STAGE_LABELS } from "@app/contract/campaigns/creators";
import type { ReportContent, ReportCreator } from "@app/contract/reports/schemas";
import { creatorCost, reportCreatorSource } from "@app/contract/reports/sources";
import type { ReportCreatorFigure } from "@app/contract/reports/sources";
import { hasCreatorFigure } from "@app/contract/reports/view";
import { formatCount, formatMoney, formatPercent, formatTotal, UNKNOWN } from "#/lib/format.ts";
import { useTablePage } from "#/lib/table-page.ts";
import { Figure } from "#/ui/text/Figure.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { CreatorCell } from "#/ui/table/CreatorCell.tsx";
import { Cell, Head, Row, Table } from "#/ui/table/Table.tsx";
import { TableFoot } from "#/ui/table/TableFoot.tsx";

/** One line for each creator; on paper all of them, whatever page the screen shows. */
export function ReportCreators({ content }: { content: ReportContent }) {
  const { page, limit, foot } = useTablePage();
  const { creators } = content;
  const columns = COLUMNS.filter(({ name }) => hasCreatorFigure(name, content));
  const isShown = (index: number) => index >= (page - 1) * limit && index < page * limit;
  return (
    <Panel title="Creators" className="print:[&>:first-child]:break-after-avoid">
      <Table label="Creators of the campaign" stacks>
        <thead>
          <tr>
            <Head>Creator</Head>
            <Head>Stage</Head>
            {columns.map(({ name, label }) => (
              <Head key={name} numeric>
                {label}
              </Head>
            ))}
          </tr>
        </thead>
        <tbody>
          {creators.map((creator, index) => (
            <CreatorRow
              key={creator.creatorId}
              creator={creator}
              content={content}
              columns={columns}
              isShown={isShown(index)}
            />
          ))}
        </tbody>
      </Table>
      <div className="print:hidden">
        <TableFoot total={creators.length} {...foot} />
      </div>
    </Panel>
  );
}

interface Column {
  name: ReportCreatorFigure;
  label: string;
  text: (creator: ReportCreator) => string;
}

/** In the order of the table; a column of which nobody knows anything is left out, prices that are withheld with them. */
const COLUMNS: readonly Column[] = [
  {
    name: "drafts",
    label: "Drafts in",
    text: ({ submitted, deliverables }) => `${submitted} of ${deliverables}`,
  },
  { name: "checks", label: "Checks passed", text: checksText },
  { name: "posts", label: "Posts", text: ({ posts }) => formatTotal(posts) },
  { name: "views", label: "Views", text: ({ views }) => formatCount(views) },
  { name: "engagement", label: "Engagement", text: ({ engagement }) => formatPercent(engagement) },
  { name: "cost", label: "Cost", text: (creator) => formatMoney(creatorCost(creator)) },
  { name: "costPer1000", label: "Per 1,000 views", text: ({ costPer1000 }) => formatMoney(costPer1000) },
];

function checksText({ checksPassed, checksFailed }: ReportCreator): string {
  const answered = checksPassed + checksFailed;
  return answered === 0 ? UNKNOWN : `${checksPassed} of ${answered}`;
}

interface CreatorRowProps {
  creator: ReportCreator;
  content: ReportContent;
  columns: readonly Column[];
  isShown: boolean;
}

function CreatorRow({ creator, content, columns, isShown }: CreatorRowProps) {
  return (
    <Row className={isShown ? "" : "hidden print:table-row"}>
      <Cell>
        <CreatorCell name={creator.name} handle={creator.handle} platform={creator.platform} />
      </Cell>
      <Cell name="Stage">{CREATOR_STAGE_LABELS[creator.stage]}</Cell>
      {columns.map(({ name, label, text }) => (
        <Cell key={name} numeric name={label}>
          <Figure value={text(creator)} source={reportCreatorSource(name, creator, content)} />
        </Cell>
      ))}
    </Row>
  );
}
