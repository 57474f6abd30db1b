import { DOCUMENT_STYLES } from "#/platform/http/documents/document-styles.ts";

/** The whole style sheet of a shared thread. */
export const THREAD_STYLES = `${DOCUMENT_STYLES}
h3{margin:0;font-weight:500}
.turns{display:grid;gap:24px;padding:16px}
.turn{display:grid;gap:8px;min-width:0;max-width:760px}
.turn>*{min-width:0}
.turn .panel{margin-top:4px}
.words{font-size:15px;line-height:24px;overflow-wrap:anywhere}
.person .words{width:fit-content;max-width:100%;padding:8px 12px;background:var(--soft);border-radius:8px}
.person .file .words,.words.draft{width:auto;padding:12px 16px;font-size:14px;line-height:20px}
.words .open{display:inline;font-weight:500}
.beside{padding:8px 12px;border:1px solid var(--line);border-radius:8px;font-size:14px;line-height:20px}
.pairs{display:grid;grid-template-columns:auto 1fr;gap:4px 16px;padding:12px 16px}
.pairs dt{color:var(--fg2)}
.pairs dd{font-variant-numeric:tabular-nums}
.open-points{display:grid;gap:6px;padding:12px 16px 12px 32px;overflow-wrap:anywhere}
@media screen and (max-width:767px){
thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
tr{display:grid;gap:2px;padding:10px 16px;border-bottom:1px solid var(--line)}
tbody tr:last-child{border-bottom:0}
td,td.num{display:grid;grid-template-columns:128px 1fr;gap:12px;padding:0;border:0;text-align:left;white-space:normal;overflow-wrap:anywhere}
td::before{content:attr(data-name);color:var(--fg2)}
td:first-child{display:block;font-weight:500}
td:first-child::before{content:none}
}
@media print{
.turns{gap:16px;padding:12px 0}
.turn{max-width:none}
.talk{border:0}
.talk>.head{padding:10px 0}
.words{font-size:12px;line-height:17px}
.turn>h3{break-after:avoid}
}
`;
