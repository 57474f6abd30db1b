import type { CreatorAccount, CreatorProfile } from "@app/contract/discovery/creators";
import { formatCount, formatPercent, HIDDEN, UNKNOWN } from "#/lib/format.ts";
import { useSeesPrices } from "#/lib/api/me.ts";
import { creatorFigure } from "#/lib/creator-figures.ts";
import { Figure } from "#/ui/text/Figure.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { PlatformMark } from "#/ui/text/PlatformMark.tsx";
import { Cell, Head, Row, Table } from "#/ui/table/Table.tsx";
import { priceText } from "./prices.rules.ts";

const FIGURES = [
  { field: "followers", label: "Followers", format: formatCount },
  { field: "avgViews", label: "Views", format: formatCount },
  { field: "engagementRate", label: "Engagement", format: formatPercent },
] as const;

/** The accounts of a creator side by side; nothing where there is one, which the page shows already. */
export function AccountsPanel({ creator }: { creator: CreatorProfile }) {
  if (creator.accounts.length < 2) return null;
  return (
    <Panel title="Accounts">
      <Table label="Accounts" stacks>
        <thead>
          <tr>
            <Head>Account</Head>
            {FIGURES.map(({ field, label }) => (
              <Head key={field} className="text-right">
                {label}
              </Head>
            ))}
            <Head>Prices</Head>
          </tr>
        </thead>
        <tbody>
          {creator.accounts.map((account) => (
            <AccountRow key={account.id} creatorId={creator.id} account={account} />
          ))}
        </tbody>
      </Table>
    </Panel>
  );
}

function AccountRow({ creatorId, account }: { creatorId: string; account: CreatorAccount }) {
  const seesPrices = useSeesPrices();
  const { id, platform, handle, url } = account;
  return (
    <Row>
      <Cell>
        <span className="flex items-center gap-1.5 font-medium">
          <PlatformMark platform={platform} />
          {url === null ? (
            `@${handle}`
          ) : (
            <a href={url} target="_blank" rel="noreferrer" className="hover:underline">
              @{handle}
            </a>
          )}
        </span>
      </Cell>
      {FIGURES.map(({ field, label, format }) => (
        <Cell key={field} numeric name={label}>
          <Figure value={format(account[field])} label={label} source={creatorFigure(creatorId, field, id)} />
        </Cell>
      ))}
      <Cell name="Prices" className="whitespace-normal">
        {seesPrices ? pricesOf(account) : <span className="text-fg-2">{HIDDEN}</span>}
      </Cell>
    </Row>
  );
}

function pricesOf({ prices }: CreatorAccount): string {
  if (prices.length === 0) return UNKNOWN;
  return prices.map(priceText).join(", ");
}
