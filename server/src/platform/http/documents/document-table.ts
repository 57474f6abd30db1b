import { markup } from "./markup.ts";
import type { Markup } from "./markup.ts";

interface TableWords {
  title: string;
  /** What names the table where its title stands more than once in the document. */
  label?: string;
  note?: string | null;
}

/** A table of a document; wide ones scroll inside their panel, on paper they may go on on the next page. */
export function documentTable(
  { title, label = `${title} table`, note = null }: TableWords,
  head: Markup,
  rows: readonly Markup[],
): Markup {
  return markup`<section class="panel flow">
    <div class="head"><h2>${title}</h2></div>
    <div class="scroll" tabindex="0" role="region" aria-label="${label}">
      <table>
        <thead>
          <tr>
            ${head}
          </tr>
        </thead>
        <tbody>
          ${rows}
        </tbody>
      </table>
    </div>
    ${note === null ? null : markup`<p class="note small muted">${note}</p>`}
  </section>`;
}
