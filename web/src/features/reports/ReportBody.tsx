import type { ReportContent } from "@app/contract/reports/schemas";
import { KpiRow } from "#/ui/text/Kpi.tsx";
import { ReportKpi } from "#/ui/text/ReportKpi.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { Terms } from "#/ui/text/Terms.tsx";
import { ReportChartPanel } from "./ReportChartPanel.tsx";
import { ReportChecks } from "./ReportChecks.tsx";
import { ReportForecast } from "./ReportForecast.tsx";
import { ReportCreators } from "./ReportCreators.tsx";

/** Figures, charts, method and tables of a report. */
export function ReportBody({ content }: { content: ReportContent }) {
  return (
    <>
      <Panel className="print:break-inside-avoid print:[&>dl]:grid-cols-3">
        <h2 className="sr-only">Main figures</h2>
        <KpiRow>
          {content.figures.map((figure) => (
            <ReportKpi key={figure.id} figure={figure} />
          ))}
        </KpiRow>
      </Panel>
      {content.charts.length > 0 && (
        <div className="grid gap-4 lg:grid-cols-2 print:grid-cols-2">
          {content.charts.map((chart) => (
            <ReportChartPanel key={chart.id} chart={chart} content={content} />
          ))}
        </div>
      )}
      <Panel
        title="Method and data age"
        aside={<span className="text-sm text-fg-2 print:hidden">Every figure opens its definition</span>}
        className="print:break-inside-avoid"
      >
        <Terms
          rows={content.method}
          className="grid-cols-[112px_minmax(0,1fr)] gap-x-4 gap-y-2 px-4 py-3 text-sm max-sm:grid-cols-1"
        />
      </Panel>
      {content.forecast && <ReportForecast forecast={content.forecast} takenAt={content.takenAt} />}
      {content.creators.length > 0 && <ReportCreators content={content} />}
      {content.checks.length > 0 && <ReportChecks content={content} />}
    </>
  );
}
