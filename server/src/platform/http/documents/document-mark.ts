import { markup } from "./markup.ts";

/** The product's mark with its name, as documents carry it. */
export const DOCUMENT_MARK = markup`<span class="mark"
  ><svg width="24" height="24" viewBox="0 0 28 28" aria-hidden="true">
    <defs>
      <linearGradient id="mark" x1="0" x2="1">
        <stop stop-color="#1d5ce0" />
        <stop offset=".45" stop-color="#4f46e5" />
        <stop offset="1" stop-color="#7c3aed" />
      </linearGradient>
    </defs>
    <rect width="28" height="28" rx="8" fill="url(#mark)" />
    <path
      d="M9.5 7v14M9.5 16.2c0-2.7 1.8-4.4 4.5-4.4s4.5 1.7 4.5 4.4V21"
      stroke="#fff"
      stroke-width="2.6"
      stroke-linecap="round"
      fill="none"
    /></svg
  ><b>Herald</b></span
>`;
