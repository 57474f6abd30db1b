import { CREATOR_STAGE_LABELS } from "@app/contract/campaigns-creators";
import { PAGE_SIZES } from "@app/contract/paging";
import type { ReportContent, ReportCreator } from "@app/contract/reports";
import { reportCreatorSource } from "@app/contract/reports-sources";
import type { ReportCreatorFigure } from "@app/contract/reports-sources";
import { formatCount, formatMoney, formatPercent, formatTotal, UNKNOWN } from "#/lib/format.ts";
import { numberChoice, usePageState, wholeNumber } from "#/lib/page-state.ts";
import { Figure } from "#/ui/Figure.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { CreatorCell } from "#/ui/table/CreatorCell.tsx";
import { Cell, Head, Row, Table } from "#/ui/table/Table.tsx";
import { TableFoot } from "#/ui/table/TableFoot.tsx";

/** One line for each creator; on paper all of them, whatever page the screen shows. */
export function ReportCreators({ content }: { content: ReportContent }) {
  const [size, setSize] = usePageState("rows", numberChoice(PAGE_SIZES, 10));
  const [page, setPage] = usePageState("page", wholeNumber(1));
  const { creators, pricesHidden } = content;
  const isShown = (index: number) => index >= (page - 1) * size && index < page * size;
  return (
    <Panel title="Creators" className="print:[&>:first-child]:break-after-avoid">
      <Table label="Creators of the campaign">
        <thead>
          <tr>
            <Head>Creator</Head>
            <Head>Stage</Head>
            <Head numeric>Drafts in</Head>
            <Head numeric>Checks passed</Head>
            <Head numeric>Posts</Head>
            <Head numeric>Views</Head>
            <Head numeric>Engagement</Head>
            {!pricesHidden && <Head numeric>Fee</Head>}
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
        <TableFoot
          page={page}
          pageSize={size}
          total={creators.length}
          onPage={setPage}
          onPageSize={(next) => setSize(next, { also: { page: undefined } })}
        />
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
      <Cell>{CREATOR_STAGE_LABELS[creator.stage]}</Cell>
      <Cell numeric>{figure("drafts", `${creator.submitted} of ${creator.deliverables}`)}</Cell>
      <Cell numeric>
        {figure("checks", answered === 0 ? UNKNOWN : `${creator.checksPassed} of ${answered}`)}
      </Cell>
      <Cell numeric>{figure("posts", formatTotal(creator.posts))}</Cell>
      <Cell numeric>{figure("views", formatCount(creator.views))}</Cell>
      <Cell numeric>{figure("engagement", formatPercent(creator.engagement))}</Cell>
      {!content.pricesHidden && <Cell numeric>{figure("fee", formatMoney(creator.fee))}</Cell>}
      {!content.pricesHidden && (
        <Cell numeric>{figure("costPer1000", formatMoney(creator.costPer1000))}</Cell>
      )}
    </Row>
  );
}
