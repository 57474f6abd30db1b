import {
  formatCount,
  formatMoney,
  formatPercent,
  formatRange,
  formatTotal,
  plural,
} from "@app/contract/formats";
import { nameOf } from "@app/contract/place-names";
import { PLATFORM_LABELS } from "@app/contract/platforms";
import { DOCUMENT_STYLES } from "#/platform/http/documents/document-styles.ts";
import { documentPage } from "#/platform/http/documents/document-page.ts";
import { documentTable } from "#/platform/http/documents/document-table.ts";
import { markup } from "#/platform/http/documents/markup.ts";
import type { Markup } from "#/platform/http/documents/markup.ts";
import type { SharedDocument } from "#/platform/http/documents/shared-documents.ts";
import type { CollectionSnapshot, SharedCreator } from "./collection-snapshot.ts";

/** On phones each creator is a card, and every figure has its name beside it. */
const STYLES = `${DOCUMENT_STYLES}.people a{color:inherit;text-underline-offset:3px;overflow-wrap:anywhere}
@media screen and (max-width:767px){
.people table,.people tbody,.people tr,.people td{display:block}
.people thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.people tr{padding:12px 16px;border-bottom:1px solid var(--line)}
.people tr:last-child{border-bottom:0}
.people td{padding:2px 0;border:0;white-space:normal}
.people td[data-label]{display:flex;gap:16px;justify-content:space-between}
.people td[data-label]::before{content:attr(data-label);color:var(--fg2)}
.people td:empty{display:none}
}
`;

/** A collection as a document that needs nothing else: whom a client is asked about. */
export function collectionDocument(name: string, content: CollectionSnapshot): SharedDocument {
  const body = documentPage({ ...content, about: aboutOf(content), heading: name }, [
    content.creators.length === 0
      ? markup`<p class="muted">Nobody is in this collection.</p>`
      : markup`<div class="people">${creatorsTable(content)}</div>`,
  ]);
  return { title: name, body, styles: STYLES };
}

function aboutOf({ total, prices }: CollectionSnapshot): string {
  const sums = prices.map(({ sum, low, high, known }) =>
    known > 1
      ? `${formatMoney(sum)} (${formatRange(formatMoney(low), formatMoney(high))})`
      : formatMoney(sum),
  );
  const left = total - prices.reduce((all, { known }) => all + known, 0);
  const rest = left === 0 ? "" : `, ${formatTotal(left)} without a price`;
  const cost = sums.length === 0 ? [] : [`one piece of each: ${sums.join(" and ")}${rest}`];
  return [plural(total, "creator"), ...cost].join(", ");
}

function creatorsTable({ creators, total }: CollectionSnapshot): Markup {
  const columns = COLUMNS.filter(({ text }) => creators.some((creator) => text(creator) !== null));
  const head = markup`<th scope="col">Creator</th>
    ${columns.map(({ label, isNumber }) => markup`<th scope="col" class="${isNumber ? "num" : ""}">${label}</th>`)}`;
  const rows = creators.map(
    (creator) =>
      markup`<tr>
        <td>${nameCell(creator)}</td>
        ${columns.map((column) => cell(column, column.text(creator)))}
      </tr>`,
  );
  const left = total - creators.length;
  const note = left === 0 ? null : `${plural(left, "more creator")} in this collection.`;
  return documentTable({ title: "Creators", note }, head, rows);
}

function nameCell({ name, platform, handle, url, further }: SharedCreator): Markup {
  const account = `${PLATFORM_LABELS[platform]} @${handle}`;
  const linked = url !== null && /^https?:\/\//u.test(url);
  return markup`<b>${name ?? `@${handle}`}</b><br /><span class="small muted">${
    linked ? markup`<a href="${url}" rel="noreferrer nofollow">${account}</a>` : account
  }${further.length === 0 ? null : `, ${further.join(", ")}`}</span>`;
}

interface Column {
  label: string;
  isNumber: boolean;
  /** Null where it is not known. */
  text: (creator: SharedCreator) => string | null;
}

const COLUMNS: Column[] = [
  { label: "Followers", isNumber: true, text: ({ followers }) => told(followers, formatCount) },
  { label: "Engagement", isNumber: true, text: ({ engagementRate }) => told(engagementRate, formatPercent) },
  {
    label: "Country",
    isNumber: false,
    text: ({ country }) => told(country, (code) => nameOf("region", code)),
  },
  {
    label: "Price",
    isNumber: true,
    text: ({ price }) =>
      told(price, (asked) => `${formatMoney(asked)}${asked.per === null ? "" : ` per ${asked.per}`}`),
  },
];

function told<T>(value: T | null, format: (value: T) => string): string | null {
  return value === null ? null : format(value);
}

function cell({ label, isNumber }: Column, text: string | null): Markup {
  if (text === null) return markup`<td></td>`;
  return markup`<td data-label="${label}" class="${isNumber ? "num" : ""}">${text}</td>`;
}
