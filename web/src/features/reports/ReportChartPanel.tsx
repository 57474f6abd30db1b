import type { ReportChart, ReportContent } from "@app/contract/reports/schemas";
import { columnsFit } from "@app/contract/reports/charts";
import { formatReportFigure } from "@app/contract/reports/figure-format";
import { reportChartSource } from "@app/contract/reports/sources";
import { Figure } from "#/ui/text/Figure.tsx";
import { BarChart } from "#/ui/charts/BarChart.tsx";
import { ChartFrame } from "#/ui/charts/ChartFrame.tsx";
import { ColumnChart } from "./ColumnChart.tsx";

export function ReportChartPanel({ chart, content }: { chart: ReportChart; content: ReportContent }) {
  const format = (value: number | null) => formatReportFigure({ value, unit: chart.unit, currency: null });
  const summary = chart.points.map((point) => `${point.label}: ${format(point.value)}`).join("; ");
  const hasColumns = (width: number) => chart.shape === "columns" && columnsFit(chart.points, width);
  const source = reportChartSource(chart, content);
  const drawn = { points: chart.points, format, name: chart.title };
  return (
    <div className="min-w-0 rounded-lg border border-line bg-surface p-4 print:break-inside-avoid">
      <ChartFrame
        title={chart.title}
        measure={chart.measure}
        summary={summary}
        points={chart.points}
        format={format}
        source={source}
      >
        {(width) =>
          hasColumns(width) ? (
            <>
              <div className="print:hidden">
                <ColumnChart {...drawn} width={width} />
              </div>
              {/* Half a sheet of paper has no room for the labels of columns. */}
              <div className="hidden print:block">
                <BarChart {...drawn} source={source} />
              </div>
            </>
          ) : (
            <BarChart {...drawn} source={source} />
          )
        }
      </ChartFrame>
      <p className="mt-2 text-xs text-fg-2 print:hidden">
        <Figure value="Where these figures come from" source={source} />
      </p>
    </div>
  );
}
