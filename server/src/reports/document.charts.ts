import type { ReportChart } from "@app/contract/reports";
import { drawColumns, formatReportFigure } from "@app/contract/reports-charts";
import { markup } from "#/platform/http/markup.ts";
import type { Markup } from "#/platform/http/markup.ts";

const WIDTH = 480;
const ROW = 28;
const BAR = 12;
const NAMES = 168;
const VALUES = 92;
/** Letters that fit beside the bars. */
const LABEL_MAX = 28;

/** A chart with its finding, for documents without scripts. */
export function chartFigure(chart: ReportChart): Markup {
  const drawing = chart.shape === "columns" ? columns(chart) : bars(chart);
  return markup`<figure class="panel chart">
    <figcaption><b>${chart.title}</b><span>${chart.measure}</span></figcaption>
    ${drawing}
  </figure>`;
}

function columns(chart: ReportChart): Markup {
  const { height, lines, columns: drawn, left } = drawColumns(chart.points, WIDTH);
  const axis = lines.flatMap(({ y, value }) => [
    markup`<line x1="${left}" y1="${y}" x2="${WIDTH}" y2="${y}" />`,
    words(format(chart, value), { x: left - 8, y: y + 4, anchor: "end" }),
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
  return drawingOf(chart, height, [...axis, ...marks]);
}

function bars(chart: ReportChart): Markup {
  const most = Math.max(0, ...chart.points.map((point) => point.value ?? 0)) || 1;
  const marks = chart.points.flatMap(({ label, value, note }, index) => {
    const middle = index * ROW + ROW / 2;
    const length = ((value ?? 0) / most) * (WIDTH - NAMES - VALUES);
    const text = `${format(chart, value)} ${note}`.trim();
    return [
      words(shortened(label), { x: 0, y: middle + 4, anchor: "start" }),
      markup`<rect x="${NAMES}" y="${middle - BAR / 2}" width="${length}" height="${BAR}" rx="3" />`,
      words(text, { x: NAMES + length + 8, y: middle + 4, anchor: "start", isStrong: true }),
    ];
  });
  return drawingOf(chart, chart.points.length * ROW, marks);
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

// A drawing does not wrap: the table below has the whole name.
function shortened(label: string): string {
  return label.length > LABEL_MAX ? `${label.slice(0, LABEL_MAX - 1)}…` : label;
}

function drawingOf(chart: ReportChart, height: number, marks: Markup[]): Markup {
  const name = chart.points.map((point) => `${point.label}: ${format(chart, point.value)}`).join("; ");
  return markup`<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${name}">${marks}</svg>`;
}

function format(chart: ReportChart, value: number | null): string {
  return formatReportFigure({ value, unit: chart.unit, currency: null });
}
