import type { Campaign } from "@app/contract/campaigns/schemas";
import { creatorLabel } from "@app/contract/campaigns/creator-label";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useMayWork, useSeesPrices } from "#/lib/api/me.ts";
import { formatDate, formatMoney, formatTotal } from "#/lib/format.ts";
import { useTimeZone } from "#/lib/time-zone.ts";
import { Button } from "#/ui/Button.tsx";
import { EmptyState } from "#/ui/feedback/EmptyState.tsx";
import { ErrorState } from "#/ui/feedback/ErrorState.tsx";
import { ShowMore } from "#/ui/feedback/ShowMore.tsx";
import { ListSkeleton } from "#/ui/feedback/Skeleton.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { Cell, Head, Row, Table } from "#/ui/table/Table.tsx";
import { OrderDialog } from "./entry/OrderDialog.tsx";
import { useOrders } from "./results.queries.ts";

/** Orders that came through the creators of a campaign, the newest first. */
export function OrdersPanel({ campaign }: { campaign: Campaign }) {
  const mayChange = useMayWork();
  const [isAdding, setIsAdding] = useState(false);
  return (
    <Panel
      title="Orders"
      aside={
        mayChange && (
          <Button size={32} icon={<Plus aria-hidden size={16} />} onClick={() => setIsAdding(true)}>
            Add an order
          </Button>
        )
      }
    >
      <OrderTable campaignId={campaign.id} />
      {isAdding && <OrderDialog campaign={campaign} onClose={() => setIsAdding(false)} />}
    </Panel>
  );
}

function OrderTable({ campaignId }: { campaignId: string }) {
  const timeZone = useTimeZone();
  const seesPrices = useSeesPrices();
  const list = useOrders(campaignId);
  const { data, error, mutate } = list;
  if (error && !data) return <ErrorState error={error} onRetry={() => void mutate()} />;
  if (!data) return <ListSkeleton rows={3} label="Loading orders" />;
  if (data.items.length === 0) {
    return (
      <EmptyState
        title="No orders yet"
        text="Orders with a creator’s code or link count for that creator, and show what the campaign earned for its cost."
      />
    );
  }
  return (
    <>
      <Table label="Orders of the campaign" stacks>
        <thead>
          <tr>
            <Head>Creator</Head>
            <Head>Code</Head>
            <Head numeric>Orders</Head>
            {seesPrices && <Head numeric>Paid by the buyers</Head>}
            <Head numeric>Day</Head>
          </tr>
        </thead>
        <tbody>
          {data.items.map((order) => (
            <Row key={order.id}>
              <Cell>
                <span className="font-medium">{order.creator ? creatorLabel(order.creator) : "NA"}</span>
              </Cell>
              <Cell name="Code">{order.code ?? "NA"}</Cell>
              <Cell numeric name="Orders">
                {formatTotal(order.count)}
              </Cell>
              {seesPrices && (
                <Cell numeric name="Paid by the buyers">
                  {formatMoney(order.amount)}
                </Cell>
              )}
              <Cell numeric name="Day">
                {formatDate(order.orderedAt, timeZone)}
              </Cell>
            </Row>
          ))}
        </tbody>
      </Table>
      <ShowMore list={list} of="orders" />
    </>
  );
}
