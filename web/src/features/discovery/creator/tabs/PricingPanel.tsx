import type { CreatorProfile } from "@app/contract/discovery/creators";
import { PLATFORM_LABELS } from "@app/contract/platforms";
import { formatMoney } from "#/lib/format.ts";
import { creatorFigure } from "#/lib/creator-figures.ts";
import { Panel } from "#/ui/Panel.tsx";
import { Figure } from "#/ui/text/Figure.tsx";
import { Cell, Head, Row, Table } from "#/ui/table/Table.tsx";
import { pricesOfAccounts } from "./pricing.rules.ts";

/** What each account asks, and what that comes to for each 1,000 of its views. */
export function PricingPanel({ creator }: { creator: CreatorProfile }) {
  const rows = pricesOfAccounts(creator);
  const hasCpm = rows.some(({ perThousandViews }) => perThousandViews !== null);
  return (
    <Panel title="Pricing">
      <Table label="Prices" stacks>
        <thead>
          <tr>
            <Head>Account</Head>
            <Head>For</Head>
            <Head numeric>Price</Head>
            {hasCpm && <Head numeric>Per 1,000 views</Head>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, accountId, platform, handle, what, price, perThousandViews }) => (
            <Row key={key}>
              <Cell className="font-medium">
                {PLATFORM_LABELS[platform]} @{handle}
              </Cell>
              <Cell name="For">{what}</Cell>
              <Cell numeric name="Price">
                <Figure
                  label={`Price for ${what}`}
                  value={formatMoney(price)}
                  source={creatorFigure(creator.id, "price", accountId)}
                />
              </Cell>
              {hasCpm && (
                <Cell numeric name="Per 1,000 views">
                  {formatMoney(perThousandViews)}
                </Cell>
              )}
            </Row>
          ))}
        </tbody>
      </Table>
    </Panel>
  );
}
