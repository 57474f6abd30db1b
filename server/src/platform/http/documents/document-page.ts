import { formatDate, formatDateTime } from "@app/contract/formats";
import { DOCUMENT_MARK } from "./document-mark.ts";
import { markup } from "./markup.ts";
import type { Markup } from "./markup.ts";

interface Page {
  /** What it is, in small letters above its heading. */
  about: string;
  heading: string;
  takenAt: string;
  timeZone: string;
  pricesHidden: boolean;
}

/** What every shared document has around its sections: a cover, and at its foot of when it is. */
export function documentPage(page: Page, sections: readonly (Markup | null)[]): Markup {
  const { about, heading, takenAt, timeZone, pricesHidden } = page;
  return markup`<main>
    <header class="cover">
      <div>
        <p class="small muted">${about}</p>
        <h1>${heading}</h1>
      </div>
      <div class="origin">
        ${DOCUMENT_MARK}
        <span class="badge">As of ${formatDate(takenAt, timeZone)}</span>
      </div>
    </header>
    ${sections.filter((section) => section !== null)}
    <footer>
      <span>${pricesHidden ? "Prices are left out of this document." : null}</span>
      <span>As it was on ${formatDateTime(takenAt, timeZone)}, ${timeZone}</span>
    </footer>
  </main>`;
}
