import type { CardText } from "@app/contract/strategy/answers/card-text";
import { documentPage } from "#/platform/http/documents/document-page.ts";
import { documentTable } from "#/platform/http/documents/document-table.ts";
import { figureButton, sourceBlock } from "#/platform/http/documents/figure-sources.ts";
import { markup } from "#/platform/http/documents/markup.ts";
import type { Markup } from "#/platform/http/documents/markup.ts";
import type { SharedDocument } from "#/platform/http/documents/shared-documents.ts";
import { THREAD_STYLES } from "./thread-document.styles.ts";
import type { Piece, PlanThen, SaidThen, ThreadSnapshot } from "./thread-snapshot.ts";

/** A thread as a document that needs nothing else: the plan, and the conversation that led to it. */
export function threadDocument(snapshot: ThreadSnapshot): SharedDocument {
  const { title, timeZone, plan, said } = snapshot;
  const about = "Conversation with Strategy AI";
  const body = documentPage({ ...snapshot, about, heading: title }, [
    plan && planSections(plan, timeZone),
    markup`<section class="panel flow talk" aria-labelledby="conversation">
      <div class="head"><h2 id="conversation">Conversation</h2></div>
      <div class="turns">
        ${said.length === 0 ? markup`<p class="muted">Nothing was said yet.</p>` : null}
        ${said.map((one, index) => turn(one, index, timeZone))}
      </div>
    </section>`,
  ]);
  return { title, body, styles: THREAD_STYLES };
}

function planSections({ name, version, of, figures, tables, open }: PlanThen, timeZone: string): Markup {
  return markup`<section class="panel" aria-labelledby="plan">
      <div class="head">
        <h2 id="plan">The plan: ${name}</h2>
        <span class="small muted">Version ${version}; ${of.join(", ")}</span>
      </div>
      <dl class="figures">
        ${figures.map(
          ({ label, value, note, source }) =>
            markup`<div class="figure">
              <dt>${label}</dt>
              <dd>
                <details>
                  <summary class="value">${value}</summary>
                  <div class="source">${source && sourceBlock(source, timeZone)}</div>
                </details>
                <p class="small muted">${note}</p>
              </dd>
            </div>`,
        )}
      </dl>
    </section>
    ${tables.map((table) => card(table, `${table.title} table`))}
    ${
      open.length === 0
        ? null
        : markup`<section class="panel" aria-labelledby="open">
            <div class="head"><h2 id="open">Not known, not kept and taken for granted</h2></div>
            <ul class="open-points">
              ${open.map((sentence) => markup`<li>${sentence}</li>`)}
            </ul>
          </section>`
    }`;
}

function turn({ by, paragraphs, file, cards, beside }: SaidThen, index: number, timeZone: string): Markup {
  const number = index + 1;
  return markup`<article class="turn ${by}">
    <h3 class="small muted">${by === "person" ? "Asked" : "Answered"}</h3>
    ${paragraphs.map(
      (pieces, place) =>
        markup`<div class="words">
          ${pieces.map((piece, at) => pieceMarkup(piece, `figure-${number}-${place}-${at}`, timeZone))}
        </div>`,
    )}
    ${
      file &&
      markup`<details class="file">
        <summary>Text of ${file.name}</summary>
        <div class="words">${linesOf(file.text)}</div>
      </details>`
    }
    ${beside.map((text) => markup`<p class="words beside">${linesOf(text)}</p>`)}
    ${cards.map((one, at) => card(one, `${one.title}, card ${at + 1} of answer ${number}`))}
  </article>`;
}

function pieceMarkup({ text, source }: Piece, id: string, timeZone: string): Markup {
  return source === null ? linesOf(text) : figureButton({ id, text, source, timeZone });
}

function linesOf(text: string): Markup {
  const lines = text.split("\n").map((line, index) => (index === 0 ? markup`${line}` : markup`<br>${line}`));
  return markup`${lines}`;
}

/** @param label says in the whole document which card it is. */
function card({ title, text, columns, rows, figures, note }: CardText, label: string): Markup {
  if (rows.length > 0) {
    const head = markup`${columns.map(({ name, isNumeric }) => markup`<th scope="col"${numeric(isNumeric)}>${name}</th>`)}`;
    const lines = rows.map(
      (cells) =>
        markup`<tr>
          ${cells.map((cell, at) => {
            const { name = "", isNumeric = false } = columns[at] ?? {};
            return markup`<td data-name="${name}"${numeric(isNumeric)}>${cell}</td>`;
          })}
        </tr>`,
    );
    return documentTable({ title, label, note }, head, lines);
  }
  return markup`<section class="panel" aria-label="${label}">
    <div class="head"><h2>${title}</h2></div>
    ${text === null ? null : markup`<div class="words draft">${linesOf(text)}</div>`}
    ${
      figures.length === 0
        ? null
        : markup`<dl class="pairs">
            ${figures.map(
              ({ label: name, value }) =>
                markup`<dt>${name}</dt>
                  <dd>${value}</dd>`,
            )}
          </dl>`
    }
    ${note === null ? null : markup`<p class="note small muted">${note}</p>`}
  </section>`;
}

function numeric(isNumeric: boolean): Markup {
  return isNumeric ? markup` class="num"` : markup` class="wraps"`;
}
