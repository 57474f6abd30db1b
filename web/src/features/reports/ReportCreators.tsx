import { CREATOR_STAGE_LABELS } from "@app/contract/campaigns/creators";
import type { ReportContent, ReportCreator } from "@app/contract/reports/schemas";
import { creatorCost, reportCreatorSource } from "@app/contract/reports/sources";
import type { ReportCreatorFigure } from "@app/contract/reports/sources";
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
  const { creators, pricesHidden } = content;
  const isShown = (index: number) => index >= (page - 1) * limit && index < page * limit;
  return (
    <Panel title="Creators" className="print:[&>:first-child]:break-after-avoid">
      <Table label="Creators of the campaign" stacks>
        <thead>
          <tr>
            <Head>Creator</Head>
            <Head>Stage</Head>
            <Head numeric>Drafts in</Head>
            <Head numeric>Checks passed</Head>
            <Head numeric>Posts</Head>
            <Head numeric>Views</Head>
            <Head numeric>Engagement</Head>
            {!pricesHidden && <Head numeric>Cost</Head>}
            {!pricesHidden && <Head numeric>Per 1,000 views</Head>}
          </tr>
        </thead>
        <tbody>
          {creators.map((creator, index) => (
            <CreatorRow
              key={creator.creatorId}
              creator={creator}
              content={content}
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

interface CreatorRowProps {
  creator: ReportCreator;
  content: ReportContent;
  isShown: boolean;
}

function CreatorRow({ creator, content, isShown }: CreatorRowProps) {
  const answered = creator.checksPassed + creator.checksFailed;
  const figure = (name: ReportCreatorFigure, value: string) => (
    <Figure value={value} source={reportCreatorSource(name, creator, content)} />
  );
  return (
    <Row className={isShown ? "" : "hidden print:table-row"}>
      <Cell>
        <CreatorCell name={creator.name} handle={creator.handle} platform={creator.platform} />
      </Cell>
      <Cell name="Stage">{CREATOR_STAGE_LABELS[creator.stage]}</Cell>
      <Cell numeric name="Drafts in">
        {figure("drafts", `${creator.submitted} of ${creator.deliverables}`)}
      </Cell>
      <Cell numeric name="Checks passed">
        {figure("checks", answered === 0 ? UNKNOWN : `${creator.checksPassed} of ${answered}`)}
      </Cell>
      <Cell numeric name="Posts">
        {figure("posts", formatTotal(creator.posts))}
      </Cell>
      <Cell numeric name="Views">
        {figure("views", formatCount(creator.views))}
      </Cell>
      <Cell numeric name="Engagement">
        {figure("engagement", formatPercent(creator.engagement))}
      </Cell>
      {!content.pricesHidden && (
        <Cell numeric name="Cost">
          {figure("cost", formatMoney(creatorCost(creator)))}
        </Cell>
      )}
      {!content.pricesHidden && (
        <Cell numeric name="Per 1,000 views">
          {figure("costPer1000", formatMoney(creator.costPer1000))}
        </Cell>
      )}
    </Row>
  );
}
