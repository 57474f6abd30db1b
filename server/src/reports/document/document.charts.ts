import type { ReportChart, ReportContent } from "@app/contract/reports/schemas";
import { columnsFit, drawColumns } from "@app/contract/reports/charts";
import { formatReportFigure } from "@app/contract/reports/figure-format";
import { reportChartSource } from "@app/contract/reports/sources";
import { markup } from "#/platform/http/documents/markup.ts";
import type { Markup } from "#/platform/http/documents/markup.ts";
import { sourceBlock } from "#/platform/http/documents/figure-sources.ts";

/** Of the drawing of columns; where the page has less room, rows stand in its place. */
const WIDTH = 480;

/** A chart with its finding and its source, for documents without scripts. */
export function chartFigure(chart: ReportChart, content: ReportContent): Markup {
  const hasColumns = chart.shape === "columns" && columnsFit(chart.points, WIDTH);
  return markup`<figure class="panel chart">
    <figcaption><b>${chart.title}</b><span>${chart.measure}</span></figcaption>
    ${hasColumns ? columns(chart) : null} ${rows(chart, hasColumns)}
    <details>
      <summary class="small">Where these figures come from</summary>
      <div class="source">${sourceBlock(reportChartSource(chart, content), content.timeZone)}</div>
    </details>
  </figure>`;
}

function columns(chart: ReportChart): Markup {
  const { height, lines, columns: drawn, left } = drawColumns(chart.points, WIDTH);
  const axis = lines.flatMap(({ y, value }) => [
    markup`<line x1="${left}" y1="${y}" x2="${WIDTH}" y2="${y}" />`,
    words(axisText(chart, value), { x: left - 8, y: y + 4, anchor: "end" }),
  ]);
  const marks = chart.points.flatMap((point, index) => {
    const column = drawn[index];
    if (!column) return [];
    const { x, y, width, height: tall, middle } = column;
    return [
      markup`<rect x="${x}" y="${y}" width="${width}" height="${tall}" rx="3" />`,
      words(format(chart, point.value), { x: middle, y: y - 8, anchor: "middle", isStrong: true }),
      words(point.label, { x: middle, y: height - 18, anchor: "middle" }),
      words(point.note, { x: middle, y: height - 3, anchor: "middle" }),
    ];
  });
  const name = chart.points.map((point) => `${point.label}: ${format(chart, point.value)}`).join("; ");
  return markup`<svg class="columns" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${name}">
    ${axis} ${marks}
  </svg>`;
}

interface Place {
  x: number;
  y: number;
  anchor: "start" | "middle" | "end";
  isStrong?: boolean;
}

function words(text: string, { x, y, anchor, isStrong = false }: Place): Markup {
  return markup`<text class="${isStrong ? "strong" : ""}" x="${x}" y="${y}" text-anchor="${anchor}">${text}</text>`;
}

/** Bars as lines of text with a stroke each: they wrap and keep their letters' size however narrow the page is. */
function rows(chart: ReportChart, isForNarrow: boolean): Markup {
  const most = Math.max(0, ...chart.points.map((point) => point.value ?? 0)) || 1;
  return markup`<ul class="bars${isForNarrow ? " narrow" : ""}">
    ${chart.points.map(({ label, value, note }) => {
      const share = ((value ?? 0) / most) * 100;
      return markup`<li>
        <span>${label}</span>
        <svg aria-hidden="true"><rect width="${share.toFixed(2)}%" height="100%" rx="3" /></svg>
        <span><b>${format(chart, value)}</b> ${note}</span>
      </li>`;
    })}
  </ul>`;
}

/** "200K", not "200.00K". */
function axisText(chart: ReportChart, value: number): string {
  return format(chart, value).replace(/\.00(?!\d)/, "");
}

function format(chart: ReportChart, value: number | null): string {
  return formatReportFigure({ value, unit: chart.unit, currency: null });
}
