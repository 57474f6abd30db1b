import { forecastSource, forecastWords, expectedRange } from "@app/contract/reports/forecast";
import type { Score, ScoreMiss } from "@app/contract/reports/score";
import { Link } from "@tanstack/react-router";
import { Target } from "lucide-react";
import { formatCount, plural } from "#/lib/format.ts";
import { useBarTitle } from "#/lib/page-heading.ts";
import { EmptyState } from "#/ui/feedback/EmptyState.tsx";
import { ErrorState } from "#/ui/feedback/ErrorState.tsx";
import { ListSkeleton } from "#/ui/feedback/Skeleton.tsx";
import { State } from "#/ui/feedback/State.tsx";
import { PageHeader } from "#/ui/PageHeader.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { Cell, Head, Row, Table } from "#/ui/table/Table.tsx";
import { Figure } from "#/ui/text/Figure.tsx";
import { KpiRow } from "#/ui/text/Kpi.tsx";
import { ReportKpi } from "#/ui/text/ReportKpi.tsx";
import { OUTCOME_KINDS } from "./ReportForecast.tsx";
import { Score as ScoreMark } from "#/ui/text/Score.tsx";
import { LearningPanel } from "./LearningPanel.tsx";
import { useScore } from "./score.queries.ts";

/** How right plans, prices, days and checks were: bad news included. */
export function ScorePage() {
  useBarTitle("Score", { label: "Reports", to: "/reports" });
  const { data, error, mutate } = useScore();
  return (
    <div className="page flex flex-col gap-4">
      <PageHeader
        title="Score"
        text="How accurate plans, prices, days and checks were, across all started campaigns."
      />
      {error && !data ? (
        <Panel>
          <ErrorState error={error} onRetry={() => void mutate()} />
        </Panel>
      ) : !data ? (
        <Panel>
          <ListSkeleton rows={4} label="Loading the score" />
        </Panel>
      ) : data.campaigns === 0 ? (
        <Panel>
          <EmptyState
            icon={<Target aria-hidden size={20} />}
            title="Nothing to score yet"
            text="Once a campaign is started, Herald holds its forecasts, prices, days and checks against what happened."
          />
        </Panel>
      ) : (
        <ScoreBody score={data} />
      )}
    </div>
  );
}

/** Figures that are better the nearer they are to 100: coloured as every score is. */
const IS_SCORE = /^forecasts-/;

function ScoreBody({ score }: { score: Score }) {
  return (
    <>
      <Panel>
        <h2 className="sr-only">How often Herald and the creators were right</h2>
        <KpiRow>
          {score.figures.map((figure) => (
            <ReportKpi key={figure.id} figure={figure}>
              {IS_SCORE.test(figure.id) && <ScoreMark value={figure.value} />}
            </ReportKpi>
          ))}
        </KpiRow>
      </Panel>
      <LearningPanel />
      <Panel
        title="Forecasts that missed"
        aside={
          <span className="text-sm text-fg-2">Of {plural(score.campaigns, "campaign")}, worst first</span>
        }
      >
        {score.misses.length === 0 ? (
          <p className="p-4 text-fg-2">No settled forecast of a creator missed its range.</p>
        ) : (
          <MissTable score={score} />
        )}
      </Panel>
    </>
  );
}

function MissTable({ score: { misses, takenAt } }: { score: Score }) {
  return (
    <Table label="Creators whose forecast missed" stacks>
      <thead>
        <tr>
          <Head>Creator</Head>
          <Head>Campaign</Head>
          <Head numeric>Views expected</Head>
          <Head numeric>Views</Head>
          <Head>Came out</Head>
        </tr>
      </thead>
      <tbody>
        {misses.map((miss) => (
          <MissRow key={`${miss.campaignId} ${miss.creatorId}`} miss={miss} takenAt={takenAt} />
        ))}
      </tbody>
    </Table>
  );
}

function MissRow({ miss, takenAt }: { miss: ScoreMiss; takenAt: string }) {
  const source = forecastSource(miss, takenAt);
  return (
    <Row>
      <Cell>
        <span className="font-medium">{miss.name}</span>
      </Cell>
      <Cell name="Campaign">
        <Link
          to="/campaigns/$campaignId"
          params={{ campaignId: miss.campaignId }}
          className="block max-w-80 truncate leading-6 -outline-offset-2 hover:underline"
        >
          {miss.campaign}
        </Link>
      </Cell>
      <Cell numeric name="Views expected">
        <Figure value={expectedRange(miss)} label={`Views expected of ${miss.name}`} source={source} />
      </Cell>
      <Cell numeric name="Views">
        <Figure value={formatCount(miss.views)} label={`Views of ${miss.name}`} source={source} />
      </Cell>
      <Cell name="Came out">
        <State kind={OUTCOME_KINDS[miss.outcome]}>{forecastWords(miss)}</State>
      </Cell>
    </Row>
  );
}
