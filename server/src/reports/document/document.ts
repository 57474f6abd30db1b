import { formatDate, formatRange } from "@app/contract/formats";
import type { ReportContent } from "@app/contract/reports/schemas";
import type { ReportFigure } from "@app/contract/reports/figure";
import { shownFigures } from "@app/contract/reports/view";
import { formatReportFigure } from "@app/contract/reports/figure-format";
import { documentPage } from "#/platform/http/documents/document-page.ts";
import { markup } from "#/platform/http/documents/markup.ts";
import type { Markup } from "#/platform/http/documents/markup.ts";
import type { SharedDocument } from "#/platform/http/documents/shared-documents.ts";
import { chartFigure } from "./document.charts.ts";
import { sourceBlock } from "#/platform/http/documents/figure-sources.ts";
import { REPORT_STYLES } from "./document.styles.ts";
import { findings, status } from "./document.status.ts";
import { checksTable, creatorsTable, forecastTable } from "./document.tables.ts";

/** As many as fit one row on a wide page. */
const FIGURES_IN_A_ROW = 6;

/** A report as a document that needs nothing else. */
export function reportDocument(title: string, content: ReportContent): SharedDocument {
  const drawn = content.charts.map((chart) => chartFigure(chart, content));
  const about = `${title}, ${daysOf(content)}`;
  const body = documentPage({ ...content, about, heading: content.headline }, [
    figures(content),
    findings(content),
    status(content),
    drawn.length === 0 ? null : markup`<div class="charts">${drawn}</div>`,
    forecastTable(content),
    creatorsTable(content),
    checksTable(content),
    method(content),
  ]);
  return { title, body, styles: REPORT_STYLES };
}

function daysOf({ campaign: { startsOn, endsOn } }: ReportContent): string {
  if (startsOn === null && endsOn === null) return "no dates";
  return formatRange(formatDate(startsOn, "UTC"), formatDate(endsOn, "UTC"));
}

function figures(content: ReportContent): Markup | null {
  const shown = shownFigures(content);
  if (shown.length === 0) return null;
  return markup`<section class="panel" aria-label="Main figures">
    <dl class="figures${rowsOf(shown.length)}">
      ${shown.map(
        (figure) =>
          markup`<div class="figure">
            <dt>${figure.label}</dt>
            <dd>${figureValue(figure, content)}</dd>
          </div>`,
      )}
    </dl>
  </section>`;
}

/** So that none stands alone in a row, as long as it can be had. */
function rowsOf(count: number): string {
  if (count !== 4 && count <= FIGURES_IN_A_ROW) return "";
  return count % 5 === 0 ? " fives" : " fours";
}

function figureValue(figure: ReportFigure, { timeZone }: ReportContent): Markup {
  return markup`<details>
      <summary class="value">${formatReportFigure(figure)}</summary>
      <div class="source">${sourceBlock(figure.source, timeZone)}</div>
    </details>
    <p class="small muted">${figure.note}</p>`;
}

function method(content: ReportContent): Markup {
  return markup`<section class="panel">
    <div class="head">
      <h2>Method and data age</h2>
      <span class="small muted screen">Every figure opens its definition</span>
    </div>
    <dl class="method">
      ${content.method.map(
        ({ term, text }) =>
          markup`<dt>${term}</dt>
            <dd>${text}</dd>`,
      )}
    </dl>
  </section>`;
}
