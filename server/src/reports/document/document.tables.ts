import { CREATOR_STAGE_LABELS } from "@app/contract/campaigns/creators";
import { UNKNOWN, formatCount, formatMoney, formatPercent, formatTotal } from "@app/contract/formats";
import { expectedRange, forecastSource, forecastWords } from "@app/contract/reports/forecast";
import { PLATFORM_LABELS } from "@app/contract/platforms";
import type { ReportCheckRow, ReportContent, ReportCreator } from "@app/contract/reports/schemas";
import { creatorCost, reportCheckSource, reportCreatorSource } from "@app/contract/reports/sources";
import type { ReportCreatorFigure } from "@app/contract/reports/sources";
import { hasCreatorFigure, isBefore } from "@app/contract/reports/view";
import { documentTable } from "#/platform/http/documents/document-table.ts";
import { figureCell } from "#/platform/http/documents/figure-sources.ts";
import { markup } from "#/platform/http/documents/markup.ts";
import type { Markup } from "#/platform/http/documents/markup.ts";

/** One line for each creator. */
export function creatorsTable(content: ReportContent): Markup | null {
  if (content.creators.length === 0) return null;
  const figures = creatorFigures(content);
  const head = markup`<th scope="col">Creator</th>
    <th scope="col">Stage</th>
    ${figures.map(({ label }) => markup`<th scope="col" class="num">${label}</th>`)}`;
  const rows = content.creators.map((creator, index) => {
    const cells = figures.map(({ name, text }) =>
      figureCell({
        id: `creator-${index}-${name}`,
        text: text(creator),
        source: reportCreatorSource(name, creator, content),
        timeZone: content.timeZone,
      }),
    );
    return markup`<tr>
      <td>
        <b>${creator.name}</b><br />
        <span class="small muted">${PLATFORM_LABELS[creator.platform]} @${creator.handle}</span>
      </td>
      <td>${CREATOR_STAGE_LABELS[creator.stage]}</td>
      ${cells}
    </tr>`;
  });
  return documentTable({ title: "Creators" }, head, rows);
}

interface CreatorFigure {
  name: ReportCreatorFigure;
  label: string;
  text: (creator: ReportCreator) => string;
}

/** What somebody knows; prices that are withheld nobody does. */
function creatorFigures(content: ReportContent): CreatorFigure[] {
  return FIGURES.filter(({ name }) => hasCreatorFigure(name, content));
}

const FIGURES: CreatorFigure[] = [
  {
    name: "drafts",
    label: "Drafts",
    text: ({ submitted, deliverables }) =>
      deliverables === 0 ? "None owed" : `${submitted} of ${deliverables}`,
  },
  { name: "checks", label: "Checks passed", text: checksPassed },
  { name: "posts", label: "Posts", text: ({ posts }) => formatTotal(posts) },
  { name: "views", label: "Views", text: ({ views }) => formatCount(views) },
  { name: "engagement", label: "Engagement", text: ({ engagement }) => formatPercent(engagement) },
  { name: "cost", label: "Cost", text: (creator) => formatMoney(creatorCost(creator)) },
  { name: "costPer1000", label: "Per 1,000 views", text: ({ costPer1000 }) => formatMoney(costPer1000) },
];

function checksPassed({ checksPassed: passed, checksFailed: failed }: ReportCreator): string {
  return passed + failed === 0 ? UNKNOWN : `${passed} of ${passed + failed}`;
}

/** What the plan expected against what came; null without a plan. */
export function forecastTable(content: ReportContent): Markup | null {
  const { forecast, takenAt, timeZone } = content;
  if (!forecast) return null;
  const before = isBefore(content);
  const head = before
    ? markup`<th scope="col">Forecast</th>
        <th scope="col" class="num">Views expected</th>`
    : markup`<th scope="col">Forecast</th>
        <th scope="col" class="num">Views expected</th>
        <th scope="col" class="num">Views</th>
        <th scope="col">Came out</th>`;
  const rows = forecast.rows.map((row, index) => {
    const source = forecastSource(row, takenAt);
    const cell = (name: string, text: string) =>
      figureCell({ id: `forecast-${index}-${name}`, text, source, timeZone });
    return markup`<tr>
      <td><b>${row.name}</b></td>
      ${cell("expected", expectedRange(row))} ${before ? null : cell("views", formatCount(row.views))}
      ${before ? null : markup`<td class="wraps">${forecastWords(row)}</td>`}
    </tr>`;
  });
  const title = before ? "Views expected" : "Views against what was expected";
  return documentTable({ title }, head, rows);
}

/** The ten fields of the content check. */
export function checksTable(content: ReportContent): Markup | null {
  if (content.checks.length === 0) return null;
  const head = markup`<th scope="col">Check</th>
    ${ANSWERS.map(({ label }) => markup`<th scope="col" class="num">${label}</th>`)}`;
  const rows = content.checks.map((row) => {
    const source = reportCheckSource(row, content);
    const cells = ANSWERS.map(({ name }) =>
      figureCell({
        id: `${row.field}-${name}`,
        text: formatTotal(row[name]),
        source,
        timeZone: content.timeZone,
      }),
    );
    return markup`<tr>
      <td class="wraps">${row.label}</td>
      ${cells}
    </tr>`;
  });
  return documentTable({ title: "Content checks" }, head, rows);
}

const ANSWERS: { name: keyof Pick<ReportCheckRow, "passed" | "failed" | "unknown">; label: string }[] = [
  { name: "passed", label: "Passed" },
  { name: "failed", label: "Failed" },
  { name: "unknown", label: "Not checked" },
];
