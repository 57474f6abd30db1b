import type { CreatorProfile } from "@app/contract/discovery/creators";
import type { CreatorResults } from "@app/contract/results/figures";
import type { CreatorDeal } from "@app/contract/results/figures";
import { moneySource, resultSource } from "@app/contract/results/sources";
import { Link } from "@tanstack/react-router";
import { useSeesPrices } from "#/lib/api/me.ts";
import { formatCount, formatMoney, formatTotal, UNKNOWN } from "#/lib/format.ts";
import { ErrorState } from "#/ui/feedback/ErrorState.tsx";
import { ListSkeleton } from "#/ui/feedback/Skeleton.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { Cell, Head, Row, Table } from "#/ui/table/Table.tsx";
import { Figure } from "#/ui/text/Figure.tsx";
import { useDeals } from "./deals.queries.ts";

/** What was agreed with a creator, campaign by campaign, and what came of it. */
export function DealsPanel({ creator }: { creator: Pick<CreatorProfile, "id"> }) {
  const { data, error, mutate } = useDeals(creator.id);
  return (
    <Panel title="Deals">
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void mutate()} />
      ) : !data ? (
        <ListSkeleton rows={2} label="Loading deals" />
      ) : (
        <DealTable results={data} />
      )}
    </Panel>
  );
}

function DealTable({ results: { deals, takenAt } }: { results: CreatorResults }) {
  const seesPrices = useSeesPrices();
  return (
    <Table label="Deals by campaign" stacks>
      <thead>
        <tr>
          <Head>Campaign</Head>
          {seesPrices && <Head numeric>Asked</Head>}
          {seesPrices && <Head numeric>Agreed</Head>}
          {seesPrices && <Head numeric>Paid</Head>}
          <Head numeric>Drafts in time</Head>
          <Head numeric>Posts</Head>
          <Head numeric>Views</Head>
          {seesPrices && <Head numeric>Per 1,000 views</Head>}
        </tr>
      </thead>
      <tbody>
        {deals.map((deal) => (
          <DealRow key={deal.campaign?.id ?? ""} deal={deal} takenAt={takenAt} seesPrices={seesPrices} />
        ))}
      </tbody>
    </Table>
  );
}

interface DealRowProps {
  deal: CreatorDeal;
  takenAt: string;
  seesPrices: boolean;
}

function DealRow({ deal, takenAt, seesPrices }: DealRowProps) {
  const { campaign, asked, agreed, paid, drafts, figures } = deal;
  const money = figures.money[0] ?? null;
  const cpm =
    money?.cpm === null || !money ? null : { amount: Math.round(money.cpm), currency: money.currency };
  const name = campaign?.name ?? "Outside of campaigns";
  return (
    <Row>
      <Cell className="max-md:whitespace-normal">
        {campaign === null ? (
          <span className="text-fg-2">{name}</span>
        ) : (
          <Link
            to="/campaigns/$campaignId"
            params={{ campaignId: campaign.id }}
            search={{ tab: "content" }}
            className="font-medium hover:underline"
          >
            {name}
          </Link>
        )}
      </Cell>
      {seesPrices && (
        <>
          <Cell numeric name="Asked">
            {formatMoney(asked)}
          </Cell>
          <Cell numeric name="Agreed">
            {formatMoney(agreed)}
          </Cell>
          <Cell numeric name="Paid">
            {formatMoney(paid)}
          </Cell>
        </>
      )}
      <Cell numeric name="Drafts in time">
        {drafts.of === 0 ? UNKNOWN : `${drafts.inTime} of ${drafts.of}`}
      </Cell>
      <Cell numeric name="Posts">
        {formatTotal(figures.posts)}
      </Cell>
      <Cell numeric name="Views">
        <Figure
          label={`Views, ${name}`}
          value={formatCount(figures.views.value)}
          source={resultSource("views", { figures, takenAt })}
        />
      </Cell>
      {seesPrices && (
        <Cell numeric name="Per 1,000 views">
          <Figure
            label={`Cost per 1,000 views, ${name}`}
            value={formatMoney(cpm)}
            source={moneySource("cpm", money, { figures, takenAt })}
          />
        </Cell>
      )}
    </Row>
  );
}
