import { resultsSource } from "@app/contract/home/sources";
import { RECENT_DAYS } from "@app/contract/results/waiting";
import type { RecentResult, WaitingResult } from "@app/contract/results/waiting";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useSeesPrices } from "#/lib/api/me.ts";
import { formatDate, formatTotal } from "#/lib/format.ts";
import { useTimeZone } from "#/lib/time-zone.ts";
import { Panel } from "#/ui/Panel.tsx";
import { Figure } from "#/ui/text/Figure.tsx";
import { useRecentCampaigns, useRecentResults, useWaitingResults } from "./home.queries.ts";
import { placeOf } from "./home.rules.ts";
import { ROW, ROW_LINK } from "./row-link.styles.ts";

/** What fits nobody, or several, with the way to where it is placed. Nothing is shown while nothing waits. */
export function WaitingPanel() {
  const { data } = useWaitingResults();
  const campaigns = useRecentCampaigns();
  if (!data || data.items.length === 0) return null;
  const newest = campaigns.data?.items[0]?.id ?? null;
  return (
    <ResultPanel title="Waiting for you" kind="waiting" total={data.total}>
      {data.items.map((item) => (
        <WaitingRow key={item.id} item={item} campaignId={item.likely.campaigns[0]?.id ?? newest} />
      ))}
    </ResultPanel>
  );
}

/** Any campaign lists what waits: the likeliest is opened, and a first one made where there is none. */
function WaitingRow({ item, campaignId }: { item: WaitingResult; campaignId: string | null }) {
  return (
    <li className={ROW}>
      <span className="min-w-0 flex-1">
        {campaignId === null ? (
          <Link to="/campaigns/new" className={ROW_LINK}>
            {item.label}
          </Link>
        ) : (
          <Link
            to="/campaigns/$campaignId"
            params={{ campaignId }}
            search={{ tab: "content" }}
            className={ROW_LINK}
          >
            {item.label}
          </Link>
        )}
        <span className="block text-sm text-fg-2">{item.message}</span>
      </span>
    </li>
  );
}

/** Posts, orders and payments of the last days, each leading to where it stands. */
export function RecentResultsPanel() {
  const { data } = useRecentResults();
  if (!data || data.items.length === 0) return null;
  return (
    <ResultPanel title="Came in" kind="recent" total={data.total}>
      {data.items.map((item) => (
        <RecentRow key={item.id} item={item} />
      ))}
    </ResultPanel>
  );
}

function RecentRow({ item }: { item: RecentResult }) {
  const timeZone = useTimeZone();
  const place = placeOf(item, useSeesPrices());
  return (
    <li className={ROW}>
      <span className="min-w-0 flex-1">
        {place ? (
          <Link {...place} className={ROW_LINK}>
            {item.label}
          </Link>
        ) : (
          <b className="block truncate font-medium">{item.label}</b>
        )}
        <span className="block truncate text-sm text-fg-2">{item.campaign?.name ?? "In no campaign"}</span>
      </span>
      <span className="text-sm text-fg-2 tabular-nums">{formatDate(item.cameAt, timeZone)}</span>
    </li>
  );
}

interface ResultPanelProps {
  title: string;
  kind: "recent" | "waiting";
  total: number;
  children: ReactNode;
}

function ResultPanel({ title, kind, total, children }: ResultPanelProps) {
  return (
    <Panel
      title={title}
      aside={
        <span className="text-sm text-fg-2">
          <Figure label={title} value={formatTotal(total)} source={resultsSource(kind, total)} />{" "}
          {kind === "waiting" ? "to place" : `in ${RECENT_DAYS} days`}
        </span>
      }
    >
      <ul className="divide-y divide-line">{children}</ul>
    </Panel>
  );
}
