import { CREATOR_STAGE_LABELS } from "@app/contract/campaigns-creators";
import {
  UNKNOWN,
  formatCount,
  formatDate,
  formatDateTime,
  formatMoney,
  formatPercent,
  formatRange,
} from "@app/contract/formats";
import { PLATFORM_LABELS } from "@app/contract/platforms";
import type { ReportContent, ReportCreator, ReportFigure } from "@app/contract/reports";
import { formatReportFigure } from "@app/contract/reports-charts";
import { markup } from "#/platform/http/markup.ts";
import type { Markup } from "#/platform/http/markup.ts";
import type { SharedDocument } from "#/platform/http/shared-documents.ts";
import { chartFigure } from "./document.charts.ts";
import { DOCUMENT_STYLES } from "./document.styles.ts";

/** More stand in rows of four. */
const FIGURES_IN_A_ROW = 6;

/** A report as a document that needs nothing else. */
export function reportDocument(title: string, content: ReportContent): SharedDocument {
  const { campaign, timeZone, takenAt, charts } = content;
  const days = formatRange(formatDate(campaign.startsOn, "UTC"), formatDate(campaign.endsOn, "UTC"));
  const body = markup`<main>
    <header class="cover">
      <div>
        <p class="small muted">${title}, ${days}</p>
        <h1>${content.headline}</h1>
      </div>
      <span class="badge">As of ${formatDate(takenAt, timeZone)}</span>
    </header>
    ${figures(content)}
    ${charts.length === 0 ? null : markup`<div class="charts">${charts.map(chartFigure)}</div>`}
    ${method(content)} ${creators(content)} ${checks(content)}
    <footer>
      <span>Herald</span>
      <span>${content.pricesHidden ? "Prices are left out of this document." : null}</span>
      <span>Data of ${formatDateTime(takenAt, timeZone)}, ${timeZone}</span>
    </footer>
  </main>`;
  return { title, body, styles: DOCUMENT_STYLES };
}

function figures(content: ReportContent): Markup {
  return markup`<section class="panel" aria-label="Main figures">
    <dl class="figures${content.figures.length > FIGURES_IN_A_ROW ? " many" : ""}">
      ${content.figures.map(
        (figure) =>
          markup`<div class="figure">
            <dt>${figure.label}</dt>
            <dd>${figureValue(figure, content)}</dd>
          </div>`,
      )}
    </dl>
  </section>`;
}

function figureValue(figure: ReportFigure, { timeZone }: ReportContent): Markup {
  const text = formatReportFigure(figure);
  const { definition, inputs, sample, asOf, source, note } = figure.source;
  const rows = [
    ...inputs,
    { label: "Sample", value: sample ?? UNKNOWN },
    { label: "Date", value: formatDateTime(asOf, timeZone) },
    { label: "Source", value: source ?? UNKNOWN },
  ];
  return markup`<details>
      <summary class="value${text === UNKNOWN ? " na" : ""}">${text}</summary>
      <div class="source">
        <p>${definition}</p>
        <dl>
          ${rows.map(
            ({ label, value }) =>
              markup`<dt>${label}</dt>
                <dd>${value}</dd>`,
          )}
        </dl>
        ${note === undefined ? null : markup`<p>${note}</p>`}
      </div>
    </details>
    <p class="small muted">${figure.note}</p>`;
}

function method(content: ReportContent): Markup {
  return markup`<section class="panel">
    <div class="head"><h2>Method and data age</h2></div>
    <dl class="method">
      ${content.method.map(
        ({ term, text }) =>
          markup`<dt>${term}</dt>
            <dd>${text}</dd>`,
      )}
    </dl>
  </section>`;
}

function creators(content: ReportContent): Markup | null {
  if (content.creators.length === 0) return null;
  const money = content.pricesHidden
    ? null
    : markup`<th scope="col" class="num">Fee</th>
        <th scope="col" class="num">Per 1,000 views</th>`;
  return markup`<section class="panel">
    <div class="head"><h2>Creators</h2></div>
    <div class="scroll" tabindex="0" role="region" aria-label="Creators table">
      <table>
        <thead>
          <tr>
            <th scope="col">Creator</th>
            <th scope="col">Stage</th>
            <th scope="col" class="num">Drafts</th>
            <th scope="col" class="num">Checks passed</th>
            <th scope="col" class="num">Posts</th>
            <th scope="col" class="num">Views</th>
            <th scope="col" class="num">Engagement</th>
            ${money}
          </tr>
        </thead>
        <tbody>
          ${content.creators.map((creator) => creatorRow(creator, content.pricesHidden))}
        </tbody>
      </table>
    </div>
  </section>`;
}

function creatorRow(creator: ReportCreator, pricesHidden: boolean): Markup {
  const money = pricesHidden
    ? null
    : markup`<td class="num">${formatMoney(creator.fee)}</td>
        <td class="num">${formatMoney(creator.costPer1000)}</td>`;
  const answered = creator.checksPassed + creator.checksFailed;
  const passed = answered === 0 ? UNKNOWN : `${creator.checksPassed} of ${answered}`;
  return markup`<tr>
    <td>
      <b>${creator.name}</b><br />
      <span class="small muted">${PLATFORM_LABELS[creator.platform]} @${creator.handle}</span>
    </td>
    <td>${CREATOR_STAGE_LABELS[creator.stage]}</td>
    <td class="num">${creator.submitted} of ${creator.deliverables}</td>
    <td class="num">${passed}</td>
    <td class="num">${creator.posts}</td>
    <td class="num">${formatCount(creator.views)}</td>
    <td class="num">${formatPercent(creator.engagement)}</td>
    ${money}
  </tr>`;
}

function checks(content: ReportContent): Markup | null {
  if (content.checks.length === 0) return null;
  return markup`<section class="panel">
    <div class="head"><h2>Content checks</h2></div>
    <div class="scroll" tabindex="0" role="region" aria-label="Content checks table">
      <table>
        <thead>
          <tr>
            <th scope="col">Check</th>
            <th scope="col" class="num">Passed</th>
            <th scope="col" class="num">Failed</th>
            <th scope="col" class="num">Not checked</th>
          </tr>
        </thead>
        <tbody>
          ${content.checks.map(
            (row) =>
              markup`<tr>
                <td>${row.label}</td>
                <td class="num">${row.passed}</td>
                <td class="num">${row.failed}</td>
                <td class="num">${row.unknown}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </section>`;
}
