import { formatReportFigure } from "@app/contract/reports/figure-format";
import Presentation from "pptxgenjs";
import type { Slide } from "./outline.rules.ts";

type Of<Kind extends Slide["kind"]> = Extract<Slide, { kind: Kind }>;
type Page = Presentation.Slide;

/** Inches, on a wide slide of 13.33 by 7.5. */
const LEFT = 0.6;
const WIDTH = 12.13;
const TOP = 1.6;
const HEIGHT = 4.75;
/** So few bars are no thicker than many. */
const BAR = 0.75;
const FOOT = 6.85;

/** Those of the screen; a presentation knows no variables. */
const INK = "111827";
const QUIET = "5B6472";
const LINE = "D9DEE7";
const BRAND = "4F46E5";
const WASH = "F5F7FB";
/** A client's machine has no other font of ours. */
const FONT = "Arial";
const TILES_IN_ROW = 4;
const UPRIGHT_LABELS = 6;

/** Slides as a PowerPoint file, with charts and tables that can be edited there. */
export async function writeSlides(title: string, slides: readonly Slide[]): Promise<ArrayBuffer> {
  const file = new Presentation();
  file.layout = "LAYOUT_WIDE";
  file.title = title;
  file.subject = title;
  file.author = "Herald";
  file.company = "";
  file.theme = { headFontFace: FONT, bodyFontFace: FONT };
  file.defineSlideMaster({
    title: "PAGE",
    background: { color: "FFFFFF" },
    objects: [
      { rect: { x: 0, y: 0, w: 0.14, h: 7.5, fill: { color: BRAND } } },
      {
        text: {
          text: title,
          options: { x: LEFT, y: FOOT, w: 9, h: 0.4, fontSize: 10, color: QUIET, margin: 0 },
        },
      },
    ],
    slideNumber: { x: 12.2, y: FOOT, w: 0.6, h: 0.4, fontSize: 10, color: QUIET, align: "right" },
  });
  for (const slide of slides) draw(file, slide);
  const bytes = await file.write({ outputType: "arraybuffer" });
  if (!(bytes instanceof ArrayBuffer)) throw new TypeError("No bytes were written");
  return bytes;
}

function draw(file: Presentation, slide: Slide): void {
  const page = file.addSlide({ masterName: "PAGE" });
  if (slide.kind === "cover") return drawCover(page, slide);
  page.addText(slide.title, {
    x: LEFT,
    y: 0.45,
    w: WIDTH,
    h: 0.8,
    fontSize: 26,
    bold: true,
    color: INK,
    margin: 0,
    valign: "top",
    fit: "shrink",
  });
  if (slide.kind === "tiles") return drawTiles(page, slide);
  if (slide.kind === "lists") return drawLists(page, slide);
  return slide.kind === "chart" ? drawChart(file, page, slide) : drawTable(page, slide);
}

function drawCover(page: Page, { title, days, headline, asOf }: Of<"cover">): void {
  const box = { x: LEFT, w: WIDTH, margin: 0, color: QUIET };
  page.addText(title, { ...box, y: 1.2, h: 0.5, fontSize: 18 });
  page.addText(headline, {
    ...box,
    y: 1.9,
    h: 2.8,
    fontSize: 38,
    bold: true,
    color: INK,
    valign: "top",
    fit: "shrink",
  });
  page.addText(`${days} · ${asOf}`, { ...box, y: 5, h: 0.4, fontSize: 14 });
}

function drawTiles(page: Page, { tiles, note }: Of<"tiles">): void {
  const width = WIDTH / TILES_IN_ROW;
  for (const [index, tile] of tiles.entries()) {
    const box = {
      x: LEFT + (index % TILES_IN_ROW) * width,
      y: TOP + Math.floor(index / TILES_IN_ROW) * 2.35,
      w: width - 0.2,
      h: 2.1,
    };
    page.addText(
      [
        { text: tile.label, options: { fontSize: 13, color: QUIET, breakLine: true } },
        { text: tile.value, options: { fontSize: 30, bold: true, color: INK, breakLine: true } },
        { text: tile.note, options: { fontSize: 11, color: QUIET } },
      ],
      { ...box, fill: { color: WASH }, margin: 12, valign: "middle", fit: "shrink" },
    );
  }
  drawNote(page, note);
}

function drawLists(page: Page, { lists }: Of<"lists">): void {
  const width = WIDTH / lists.length;
  for (const [index, { title, items }] of lists.entries()) {
    const box = { x: LEFT + index * width, w: width - 0.3, margin: 0 };
    page.addText(title, { ...box, y: TOP, h: 0.4, fontSize: 18, bold: true, color: BRAND });
    page.addText(
      items.map((text) => ({ text, options: { bullet: true, breakLine: true, paraSpaceAfter: 8 } })),
      { ...box, y: TOP + 0.5, h: HEIGHT - 0.5, fontSize: 16, color: INK, valign: "top", fit: "shrink" },
    );
  }
}

function drawChart(file: Presentation, page: Page, chart: Of<"chart">): void {
  const { measure, isUpright, points, note, unit } = chart;
  page.addText(measure, { x: LEFT, y: 1.15, w: WIDTH, h: 0.35, fontSize: 14, color: QUIET, margin: 0 });
  const upright = isUpright && points.length <= UPRIGHT_LABELS;
  // Bars are drawn from the bottom up: turned round, the first stands on top as on the page.
  const drawn = upright ? points : points.toReversed();
  const most = Math.max(...points.map(({ value }) => value));
  page.addChart(
    file.ChartType.bar,
    [{ name: measure, labels: drawn.map(({ label }) => label), values: drawn.map(({ value }) => value) }],
    {
      x: LEFT,
      y: TOP,
      w: WIDTH,
      h: upright ? HEIGHT : Math.min(HEIGHT, 0.4 + BAR * points.length),
      barDir: upright ? "col" : "bar",
      barGapWidthPct: 60,
      chartColors: [BRAND],
      catAxisLabelFontSize: 12,
      catAxisLabelColor: INK,
      valAxisHidden: true,
      valAxisMinVal: 0,
      valGridLine: { style: "none" },
      showValue: true,
      dataLabelFontSize: 12,
      dataLabelColor: INK,
      dataLabelFormatCode: formatCode(unit, most),
      altText: `${chart.title}. ${points.map(({ label, value }) => `${label}: ${formatReportFigure({ value, unit, currency: null })}`).join("; ")}`,
    },
  );
  drawNote(page, note);
}

/** How PowerPoint writes the values: with the K, M and B of the page. */
function formatCode(unit: Of<"chart">["unit"], most: number): string {
  if (unit === "percent") return '0.00"%"';
  if (unit === "share") return '0"%"';
  if (most < 1000) return "0.##";
  return '[>=1000000000]0.00,,,"B";[>=1000000]0.00,,"M";#,##0';
}

function drawTable(page: Page, { head, rows, note }: Of<"table">): void {
  const border = { type: "solid" as const, pt: 0.75, color: LINE };
  const none = { type: "none" as const };
  const cell = (text: string, index: number, isHead: boolean) => ({
    text,
    options: {
      align: isNumber(rows, index) ? ("right" as const) : ("left" as const),
      bold: isHead,
      color: isHead ? QUIET : INK,
      border: [none, none, border, none] as [typeof none, typeof none, typeof border, typeof none],
    },
  });
  const body = rows.map((row) => row.map((text, index) => cell(text, index, false)));
  const top = head.length > 0 ? [head.map((text, index) => cell(text, index, true))] : [];
  page.addTable([...top, ...body], {
    x: LEFT,
    y: TOP,
    w: WIDTH,
    colW: widthsOf(head, rows),
    fontSize: 13,
    margin: [0.06, 0.1, 0.06, 0.1],
    valign: "middle",
  });
  drawNote(page, note);
}

const isNumber = (rows: readonly string[][], index: number) =>
  index > 0 &&
  rows.every((row) => /^(?:NA$|[^\p{L}]*\d)/u.test(row[index] ?? "") && (row[index] ?? "").length < 18);

/** Each column has room for its longest text, within bounds; together they are as wide as the slide. */
function widthsOf(head: readonly string[], rows: readonly string[][]): number[] {
  const columns = rows[0]?.length ?? head.length;
  const wanted = Array.from({ length: columns }, (_, index) => {
    const longest = Math.max(...[head, ...rows].map((row) => row[index]?.length ?? 0));
    return Math.min(60, Math.max(8, longest));
  });
  const sum = wanted.reduce((total, width) => total + width, 0);
  return wanted.map((width) => (width / sum) * WIDTH);
}

function drawNote(page: Page, note: string): void {
  if (note === "") return;
  page.addText(note, { x: LEFT, y: 6.45, w: WIDTH, h: 0.35, fontSize: 11, color: QUIET, margin: 0 });
}
