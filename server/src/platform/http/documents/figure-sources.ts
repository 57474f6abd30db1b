import type { FigureSource } from "@app/contract/figures";
import { UNKNOWN, formatDateTime } from "@app/contract/formats";
import { markup } from "./markup.ts";
import type { Markup } from "./markup.ts";

/** Definition, inputs, sample, date and source of a figure. */
export function sourceBlock(figure: FigureSource, timeZone: string): Markup {
  const { definition, inputs, sample, asOf, source, note } = figure;
  const rows = [
    ...inputs,
    { label: "Sample", value: sample ?? UNKNOWN },
    { label: "Date", value: formatDateTime(asOf, timeZone) },
    { label: "Source", value: source ?? UNKNOWN },
  ];
  return markup`<p>${definition}</p>
    <dl>
      ${rows.map(
        ({ label, value }) =>
          markup`<dt>${label}</dt>
            <dd>${value}</dd>`,
      )}
    </dl>
    ${note === undefined ? null : markup`<p>${note}</p>`}`;
}

interface CellFigure {
  /** Stands once in the document. */
  id: string;
  text: string;
  source: FigureSource;
  timeZone: string;
}

/** A figure in a table that opens its source. */
export function figureCell(figure: CellFigure): Markup {
  return markup`<td class="num">${figureButton(figure)}</td>`;
}

/**
 * A figure that opens its source over the page: in its own place it would push a table or a sentence apart. The browser
 * opens and closes it by itself, no script is needed.
 */
export function figureButton({ id, text, source, timeZone }: CellFigure): Markup {
  return markup`<button type="button" class="open" popovertarget="${id}">${text}</button
    ><div popover id="${id}" class="source over" role="dialog" aria-label="${source.label}">
      <p>
        <b>${source.label}</b>
        <b>${text}</b>
      </p>
      ${sourceBlock(source, timeZone)}
      <button type="button" class="close" popovertarget="${id}" popovertargetaction="hide">Close</button>
    </div>`;
}
