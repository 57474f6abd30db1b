import type { ReportContent } from "@app/contract/reports/schemas";
import { isBefore } from "@app/contract/reports/view";
import { Panel } from "#/ui/Panel.tsx";
import { Terms } from "#/ui/text/Terms.tsx";
import { ReportChartPanel } from "./ReportChartPanel.tsx";
import { ReportChecks } from "./ReportChecks.tsx";
import { ReportCreators } from "./ReportCreators.tsx";
import { ReportFigures } from "./ReportFigures.tsx";
import { ReportFindings } from "./ReportFindings.tsx";
import { ReportForecast } from "./ReportForecast.tsx";
import { ReportStatus } from "./ReportStatus.tsx";

/** Before the first post where the work stands; after it what came of it, against what was expected. */
export function ReportBody({ content }: { content: ReportContent }) {
  const before = isBefore(content);
  return (
    <>
      <ReportFigures content={content} />
      <ReportFindings content={content} />
      {before && <ReportStatus content={content} />}
      {content.forecast && <ReportForecast forecast={content.forecast} content={content} />}
      {content.charts.length > 0 && (
        <div className="grid gap-4 lg:grid-cols-2 lg:[&>:last-child:nth-child(odd)]:col-span-2 print:grid-cols-2">
          {content.charts.map((chart) => (
            <ReportChartPanel key={chart.id} chart={chart} content={content} />
          ))}
        </div>
      )}
      {content.creators.length > 0 && <ReportCreators content={content} />}
      {content.checks.length > 0 && <ReportChecks content={content} />}
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
    </>
  );
}
